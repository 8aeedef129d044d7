import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ALL_SCOPES, PERSON_INCOME_SCOPES } from '../../../../main/local-service/ground/scopes';
import { pdfText } from '../../../check/pdf-words';
import { openService, type ServiceUnderTest, someDay } from './service-under-test';

let service: ServiceUnderTest;
const users = { company: '', person: '' };
const DAY = 86_400;

/** Bookings of half a year, one of each kind a month. */
const monthly = (rows: ReadonlyArray<[name: string, purpose: string, amount: number]>) =>
  rows.flatMap(([name, purpose, amount], row) =>
    Array.from({ length: 6 }, (_, month) => ({
      transactionId: `${row}-${month}`,
      amount,
      currency: 'EUR',
      bookingDate: someDay - month * 30 * DAY,
      purpose,
      paymentPartner: { name },
    })),
  );
const rows = {
  company: monthly([
    ['Stadtkasse', 'Umsatz Rechnung 1', 5000],
    ['Musterversicherung AG', 'Betriebshaftpflicht Versicherung Beitrag', -111.11],
    ['Musterleasing GmbH', 'Leasingrate Vertrag 7', -222.22],
    ['Krankenkasse', 'Sozialversicherung Beitraege', -333.33],
    ['Geldautomat', 'Bargeldauszahlung Geldautomat', -44.44],
  ]),
  person: monthly([
    ['Arbeitgeber GmbH', 'Lohn Gehalt', 2222.22],
    ['Familienkasse', 'Kindergeld', 250.25],
    ['Lotto', 'Spielbank Wetten Lotto', -77.77],
    ['Supermarkt', 'Einkauf', -55.55],
  ]),
};

const asClient = async (scopes: readonly string[] | null) => {
  await service.change({ clientScopes: scopes });
  await service.renewToken();
};
const allBut = (...names: string[]) => ALL_SCOPES.filter((scope) => !names.includes(scope));
interface CockpitBody {
  breakdowns: object;
  risk: object;
  topIncomings: Array<{ category: string }>;
  topOutgoings: Array<{ category: string }>;
}
const cockpit = async (type: 'company' | 'person') =>
  (await service.call('GET', `/users/${users[type]}/cockpits/${type}`)).body as unknown as CockpitBody;
const topOf = (body: CockpitBody) =>
  [...body.topIncomings, ...body.topOutgoings].map(({ category }) => category);

beforeAll(async () => {
  service = await openService({ control: true });
  for (const type of ['company', 'person'] as const) {
    users[type] = await service.createUser({ type });
    await service.upload(users[type], 'a', rows[type], { balance: 100 });
    await service.analyse(users[type]);
  }
}, 60_000);
afterAll(async () => {
  await service.stop();
  expect(service.faults).toEqual([]);
});

