import type { Layout } from '../layout';
import type { DayForm, NumberForm, SignForm } from '../written-forms';

/** The plain words of a language, as any bank of it might use them. */
interface Plain {
  country: string;
  words: string;
  delimiter: string;
  days: readonly DayForm[];
  numbers: readonly NumberForm[];
  marks: readonly [string, string];
}

/** Date, value date, name, text, amount, money out, money in, direction, balance. */
const languages: Record<string, Plain> = {
  de: {
    country: 'DE',
    words: 'Buchungsdatum|Valuta|Name|Verwendungszweck|Betrag|Soll|Haben|Soll/Haben|Saldo',
    delimiter: ';',
    days: ['dd.MM.yyyy'],
    numbers: ['1.234,56', '1234,56'],
    marks: ['Soll', 'Haben'],
  },
  en: {
    country: 'GB',
    words: 'Date|Value date|Name|Description|Amount|Debit|Credit|Debit/Credit|Balance',
    delimiter: ',',
    days: ['dd/MM/yyyy', 'yyyy-MM-dd'],
    numbers: ['1,234.56', '1234.56'],
    marks: ['Debit', 'Credit'],
  },
  us: {
    country: 'US',
    words: 'Posted Date|Effective Date|Payee|Memo|Amount|Withdrawals|Deposits|Type|Balance',
    delimiter: ',',
    days: ['MM/dd/yyyy', 'M/d/yy'],
    numbers: ['1,234.56', '1234.56'],
    marks: ['Debit', 'Credit'],
  },
  fr: {
    country: 'FR',
    words: 'Date|Date de valeur|Nom|Libellé|Montant|Débit|Crédit|Sens|Solde',
    delimiter: ';',
    days: ['dd/MM/yyyy'],
    numbers: ['1 234,56', '1234,56'],
    marks: ['Débit', 'Crédit'],
  },
  es: {
    country: 'ES',
    words: 'Fecha|Fecha valor|Beneficiario|Concepto|Importe|Cargo|Abono|Cargo/Abono|Saldo',
    delimiter: ';',
    days: ['dd/MM/yyyy'],
    numbers: ['1.234,56', '1234,56'],
    marks: ['Cargo', 'Abono'],
  },
  it: {
    country: 'IT',
    words: 'Data|Data valuta|Nome|Causale|Importo|Addebito|Accredito|Segno|Saldo',
    delimiter: ';',
    days: ['dd/MM/yyyy'],
    numbers: ['1.234,56', '1234,56'],
    marks: ['D', 'A'],
  },
  nl: {
    country: 'NL',
    words: 'Datum|Valutadatum|Naam|Omschrijving|Bedrag|Af|Bij|Af/Bij|Saldo',
    delimiter: ';',
    days: ['dd-MM-yyyy'],
    numbers: ['1.234,56', '1234,56'],
    marks: ['Af', 'Bij'],
  },
  pl: {
    country: 'PL',
    words: 'Data|Data waluty|Kontrahent|Tytuł|Kwota|Obciążenie|Uznanie|Strona|Saldo',
    delimiter: ';',
    days: ['dd.MM.yyyy', 'yyyy-MM-dd'],
    numbers: ['1 234,56', '1234,56'],
    marks: ['WN', 'MA'],
  },
  cs: {
    country: 'CZ',
    words: 'Datum|Datum valuty|Protistrana|Popis|Částka|Výdaj|Příjem|Směr|Zůstatek',
    delimiter: ';',
    days: ['dd.MM.yyyy'],
    numbers: ['1 234,56', '1234,56'],
    marks: ['odchozí', 'příchozí'],
  },
  sv: {
    country: 'SE',
    words: 'Datum|Valutadatum|Namn|Text|Belopp|Uttag|Insättning|Typ|Saldo',
    delimiter: ';',
    days: ['yyyy-MM-dd'],
    numbers: ['1 234,56', '1234,56'],
    marks: ['Uttag', 'Insättning'],
  },
  da: {
    country: 'DK',
    words: 'Dato|Valørdato|Navn|Tekst|Beløb|Hævet|Indsat|Type|Saldo',
    delimiter: ';',
    days: ['dd-MM-yyyy'],
    numbers: ['1.234,56', '1234,56'],
    marks: ['Debet', 'Kredit'],
  },
  no: {
    country: 'NO',
    words: 'Dato|Rentedato|Navn|Tekst|Beløp|Ut|Inn|Retning|Saldo',
    delimiter: ';',
    days: ['dd.MM.yyyy'],
    numbers: ['1 234,56', '1234,56'],
    marks: ['Ut', 'Inn'],
  },
  fi: {
    country: 'FI',
    words: 'Päivämäärä|Arvopäivä|Nimi|Selite|Summa|Otto|Pano|Laji|Saldo',
    delimiter: ';',
    days: ['d.M.yyyy', 'dd.MM.yyyy'],
    numbers: ['1 234,56', '1234,56'],
    marks: ['Otto', 'Pano'],
  },
  pt: {
    country: 'PT',
    words: 'Data|Data valor|Nome|Descrição|Montante|Débito|Crédito|Tipo|Saldo',
    delimiter: ';',
    days: ['dd/MM/yyyy', 'dd-MM-yyyy'],
    numbers: ['1.234,56', '1234,56'],
    marks: ['Débito', 'Crédito'],
  },
  hu: {
    country: 'HU',
    words: 'Dátum|Értéknap|Partner|Közlemény|Összeg|Terhelés|Jóváírás|T/J|Egyenleg',
    delimiter: ';',
    days: ['yyyy.MM.dd'],
    numbers: ['1 234,56', '1234,56'],
    marks: ['T', 'J'],
  },
  ro: {
    country: 'RO',
    words: 'Data|Data valutei|Beneficiar|Detalii|Suma|Debit|Credit|D/C|Sold',
    delimiter: ',',
    days: ['dd.MM.yyyy', 'yyyy-MM-dd'],
    numbers: ['1,234.56', '1234.56'],
    marks: ['D', 'C'],
  },
  tr: {
    country: 'TR',
    words: 'Tarih|Valör|Ad|Açıklama|Tutar|Borç|Alacak|B/A|Bakiye',
    delimiter: ';',
    days: ['dd.MM.yyyy', 'dd/MM/yyyy'],
    numbers: ['1.234,56', '1234,56'],
    marks: ['B', 'A'],
  },
  ru: {
    country: 'RU',
    words: 'Дата|Дата валютирования|Контрагент|Назначение|Сумма|Дебет|Кредит|Тип|Остаток',
    delimiter: ';',
    days: ['dd.MM.yyyy'],
    numbers: ['1 234,56', '1234,56'],
    marks: ['Дебет', 'Кредит'],
  },
};

