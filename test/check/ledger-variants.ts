import type { RawRecord } from '../../main/local-service/analysis';

/** The same ledger with less in it: what exports leave out, and what a bad scan does to letters. */

export interface LedgerFile {
  user: { type: 'person' | 'company' };
  accounts: RawRecord[];
  transactions: RawRecord[];
}

export interface Variant {
  title: string;
  useBrands: boolean;
  change: (transactions: RawRecord[]) => RawRecord[];
}

const same = (transactions: RawRecord[]): RawRecord[] => transactions;

/** What a CSV export lacks. */
const withoutCodes = ({
  merchantCategoryCode: _merchant,
  sepaPurposeCode: _purpose,
  transactionCode: _code,
  ...rest
}: RawRecord): RawRecord => rest;

function withoutPartnerField(raw: RawRecord, field: string): RawRecord {
  const partner = raw.paymentPartner;
  if (typeof partner !== 'object' || partner === null) return raw;
  const { [field]: _gone, ...rest } = partner as RawRecord;
  return { ...raw, paymentPartner: rest };
}

/** Chance that depends on the place only, so that every run spoils the same letters. */
function chanceAt(seed: number): number {
  let t = (seed + 0x6d2b79f5) >>> 0;
  t = Math.imul(t ^ (t >>> 15), t | 1);
  t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
  return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
}

/** Drops one letter or digit in twenty. */
function spoil(text: unknown, seed: number): unknown {
  if (typeof text !== 'string') return text;
  return [...text].filter((letter, at) => letter === ' ' || chanceAt(seed * 977 + at) >= 0.05).join('');
}

function spoilt(raw: RawRecord, seed: number): RawRecord {
  const partner = raw.paymentPartner;
  const isRecord = typeof partner === 'object' && partner !== null;
  return {
    ...raw,
    purpose: spoil(raw.purpose, seed),
    ...(raw.mref ? { mref: spoil(raw.mref, seed + 7_000_003) } : {}),
    ...(isRecord
      ? { paymentPartner: { ...partner, name: spoil((partner as RawRecord).name, seed + 3_000_017) } }
      : {}),
  };
}

export const variants: readonly Variant[] = [
  { title: 'as printed', useBrands: true, change: same },
  { title: 'without the table of firms', useBrands: false, change: same },
  { title: 'without codes', useBrands: true, change: (all) => all.map(withoutCodes) },
  {
    title: 'without creditor ids',
    useBrands: true,
    change: (all) => all.map((raw) => withoutPartnerField(raw, 'creditorId')),
  },
  {
    title: 'without partner IBANs',
    useBrands: true,
    change: (all) => all.map((raw) => withoutPartnerField(raw, 'iban')),
  },
  { title: 'one letter in twenty lost', useBrands: true, change: (all) => all.map(spoilt) },
];
