import { bankOfIban } from './bank-codes';

/** Banks that a group of banks stands for, or that belong to it: they write its layouts. */
const families: readonly RegExp[] = [
  /^(?:Sparkasse|1822direkt|BW-Bank|Weberbank|Landesbank)/,
  /^(?:Volksbank|VR|Raiffeisen|Sparda-Bank|PSD Bank|GLS Bank|apoBank|Hypothekarbank Lenzburg)/,
  /^(?:Erste|George|Česká spořitelna|Slovenská sporiteľňa)/,
  /^(?:Lloyds|Halifax|Bank of Scotland|MBNA)/,
  /^(?:Crédit Mutuel|CIC|Banque Populaire|Caisse d.Epargne|Caisse d.Épargne|BRED|Crédit Coopératif)/,
];

/** A German code with two nines in its first five places says nothing: that is how codes are made up. */
export function isVagueCode(iban: string): boolean {
  return iban.startsWith('DE') && /99/.test(iban.slice(4, 9));
}

/** Whether an IBAN is surely one of a bank outside of the family whose layout it is. */
export function isOfOtherFamily(iban: string, family: string): boolean {
  const bank = bankOfIban(iban);
  if (bank === null || isVagueCode(iban)) return false;
  if (bank.split(/[\s-]/)[0] === family.split(/[\s-]/)[0]) return false;
  return !families.some((members) => members.test(bank) && members.test(family));
}
