import type { PreparedTransaction } from '../counterparty/prepared-transaction';
import { evidenceOf, readPurposeSigns } from '../evidence/evidence';
import { Precedents } from '../evidence/precedents';
import { type Verdict, weigh } from '../evidence/verdict';
import type { Evidence } from '../words/word-evidence';
import { isMemberOfFirm, partnerEvidence } from './fallback-category';
import type { LabelContext } from './label';

/** What the signs of a transaction come to by themselves; transactions with equal signs share one. */
export interface Judgement {
  evidence: readonly Evidence[];
  verdict: Verdict | null;
  /** The category that the purpose names for certain, or ''. */
  purposeKind: string;
}

/** What friends write is fun ("Pizza", "Rate Fahrrad"): shops and credits named to a person mean nothing. */
const jokes = /^(shopping|leisure|mobility|risk|investments|credits|insurances|business|cash|fees)\./;

/** What public bodies pay, and no person: handed on it is a gift. */
const paidByBodies = /^income\.(?:child-benefit|benefits)$/;

const agreements = /^(investments|credits|insurances)\./;
const looksLikePerson = 4.5;
const namesAgreement = 6;

function withoutJokes(evidence: Evidence[]): Evidence[] {
  const person = evidence.find(
    ({ category, weight }) => category === 'transfers.private' && weight >= looksLikePerson,
  );
  if (!person) return evidence;
  // Where the name may be a firm's, what names a loan or a premium for certain is one.
  const isKnown = person.weight > looksLikePerson;
  // Friends write no contributions of members: then the name is that of a studio.
  const isMember = evidence.some(({ category, isPurpose }) => isPurpose && category === 'giving.membership');
  if (isMember && !isKnown) return evidence;
  return evidence.map((entry) =>
    (isKnown && paidByBodies.test(entry.category)) ||
    (jokes.test(entry.category) &&
      (isKnown || entry.weight < namesAgreement || !agreements.test(entry.category)))
      ? { ...entry, weight: entry.weight * (paidByBodies.test(entry.category) ? 0.2 : 0.4) }
      : entry,
  );
}

/** Rent and maintenance are paid to people; that the partner is one speaks against neither. */
const paidToPeople = /^(housing\.rent|income\.(rental|alimony|pension|salary)|education\.childcare)$/;

function withoutContradiction(evidence: Evidence[]): Evidence[] {
  if (
    !evidence.some(
      ({ category, weight, isPurpose }) => isPurpose && weight >= 6 && paidToPeople.test(category),
    )
  )
    return evidence;
  return evidence.map((entry) =>
    entry.category === 'transfers.private' ? { ...entry, weight: Math.min(entry.weight, 3) } : entry,
  );
}

/** A payment service hands money on to many; the firm that the purpose names is who is paid, and no agreement runs over two. */
const namesFirmPaid = 6;

function kindOfPurpose(evidence: readonly Evidence[]): string {
  const verdict = weigh(
    evidence.filter(
      ({ isPurpose, weight, reason }) =>
        (isPurpose && weight >= 4) || (weight >= namesFirmPaid && reason.startsWith('firm in the purpose')),
    ),
  );
  return verdict && verdict.weight >= 4.5 ? verdict.category : '';
}

export function judgementOf(evidence: readonly Evidence[]): Judgement {
  return { evidence, verdict: weigh(evidence), purposeKind: kindOfPurpose(evidence) };
}

/** Judges the bookings of one direction with one counterparty. */
export class Judge {
  private readonly precedents = new Precedents<Judgement>();

  constructor(private readonly context: LabelContext) {}

  judge(transaction: PreparedTransaction): Judgement {
    const { options } = this.context;
    const { isOut } = transaction;
    const signs = readPurposeSigns(transaction, options, isOut);
    const isMember = isMemberOfFirm(transaction, this.context);
    const known = this.precedents.of(transaction, signs, isMember);
    if (known) return known;
    const evidence = evidenceOf(transaction, signs, options, isOut);
    const ofPartner = partnerEvidence(transaction, this.context);
    if (ofPartner) evidence.push(ofPartner);
    const judgement = judgementOf(
      options.userType === 'person' ? withoutJokes(withoutContradiction(evidence)) : evidence,
    );
    this.precedents.add(transaction, signs, judgement, isMember);
    return judgement;
  }
}
