import { describe, expect, it } from 'vitest';
import { analyse, ledgerFromUpload } from '../../../../../../main/local-service/analysis';

type Line = readonly [accountId: string, day: string, name: string, purpose: string, amount: number];

const months = Array.from(
  { length: 24 },
  (_, at) => `${2023 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`,
);
/** Loses another letter each time; no form is seen twice. */
const without = (text: string, at: number) => {
  const place = 1 + ((at * 5) % (text.length - 1));
  return text.slice(0, place) + text.slice(place + 1);
};

const shops =
  'Lebensmittelmarkt Gartencenter Drogeriemarkt Buchhandlung Schuhgeschäft Tankstelle Apotheke Bäckerei'.split(
    ' ',
  );

/** A year of shopping whose texts lost letters, so that the ledger is read as one that is spoilt. */
const spoiltShopping: Line[] = months.flatMap((month, at) =>
  shops.flatMap((shop, place): Line[] => [
    ['giro', `${month}-${10 + place}`, shop, `Einkauf Filiale Innenstadt`, -20 - place],
    ['giro', `${month}-${10 + place}`, without(shop, at + place), `Einkauf Filiale Innenstadt`, -30 - place],
  ]),
);

function labelsOf(lines: readonly Line[]) {
  const ledger = ledgerFromUpload({
    userType: 'person',
    accounts: ['giro', 'savings'].map((accountId) => ({
      accountId,
      owner: 'Wilhelmine Zwirbelhuber',
      type: 'GIRO',
    })),
    transactions: [...lines, ...spoiltShopping].map(
      ([accountId, bookingDate, name, purpose, amount], at) => ({
        transactionId: String(at),
        accountId,
        currency: 'EUR',
        bookingDate,
        amount,
        purpose,
        bookingText: amount < 0 ? 'Überweisung' : 'Gutschrift',
        paymentPartner: { name },
      }),
    ),
  });
  return analyse(ledger).categorization.slice(0, lines.length);
}

describe('in texts that lost letters', () => {
  it('an agreement is one, however its partner is written', () => {
    const premium = months.map(
      (month, at): Line => [
        'giro',
        `${month}-02`,
        without(without('Zwirbel Hausratversicherung', at), at + 7),
        'Beitrag',
        -41.17,
      ],
    );
    const found = labelsOf(premium);
    expect(new Set(found.map(({ contractId }) => contractId)).size).toBe(1);
    expect(found[0]?.contractId).not.toBeNull();
  });

  it('two agreements of one amount with two partners stay two', () => {
    const pair = months.flatMap((month, at): Line[] => [
      ['giro', `${month}-02`, without('Nordlicht Hausratversicherung', at), 'Beitrag', -41.17],
      ['giro', `${month}-02`, without('Seeblick Haftpflichtkasse', at), 'Beitrag', -41.17],
    ]);
    expect(new Set(labelsOf(pair).map(({ contractId }) => contractId)).size).toBe(2);
  });

  it('a transfer is told where both legs lost so much of the owner that neither names him', () => {
    const found = labelsOf([
      ['giro', '2024-03-04', 'Wihmi Zwrblhbr', 'monatl. Rücklage', -850],
      ['savings', '2024-03-04', 'Wihme Zwrblhbr', 'monatl. Rückage', 850],
    ]);
    expect(found.map(({ category }) => category)).toEqual(['transfers.internal', 'transfers.internal']);
  });

  it('a word that the ledger has once is read as the tables know it', () => {
    const [found] = labelsOf([['giro', '2024-03-04', 'Zwirbel AG', 'Schornsteifeger 4471', -85]]);
    expect(found?.category).toBe('housing.other');
  });
});
