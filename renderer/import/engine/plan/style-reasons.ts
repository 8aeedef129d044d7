import type { ColumnReading, Reason, TargetField } from '../../../../preload/contract/reading/reading';
import type { ColumnProfile } from '../columns/column-profile';
import { decideDecimalSign } from '../columns/column-styles';
import { decimalEvidence } from '../values/amounts';
import { cleanAmount } from '../values/clean-amount';
import type { TablePlan } from './table-plan';

/** What was decided about the cells of a table, and on what grounds. */
interface StyleContext {
  plan: TablePlan;
  profiles: readonly ColumnProfile[];
}

const moneyFields: readonly TargetField[] = [
  'amount',
  'debit',
  'credit',
  'balanceAfter',
  'originalAmount',
  'fee',
];

/** Why the cells of each column are read as they are: order of dates, decimal sign, rule of signs (issue 5, point 6). */
export function withStyleReasons(context: StyleContext): ColumnReading[] {
  const { plan, profiles } = context;
  return plan.columns.map((reading) => {
    const profile = profiles[reading.index];
    if (!profile) return reading;
    const added: Reason[] = [...(plan.dateReasons.get(reading.index) ?? [])];
    if (reading.field && moneyFields.includes(reading.field)) {
      added.push(amountReason(profile, context));
      if (reading.field === 'amount') added.push(...signReasons(context));
      if (reading.field === 'debit' || reading.field === 'credit') added.push({ code: 'sign.sides' });
    }
    return added.length === 0 ? reading : { ...reading, reasons: [...reading.reasons, ...added] };
  });
}

/** What an amount of the column proves, else why the table is read so. */
function amountReason(profile: ColumnProfile, { plan }: StyleContext): Reason {
  const { decimalSign: sign, decimalReason } = plan;
  if (decimalReason.code === 'amount.chosen') return decimalReason;
  const decision = decideDecimalSign(profile);
  if (decision?.isSure && decision.value === sign) {
    const proof = firstOf(profile, (text) => {
      const core = cleanAmount(text)?.core;
      return core !== undefined && decimalEvidence(core) === sign;
    });
    if (proof !== null) return { code: 'amount.proof', params: { sign, text: proof } };
  }
  return decision === null ? { code: 'amount.whole' } : decimalReason;
}

function signReasons({ plan }: StyleContext): readonly Reason[] {
  const { direction, fields, signReasons } = plan;
  if (!fields.has('direction')) return signReasons;
  const [out = ''] = direction.out;
  const [into = ''] = direction.in;
  return [{ code: 'sign.direction', params: { out: out.toUpperCase(), in: into.toUpperCase() } }];
}

function firstOf(profile: ColumnProfile, isTelling: (text: string) => boolean): string | null {
  for (const text of profile.distinct.keys()) if (isTelling(text)) return text.slice(0, 60);
  return null;
}
