import { decimalEvidence } from './amounts';
import { cleanAmount } from './clean-amount';

/** What a person typed as an exact decimal; what could be thousands or decimals is what `own`, the decimal sign of the language, says. */
export function typedAmount(text: string, own: ',' | '.'): string | undefined {
  const clean = cleanAmount(text);
  if (!clean || clean.isDoubled) return undefined;
  const evidence = decimalEvidence(clean.core);
  const sign = evidence === ',' || evidence === '.' ? evidence : own;
  const group = sign === ',' ? '.' : ',';
  const [whole = '', fraction = '', more] = clean.core.split(group).join('').split(sign);
  if (more !== undefined) return undefined;
  const digits = whole.replace(/^0+(?=\d)/, '') || '0';
  const decimal = fraction === '' ? digits : `${digits}.${fraction}`;
  return clean.sign < 0 && /[1-9]/.test(decimal) ? `-${decimal}` : decimal;
}
