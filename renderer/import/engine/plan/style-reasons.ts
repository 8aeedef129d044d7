import type {
  ColumnReading,
  ReadOptions,
  Reason,
  TargetField,
} from '../../../../preload/contract/reading/reading';
import type { ExportFormat } from '../../formats/description/export-format';
import type { ColumnProfile } from '../columns/column-profile';
import { decideDateOrder, decideDecimalSign } from '../columns/column-styles';
import { cleanAmount, decimalEvidence } from '../values/amounts';
import { type DateOrder, dateParts } from '../values/calendar-days';
import type { TablePlan } from './table-plan';

/** What was decided about the cells of a table, and on what grounds. */
interface StyleContext {
  plan: TablePlan;
  profiles: readonly ColumnProfile[];
  options: ReadOptions;
  format: ExportFormat | null;
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
    const order = plan.dateOrder.get(reading.index);
    const added: Reason[] = [];
    if (order) added.push(dateReason(profile, order, context));
    if (reading.field && moneyFields.includes(reading.field)) {
      added.push(amountReason(profile, context));
      if (reading.field === 'amount') added.push(...signReasons(context));
      if (reading.field === 'debit' || reading.field === 'credit') added.push({ code: 'sign.sides' });
    }
    return added.length === 0 ? reading : { ...reading, reasons: [...reading.reasons, ...added] };
  });
}

function dateReason(
  profile: ColumnProfile,
  order: DateOrder,
  { plan, options, format }: StyleContext,
): Reason {
  if (order === 'dayNumber') return { code: 'date.dayNumbers' };
  const params = { order };
  if (options.dateOrder === order) return { code: 'date.chosen', params };
  const decision = decideDateOrder(profile);
  if (!decision.isSure && plan.isDateByPeriod && plan.period)
    return { code: 'date.period', params: { order, from: plan.period.from, to: plan.period.to } };
  if (!decision.isSure || decision.value !== order)
    return { code: format?.dateOrder === order ? 'date.ofFormat' : 'date.open', params };
  const proof = firstOf(profile, (text) => provesOrder(text, order));
  return proof === null
    ? { code: 'date.form', params }
    : { code: 'date.proof', params: { order, text: proof } };
}

/** A date that no other order gives a day for. */
function provesOrder(text: string, order: DateOrder): boolean {
  const parts = dateParts(text);
  if (!parts || parts.namedMonth >= 0) return false;
  const [first, second] = parts.parts;
  if (order === 'DMY') return first > 12 && first <= 31;
  if (order === 'MDY') return second > 12 && second <= 31;
  return parts.digits[0] === 4;
}

function amountReason(profile: ColumnProfile, { plan, options, format }: StyleContext): Reason {
  const sign = plan.decimalSign;
  const params = { sign };
  if (options.decimalSign === sign) return { code: 'amount.chosen', params };
  const decision = decideDecimalSign(profile);
  if (decision?.isSure && decision.value === sign) {
    const proof = firstOf(profile, (text) => {
      const core = cleanAmount(text)?.core;
      return core !== undefined && decimalEvidence(core) === sign;
    });
    if (proof !== null) return { code: 'amount.proof', params: { sign, text: proof } };
  }
  if (decision === null) return { code: 'amount.whole' };
  return { code: format?.decimalSign === sign ? 'amount.ofFormat' : 'amount.others', params };
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
