import fc from '../../../../../property';

/** Exports of thousands of lines in the styles of banks: most lines plain, some of them odd in one cell. */

export interface MadeStyle {
  delimiter: ';' | ',' | '\t' | '|';
  decimal: ',' | '.';
  hasGroups: boolean;
  /** Zeros behind the decimal sign are left out. */
  isShort: boolean;
  isQuoted: boolean;
  encoding: 'utf-8' | 'latin1';
  end: '\n' | '\r\n';
  sides: 'signed' | 'sides' | 'marked';
  has: { balance: boolean; status: boolean; account: boolean; reference: boolean; party: boolean };
  oddPerHundred: number;
}

export const madeStyle: fc.Arbitrary<MadeStyle> = fc.record({
  delimiter: fc.constantFrom(';', ';', ',', '\t', '|'),
  decimal: fc.constantFrom(',', '.'),
  hasGroups: fc.boolean(),
  isShort: fc.constantFrom(false, false, true),
  isQuoted: fc.boolean(),
  encoding: fc.constantFrom('utf-8', 'latin1'),
  end: fc.constantFrom('\n', '\r\n'),
  sides: fc.constantFrom('signed', 'signed', 'sides', 'marked'),
  has: fc.record({
    balance: fc.boolean(),
    status: fc.boolean(),
    account: fc.boolean(),
    reference: fc.boolean(),
    party: fc.constantFrom(true, true, false),
  }),
  oddPerHundred: fc.constantFrom(0, 1, 5, 20),
});

/** What may stand in any cell: what no bank writes, or only now and then. */
const oddCells = [
  '',
  ' ',
  '-',
  '--',
  '0',
  '0,00',
  '0.00',
  '1.234',
  '1,234',
  '1.234,5',
  '1,234.56',
  '12.345.678,90',
  '1234567890123456,78',
  '+5,00',
  '5,00-',
  '(5,00)',
  '5,00 EUR',
  '€ 5,00',
  '-,50',
  '5,',
  '5,123',
  "1'234,50",
  '007,10',
  '31.02.2024',
  '2024-03-05',
  '05.03.24',
  '5.3.2024',
  '03/05/2024',
  'Saldo',
  'Summe',
  'Anfangssaldo',
  'vorgemerkt',
  'storniert',
  'unbekannt',
  'NOTPROVIDED',
  'n/a',
  '0000000',
  "'12",
  '="12"',
  '#N/A',
  'EREF+4711 SVWZ+Rechnung',
  'Auftraggeber: Muster',
  '/REMI/Rechnung/EREF/12',
  'Nr. 12 Ref. 13',
  'DE02120300000000202051',
  'DE02120300000000202052',
  'USD',
  'JPY',
  'doppelte  Blanks',
  ' am Rand ',
  'weich\u00adgetrennt',
  'fest\u00a0verbunden',
  'Größe – „so“',
  '\u2009dünn',
  '\u0001',
  '\0',
  'ein "Wort"',
  'ein ""Wort""',
  '"',
  'Zeile\nweiter',
  'a;b,c|d\te',
  'x'.repeat(300),
  '\ufeff',
  '\ufffd',
  '😀',
  '日本語',
];
/** Lines of their own between the rows. */
const oddLines = [
  '',
  ';;;;',
  'Hinweis',
  'Saldo;;;;100,00',
  'weiterer Text',
  '"offen',
  'Umsätze (EUR)',
  '\r',
  'a\rb',
];

const names = [
  'Möbelhaus Krümelberg KG',
  'Nordlicht Telefonie GmbH',
  'Bäckerei "Zum Ofen"',
  'Stadtwerke',
  "Café de l'Été",
];
const kinds = ['LASTSCHRIFT', 'Überweisung', 'GUTSCHRIFT', 'KARTENZAHLUNG'];
const accounts = ['DE90299905021004711815', 'DE68210501700012345678', '4711815'];

/** A sequence of numbers below 2^31 that one number begins. */
function numbersFrom(seed: number): (below: number) => number {
  let state = (seed | 0) + 1;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >>> 8) % below;
  };
}

