import type { Evidence } from '../words/word-evidence';
import { dependent } from './settling-firms';

/** Words of taxes beside who is paid. */

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
  if (isAuthority) return;
  // Nobody pays a tax to a firm that is known for something else; customs are collected by carriers.
  const isKnown = found.some(
    ({ category, weight, reason }) =>
      weight >= 5 && reason.startsWith('known firm') && soldByKnown.test(category),
  );
  if (isKnown)
    for (const evidence of found)
      if (
        evidence.isPurpose &&
        evidence.category.startsWith('taxes.') &&
        evidence.category !== 'taxes.customs'
      )
        evidence.weight *= dependent;
  if (!isBill) return;
  for (const evidence of found)
    if (evidence.isPurpose && (evidence.category === 'taxes.vat' || evidence.reason === costCentre))
      evidence.weight = dependent;
}

const soldByKnown = /^(?:business\.(?!advice|logistics)|communication|shopping|leisure|mobility|housing)/;

/** "KSt 4410" on a bill is whom the customer charges. */
const costCentre = 'purpose "KST"';
