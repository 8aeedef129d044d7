import type { EndpointKey } from '../service/endpoint-tables/endpoints';

const account = {
  accountId: 'account-1',
  accountNumber: '1234567',
  bankCode: '12030000',
  currency: 'EUR',
  name: 'Current account',
  type: 'GIRO',
  balance: 1200.5,
};
/** 1 March 2025 at noon UTC. */
const transaction = {
  transactionId: 'transaction-1',
  amount: -12.34,
  currency: 'EUR',
  bookingDate: 1740830400,
  purpose: 'Office supplies',
  paymentPartner: { name: 'Example Ltd' },
};

/** A body to begin with, where lists or nested members make a form of fields too little. All of it is invented. */
export const exampleBodies: Partial<Record<EndpointKey, unknown>> = {
  'users.import': { type: 'person', accounts: [{ ...account, transactions: [transaction] }] },
  'upload.createAccounts': { accounts: [{ ...account, transactions: [transaction] }] },
  'upload.patchAccounts': { accounts: [{ accountId: 'account-1', name: 'Business account' }] },
  'upload.addTransactions': [transaction],
  'upload.patchTransactions': [{ transactionId: 'transaction-1', purpose: 'Changed purpose' }],
};