describe('a cockpit gives no figure whose scope client and user do not both hold (interface.md 5.5)', () => {
  it('with every scope, the figures are there', async () => {
    await asClient(null);
    const company = await cockpit('company');
    expect(Object.keys(company.breakdowns).sort()).toEqual([
      'credits',
      'insurances',
      'internal-bookings',
      'investments',
    ]);
    expect(topOf(company)).toEqual(expect.arrayContaining(['credits.leasing', 'cash.withdrawal']));
    expect(topOf(company).some((one) => one.startsWith('insurances.'))).toBe(true);
    const person = await cockpit('person');
    expect(topOf(person)).toEqual(expect.arrayContaining(['income.salary', 'income.child-benefit']));
    expect(person).toMatchObject({ income: { current: 2472.47 }, risk: { gambling: 6 } });
  });

  it.each([
    ['company-credit', 'credits', 'credits.'],
    ['company-insurance', 'insurances', 'insurances.'],
    ['company-investment', 'investments', 'investments.'],
    ['company-internal-booking', 'internal-bookings', 'transfers.internal'],
  ])('a company without %s has neither the breakdown nor its categories', async (scope, name, branch) => {
    await asClient(allBut(scope));
    const company = await cockpit('company');
    expect(company.breakdowns).not.toHaveProperty(name);
    expect(topOf(company).filter((category) => category.startsWith(branch))).toEqual([]);
    const top = await service.call('GET', `/users/${users.company}/analysis/company/top-categories`);
    expect(JSON.stringify(top.body)).not.toContain(`"${branch}`);
  });

  it('a company without liquidity has no sums, without risk no counts, without staff and cash not their categories', async () => {
    await asClient(allBut('company-liquidity', 'company-risk', 'company-staff', 'company-cash'));
    const company = await cockpit('company');
    for (const name of ['income', 'spending', 'balance']) expect(company).not.toHaveProperty(name);
    expect(company.risk).toEqual({});
    expect(topOf(company).filter((category) => /^(cash|staff)\./.test(category))).toEqual([]);
  });

  it('a person without an income scope has no income, in the household budget neither', async () => {
    await asClient(allBut('person-income-child-benefit'));
    const person = await cockpit('person');
    expect(person).not.toHaveProperty('income');
    expect(person).not.toHaveProperty('balance');
    expect(person).toHaveProperty('spending');
    expect(topOf(person)).toContain('income.salary');
    expect(topOf(person)).not.toContain('income.child-benefit');
    const { body } = await service.call('GET', `/users/${users.person}/analysis/person/household-bugdet`);
    expect(Object.keys(body)).not.toContain('income');
    expect(JSON.stringify(body)).not.toMatch(/"income"|"balance"/);
  });

  it('a person without the risk scopes has no risk, in the spending neither', async () => {
    await asClient([...PERSON_INCOME_SCOPES, 'person-risk-backDebit', 'categorization']);
    const person = await cockpit('person');
    expect(Object.keys(person.risk)).toEqual(['backDebits']);
    expect(topOf(person).filter((category) => category.startsWith('risk.'))).toEqual([]);
    const { body } = await service.call('GET', `/users/${users.person}/analysis/person/spending`);
    expect(Object.keys(body)).not.toContain('risk');
    expect(Object.keys(body)).toContain('shopping');
  });

  it('a person without categorization has no breakdowns and no count of contracts', async () => {
    await asClient(allBut('categorization'));
    const person = await cockpit('person');
    expect(person.breakdowns).toEqual({});
    expect(person).not.toHaveProperty('contracts');
  });

  it('what the user does not hold is closed too, whatever the client holds', async () => {
    await asClient(null);
    const bare = await service.createUser({ scopes: ['banking-upload', 'company-credit'] });
    await service.upload(bare, 'a', rows.company, { balance: 100 });
    const run = (await service.call('POST', `/users/${bare}/trigger-analysis`)).headers;
    const id = run.get('service-correlation-id') ?? '';
    await expect
      .poll(async () => (await service.correlation(bare, id, 'cockpits')).status, { timeout: 15_000 })
      .toBe(200);
    const { body } = await service.call('GET', `/users/${bare}/cockpits/company`);
    expect(Object.keys(body.breakdowns as object)).toEqual(['credits']);
    expect(body).not.toHaveProperty('income');
  });

  it('the PDF and a link hold no more; a link opens what its maker could read, whoever opens it', async () => {
    await asClient(allBut('company-credit', 'company-liquidity'));
    const { body } = await service.call('GET', `/users/${users.company}/cockpits/cockpit-link`);
    const token = await service.signIn();
    const own = await fetch(`${service.address}/users/${users.company}/cockpits/download`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    await asClient(null);
    const read = async (answer: Response) => {
      const bytes = new Uint8Array(await answer.arrayBuffer());
      expect((await PDFDocument.load(bytes)).getPageCount()).toBeGreaterThan(0);
      return pdfText(bytes);
    };
    for (const text of [await read(own), await read(await fetch(String(body.url)))]) {
      expect(text).toContain('insurances');
      expect(text).not.toContain('credits');
      expect(text).not.toContain('222.22');
      expect(text).not.toContain('Income');
    }
    const open = await service.call('GET', `/users/${users.company}/cockpits/cockpit-link`);
    expect(await read(await fetch(String(open.body.url)))).toContain('222.22');
  });

  it('recommendations look only at results that are open, one by one and in the list of all', async () => {
    const topics = async () => {
      const one = await service.call('GET', `/users/${users.company}/cockpits/recommendations`);
      const all = await service.call('GET', '/cockpits/recommendations');
      return [one, all].map(({ body }) =>
        (body.recommendations as Array<{ topic: string; userId: string }>)
          .filter(({ userId }) => userId === users.company)
          .map(({ topic }) => topic),
      );
    };
    await asClient(null);
    expect(await topics()).toEqual([['reserve'], ['reserve']]);
    await asClient(allBut('company-investment'));
    expect(await topics()).toEqual([[], []]);
  });

  it('a personalized link opens a bank connection only where client and user hold `banking`', async () => {
    await asClient(null);
    const { advisorId } = (await service.call('POST', '/cockpits/advisors', {})).body;
    const path = `/cockpits/advisors/${advisorId}/personalized-link`;
    const bare = await service.createUser({ scopes: ['banking-upload'] });
    expect((await service.call('POST', path, { userId: bare })).status).toBe(403);
    await asClient(allBut('banking'));
    expect((await service.call('POST', path, { userId: users.company })).status).toBe(403);
  });
});
