import type { EndpointKey } from '../../../../main/service/endpoint-tables/endpoints';

const transaction = {
  transactionId: 'sample-t1',
  amount: -12.34,
  currency: 'EUR',
  bookingDate: 1740830400,
  purpose: 'sample',
  paymentPartner: { name: 'Sample GmbH' },
};
const account = {
  accountId: 'sample-a1',
  accountNumber: '4711',
  bankCode: '12030000',
  currency: 'EUR',
  name: 'Sample account',
  type: 'GIRO',
};
/** A picture of one transparent pixel. */
const picture = {
  contentType: 'image/png',
  data: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
};
const webhook = { url: 'https://hook.example/kontor', method: 'POST', events: ['analysis.completed'] };

/** A body for every endpoint that takes one, as interface.md and interface-gaps.md describe it. */
export const sampleBodies: Partial<Record<EndpointKey, unknown>> = {
  'users.create': {
    type: 'company',
    automaticAnalysis: 'suspended',
    expiresIn: 'P30D',
    customUserID: 'sample-c1',
  },
  'users.deleteMany': { ids: ['sample-u9'] },
  'users.import': {
    type: 'person',
    customUserID: 'sample-c2',
    accounts: [{ ...account, transactions: [transaction] }],
  },
  'users.patch': { expiresIn: 'P60D' },
  'users.addScopes': { scopes: ['company-credit'] },
  'banking.deleteAccounts': { ids: ['sample-a9'] },
  'banking.transferMoney': {
    amount: 1,
    currency: 'EUR',
    recipient: { name: 'Sample', iban: 'DE02120300000000202051' },
    purpose: 'sample',
  },
  'upload.createAccounts': { accounts: [{ ...account, transactions: [transaction] }] },
  'upload.patchAccounts': { accounts: [{ accountId: 'sample-a1', name: 'Renamed' }] },
  'upload.patchTransactions': [{ transactionId: 'sample-t1', purpose: 'changed' }],
  'upload.addTransactions': [{ ...transaction, transactionId: 'sample-t2' }],
  'upload.deleteTransactions': { ids: ['sample-t2'] },
  'categorization.fetch': { transactionIDs: ['sample-t1'] },
  'advisors.create': { name: 'Sample advisor', email: 'advisor@sample.example' },
  'advisors.patch': { name: 'Other advisor' },
  'advisors.setAvatar': picture,
  'tenants.patch': { name: 'Sample tenant' },
  'tenants.setLogo': picture,
  'companies.search': { name: 'Sample' },
  'logos.find': { name: 'Sample' },
  'feedback.create': { message: 'Sample feedback' },
  'webhooks.create': webhook,
  'webhooks.replace': webhook,
  'webhooks.patch': { events: ['analysis.completed'] },
};
