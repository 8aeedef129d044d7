/** Codes of the import engine; their sentences stand in the language files under the same codes. */

export const findingSeverities = ['error', 'warning', 'hint'] as const;

/** Every finding rule: its usual severity and the names of its params. */
export const findingRules = {
  'date.missing': { severity: 'error', params: [] },
  'date.unreadable': { severity: 'error', params: [] },
  'date.nonexistent': { severity: 'error', params: [] },
  'valueDate.unreadable': { severity: 'warning', params: [] },
  'valueDate.nonexistent': { severity: 'warning', params: [] },
  'date.outsidePeriod': { severity: 'hint', params: ['from', 'to'] },
  'amount.missing': { severity: 'error', params: [] },
  'amount.unreadable': { severity: 'error', params: [] },
  'amount.tooPrecise': { severity: 'error', params: ['currency', 'places'] },
  'amount.bothSides': { severity: 'error', params: [] },
  'balance.unreadable': { severity: 'warning', params: [] },
  'direction.unknown': { severity: 'error', params: [] },
  'currency.unknown': { severity: 'error', params: [] },
  'status.pending': { severity: 'warning', params: [] },
  'iban.checkDigits': { severity: 'warning', params: [] },
  'bic.form': { severity: 'warning', params: [] },
  'creditorId.checkDigits': { severity: 'warning', params: [] },
  'account.checkDigits': { severity: 'warning', params: [] },
  'account.unknown': { severity: 'hint', params: [] },
  'balance.break': { severity: 'warning', params: ['expected', 'found', 'difference', 'currency'] },
  'balance.closing': { severity: 'warning', params: ['opening', 'sum', 'closing', 'difference', 'currency'] },
  'control.count': { severity: 'warning', params: ['expected', 'found'] },
  'control.sum': { severity: 'warning', params: ['expected', 'found', 'difference', 'currency'] },
  'text.replacement': { severity: 'warning', params: [] },
  'text.scientific': { severity: 'warning', params: [] },
  'quote.unclosed': { severity: 'warning', params: [] },
  'cell.shortened': { severity: 'warning', params: ['limit'] },
  'row.fields': { severity: 'error', params: ['expected', 'found'] },
  'coverage.gap': { severity: 'hint', params: ['from', 'to'] },
  'coverage.overlap': { severity: 'hint', params: ['from', 'to', 'other'] },
} as const satisfies Record<
  string,
  { severity: (typeof findingSeverities)[number]; params: readonly string[] }
>;
export type FindingRule = keyof typeof findingRules;

/** Every reason code with the names of its params. */
export const reasonCodes = {
  'encoding.bom': ['label'],
  'encoding.validUtf8': ['sequences'],
  'encoding.ascii': [],
  'encoding.highBytes': ['bytes'],
  'encoding.windowsOnly': ['bytes'],
  'encoding.doubtful': ['bytes'],
  'encoding.zeroBytes': [],
  'encoding.chosen': [],
  'workbook.sheet': ['sheet'],
  'workbook.otherSheets': ['sheets'],
  'page.tables': [],
  'qif.lines': [],
  'header.exact': ['name'],
  'header.contains': ['name'],
  'header.words': ['name'],
  'header.ofFormat': ['format'],
  'content.kind': ['kind', 'share'],
  'content.position': [],
  'content.sums': ['columns'],
  'content.balance': [],
  'mapping.chosen': [],
  'mapping.template': ['name'],
  'format.header': ['matched', 'of'],
  'format.order': [],
  'format.fileName': ['name'],
  'format.bankCode': ['bankCode'],
  'format.preamble': ['text'],
  'format.content': [],
} as const satisfies Record<string, readonly string[]>;

/** Why a record is no booking. */
export const notBookingReasons = {
  empty: [],
  preamble: [],
  header: [],
  footer: [],
  balance: [],
  total: [],
  notice: [],
  continuation: [],
  partOfCollective: [],
  declined: [],
  emptyTable: [],
} as const satisfies Record<string, readonly string[]>;
export type NotBookingReason = keyof typeof notBookingReasons;

/** Why a file could not be read at all (`failed` of the worker protocol). */
export const readFailures = {
  'file.empty': [],
  'file.binary': ['kind'],
  'file.vanished': [],
  'file.changed': [],
  'file.noTable': [],
  'file.noTransactions': [],
  'file.damaged': ['kind'],
  'file.unsupported': ['kind'],
  'file.oldWorkbook': [],
  'file.protected': [],
  'file.severalSheets': ['sheets'],
  'limit.size': ['limitBytes'],
  'limit.lineLength': ['line', 'limit'],
  'limit.rows': ['limit'],
  'limit.columns': ['limit'],
  'limit.archive': ['limit'],
  'read.cancelled': [],
  internal: [],
} as const satisfies Record<string, readonly string[]>;
export type ReadFailureCode = keyof typeof readFailures;
