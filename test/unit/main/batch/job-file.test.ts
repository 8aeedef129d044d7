import { describe, expect, it } from 'vitest';
import { basisOf, jobOf, placesOf, tablesKindOf } from '../../../../main/batch/job-file';
import type { BatchJob } from '../../../../preload/contract';

const least = `
version: 1
files: [exports]
customer: { name: Muster GmbH, type: company }
`;

async function read(text: string): Promise<BatchJob> {
  const reading = await jobOf(text, '/jobs');
  if (reading.kind === 'invalid') throw new Error(reading.what);
  return reading.job;
}

describe('jobOf', () => {
  it('when the least is said, nothing is sent and every question stops the job', async () => {
    const job = await read(least);
    expect(job).toMatchObject({ send: false, production: false, analyse: true, connection: 'Kontor' });
    expect(job.customer.keepFor).toBe('P3M');
    expect(job.questions).toEqual({
      answers: {},
      others: 'stop',
      recognition: 'stop',
      unusableFiles: 'stop',
      blockedRows: 'stop',
      holders: 'stop',
      otherCustomer: 'stop',
      unnumberedAccounts: 'stop',
      sentOtherwise: 'stop',
    });
  });

  it('when it is JSON, it is read too', async () => {
    const job = await read(
      JSON.stringify({
        version: 1,
        files: ['a.csv'],
        customer: { name: 'M', type: 'person', keepFor: null },
      }),
    );
    expect(job.customer).toEqual({ name: 'M', type: 'person', keepFor: null });
  });

  it.each([
    ['a misspelt member', `${least}sned: true\n`, /sned/],
    ['another version', least.replace('1', '2'), /version/],
    ['a secret', `${least}secret: hunter2\n`, /secret/],
    ['a question that is none', `${least}questions: { answers: { colour: red } }\n`, /questions\.answers/],
    ['a report of another kind', `${least}send: true\noutputs: { report: a.csv }\n`, /outputs\.report/],
    ['results of another kind', `${least}send: true\noutputs: { results: r.yaml }\n`, /outputs\.results/],
    ['outputs of nothing that is sent', `${least}outputs: { report: r.pdf }\n`, /send is false/],
    [
      'outputs of nothing that is analysed',
      `${least}send: true\nanalyse: false\noutputs: { results: r.json }\n`,
      /analyse is false/,
    ],
    ['a table of another kind', `${least}outputs: { tables: t.ods }\n`, /outputs\.tables/],
    ['nothing', '', /expected object|object/i],
  ])('when it has %s, it is refused with the place', async (_what, text, named) => {
    const reading = await jobOf(text, '/jobs');
    expect(reading.kind).toBe('invalid');
    expect(reading.kind === 'invalid' && reading.what).toMatch(named);
  });
});

describe('basisOf', () => {
  it('when files come in another order, or only an output changes, it is the same job', async () => {
    const job = await read(least);
    const same = await read(`${least}send: true\noutputs: { report: r.pdf }\n`);
    expect(basisOf(same, ['b', 'a'], [])).toBe(basisOf(job, ['a', 'b'], []));
  });

  it('when a file, the customer or an answer changes, it is another one', async () => {
    const job = await read(least);
    const others = [
      basisOf(job, ['a', 'c'], []),
      basisOf(await read(least.replace('Muster', 'Monster')), ['a', 'b'], []),
      basisOf(await read(`${least}questions: { others: proposed }\n`), ['a', 'b'], []),
      basisOf(job, ['a', 'b'], ['t']),
    ];
    expect(others).not.toContain(basisOf(job, ['a', 'b'], []));
    expect(new Set(others).size).toBe(4);
  });
});

describe('placesOf', () => {
  it('when outputs are relative, they belong to the folder of the job', async () => {
    const job = await read(`${least}send: true\noutputs: { report: out/r.pdf, tables: /t/x.zip }\n`);
    expect([...placesOf(job, '/jobs')]).toEqual([
      ['report', '/jobs/out/r.pdf'],
      ['tables', '/t/x.zip'],
    ]);
    expect(tablesKindOf('/t/x.zip')).toBe('csv');
    expect(tablesKindOf('x.XLSX')).toBe('xlsx');
  });
});
