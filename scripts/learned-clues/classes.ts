/**
 * What is told apart: the branches that bookings without a sign are often of; of each other top level one branch stands
 * for all. Own transfers, cash and cards settled show in the structure, and are not learned.
 */
const branches: readonly string[] = [
  'income.salary',
  'income.pension',
  'income.benefits',
  'income.self-employment',
  'income.sales',
  'transfers.private',
  'staff.salary',
  'staff.social-security',
  'housing.rent',
  'housing.energy',
  'communication.telecom',
  'communication.post',
  'shopping.groceries',
  'shopping.home',
  'mobility.fuel',
  'mobility.public-transport',
  'leisure.dining',
  'leisure.subscription',
  'leisure.sport',
  'business.supplier',
  'business.software',
];

/** Stands for its top level. */
const others: readonly string[] = [
  'income.other',
  'credits.loan',
  'insurances.other',
  'investments.savings-plan',
  'staff.other',
  'taxes.other',
  'housing.other',
  'shopping.other',
  'mobility.parking-toll',
  'leisure.travel',
  'health.doctor',
  'education.course',
  'giving.membership',
  'business.marketing',
  'fees.other',
  'risk.gambling',
];

export const classes: readonly string[] = [...branches, ...others];

const topOf = (category: string): string => category.slice(0, category.indexOf('.') + 1);

/** The class that a category is learned as, or '' where none is. */
export function classOf(category: string): string {
  if (branches.includes(category)) return category;
  if (category === '' || category === 'transfers.own-external') return '';
  return others.find((other) => topOf(other) === topOf(category)) ?? '';
}
