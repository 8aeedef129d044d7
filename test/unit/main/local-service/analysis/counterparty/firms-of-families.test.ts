import { describe, expect, it } from 'vitest';
import { analyse, ledgerFromUpload } from '../../../../../../main/local-service/analysis';

function labelOf(name: string, bookingText = 'Überweisung') {
  const ledger = ledgerFromUpload({
    userType: 'person',
    accounts: [{ accountId: 'giro', owner: 'Uta Muster' }],
    transactions: [
      {
        transactionId: '1',
        accountId: 'giro',
        amount: -143.21,
        bookingDate: '2025-04-01',
        bookingText,
        purpose: 'RE 2025-1187',
        paymentPartner: { name },
      },
    ],
  });
  return analyse(ledger).categorization[0];
}

describe('a firm that is called like the family that owns it', () => {
  it.each(
    'Bauer GmbH|Sauer GmbH|Frank AG|Fischer GmbH|Hug AG|Jobst GmbH|Krämer GmbH|Schuhmann GmbH|Müller GmbH|Gebr. Sauer KG|Bauer & Söhne OHG'.split(
      '|',
    ),
  )('is not sure to sell what %s sounds like', (name) => {
    expect(labelOf(name)?.confidence).toBeLessThan(0.75);
  });

  it('is known by more than the name, and a firm that is no family by its own', () => {
    expect(labelOf('Fischer Reisen GmbH')?.category).toBe('leisure.travel');
    expect(labelOf('Otto GmbH & Co KG')?.category).toBe('shopping.online');
    expect(labelOf('Müller', 'Kartenzahlung')?.category).toBe('shopping.drugstore');
  });
});