function amountText(minor: number, { decimal, hasGroups, isShort }: MadeStyle): string {
  const digits = String(Math.abs(minor)).padStart(3, '0');
  const whole = digits.slice(0, -2);
  const group = decimal === ',' ? '.' : ',';
  const shown = hasGroups ? whole.replace(/\B(?=(\d{3})+$)/g, group) : whole;
  const cents = isShort ? digits.slice(-2).replace(/0+$/, '') : digits.slice(-2);
  return `${minor < 0 ? '-' : ''}${shown}${cents === '' ? '' : decimal}${cents}`;
}

export function bytesOf(style: MadeStyle, rows: number, seed: number): Uint8Array {
  const { delimiter, has, sides, end, encoding } = style;
  const next = numbersFrom(seed);
  const quoted = (cell: string) => {
    const mustBe = cell.includes(delimiter) || (cell.includes('"') && next(4) > 0);
    return style.isQuoted || mustBe ? `"${next(40) === 0 ? cell : cell.replaceAll('"', '""')}"` : cell;
  };
  const header = [
    ...(has.account ? ['Auftragskonto'] : []),
    'Buchungstag',
    'Valutadatum',
    'Buchungstext',
    'Verwendungszweck',
    ...(has.party ? ['Beguenstigter/Zahlungspflichtiger', 'IBAN', 'BIC'] : []),
    ...(has.reference ? ['Mandatsreferenz', 'Kundenreferenz (End-to-End)', 'Glaeubiger ID'] : []),
    ...(sides === 'sides' ? ['Soll', 'Haben'] : ['Betrag']),
    ...(sides === 'marked' ? ['Soll/Haben'] : []),
    'Waehrung',
    ...(has.status ? ['Status'] : []),
    ...(has.balance ? ['Saldo'] : []),
  ];
  let balance = 1_000_000;
  const lines = [header.map(quoted).join(delimiter)];
  for (let at = 0; at < rows; at++) {
    const day = `${String((Math.floor(at / 7) % 28) + 1).padStart(2, '0')}.${String((Math.floor(at / 200) % 12) + 1).padStart(2, '0')}.2024`;
    const minor = next(9) === 0 ? next(90_000_000) + 1 : (next(200_000) + 1) * (next(3) === 0 ? 1 : -1);
    balance += minor;
    const text = amountText(sides === 'signed' ? minor : Math.abs(minor), style);
    const cells = [
      ...(has.account ? [accounts[next(20) === 0 ? next(3) : 0] ?? ''] : []),
      day,
      next(9) === 0 ? '' : day,
      kinds[next(4)] ?? '',
      next(30) === 0 ? '' : `Rechnung ${next(9_999)} vom ${day}, danke`,
      ...(has.party
        ? [names[next(5)] ?? '', next(3) === 0 ? '' : 'DE94299904017793571704', 'RABFDE2FXXX']
        : []),
      ...(has.reference
        ? [`M-${next(99_999)}`, next(3) === 0 ? 'NOTPROVIDED' : `E2E${at}`, 'DE98ZZZ09999999999']
        : []),
      ...(sides === 'sides' ? (minor < 0 ? [text, ''] : ['', text]) : [text]),
      ...(sides === 'marked' ? [minor < 0 ? 'S' : 'H'] : []),
      'EUR',
      ...(has.status ? ['gebucht'] : []),
      ...(has.balance ? [amountText(balance, style)] : []),
    ];
    const isOdd = at > 12 && next(100) < style.oddPerHundred;
    if (isOdd && next(6) === 0) lines.push(oddLines[next(oddLines.length)] ?? '');
    else if (isOdd) cells[next(cells.length)] = oddCells[next(oddCells.length)] ?? '';
    if (isOdd && next(12) === 0) cells.splice(next(cells.length), 1);
    if (isOdd && next(12) === 0) cells.push('mehr');
    lines.push(cells.map(quoted).join(delimiter));
  }
  const text = `${lines.join(end)}${end}`;
  return encoding === 'utf-8' ? new TextEncoder().encode(text) : new Uint8Array(Buffer.from(text, 'latin1'));
}
