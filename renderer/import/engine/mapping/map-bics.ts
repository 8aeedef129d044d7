import {
  type Column,
  candidatesFor,
  headerReasons,
  headerWeight,
  type MappingDraft,
} from '../columns/column-candidates';
import type { ColumnProfile } from '../columns/column-profile';

/** Numbers and codes; dates only where the column is text all the same. */
export const isIdentifier = (profile: ColumnProfile) => !profile.isDate || profile.kind === 'text';

/** `BIC` beside `BIC tegenpartij` is that of the own bank. */
const bareBic = /^(?:bic|swift|swift code|bic code|bic swift|swift bic|bic swift code)$/;

/** A bank code behind the own account that never changes belongs to that account; payer and payee may each have one. */
export function mapBics(columns: readonly Column[], draft: MappingDraft): void {
  const found = candidatesFor(columns, draft, 'counterpartyBic', isIdentifier).filter(
    ({ profile }) => profile.bics > 0,
  );
  const isSided = draft.has('payerIban') && draft.has('payeeIban');
  const code = columns.find(
    (column) =>
      draft.isFree(column) &&
      column.profile.isConstant &&
      column.profile.bics === 0 &&
      column.profile.longNumbers > 0 &&
      headerWeight(column, 'counterpartyBic') === 1 &&
      [column.index - 1, column.index + 1].some(
        (index) => draft.byColumn.get(index)?.field === 'accountIban',
      ),
  );
  if (code && draft.isOpen('accountBankCode'))
    draft.assign(code, 'accountBankCode', 0.8, headerReasons(code, 'counterpartyBic'));
  for (const column of found) {
    const { profile } = column;
    const before = columns[column.index - 1];
    const isBehindOwn = before !== undefined && draft.byColumn.get(before.index)?.field === 'accountIban';
    // One code in all rows beside a column of other codes is that of the own bank too.
    const isBareAmongNamed =
      bareBic.test(column.key) && found.some((other) => other !== column && !bareBic.test(other.key));
    const isConstantAmongOthers =
      profile.rows > 2 &&
      profile.isConstant &&
      found.some((other) => other !== column && !other.profile.isConstant);
    const isOwn =
      profile.filled === profile.rows &&
      (isBareAmongNamed ||
        isConstantAmongOthers ||
        (profile.rows > 2 && isBehindOwn && profile.distinct.size <= before.profile.distinct.size));
    const field = isOwn ? 'accountBic' : 'counterpartyBic';
    if (!draft.isOpen(field) && !isSided) continue;
    draft.assignByHeader(column, field, 'counterpartyBic');
  }
}
