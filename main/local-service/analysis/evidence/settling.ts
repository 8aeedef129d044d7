import type { Evidence } from '../words/word-evidence';
import { dependent } from './settling-firms';

/** Clues that depend on each other, or that mean something else beside another, before they are weighed. */

/** Up to this weight a word of the purpose is a hint. */
const weakWord = 4.3;

/** A foundation, of a bank or of funds, invests what is saved with it: "VIAC, Säule 3a". With an insurer it is cover. */
export function settlePillar(found: readonly Evidence[], isFoundation: boolean): void {
  const isFund = found.some(({ category, isName }) => isName && category.startsWith('investments.'));
  const isInsurer = found.some(
    ({ category, isName, reason }) => isName && category.startsWith('insurances.') && !pillar.test(reason),
  );
  if (!isFund && (!isFoundation || isInsurer)) return;
  for (const evidence of found)
    if (evidence.category === 'insurances.life' && pillar.test(evidence.reason))
      evidence.category = 'investments.savings-plan';
}
const pillar = /"(?:SAULE3|3A|VORSORGE|GEBUNDENEVORSORGE|VORSORGESTIFTUNG)/;

const sellsTrust = /^(insurances|credits)\./;
/** An insurer that is paid for a deposit stands in for it. */
const deposit = /KAUTION/;
const insured = /^(shopping|leisure|mobility|health|communication|business)\./;
/** The premium for a car has the tax on it inside. */
const inPremium = 'taxes.vehicle';

/** The part of a doctor's bill that the insured bear themselves: the fund collects it, and it is no premium. */
const ownShare = 'health.doctor';
const certainShare = 7;

function settleOwnShare(found: readonly Evidence[]): boolean {
  const isShare = found.some(
    ({ category, weight, isPurpose }) => isPurpose && category === ownShare && weight >= certainShare,
  );
  if (isShare)
    for (const evidence of found) if (evidence.category === 'insurances.health') evidence.weight *= 0.3;
  return isShare;
}

/** What an insurer or a lender is paid for is cover or a loan, whatever it covers or buys: "Elektronik", "Rate Fahrrad". */
export function settleInsured(found: Evidence[]): void {
  if (settleOwnShare(found)) return;
  const isTrusted = found.some(
    ({ category, weight, isName }) => isName && weight >= 4 && sellsTrust.test(category),
  );
  if (!isTrusted) return;
  const isInsurer = found.some(
    ({ category, weight, isName }) => isName && weight >= 4 && category.startsWith('insurances.'),
  );
  for (const evidence of found) {
    const isInsured =
      insured.test(evidence.category) ||
      (isInsurer && (deposit.test(evidence.reason) || evidence.category === inPremium));
    if (evidence.isPurpose && isInsured) evidence.weight *= 0.3;
  }
}

/** Pays in rates what it sells: power, taxes, a course. A word for a rate says how it is paid, unless a lender is. */
const soldInRates =
  /^(housing|taxes|communication|education|leisure|giving|staff|insurances|mobility|health|business)\./;
const strongestRate = 4.3;

/** What is bought in rates, of a shop or through a firm that collects for shops, is lent by it, whatever was bought: "Ratenkauf Notebook". */
export function settleRatesOfBrokers(found: Evidence[], isIntermediary: boolean): void {
  const isShop = found.some(
    ({ category, isName, isPurpose }) => isName && !isPurpose && category.startsWith('shopping.'),
  );
  if (!isIntermediary && !isShop) return;
  const rate = found.find(
    ({ category, weight, isPurpose }) => isPurpose && category === 'credits.loan' && weight >= fewestForRate,
  );
  if (!rate) return;
  rate.weight = Math.max(rate.weight, namesRate);
  for (const evidence of found) if (boughtInRates.test(evidence.category)) evidence.weight *= 0.3;
}
const fewestForRate = 3;
const namesRate = 7;
const boughtInRates = /^(shopping|leisure|mobility)\./;

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

/** Wages go to people, doctors too: "Rechnung Lohn" of a tax office is the bill for making them. */
export function settleWages(found: Evidence[], isPerson: boolean): void {
  if (isPerson) {
    const isPaid = found.some(
      ({ category, weight, isPurpose }) => isPurpose && weight >= 4 && category === 'staff.salary',
    );
    if (isPaid) for (const evidence of found) if (evidence.isName) evidence.weight *= 0.3;
    return;
  }
  const isFirm = found.some(
    ({ category, weight, isName }) => isName && weight >= 4 && !category.startsWith('staff.'),
  );
  if (!isFirm) return;
  for (const evidence of found)
    if (evidence.isPurpose && evidence.category === 'staff.salary') evidence.weight *= 0.3;
}

const feeOfAccount = /^fees\.(other|account)$/;

