export const report = {
  'report.subject': 'Analysis of account bookings',
  'report.contents': 'Contents',
  'report.type.company': 'Company',
  'report.type.person': 'Private person',
  'report.field.customerId': 'Customer identifier',
  'report.field.type': 'Type',
  'report.field.period': 'Period of the data',
  'report.field.accounts': 'Accounts',
  'report.field.bookings': 'Bookings',
  'report.field.created': 'Created',
  'report.field.analysis': 'Analysis of',
  'report.field.correlation': 'Identifier of the run',
  'report.field.environment': 'Environment',
  'report.field.connection': 'Connection',
  'report.field.version': 'Program',
  'report.field.reportId': 'Report number',
  'report.field.hash': 'Checksum of the content',
  'report.environment.local': 'Local analysis on this computer',
  'report.environment.test': 'Test environment',
  'report.environment.production': 'Production environment',
  'report.confidential':
    'Confidential. Contains personal and bank data; to be used for the agreed purpose only.',
  'report.disclaimer':
    'Analysis of account movements from the files named. Not a credit score, not advice, not legal proof.',
  'report.gaps.title': 'State of the data',
  'report.gaps.none': 'No gaps found between the first and the last booking.',
  'report.gaps.account': '{{account}}: {{periods}}',
  'report.gaps.more': 'and {{n}} more',
  'report.outdated':
    'Analysed before the last upload: the results of the service may lack what was uploaded since.',
  'report.noAnalysis': 'no analysis',

  'report.coverage.title': 'Data coverage',
  'report.coverage.about':
    'Every figure of this report goes back to lines of these files. The checksum (SHA-256) proves that a file is the same.',
  'report.coverage.first': 'First booking',
  'report.coverage.last': 'Last booking',
  'report.coverage.days': 'Days covered',
  'report.coverage.bookings': 'Bookings',
  'report.coverage.merged': 'Duplicates merged',
  'report.coverage.leftOut': 'Excluded',
  'report.coverage.leftOutFor': 'Excluded because',
  'report.coverage.leftOutAs.pending': 'only announced by the bank',
  'report.coverage.leftOutAs.blocked': 'not readable',
  'report.coverage.noReason_one': '{{n}} not stated',
  'report.coverage.noReason_other': '{{n}} not stated',
  'report.coverage.corrected': 'Corrected by hand',
  'report.coverage.proof': 'Balance check',
  'report.coverage.gaps': 'Missing between files',
  'report.coverage.noGaps': 'nothing found',
  'report.coverage.file': 'File',
  'report.coverage.number': 'No.',
  'report.coverage.rows': 'Bookings',
  'report.coverage.lines': 'Lines',
  'report.coverage.hash': 'SHA-256',
  'report.proof.proved': 'balances to the cent',
  'report.proof.broken_one': '{{n}} break in the running balance',
  'report.proof.broken_other': '{{n}} breaks in the running balance',
  'report.proof.partly': 'no break; not every file has a running balance',
  'report.proof.noBalance': 'not possible, no running balance',

  'report.figures.title': 'Key figures',
  'report.figures.local': 'Computed locally',
  'report.figures.localIn': 'Computed locally, accounts in {{currency}}',
  'report.figures.without': 'Without them: money in {{moneyIn}}, money out {{moneyOut}}.',
  'report.figures.transfers_one':
    '{{n}} booking named by the service, its amount from the files. In money in too where the receiving account is loaded.',
  'report.figures.transfers_other':
    '{{n}} bookings named by the service, added up from the files. In money in too where the receiving account is loaded.',
  'report.figures.transfersCut':
    'Transfers between own accounts are not added up here: not all of their bookings are part of this report.',
  'report.figures.service': 'Reported by the service',
  'report.figures.figure': 'Figure',
  'report.figures.value': 'Value',
  'report.figures.beside': 'Beside it',
  'report.figures.definition': 'Definition',
  'report.figures.partial': 'The period contains incomplete months: {{months}}.',
  'report.figures.currentOf': '{{title}}, {{month}}',

  'report.compare.title': 'Against the period before, computed locally',
  'report.compare.difference': 'Difference',
  'report.compare.percent': 'In percent',
  'report.compare.moneyIn': 'Money in',
  'report.compare.moneyOut': 'Money out, as an amount',
  'report.compare.net': 'Net',
  'report.compare.none_one':
    'No comparison with the period before: only {{n}} month is complete, six in a row are needed.',
  'report.compare.none_other':
    'No comparison with the period before: only {{n}} months in a row are complete, six are needed.',

  'report.cashFlow.title': 'Cash flow and liquidity',
  'report.cashFlow.about_one':
    'Computed locally from the bookings of the account. Incomplete months are marked.',
  'report.cashFlow.about_other':
    'Computed locally from the bookings of all accounts, transfers between own accounts included. Incomplete months are marked.',
  'report.cashFlow.titleIn': 'Cash flow and liquidity in {{currency}}',

  'report.breakdown.about': 'The months are reported by the service.',

  'report.results.title': 'Results of the service',
  'report.other.title': 'Other results',
  'report.other.about': 'As the service reported them.',
  'report.states.title': 'Results not contained',

  'report.accounts.title': 'Accounts',
  'report.accounts.iban': 'IBAN',
  'report.accounts.holder': 'Holder',
  'report.accounts.bank': 'Bank',
  'report.accounts.type': 'Account type',
  'report.accounts.opening': 'Opening balance',
  'report.accounts.openingComputed': 'Opening balance, computed from balances and bookings',
  'report.accounts.months': 'By month, computed locally',
  'report.accounts.closing': 'Closing balance',
  'report.accounts.in': 'Total credits',
  'report.accounts.out': 'Total debits',
  'report.accounts.net': 'Change',
  'report.accounts.excluded_one':
    '{{n}} booking that does not count in the cash flow is contained in the totals and months of the accounts: balances include it.',
  'report.accounts.excluded_other':
    '{{n}} bookings that do not count in the cash flow are contained in the totals and months of the accounts: balances include them.',
  'report.accounts.about_one': 'Totals of the account, transfers to other own accounts included.',
  'report.accounts.about_other': 'Totals per account, transfers between own accounts included.',
  'report.unknown': 'not stated in the file',

  'report.method.title': 'Method and limits',
  'report.method.months.title': 'Months',
  'report.method.months.text':
    'A month is the calendar month of the booking day as it stands in the file. A month is complete when every account has it from its first to its last bank day; all others carry a star and count neither for current nor for median nor for average. Where the service counts other months, these figures are computed here from its months, and its own stand beside them. Months without a booking keep their place.',
  'report.method.recurring.title': 'Recurring and one-off',
  'report.method.recurring.text':
    'What is recurring is reported by the service: payments that it assigns to a contract or to a visible rhythm. Everything else is one-off.',
  'report.method.local.title': 'Figures computed locally',
  'report.method.local.text':
    'Kontor computes control figures on this computer from the loaded bookings, without the service. They are labelled as such and never mixed with the figures of the service. Which bookings run between own accounts is named by the service; their amounts come from the files.',
  'report.method.duplicates.title': 'Repeated rows and excluded rows',
  'report.method.duplicates.text':
    'Where files overlap each booking counts once. Equal rows within one file are bookings of their own. Pending bookings are excluded unless the user chooses otherwise.',
  'report.method.outdated.title': 'Analysed before the last upload',
  'report.method.outdated.text':
    'Bookings were uploaded after the analysis. The data coverage and the figures computed locally contain them; the results of the service may lack them.',
  'report.method.limits.title': 'What the files did not contain',
  'report.method.limits.noBalance':
    '{{account}}: no balance in the files, hence no account balance and no balance check.',
  'report.method.limits.noProof': '{{account}}: no running balance in the files, hence no balance check.',
  'report.method.limits.partProof':
    '{{account}}: not every file has a running balance, hence part of the bookings is not checked by balances.',
  'report.method.limits.noOwner': '{{account}}: no account holder in the files.',
  'report.method.limits.gaps_one': '{{account}}: {{n}} gap between the files.',
  'report.method.limits.gaps_other': '{{account}}: {{n}} gaps between the files.',
  'report.method.limits.broken_one': '{{account}}: the running balance breaks at {{n}} place.',
  'report.method.limits.broken_other': '{{account}}: the running balance breaks at {{n}} places.',
  'report.method.limits.none': 'No limitation found.',
  'report.method.corrections.text':
    'The analyst corrected these categories; each holds for all bookings of the counterparty that were taken for the same. The service was told before its analysis, except where it says: not in the figures.',
  'report.method.corrections.line_one':
    '{{payee}}: “{{category}}” instead of “{{original}}”, {{n}} booking, {{day}}.',
  'report.method.corrections.line_other':
    '{{payee}}: “{{category}}” instead of “{{original}}”, {{n}} bookings, {{day}}.',
  'report.method.corrections.notHeeded': 'Not in the figures.',
  'report.method.estimate.title': 'No advice',
  'report.method.estimate.text':
    'The report shows what the files and the service contain. It is neither a credit rating nor an audit opinion.',

  'report.appendix.title': 'Appendix: bookings behind the results',
  'report.appendix.about': 'Source: number of the file in the data coverage, then the line in that file.',
  'report.appendix.cut':
    '{{shown}} of {{total}} bookings are shown; the export of the results has all of them.',
  'report.appendix.none': 'No bookings on this computer lie behind the results.',
  'report.appendix.day': 'Booked',
  'report.appendix.partner': 'Counterparty',
  'report.appendix.purpose': 'Purpose',
  'report.appendix.account': 'Account',
  'report.appendix.amount': 'Amount',
  'report.appendix.source': 'Source',
  'report.behind.group': '{{group}} ({{n}})',
  'report.behind.every': 'Every booking behind it is in the appendix with file and line.',
  'report.behind.cut':
    'The bookings behind it are in the appendix with file and line, as many as it has room for.',
  'report.behind.groups': 'Bookings behind it, in the appendix with file and line: {{groups}}.',
  'report.appendix.rest': 'Further bookings',
  'report.breakdown.months': 'Months: {{title}}',
  'report.breakdown.contracts': 'Contracts: {{title}}',
};
