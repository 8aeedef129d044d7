import type { Evidence } from '../words/word-evidence';

/** Clues that depend on each other, or that mean something else beside another, before they are weighed. */

/** Up to this weight a word of the purpose is a hint. */
const weakWord = 4.3;

/** What a second clue that depends on the first adds: the name of a firm and the word inside of it are one clue. */
const dependent = 0.3;

export function countNameOnce(found: readonly Evidence[], firms: readonly Evidence[]): void {
  for (const firm of firms) {
    const top = firm.category.slice(0, firm.category.indexOf('.') + 1);
    const words = found.filter(({ isName, category }) => isName && category.startsWith(top));
    const sum = words.reduce((total, { weight }) => total + weight, 0);
    if (sum === 0) continue;
    if (sum > firm.weight) firm.weight = dependent;
    else for (const word of words) word.weight = dependent;
  }
}

const finance = /^(insurances|credits|investments)\./;
const namedProduct = 4;
const phraseOf = (reason: string): string => reason.slice(reason.indexOf('"') + 1, -1);

/** A group's name says less than the product beside it in one name: an insurer's funds, a car maker's leasing. */
export function settleGroups(found: readonly Evidence[], firms: readonly Evidence[]): void {
  for (const firm of firms) {
    if (!finance.test(firm.category)) continue;
    const top = firm.category.slice(0, firm.category.indexOf('.') + 1);
    const isOther = found.some(
      ({ isName, category, weight, reason }) =>
        isName &&
        weight >= namedProduct &&
        finance.test(category) &&
        !category.startsWith(top) &&
        !phraseOf(firm.reason).includes(phraseOf(reason)),
    );
    if (isOther) firm.weight *= dependent;
  }
}

/** "zzgl. MwSt" on a bill is no tax that is paid: only an authority, or a purpose that names nothing else, makes it one. */
export function settleTaxWords(found: Evidence[]): void {
  const isAuthority = found.some(({ category, isPurpose }) => !isPurpose && category.startsWith('taxes.'));
  const isBill = found.some(
    ({ category, weight, isPurpose }) => isPurpose && weight >= 3 && !category.startsWith('taxes.'),
  );
  if (
    !isAuthority &&
    found.some(
      ({ category, weight, isName }) => isName && weight >= 5 && category === 'staff.social-security',
    )
  )
    for (const evidence of found)
      if (evidence.isPurpose && evidence.category.startsWith('taxes.')) evidence.weight *= dependent;
  if (isAuthority || !isBill) return;
  for (const evidence of found)
    if (evidence.isPurpose && evidence.category === 'taxes.vat') evidence.weight = dependent;
}

const sellsTrust = /^(insurances|credits)\./;
const insured = /^(shopping|leisure|mobility|health|communication)\./;

/** What an insurer or a lender is paid for is cover or a loan, whatever it covers or buys: "Elektronik", "Rate Fahrrad". */
export function settleInsured(found: Evidence[]): void {
  const isTrusted = found.some(
    ({ category, weight, isName }) => isName && weight >= 4 && sellsTrust.test(category),
  );
  if (!isTrusted) return;
  for (const evidence of found)
    if (evidence.isPurpose && insured.test(evidence.category)) evidence.weight *= 0.3;
}

/** Pays in rates what it sells: power, taxes, a course. A word for a rate says how it is paid, unless a lender is. */
const soldInRates =
  /^(housing|taxes|communication|education|leisure|giving|staff|insurances|mobility|health|business)\./;
const strongestRate = 4.3;

export function settleInstalments(found: Evidence[]): void {
  const isSold = found.some(
    ({ category, weight, isPurpose }) => !isPurpose && weight >= 3.5 && soldInRates.test(category),
  );
  const isLender = found.some(
    ({ category, weight, isPurpose }) => !isPurpose && weight >= 3 && category.startsWith('credits.'),
  );
  if (!isSold || isLender) return;
  for (const evidence of found)
    if (evidence.isPurpose && evidence.category === 'credits.loan' && evidence.weight <= strongestRate)
      evidence.weight = dependent;
}

/** Wages go to people: "Rechnung Lohn" of a tax office is the bill for making them. */
export function settleWages(found: Evidence[]): void {
  const isFirm = found.some(
    ({ category, weight, isName }) => isName && weight >= 4 && !category.startsWith('staff.'),
  );
  if (!isFirm) return;
  for (const evidence of found)
    if (evidence.isPurpose && evidence.category === 'staff.salary') evidence.weight *= 0.3;
}

/** Nobody pays a premium, a rate or a contribution at a till: what a shop's name says of such is an accident, unless it is a firm known for it. */
const notAtTills = /^(staff|insurances|credits|investments|taxes)\./;

export function settleTills(found: Evidence[]): void {
  for (let i = found.length - 1; i >= 0; i -= 1) {
    const { category = '', reason = '', isName, isPurpose } = found[i] ?? {};
    if ((isName || isPurpose) && notAtTills.test(category) && !reason.startsWith('known firm'))
      found.splice(i, 1);
  }
}

const feeOfAccount = /^fees\.(other|account)$/;

