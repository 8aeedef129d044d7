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