/** Which of the words stand there, and what in them: by their places in the list above. */
const shapes: Record<
  string,
  {
    at: readonly number[];
    cells: string;
    sign?: SignForm;
    mayBlockOldest?: boolean;
    asks?: Layout['asks'];
    isUntellable?: boolean;
  }
> = {
  signed: { at: [0, 1, 2, 3, 4], cells: 'day|value|name|text|amount' },
  'signed-balance': { at: [0, 3, 4, 8], cells: 'day|all|amount|balance' },
  sides: { at: [0, 2, 3, 5, 6], cells: 'day|name|text|debit|credit' },
  'sides-swapped': { at: [0, 2, 3, 6, 5], cells: 'day|name|text|credit|debit' },
  'sides-minus': { at: [0, 2, 3, 5, 6, 8], cells: 'day|name|text|debitMinus|credit|balance' },
  'sides-zero': { at: [0, 3, 5, 6, 8], cells: 'day|nameText|debitZero|creditZero|balance' },
  marked: { at: [0, 2, 3, 4, 7], cells: 'day|name|text|size|mark' },
  'marked-first': { at: [7, 0, 4, 2, 3, 8], cells: 'mark|day|size|name|text|balance' },
  'marked-signed': { at: [0, 2, 3, 7, 4], cells: 'day|name|text|mark|amount' },
  'bare-balance': { at: [0, 2, 3, 4, 8], cells: 'day|name|text|size|balance', mayBlockOldest: true },
  bare: { at: [0, 2, 3, 4], cells: 'day|name|text|size', asks: ['sign'], isUntellable: true },
  trailing: { at: [0, 2, 3, 4], cells: 'day|name|text|amount', sign: 'trailing' },
  brackets: { at: [0, 2, 3, 4, 8], cells: 'day|name|text|amount|balanceSame', sign: 'brackets' },
  'plus-minus': { at: [0, 3, 2, 4], cells: 'day|text|name|amount', sign: 'plusMinus' },
  'balance-first': { at: [0, 8, 4, 2, 3], cells: 'day|balance|amount|name|text' },
};

export const grid: readonly Layout[] = Object.entries(shapes).flatMap(([shape, { at, ...form }]) =>
  Object.entries(languages).map(([language, { words, ...plain }]) => {
    const all = words.split('|');
    return {
      id: `grid-${shape}-${language}`,
      ...plain,
      ...form,
      header: at.map((index) => all[index]).join('|'),
      isCurrencyOpen: true,
    };
  }),
);
