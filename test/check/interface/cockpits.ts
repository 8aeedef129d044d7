import { pdfText } from '../pdf-words';
import type { AreaCheck } from './context';
import { listOf, member, type Tester, textOf } from './tester';

const base = '/users/{user-id}/cockpits';

async function textBehind(url: string): Promise<string> {
  const answer = await fetch(url);
  return answer.ok ? pdfText(new Uint8Array(await answer.arrayBuffer())) : `status ${answer.status}`;
}

/** Cockpits, their PDF, link and recommendations (interface.md 4.7); their figures stand with the results. */
export const checkCockpits: AreaCheck = async ({ tester, company, person, tokenWith }) => {
  const other = { tenant: `t-${company}` };
  const all = await tester.ok('GET /cockpits', [], undefined, { query: { pageSize: '500' } });
  const own = listOf(all.value, 'cockpits').filter(({ userId }) => userId === company);
  tester.effect(
    'GET /cockpits',
    own.map(({ type, hasResults }) => [type, hasResults]),
    [['company', true]],
  );
  tester.effect(
    'GET /cockpits',
    listOf((await tester.call('GET /cockpits', [], undefined, other)).value, 'cockpits'),
    [],
  );
  await tester.no('GET /cockpits', 400, [], undefined, { query: { page: '0' } });
  await tester.no(`GET ${base}/person`, 404, [company]);
  await tester.no(`GET ${base}/company`, 404, [person]);

  const one = await tester.ok(`GET ${base}/recommendations`, [person]);
  const topics = (value: unknown) =>
    listOf(value, 'recommendations').map(({ userId, topic }) => [userId, topic]);
  tester.effect(`GET ${base}/recommendations`, topics(one.value), [[person, 'housing']]);
  const every = await tester.ok('GET /cockpits/recommendations', [], undefined, {
    query: { pageSize: '500' },
  });
  tester.effect(
    'GET /cockpits/recommendations',
    topics(every.value).filter(([userId]) => userId === person),
    [[person, 'housing']],
  );
  await tester.no('GET /cockpits/recommendations', 400, [], undefined, { query: { page: '-1' } });

  const pdf = await tester.ok(`GET ${base}/download`, [company]);
  const words = pdf.value instanceof Uint8Array ? pdfText(pdf.value) : '';
  tester.effect(`GET ${base}/download`, words.includes('11050.00'), true, 'income of March in the PDF');
  const link = await tester.ok(`GET ${base}/cockpit-link`, [company]);
  const url = textOf(link.value, 'url');
  tester.effect(`GET ${base}/cockpit-link`, (await textBehind(url)).includes('11050.00'), true);
  const opened = await fetch(`${url.slice(0, -1)}${url.endsWith('A') ? 'B' : 'A'}`);
  tester.effect(`GET ${base}/cockpit-link`, opened.status, 404, 'a link with another secret');
  if (tokenWith) await checkScopes(tester, company, person, tokenWith);
};

/** No figure of an analysis whose scope the client lacks, in any form (interface.md 5.5). */
async function checkScopes(
  tester: Tester,
  company: string,
  person: string,
  tokenWith: (scopes: readonly string[]) => string,
): Promise<void> {
  const poor = { token: tokenWith(['company-credit']) };
  const { value } = await tester.call(`GET ${base}/company`, [company], undefined, poor);
  const breakdowns = Object.keys((member(value, 'breakdowns') ?? {}) as object);
  tester.effect(`GET ${base}/company`, breakdowns, ['credits'], 'breakdowns of a poor client');
  tester.effect(
    `GET ${base}/company`,
    [member(value, 'income'), member(value, 'risk')],
    [undefined, {}],
    'sums and risk of a poor client',
  );
  const open = listOf(value, 'topOutgoings').some(({ category }) => category === 'staff.salary');
  tester.effect(`GET ${base}/company`, open, false, 'wages of a poor client');
  const { value: own } = await tester.call(`GET ${base}/person`, [person], undefined, poor);
  tester.effect(
    `GET ${base}/person`,
    [member(own, 'income'), member(own, 'topIncomings')],
    [undefined, []],
    'income of a poor client',
  );
  const pdf = await tester.call(`GET ${base}/download`, [company], undefined, poor);
  const words = pdf.value instanceof Uint8Array ? pdfText(pdf.value) : '';
  tester.effect(
    `GET ${base}/download`,
    [words.includes('11050.00'), words.includes('insurances')],
    [false, false],
    'the PDF of a poor client',
  );
  const link = await tester.call(`GET ${base}/cockpit-link`, [company], undefined, poor);
  const behind = await textBehind(textOf(link.value, 'url'));
  tester.effect(
    `GET ${base}/cockpit-link`,
    [behind.includes('11050.00'), behind.includes('500.00')],
    [false, true],
    'the link of a poor client',
  );
  const { value: tips } = await tester.call(`GET ${base}/recommendations`, [person], undefined, poor);
  tester.effect(
    `GET ${base}/recommendations`,
    listOf(tips, 'recommendations'),
    [],
    'recommendations of a poor client',
  );
  const { value: allTips } = await tester.call('GET /cockpits/recommendations', [], undefined, poor);
  tester.effect(
    'GET /cockpits/recommendations',
    listOf(allTips, 'recommendations'),
    [],
    'recommendations of a poor client',
  );
}
