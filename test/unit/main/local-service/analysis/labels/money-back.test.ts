import { describe, expect, it } from 'vitest';
import { analyse, ledgerFromUpload } from '../../../../../../main/local-service/analysis';
import type { UserType } from '../../../../../../main/local-service/analysis/ledger/ledger-types';

type Line = readonly [
  day: string,
  name: string,
  purpose: string,
  amount: number,
  bookingText?: string,
  mref?: string,
];

/** Category of each line, in order. */
function categories(userType: UserType, owner: string, lines: readonly Line[]): string[] {
  const ledger = ledgerFromUpload({
    userType,
    accounts: [{ accountId: 'giro', owner, type: 'GIRO' }],
    transactions: lines.map(([bookingDate, name, purpose, amount, bookingText = 'Gutschrift', mref], at) => ({
      transactionId: String(at),
      accountId: 'giro',
      currency: 'EUR',
      bookingDate,
      amount,
      purpose,
      bookingText,
      ...(mref ? { mref } : {}),
      paymentPartner: { name },
    })),
  });
  return analyse(ledger).categorization.map(({ category }) => category.split('.')[0] ?? '');
}
const ofPerson = (...lines: Line[]) => categories('person', 'Uta Krautwurst', lines);
const ofFirm = (...lines: Line[]) => categories('company', 'Elektro Zwirbel GmbH', lines);

describe('money in', () => {
  it('by the same mandate and amount is a return, whatever it is called', () => {
    expect(
      ofPerson(
        ['2024-01-15', 'Zwirbel KG', 'Darlehen 991 Rate', -210, 'Lastschrift', 'MREF1'],
        ['2024-01-18', 'Zwirbel KG', 'Nanu', 210, 'Buchung', 'MREF1'],
      ),
    ).toEqual(['credits', 'credits']);
  });

  it('from a shop is no income, though nothing is called a refund', () => {
    expect(ofPerson(['2024-01-15', 'Schuhhaus Zwirbel', '4711', 59.9])).toEqual(['shopping']);
  });

  it('each month from a firm that also sells is no refund', () => {
    const pension: Line[] = ['01', '02', '03', '04'].map((month) => [
      `2024-${month}-28`,
      'Möbelhaus Zwirbel KG',
      'Versorgung',
      263,
    ]);
    expect(ofPerson(...pension)).toEqual(['income', 'income', 'income', 'income']);
  });

  it('from a friend who was paid before is no refund', () => {
    expect(
      ofPerson(
        ['2024-01-02', 'Hanna Müller', 'Miete Januar', -600, 'Dauerauftrag'],
        ['2024-01-12', 'Hanna Müller', 'Geld zurück', 20],
      ),
    ).toEqual(['housing', 'transfers']);
  });

  it('from a payment service of a firm is what customers paid', () => {
    expect(
      ofFirm(
        ['2024-01-02', 'Zwirbel Payments GmbH', 'Terminalgebühr', -20, 'Lastschrift'],
        ['2024-01-12', 'Zwirbel Payments GmbH', 'Gutschrift Terminal 991', 800],
      ),
    ).toEqual(['business', 'income']);
  });
});