/** Fees are the bank's: with a partner who says what he sells, an "Entgelt" is his price. */
export function settleFees(found: Evidence[], isOfBank: boolean): void {
  if (!isOfBank)
    for (let i = found.length - 1; i >= 0; i -= 1) {
      const { category = '', weight = 0, isPurpose } = found[i] ?? {};
      if (isPurpose && weight <= weakWord && feeOfAccount.test(category)) found.splice(i, 1);
    }
  const sells = found.some(
    ({ category, weight, isName }) =>
      isName && weight >= 3 && !category.startsWith('fees.') && !category.startsWith('credits.'),
  );
  if (!sells) return;
  for (const evidence of found)
    if (evidence.isPurpose && feeOfAccount.test(evidence.category)) evidence.weight *= 0.2;
}

/** What who sells one thing writes on its bill, and what that would mean elsewhere. */
const onBills: readonly (readonly [seller: string, elsewhere: RegExp])[] = [
  // "Honorarnote" of a doctor.
  ['health.', /^business\.advice$/],
  // The return, and not the tax.
  ['business.advice', /^taxes\./],
  // "Fracht" of a parcel service.
  ['communication.post', /^business\.logistics$/],
  // "KV/PV" of a health fund.
  ['staff.social-security', /^insurances\.(health|other)$/],
  // A course in a studio.
  ['leisure.sport', /^education\.course$/],
  // What is rented is a server, a telephone.
  ['business.software', /^housing\.rent$/],
  ['communication.', /^housing\.rent$/],
  // Wells, blankets, a bus: what the gift is for.
  ['giving.donation', /^(housing|shopping|mobility|leisure)\./],
];

/** The name says what is sold; words of the purpose that mean something else elsewhere are weak beside it. */
export function settleTrades(found: Evidence[]): void {
  for (const [seller, elsewhere] of onBills) {
    if (!found.some(({ isName, weight, category }) => isName && weight >= 4 && category.startsWith(seller)))
      continue;
    for (const evidence of found)
      if (evidence.isPurpose && elsewhere.test(evidence.category)) evidence.weight *= 0.3;
  }
}

/** "LV" in front of a firm's contract is its leasing unless an insurer is paid. */
export function settleShortForms(found: Evidence[], isCompany: boolean): void {
  if (!isCompany || found.some(({ category, isPurpose }) => !isPurpose && category.startsWith('insurances.')))
    return;
  const [alone] = found.filter(({ category }) => category.startsWith('insurances.'));
  if (!alone || !/^purpose "LV(?:NR)?"$/.test(alone.reason)) return;
  alone.category = 'credits.leasing';
  alone.weight = 3;
}

const collects = /^risk\.(collection|garnishment)$/;

/** What a debt collector or a bailiff is paid for is a debt, whatever it was for once: the rent, the studio, the telephone. */
export function settleCollectors(found: Evidence[]): void {
  const isCollector = found.some(
    ({ category, weight, isName }) => isName && weight >= 4 && collects.test(category),
  );
  if (!isCollector) return;
  for (const evidence of found)
    if (evidence.isPurpose && !collects.test(evidence.category)) evidence.weight *= 0.3;
}

/** Whose members pay what they are for: a studio, a chamber, a health fund. */
const hasMembers =
  /^(leisure\.sport|business\.chamber|staff\.social-security|insurances\.|education\.|mobility\.)/;

/** "Mitgliedsbeitrag" tells a club only where the name tells nothing else. */
export function settleMembership(found: Evidence[]): void {
  const ofPartner = found.find(
    ({ category, weight, isPurpose }) => !isPurpose && weight >= 4 && hasMembers.test(category),
  );
  const ofText = found.find(
    ({ category, weight, isPurpose }) => isPurpose && weight >= 6 && category === 'business.chamber',
  );
  const isInsurance = found.some(
    ({ category, weight, isPurpose }) => isPurpose && weight >= 3 && category.startsWith('insurances.'),
  );
  if (!ofPartner && !ofText && !isInsurance) return;
  for (const evidence of found)
    if (evidence.isPurpose && evidence.category === 'giving.membership') evidence.weight *= 0.3;
}

/** A purpose of this weight names the product itself. */
const namesProduct = 6;

/**
 * What a purpose names outweighs what the firm is known for: a building society also lends, an insurer also invests. A
 * savings plan is no single purchase, though the same codes and an ISIN stand on both.
 */
export function preferPurpose(found: Evidence[]): void {
  let best: Evidence | null = null;
  for (const evidence of found) {
    if (evidence.isPurpose && evidence.weight >= namesProduct && (!best || evidence.weight > best.weight))
      best = evidence;
  }
  if (!best || best.category === 'giving.membership') return;
  const top = best.category.slice(0, best.category.indexOf('.') + 1);
  for (const evidence of found) {
    if (evidence.category.startsWith(top)) {
      const isSinglePurchase = evidence.category === 'investments.securities' && evidence !== best;
      if (isSinglePurchase && best.category === 'investments.savings-plan') evidence.category = best.category;
      continue;
    }
    if (evidence.isName) evidence.weight *= 0.45;
    // "LV" beside "Policendarlehen" names what stands behind the loan.
    else if (evidence.isPurpose && evidence.weight <= weakWord) evidence.weight *= 0.5;
  }
}
