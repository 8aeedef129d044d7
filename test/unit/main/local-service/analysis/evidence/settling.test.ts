import { describe, expect, it } from 'vitest';
import { analyse, ledgerFromUpload } from '../../../../../../main/local-service/analysis';

/** Category of one booking. */
function categoryOf(
  name: string,
  purpose: string,
  userType: 'person' | 'company' = 'person',
  amount = -87.42,
): string | undefined {
  const ledger = ledgerFromUpload({
    userType,
    accounts: [{ accountId: 'giro', owner: 'Erika Muster' }],
    transactions: [
      {
        transactionId: '1',
        accountId: 'giro',
        amount,
        bookingDate: '2026-05-24',
        bookingText: 'Überweisung',
        purpose,
        paymentPartner: { name },
      },
    ],
  });
  return analyse(ledger).categorization[0]?.category;
}

describe('clues that mean something else beside another', () => {
  it.each([
    ['Inkasso Nordlicht GmbH', 'Forderung Sportwerk Aktenzeichen 26/4471', 'risk.collection'],
    ['Real Inkasso', 'Miete Forderung 12', 'risk.collection'],
    ['EOS DID', 'Forderung Fitnessstudio', 'risk.collection'],
    ['Obergerichtsvollzieher Streng', 'DR II 12/25 Forderung Stadtwerke Strom', 'risk.garnishment'],
  ])(
    'when %s collects a debt of “%s”, it is a debt and not what it was for once',
    (name, purpose, wanted) => {
      expect(categoryOf(name, purpose)).toBe(wanted);
    },
  );

  it.each([
    ['Stern Apotheke', 'Rezept', 'health.pharmacy'],
    ['Westfalen Weser Energie', 'Abschlag', 'housing.energy'],
    ['Focus Optik', 'Rechnung 12', 'health.doctor'],
    ['Real Immobilien', '4711', 'housing.rent'],
  ])(
    'when %s has the name of a known firm and another trade, it is another firm',
    (name, purpose, wanted) => {
      expect(categoryOf(name, purpose)).toBe(wanted);
    },
  );

  it('when a known firm names the same trade, or only sells in a shop, it stays known', () => {
    expect(categoryOf('Aral Tankstelle', '')).toBe('mobility.fuel');
    expect(categoryOf('Telekom Shop Muster', '')).toBe('communication.telecom');
  });

  it('when a company pays for films or music, it is no program; its other subscriptions are', () => {
    expect(categoryOf('Spotify AB', 'Spotify Premium Abo', 'company')).toBe('leisure.subscription');
    expect(categoryOf('Zwirbel Ltd', 'Abo Premium', 'company')).toBe('business.software');
  });

  it('when an insurer stands in for the deposit of a flat, it is cover and no rent', () => {
    expect(categoryOf('R+V Allgemeine Vers.', 'Mietkaution 4471 Jahresbeitrag')).toBe('insurances.other');
    expect(categoryOf('Hausverwaltung Ohl', 'Mietkaution 4471')).toBe('housing.rent');
  });

  it('when a finder is paid, it is no salary, though it ends like one', () => {
    expect(categoryOf('Fundbüro Ohl', 'Finderlohn Geldbörse', 'person', 20)).toBe('income.other');
    expect(categoryOf('Zwirbel KG', 'Stundenlohn Mai', 'person', 900)).toBe('income.salary');
  });

  it('when a shop shares the family name of the owner by chance, it is a shop', () => {
    expect(categoryOf('ARAL Station Muster', 'tanken')).toBe('mobility.fuel');
    expect(categoryOf('Muster Apotheke', '')).toBe('health.pharmacy');
  });

  it('when a relative is paid, it stays private', () => {
    expect(categoryOf('Muster, Karl', 'Pizza')).toBe('transfers.private');
  });

  it('when an adviser bills the return, it is advice and no tax', () => {
    expect(categoryOf('Steuerkanzlei Ohlendorf', 'RNR 525588 ESt-Erklärung 2023')).toBe('business.advice');
  });

  it.each([
    ['Stadtkasse Duisdorf', 'Kassenzeichen 8800 Verwarnung Parken'],
    ['Zentrale Bußgeldstelle Viechtal', 'Az 53.118.4471'],
    ['Gerichtskasse Konstau', 'Az HRB 4471 Registersache'],
  ])('when %s is paid for “%s”, it is a public due', (name, purpose) => {
    expect(categoryOf(name, purpose)).toBe('taxes.other');
  });

  it('when a street is called after a trade, it is no tax', () => {
    expect(categoryOf('Hubert Stockinger', 'Hallenmiete Gewerbestr. 7')).toBe('housing.rent');
  });

  it('when somebody who is no bank sends an account of what he sold, it is no fee of an account', () => {
    expect(categoryOf('Zwirbel Downstream GmbH', 'Abrechnung 649496')).not.toBe('fees.account');
    expect(categoryOf('Sparkasse Zwirbelau', 'Abrechnung 30.06.2026')).toBe('fees.account');
  });

  it.each([
    ['HKK Krankenkasse', 'Studentische KV/PV Vers-Nr Y4471', 'staff.social-security'],
    ['Yogastudio Lotusblüte', 'Kurs Nr 4471', 'leisure.sport'],
    ['Nordlicht Software GmbH', 'Miete 05/2026', 'leisure.subscription'],
    ['Stiftung Weitblick', 'Wasser für Kinder', 'giving.donation'],
    ['Bäckerei-Café Zwirbel', '', 'shopping.groceries'],
    ['Zwirbel Capital GmbH', 'Einzahlung ZC-4471', 'investments.savings-plan'],
  ])('when %s is paid for “%s”, the name says what is sold', (name, purpose, wanted) => {
    expect(categoryOf(name, purpose)).toBe(wanted);
  });

  it.each([
    ['Swiss Life Invest GmbH', 'investments.savings-plan'],
    ['Allianz Global Investors', 'investments.savings-plan'],
    ['Allianz Versicherung', 'insurances.other'],
    ['Volkswagen Leasing', 'credits.leasing'],
    ['Credit Life AG', 'insurances.life'],
  ])('when a group has products, the one in the name counts: %s', (name, wanted) => {
    expect(categoryOf(name, 'Vertrag 4471')).toBe(wanted);
  });

  it.each(['Familie Zwirbler', 'Rüdiger Zwirbler', 'R. Zwirbler'])(
    'when %s is paid, it is a person',
    (name) => {
      expect(categoryOf(name, 'Danke')).toBe('transfers.private');
    },
  );

  it.each([
    ['Ref AT0000447112', 'shopping.online'],
    ['DE0008404005', 'investments.securities'],
    ['Kauf AT0000447112', 'investments.securities'],
  ])('when a reference looks like an ISIN, “%s” is %s', (purpose, wanted) => {
    expect(categoryOf('Zwirbel GmbH', purpose)).toBe(wanted);
  });
});

