import { isRefundMark } from '../vocabulary/direction-words';
import { fold } from '../vocabulary/fold';
import { readStatus } from '../vocabulary/word-lists';
import type { Column, MappingDraft } from './column-candidates';

const merchantHeader =
  /^(?:merchant(?: name)?|haendler(?:name)?|commercant|marchand|esercente|negozio|comercio|comerciante|handelaar|winkel|akzeptant|akzeptanzstelle)$/;

/**
 * Exports of spending only write every amount without sign and mark what came back: `REFUNDED` in a column that is empty for
 * purchases. Only where the counterparty is named as a merchant: a seller's list of sales has such marks as well.
 */
export function mapRefundMarks(columns: readonly Column[], draft: MappingDraft): void {
  const amount = columns[draft.first('amount')];
  if (!amount || amount.profile.negative > 0 || !draft.isOpen('direction') || draft.has('balanceAfter'))
    return;
  if (!columns.some((column) => merchantHeader.test(column.key) && !column.profile.isEmpty)) return;
  for (const column of columns) {
    const { profile } = column;
    if (!draft.isFree(column) || profile.isEmpty || profile.distinct.size > 10) continue;
    const words = profile.words;
    const into = words.filter((word) => isRefundMark(word));
    const out = words.filter((word) => !into.includes(word));
    if (into.length === 0 || !out.every((word) => readStatus(word) !== null)) continue;
    let marked = 0;
    for (const [text, count] of profile.distinct) if (isRefundMark(fold(text))) marked += count;
    if (marked >= profile.rows / 2) continue;
    draft.assign(column, 'direction', 0.8, [
      { code: 'content.kind', params: { kind: 'direction', share: 100 } },
    ]);
    draft.provenWords = { out: ['', ...out], in: into };
    if (profile.statuses > 0 && draft.isOpen('status')) draft.byField.set('status', [column.index]);
    return;
  }
}
