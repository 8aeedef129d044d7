import type { Chance } from './chance';
import type { Raw } from './export-styles';

/**
 * What happens to bookings between a bank and a file: stray blanks, names in variants, fields that are missing, and what was
 * written cut to its first letters before the bank prints its own around it.
 */
export interface Wear {
  name: string;
  /** Letters that are kept of what was written. */
  keeps: number;
  apply(transactions: Raw[]): Raw[];
}

const partnerOf = (raw: Raw): Raw => (raw.paymentPartner ?? {}) as Raw;

function withPartner(raw: Raw, partner: Raw): Raw {
  const { paymentPartner: _, ...rest } = raw;
  return Object.keys(partner).length > 0 ? { ...rest, paymentPartner: partner } : rest;
}

const broken =
  (width: number) =>
  (raw: Raw): Raw => ({
    ...raw,
    purpose: (String(raw.purpose).match(new RegExp(`.{1,${width}}`, 'g')) ?? []).join(' '),
  });

/** Creditor id, mandate and IBAN are printed now and then only. */
const sparse =
  (chance: Chance) =>
  (raw: Raw): Raw => {
    const { iban, creditorId, ...rest } = partnerOf(raw);
    const { mref, eref: _, ...others } = raw;
    const partner = {
      ...rest,
      ...(iban && chance.isOnce(0.4) ? { iban } : {}),
      ...(creditorId && chance.isOnce(0.4) ? { creditorId } : {}),
    };
    return withPartner({ ...others, ...(mref && chance.isOnce(0.5) ? { mref } : {}) }, partner);
  };

const variants = (chance: Chance) => (raw: Raw) => {
  const partner = partnerOf(raw);
  if (typeof partner.name !== 'string' || !chance.isOnce(0.3)) return raw;
  const name = chance.pick([
    partner.name.toUpperCase(),
    partner.name.slice(0, 27),
    partner.name.replace(/ (GmbH|AG|SE|eG|mbH|KG|e\.V\.).*$/, ''),
    `${partner.name}/Berlin`,
  ]);
  return withPartner(raw, { ...partner, name });
};

const whole = Number.POSITIVE_INFINITY;

/** Wear of a ledger: every other one is as its bank printed it. */
export function wearOf(chance: Chance): Wear {
  if (chance.isOnce(0.5)) return { name: '', keeps: whole, apply: (all) => all };
  const [name, keeps, steps] = chance.pick<[string, number, ((raw: Raw) => Raw)[]]>([
    ['cut', 54, [variants(chance)]],
    ['sparse', whole, [sparse(chance), variants(chance)]],
    ['broken', whole, [broken(35), sparse(chance)]],
    ['names', whole, [variants(chance)]],
    ['cut short', 27, [sparse(chance)]],
  ]);
  return { name, keeps, apply: (all) => all.map((raw) => steps.reduce((one, step) => step(one), raw)) };
}
