import { type AreaCheck, createCustomer } from './context';
import { endpointRows } from './endpoint-rows';
import { accountsOf, type LedgerName, rightAnswers, valueAt } from './ledgers';
import { listOf, member, textOf } from './tester';

const base = '/users/{user-id}';
const categorization = `${base}/categorization`;

/** Every result against the ledgers worked out by hand, and its correlation endpoint (interface.md 2.4, 3, 4.6, 4.7). */
export const checkResults: AreaCheck = async (context, isMeant) => {
  const { tester, company, person, runs } = context;
  const owners = { company: { id: company, run: runs.company }, person: { id: person, run: runs.person } };
  for (const name of ['company', 'person'] as const) {
    const answers = new Map<string, unknown>();
    for (const [result, path, right, working] of rightAnswers(name)) {
      const label = `GET ${base}/${result}`;
      if (!isMeant(label)) continue;
      if (!answers.has(label)) answers.set(label, (await tester.ok(label, [owners[name].id])).value);
      tester.effect(label, valueAt(answers.get(label), path), right, `${name}: ${path} (${working})`);
    }
  }
  for (const { label, userType } of endpointRows) {
    if (!label.startsWith(`GET ${base}/`) || !label.endsWith('/correlation') || !isMeant(label)) continue;
    if (label === `GET ${base}/banking/correlation`) continue;
    const { id, run } = owners[userType ?? 'company'];
    const done = await tester.ok(label, [id], undefined, { query: { correlationId: run } });
    tester.effect(label, textOf(done.value, 'correlationId'), run);
    const foreign = owners[userType === 'person' ? 'company' : 'person'].run;
    await tester.no(label, 404, [id], undefined, { query: { correlationId: foreign } });
    await tester.no(label, 400, [id]);
  }
  await checkCategorization(context);
  await checkTrigger(context);
};

async function checkCategorization({ tester, company }: Parameters<AreaCheck>[0]): Promise<void> {
  const rows = listOf((await tester.ok(`GET ${categorization}`, [company])).value, 'transactions');
  const categoryOf = (id: string) => rows.find(({ transactionId }) => transactionId === id)?.category;
  const sent = accountsOf('company').flatMap(
    ({ transactions }) => transactions as Array<{ transactionId: string }>,
  );
  tester.effect(`GET ${categorization}`, rows.length, sent.length, 'every booking once');
  tester.effect(
    `GET ${categorization}`,
    ['alpha1', 'lease1', 'out1', 'in1', 'atm1', 'wage1'].map(categoryOf),
    [
      'income.sales',
      'credits.leasing',
      'transfers.internal',
      'transfers.internal',
      'cash.withdrawal',
      'staff.salary',
    ],
  );
  const fetch = `POST ${categorization}/transactions/fetch`;
  const { value } = await tester.ok(fetch, [company], { transactionIDs: ['lease2', 'none'] });
  const found = listOf(value, 'transactions').map(({ transactionId, category }) => [transactionId, category]);
  tester.effect(fetch, [found, member(value, 'unknown')], [[['lease2', 'credits.leasing']], ['none']]);
  const tree = listOf((await tester.ok('GET /categorization/categories')).value, 'categories');
  const known = tree.flatMap((top) => listOf(top, 'children').map((one) => one.id));
  tester.effect(
    'GET /categorization/categories',
    rows.every(({ category }) => known.includes(category)),
    true,
    'all categories in the tree',
  );
  const { value: description } = await tester.ok('GET /categorization/description');
  const described = listOf(description, 'categories').map((one) => one.id);
  tester.effect('GET /categorization/description', described, known, 'all categories described');
  const contracts = listOf((await tester.ok(`GET ${base}/contracts`, [company])).value, 'contracts');
  const lease = contracts.find(({ category }) => category === 'credits.leasing');
  tester.effect(
    `GET ${base}/contracts`,
    [lease?.amount, lease?.interval, lease?.transactionIDs],
    [500, 'monthly', ['lease1', 'lease2', 'lease3']],
  );
}

/** A run of its own: in progress, completed, its results there and gone with the account. */
async function checkTrigger({ tester }: Parameters<AreaCheck>[0]): Promise<void> {
  const trigger = `POST ${base}/trigger-analysis`;
  const id = await createCustomer(tester);
  const name: LedgerName = 'company';
  await tester.call(`POST ${base}/banking/accounts`, [id], { accounts: accountsOf(name).slice(1) });
  const credits = async () => (await tester.call(`GET ${base}/analysis/company/credits`, [id])).status;
  tester.effect(trigger, await credits(), 404, 'a result before the run');
  const run = (await tester.ok(trigger, [id])).headers.get('service-correlation-id') ?? '';
  const end = Date.now() + 30_000;
  while ((await credits()) !== 200 && Date.now() < end)
    await new Promise((resolve) => setTimeout(resolve, 25));
  const { value } = await tester.call(`GET ${base}/account-history`, [id]);
  tester.effect(trigger, [run === '', valueAt(value, 'accounts.0.transactionCount')], [false, 3]);
  await tester.call(`DELETE ${base}/banking/accounts/{account-id}`, [id, 'tages']);
  tester.effect(
    `DELETE ${base}/banking/accounts/{account-id}`,
    await credits(),
    404,
    'results of a deleted account',
  );
}