describe('money out', () => {
  it('to a person whose family name the firm carries is the owner, customers of that name are customers', () => {
    expect(
      ofFirm(
        ['2024-01-02', 'Jochen Zwirbel', 'wie besprochen', -2000, 'Überweisung'],
        ['2024-01-12', 'Petra Zwirbel', 'Rechnung 12', 800],
      ),
    ).toEqual(['transfers', 'income']);
  });

  it('for rent that mentions the tax in it is no tax', () => {
    expect(
      ofFirm(['2024-01-02', 'Dornwald & Co.', 'Miete Januar zzgl. 19% USt', -1190, 'Überweisung']),
    ).toEqual(['housing']);
  });

  it('to an insurer is a premium, whatever it covers', () => {
    expect(ofFirm(['2024-01-02', 'Dornwald Assekuranz AG', 'Elektronik 4711', -119, 'Lastschrift'])).toEqual([
      'insurances',
    ]);
  });

  it('from a tax office is tax that was paid too much, whatever it is called, and a benefit where it says so', () => {
    expect(
      ofPerson(['2024-03-20', 'Finanzamt Österreich', 'Einkommensteuer ANV 2023 77/118', 1122.7]),
    ).toEqual(['taxes']);
    expect(ofPerson(['2024-03-08', 'Finanzamt Österreich', 'Familienbeihilfe 03/2024', 312.6])).toEqual([
      'income',
    ]);
  });

  it('from a town is tax only where it names one: it also pays wages and bills', () => {
    const town: Line[] = ['01', '02', '03', '04'].map((month) => [
      `2024-${month}-28`,
      'Stadtverwaltung Auental',
      'Verdienst',
      2553.96,
    ]);
    expect(ofPerson(...town)).toEqual(['income', 'income', 'income', 'income']);
    expect(ofFirm(['2024-03-28', 'Gemeinde Auental', '1. Abschlag BV Schulhof', 9786.81])).toEqual([
      'income',
    ]);
  });

  it('from who pays more than he is paid is takings, whatever it is called', () => {
    const settled: Line[] = ['05', '12', '19', '26'].map((day) => [
      `2024-03-${day}`,
      'Zahlwerk SE',
      'Gutschrift Kartenumsätze',
      1200,
    ]);
    const fee: Line = ['2024-03-29', 'Zahlwerk SE', 'Rechnung 4711', -49, 'Lastschrift'];
    expect(ofFirm(...settled, fee)).toEqual(['income', 'income', 'income', 'income', 'business']);
  });

  it('that a firm gives back is no income of a person', () => {
    expect(ofPerson(['2024-03-29', 'Zwirbel GmbH', 'Erstattung 4711', 39])).toEqual(['shopping']);
    expect(ofPerson(['2024-03-29', 'Zwirbel GmbH', '4711', 39])).toEqual(['income']);
  });

  it('that was collected and is returned is less that was sold, and the fee for it is a fee', () => {
    expect(
      ofFirm(
        ['2024-03-28', '', 'RUECKBELASTUNG MITGLIEDSBEITRAG KONTO ERLOSCHEN', -48, 'LASTSCHRIFT-RETOURE'],
        ['2024-03-28', '', 'RUECKLASTSCHRIFTENTGELT FREMD', -5.2, 'ENTGELT'],
      ),
    ).toEqual(['income', 'fees']);
  });

  it.each<[string, string]>([
    ['Justizkasse Nordheim', 'JVEG Zeuge 4711'],
    ['Landesjustizkasse Nordheim', 'Unterhaltsbeihilfe Referendariat'],
    ['Betreibungsamt Altental', 'Zahlung Forderung 4711'],
    ['Amtsgericht Nordheim', 'Betreuervergütung Quartal 1'],
  ])(
    'from a court or the like (%s) is not what was paid too much: nothing was paid to it',
    (name, purpose) => {
      expect(ofPerson(['2024-03-20', name, purpose, 450])).not.toEqual(['taxes']);
      expect(ofFirm(['2024-03-20', name, purpose, 450])).not.toEqual(['taxes']);
    },
  );
});

describe('money out of a firm that undoes what it sold', () => {
  it.each<[string, Line, string]>([
    [
      'a customer gets an order back',
      ['2024-01-15', 'Hanna Müller', 'Erstattung Bestellung 4711 Widerruf', -66, 'Überweisung'],
      'income',
    ],
    [
      'a customer gets a bill back',
      ['2024-01-15', 'Hanna Müller', 'Gutschrift zu RE 4711', -66, 'Überweisung'],
      'income',
    ],
    [
      'a payment service takes back what was disputed',
      ['2024-01-15', 'PayPal Europe S.a.r.l.', '4711 CHARGEBACK FALL PP-R-12', -66, 'Lastschrift'],
      'income',
    ],
    [
      'somebody is paid for a bill',
      ['2024-01-15', 'Hanna Müller', 'Rechnung 4711', -66, 'Überweisung'],
      'business',
    ],
  ])('when %s', (_, line, wanted) => {
    expect(ofFirm(line)).toEqual([wanted]);
  });
});
