import { describe, expect, it } from 'vitest';
import { jobOf } from '../../../../main/batch/job-file';
import { jobOfImport, jobText } from '../../../../main/batch/job-of-import';
import type { ImportSummary } from '../../../../preload/contract';

const summary = (change: Partial<ImportSummary> = {}): ImportSummary =>
  ({
    id: 'i',
    createdAt: '',
    customerId: null,
    state: 'uploaded',
    files: [
      { name: 'Umsätze: Mai.csv', state: 'staged' },
      { name: 'broken.csv', state: 'failed' },
    ],
    accounts: [{ origins: { accountNumber: 'column' } }],
    confirmed: [],
    ...change,
  }) as unknown as ImportSummary;
const customer = { name: '- #1 "Möbel" GmbH', type: 'company', connectionName: 'Bank: Test' } as const;

describe('jobOfImport', () => {
  it.each(['de', 'en'] as const)(
    'when it is written and read again (%s), it is the same job',
    async (language) => {
      const job = jobOfImport(summary(), customer, language);
      expect(job).toMatchObject({
        send: true,
        production: false,
        files: ['Umsätze: Mai.csv'],
        connection: 'Bank: Test',
      });
      expect(await jobOf(await jobText(job, language), '/jobs')).toEqual({
        kind: 'job',
        job,
        folder: '/jobs',
      });
    },
  );

  it.each([
    ['with a number, nothing is sent without a person', 'a1', { send: false, unnumberedAccounts: 'stop' }],
    ['without one, those are left out again', null, { send: true, unnumberedAccounts: 'leaveOut' }],
  ])('when accounts were left out %s', async (_, accountId, { send, unnumberedAccounts }) => {
    const accounts = [
      { origins: {}, accountId: 'b' },
      { origins: {}, accountId, isLeftOut: true },
    ] as unknown as ImportSummary['accounts'];
    const job = jobOfImport(summary({ accounts }), customer, 'en');
    expect(job).toMatchObject({ send, questions: { unnumberedAccounts } });
    const text = await jobText(job, 'en');
    expect(text.includes('are left out')).toBe(!send);
    expect(await jobOf(text, '/jobs')).toMatchObject({ kind: 'job', job });
  });

  it('when nothing was confirmed, every question stops the job; what was confirmed is said', () => {
    expect(
      new Set(
        Object.values(jobOfImport(summary(), customer, 'en').questions).filter(
          (one) => typeof one === 'string',
        ),
      ),
    ).toEqual(new Set(['stop']));
    const key = 'a'.repeat(32);
    const confirmed = [`withoutBlocked:${key}`, `nameDiffers:${key}`, `ownedByOther:${key}`];
    const accounts = [{ origins: { accountNumber: 'made' } }] as unknown as ImportSummary['accounts'];
    expect(jobOfImport(summary({ confirmed, accounts }), customer, 'en').questions).toMatchObject({
      blockedRows: 'leaveOut',
      holders: 'confirm',
      otherCustomer: 'confirm',
      unnumberedAccounts: 'number',
      recognition: 'stop',
    });
  });
});