describe('who lends and who insures', () => {
  it.each([
    ['Klarna Bank AB', 'Ratenzahlung 4711 MediaMarkt Notebook Rate', 'credits.loan'],
    ['Klarna Bank AB', '4711 MediaMarkt Notebook', 'shopping.electronics'],
    ['CSS Kranken-Versicherung AG', 'Kostenbeteiligung Abrechnung 4711', 'health.doctor'],
    ['CSS Kranken-Versicherung AG', 'Prämie 05/2026', 'insurances.health'],
  ])('when %s is paid for “%s”', (name, purpose, wanted) => {
    expect(categoryOf(name, purpose)).toBe(wanted);
  });
});

describe('names and purposes that borrow a word of another trade', () => {
  it.each<[string, string, string, 'person' | 'company']>([
    // What a bank is called after is not what it sells.
    ['Deutsche Apotheker- und Ärztebank eG', 'KFW 4711 DVT', 'credits.loan', 'company'],
    // A trade in goods by the name of a bank.
    ['Raiffeisen Waren Mustertal GmbH', 'RG 4711', 'business.supplier', 'company'],
    // What a lessor lets.
    ['GRENKE AG', 'MIETE PACKMASCHINE 088-4471', 'credits.leasing', 'company'],
    ['Musterbank Kreditkarten Service', 'VISA 4471 12/2025', 'transfers.card-settlement', 'person'],
    ['Zahnambulatorium Dr. Muster', 'Honorarnote 4711', 'health.doctor', 'person'],
    ['Hochschulsport Musterstadt', 'Monatskarte 4471', 'leisure.sport', 'person'],
    ['Martin Zwirbler', 'Akonto Gewinn', 'transfers.owner', 'company'],
  ])('%s, “%s”: %s', (name, purpose, wanted, userType) => {
    const ledger = ledgerFromUpload({
      userType,
      accounts: [{ accountId: 'giro', owner: 'Musterladen' }],
      transactions: ['01', '02', '03', '04'].map((month) => ({
        transactionId: month,
        accountId: 'giro',
        amount: -212,
        bookingDate: `2026-${month}-15`,
        bookingText: wanted === 'transfers.owner' ? 'Überweisung' : 'Lastschrift',
        purpose,
        paymentPartner: { name },
      })),
    });
    const found = new Set(analyse(ledger).categorization.map(({ category }) => category));
    expect(found).toEqual(new Set([wanted]));
  });
});
