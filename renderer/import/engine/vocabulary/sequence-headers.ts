import { foldHeader, headerSpellings } from './fold';

/** Headers of columns that number what stands below: statements, or rows and their vouchers. */
const headers = {
  statement:
    'auszug|auszugsnummer|auszugsnr|auszug nr|kontoauszug|kontoauszugsnummer|kontoauszug nr|statement|statement no|statement nr|statement number|numero d extrait|numero extrait|n extrait|extrait|numero estratto|afschrift|afschriftnummer|afschrift nr|uittreksel|uittrekselnummer|nummer uittreksel|rekeninguittreksel|numer wyciagu|nr wyciagu|cislo vypisu|numero de extracto|kivonatszam|kontoudtogsnummer',
  voucher:
    'beleg|belegnummer|belegnr|beleg nr|lfd nr|laufende nummer|laufende nr|fortlaufende nummer|buchungsnummer|buchungsnr|buchung nr|umsatznummer|transaktionsnummer|transaktions nr|voucher|voucher no|voucher nr|voucher number|sequence|sequence no|sequence nr|sequence number|transaction no|transaction nr|transaction number|entry no|entry number|record no|record number|row|row no|row number|line no|line number|no|nr|number|nummer|position|pos|zeile|zeilennummer|volgnummer|volgnr|verifikation|verifikationsnummer|bilagsnummer|bilagsnr|bilag|numero|n|numero operation|numero d operation|numero di operazione|numero operazione|numero de operacion|numero operacion|lp|l p|poz|pozycja|numer transakcji|nr transakcji|poradove cislo|sorszam|rb',
} as const;

export type SequenceKind = keyof typeof headers;

const kinds = new Map(
  (Object.keys(headers) as SequenceKind[]).flatMap((kind) =>
    headers[kind].split('|').flatMap((word) => headerSpellings(word).map((form) => [form, kind] as const)),
  ),
);

/** What a column numbers, by its header; null for any other column. */
export function sequenceKindOf(header: string): SequenceKind | null {
  return kinds.get(foldHeader(header)) ?? null;
}
