/** Which way the money of an OFX statement goes where its amounts have no sign of their own. */

/** `asWritten`: the signs count, as the standard has it; `byKind`: no sign is written, or each contradicts its kind. */
export type SignRule = 'asWritten' | 'byKind';

const moneyOut = new Set('DEBIT CHECK POS FEE SRVCHG PAYMENT CASH DIRECTDEBIT REPEATPMT'.split(' '));
const moneyIn = new Set('CREDIT DEP DIRECTDEP INT DIV'.split(' '));

function sideOf(type: string): -1 | 0 | 1 {
  const kind = type.trim().toUpperCase();
  return moneyOut.has(kind) ? -1 : moneyIn.has(kind) ? 1 : 0;
}

/** One minus where money goes out, or where the kind says nothing, shows that the signs are meant; so does a plus. */
export function judgeSigns(written: readonly { type: string; text: string }[]): SignRule {
  let [out, plusIn, minusIn] = [0, 0, 0];
  for (const { type, text } of written) {
    if (!/[1-9]/.test(text)) continue;
    const side = sideOf(type);
    const isMinus = /^\s*[-(−]|-\s*$/.test(text);
    if (/^\s*\+/.test(text) || (isMinus && side <= 0)) return 'asWritten';
    if (side < 0) out++;
    else if (side > 0 && isMinus) minusIn++;
    else if (side > 0) plusIn++;
  }
  return out > 0 && (plusIn === 0 || minusIn === 0) ? 'byKind' : 'asWritten';
}

/** Several amounts, none with a sign, all of kinds that say nothing: by the standard money in, by some programs anything. */
export function areUnsigned(written: readonly { type: string; text: string }[]): boolean {
  const moved = written.filter(({ text }) => /[1-9]/.test(text));
  return moved.length > 1 && moved.every(({ type, text }) => sideOf(type) === 0 && !/[-+(−]/.test(text));
}

/** Minor units with the sign that counts; null where the kind says nothing and no sign is written. */
export function signOf(minor: number, type: string, rule: SignRule): number | null {
  if (rule === 'asWritten' || minor === 0) return minor;
  const side = sideOf(type);
  return side === 0 ? null : side * Math.abs(minor);
}
