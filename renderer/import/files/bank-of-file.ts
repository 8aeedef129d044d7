import type { ReadingDigest } from '../../../preload/contract';
import type { Translate } from '../../base/language';
import { isSure } from './format-confidence';

type BankFacts = Pick<ReadingDigest, 'bankName' | 'format'>;

/** The bank of a file as its accounts have it; the description of the layout speaks where they tell none. */
export function bankOfFile({ bankName, format }: BankFacts): string | null {
  return bankName ?? format?.bank ?? null;
}

/** The bank of the accounts where it is another than the one that the layout is described for; else null. */
export function bankBesideLayout({ bankName, format }: BankFacts): string | null {
  return bankName && format && bankName !== format.bank ? bankName : null;
}

/** What a file is called in the list: its bank, or how it came to be read. */
export function titleOfFile(
  { bankName, format }: BankFacts,
  templateName: string | null,
  t: Translate,
): string {
  if (bankName) return bankName;
  if (format) return isSure(format) ? format.bank : t('import.probably', { bank: format.bank });
  return templateName ? t('import.byTemplate', { name: templateName }) : t('import.unknownBank');
}
