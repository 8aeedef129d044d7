/**
 * Money in the results area: whole minor units (cents) for sums, decimal strings for display. The service answers JSON
 * numbers in main units (interface-gaps.md); they become minor units once, here, and never take part in arithmetic before.
 * Results carry no currency of their own and are cut to two places, as euro amounts are.
 */
export type Minor = number;

const places = 2;

/** A JSON number in main units, or null for anything else. `-0` becomes 0. */
export function readMinor(raw: unknown): Minor | null {
  if (typeof raw !== 'number' || !Number.isFinite(raw)) return null;
  const scaled = Number(`${raw}e${places}`);
  return Math.round(Number.isNaN(scaled) ? raw * 10 ** places : scaled) + 0;
}

/** `-123456` -> `-1234.56`, as the contract and the formatting functions have it. */
export function decimalOf(minor: Minor): string {
  const digits = String(Math.abs(minor)).padStart(places + 1, '0');
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** Adds decimal strings exactly, with as many places as the longest of them has. */
export function sumOfDecimals(decimals: readonly string[]): string {
  const scale = Math.max(places, ...decimals.map((decimal) => (decimal.split('.')[1] ?? '').length));
  const sum = decimals.reduce((total, decimal) => total + BigInt(bigintText(decimal, scale)), 0n);
  const digits = String(sum < 0n ? -sum : sum).padStart(scale + 1, '0');
  return `${sum < 0n ? '-' : ''}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}

/** One sum for each currency, in the order in which they first appear: different currencies are never added. */
export function sumsByCurrency(
  amounts: readonly { amount: string; currency: string }[],
): { currency: string; sum: string }[] {
  return [...new Set(amounts.map(({ currency }) => currency))].map((currency) => ({
    currency,
    sum: sumOfDecimals(amounts.filter((entry) => entry.currency === currency).map(({ amount }) => amount)),
  }));
}

function bigintText(decimal: string, scale: number): string {
  const [whole = '0', fraction = ''] = decimal.split('.');
  return `${whole}${fraction.padEnd(scale, '0')}`;
}

/** For drawing only: the position on an axis. */
export function axisValue(minor: Minor): number {
  return minor / 10 ** places;
}
