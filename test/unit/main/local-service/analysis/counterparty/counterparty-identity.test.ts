import { describe, expect, it } from 'vitest';
import { groupByCounterparty } from '../../../../../../main/local-service/analysis/counterparty/counterparty-identity';
import { layoutsOf } from '../../../../../../main/local-service/analysis/counterparty/ledger-layout';
import { readOwnAccounts } from '../../../../../../main/local-service/analysis/counterparty/own-accounts';
import { TransactionReader } from '../../../../../../main/local-service/analysis/counterparty/prepared-transaction';
import { ledgerFromUpload } from '../../../../../../main/local-service/analysis/ledger/ledger-from-upload';

/** How many counterparties the names come to. */
function countOf(...names: string[]): number {
  const ledger = ledgerFromUpload({
    userType: 'person',
    accounts: [{ accountId: 'giro', owner: 'Erika Muster' }],
    transactions: names.map((name, at) => ({
      transactionId: String(at),
      accountId: 'giro',
      amount: -94,
      bookingDate: '2026-03-02',
      purpose: 'Teilbetrag',
      paymentPartner: { name },
    })),
  });
  const reader = new TransactionReader(readOwnAccounts(ledger), layoutsOf(ledger.transactions));
  return groupByCounterparty(ledger.transactions.map((one, at) => reader.read(one, at, at))).length;
}

describe('a counterparty', () => {
  it('is one in spellings that lost letters', () => {
    expect(
      countOf('Stadtwerke Musterhausen GmbH', 'Stadtwerke Musterhausen', 'Stadtwrke Musterhausn GmbH'),
    ).toBe(1);
  });

  it('is not another of the same trade whose name ends alike', () => {
    expect(countOf('Wien Energie Vertrieb GmbH & Co KG', 'EVN Energievertrieb GmbH & Co KG')).toBe(2);
  });
});