/** Fees are the bank's: with a partner who says what he sells, an "Entgelt" is his price. */
export function settleFees(found: Evidence[], isOfBank: boolean): void {
  if (!isOfBank)
    for (let i = found.length - 1; i >= 0; i -= 1) {
      const evidence = found[i];
      if (!evidence?.isPurpose || !feeOfAccount.test(evidence.category)) continue;
      if (evidence.weight <= weakWord) found.splice(i, 1);
      else if (evidence.category === 'fees.account') evidence.weight *= 0.5;
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
  // Whose waste it is: "Klinikabfall".
  ['housing.water-waste', /^health\./],
  // The return, and not the tax.
  ['business.advice', /^taxes\./],
  // "Fracht" of a parcel service.
  ['communication.post', /^business\.logistics$/],
  // "KV/PV" of a health fund.
  ['staff.social-security', /^insurances\./],
  // A course in a studio.
  ['leisure.sport', /^(?:education\.course|mobility\.public-transport)$/],
  // What a lessor lets is a machine.
  ['credits.leasing', /^(?:housing\.rent|business\.supplier)$/],
  // What is rented is a server, a telephone.
  ['business.software', /^housing\.rent$/],
  ['communication.', /^housing\.rent$/],
  // Wells, blankets, a bus: what the gift is for.
  ['giving.donation', /^(housing\.(?!rent)|shopping\.|mobility\.|leisure\.)/],
  // What is taxed.
  ['taxes.', /^transfers\.owner$/],
  // What the settlement of cards costs.
  ['business.payment-service', /^transfers\.card-settlement$/],
];

/** The name says what is sold; words of the purpose that mean something else elsewhere are weak beside it. */
export function settleTrades(found: Evidence[]): void {
  const names = found.filter(({ isName, weight }) => isName && weight >= 4);
  if (names.length === 0) return;
  for (const [seller, elsewhere] of onBills) {
    if (!names.some(({ category }) => category.startsWith(seller))) continue;
    for (const evidence of found)
      if (evidence.isPurpose && elsewhere.test(evidence.category) && !ofStaff.test(evidence.reason))
        evidence.weight *= 0.3;
  }
}
/** A scheme of the firm for its staff, whoever collects it. */
const ofStaff = /"(?:BAV|DIREKTVERS|PENSIONSKASSE|UNTERSTUTZUNGSKASSE)/;

/** A portal that lets rooms asks for its commission; an insurer that covers the staff by law is social security. */
export function settleCompanyBills(found: Evidence[]): void {
  const says = (pattern: RegExp) => found.some(({ isPurpose, reason }) => isPurpose && pattern.test(reason));
  if (says(/"(?:KOMMISSION|COMMISSION|PROVISION|BUCHUNGSPROV|VERMITTLUNGSPROV)/))
    for (const evidence of found) if (evidence.category === 'leisure.travel') evidence.weight *= 0.3;
  if (says(/"(?:UVG|BVG)/) || found.some(({ reason }) => /"(?:BVG|SAMMELSTIFTUNG)/.test(reason)))
    for (const evidence of found) if (evidence.category.startsWith('insurances.')) evidence.weight *= 0.3;
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
  // The office that collects for the state is paid back what the state lent.
  const isLender = found.some(({ category, isName }) => isName && category === 'credits.loan');
  if (!isCollector || isLender) return;
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

/** What a bank asks for at a closing is its own price, whatever the account or the package is called: "Mietkonto", "Premium". */
export function settleClosing(found: readonly Evidence[]): void {
  for (const evidence of found)
    if (evidence.isPurpose && ofOthers.test(evidence.category)) evidence.category = 'fees.account';
}
const ofOthers = /^(?:housing\.rent|leisure\.subscription|business\.software)$/;

const chargedByBanks = /^(?:giving\.membership|leisure\.subscription|business\.software)$/;

/** A club that bills a company sells to it: a machinery ring, a laboratory. Its dues say so. */
export function settleBilledClub(found: Evidence[]): void {
  const isBilled = found.some(({ category, isPurpose }) => isPurpose && category === 'business.supplier');
  const saysDues = found.some(({ category, isPurpose }) => isPurpose && category === 'giving.membership');
  if (!isBilled || saysDues) return;
  for (const evidence of found)
    if (evidence.category === 'giving.membership' && evidence.reason === 'name "EV"') evidence.weight *= 0.3;
}

/** What a bank asks of its members each month is what the account costs: "Monthly membership fee", "Abo Essential". */
export function settleBankMembership(found: readonly Evidence[], isOfBank: boolean): void {
  if (!isOfBank) return;
  for (const evidence of found)
    if (evidence.isPurpose && chargedByBanks.test(evidence.category)) evidence.category = 'fees.account';
}

/** Whose number follows, and not what is paid: "BN 4711" is a firm's and a contributor's. */
const namesNumber = /^purpose "(?:BN|BNR|VSNR|BETRNR)"$/;

/** A purpose of this weight names the product itself. */
const namesProduct = 6;

/**
 * What a purpose names outweighs what the firm is known for: a building society also lends, an insurer also invests. A
 * savings plan is no single purchase, though the same codes and an ISIN stand on both.
 */
export function preferPurpose(found: Evidence[]): void {
  let best: Evidence | null = null;
  for (const evidence of found) {
    const isNamed =
      evidence.isPurpose && evidence.weight >= namesProduct && !namesNumber.test(evidence.reason);
    if (isNamed && (!best || evidence.weight > best.weight)) best = evidence;
  }
  if (!best || best.category === 'giving.membership') return;
  const top = best.category.slice(0, best.category.indexOf('.') + 1);
  for (const evidence of found) {
    if (evidence.category.startsWith(top)) {
      const isSinglePurchase = evidence.category === 'investments.securities' && evidence !== best;
      if (isSinglePurchase && best.category === 'investments.savings-plan') evidence.category = best.category;
      // "Wasser/Abwasser, Abschlag" of a works that sells power, too.
      if (best.category === 'housing.water-waste' && evidence.category === 'housing.energy')
        evidence.weight *= 0.45;
      continue;
    }
    if (evidence.isName) evidence.weight *= 0.45;
    // "LV" beside "Policendarlehen" names what stands behind the loan.
    else if (evidence.isPurpose && evidence.weight <= weakWord) evidence.weight *= 0.5;
  }
}
