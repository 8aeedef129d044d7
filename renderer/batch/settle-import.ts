import {
  type Customer,
  type ImportSummary,
  type JobQuestions,
  planRefusals,
  type UploadPlan,
} from '../../preload/contract';
import { kontor, unwrapped } from '../base/kontor';
import { blockedKey, personDoubts } from '../import/accounts/person-doubts';
import { blockedRows } from '../import/files/file-rows';
import { needsAnswer } from './job-customer';
import type { Teller } from './teller';

/** What the check and the customer step would ask: answered by the job, or the end of it. */
export async function settleImport(
  before: ImportSummary,
  customer: Customer | null,
  rules: JobQuestions,
  teller: Teller,
): Promise<ImportSummary> {
  const numbered = await settleAccounts(before, rules, teller);
  const unblocked = await settleBlocked(numbered, rules, teller);
  if (planRefusals(unblocked).length > 0) return needsAnswer(teller, 'nothingToSend', {});
  return customer ? settleDoubts(unblocked, customer, rules, teller) : unblocked;
}

async function settleAccounts(
  summary: ImportSummary,
  { unnumberedAccounts }: JobQuestions,
  teller: Teller,
): Promise<ImportSummary> {
  const unnumbered = summary.accounts.filter(({ accountId, sendable }) => accountId === null && sendable > 0);
  if (unnumbered.length === 0) return summary;
  if (unnumberedAccounts === 'number') return unwrapped(await kontor().imports.numberAccounts(summary.id));
  if (unnumberedAccounts === 'stop')
    return needsAnswer(teller, 'unnumberedAccounts', { count: unnumbered.length });
  const ids = unnumbered.map(({ id }) => id);
  return unwrapped(await kontor().imports.leaveOutAccounts(summary.id, ids, true));
}

async function settleBlocked(
  summary: ImportSummary,
  rules: JobQuestions,
  teller: Teller,
): Promise<ImportSummary> {
  const blocked = blockedRows(summary);
  const key = blockedKey(summary.id, blocked);
  // In the window somebody may have said so since.
  if (blocked === 0 || summary.confirmed.includes(key)) return summary;
  if (rules.blockedRows === 'stop') return needsAnswer(teller, 'blockedRows', { count: blocked });
  await teller.tell(
    { event: 'leftOut', rows: blocked },
    teller.texts.t('batch.withoutBlocked', { count: blocked }),
  );
  return unwrapped(await kontor().imports.confirm(summary.id, key, true));
}

async function settleDoubts(
  before: ImportSummary,
  customer: Customer,
  { holders, otherCustomer }: JobQuestions,
  teller: Teller,
): Promise<ImportSummary> {
  const customers = unwrapped(await kontor().customers.list());
  const owners = unwrapped(await kontor().imports.owners(before.id));
  let summary = before;
  for (const { kind, key, isConfirmed } of personDoubts({ summary, customer, customers, owners })) {
    const about = kind === 'ownedByOther' ? 'otherCustomer' : 'holders';
    if (isConfirmed) continue;
    if ((about === 'holders' ? holders : otherCustomer) === 'stop') return needsAnswer(teller, about, {});
    summary = unwrapped(await kontor().imports.confirm(summary.id, key, true));
  }
  return summary;
}

/** The plan, once nothing of it is undecided. */
export async function settledPlan(
  importId: string,
  customerId: string,
  { sentOtherwise }: Pick<JobQuestions, 'sentOtherwise'>,
  teller: Teller,
): Promise<UploadPlan> {
  const plan = unwrapped(await kontor().uploads.plan(importId, customerId));
  const open = plan.sentOtherwise?.open ?? 0;
  if (open === 0) return plan;
  if (sentOtherwise === 'stop') return needsAnswer(teller, 'sentOtherwise', { count: open });
  unwrapped(await kontor().imports.answerSent(importId, { rows: 'open', answer: sentOtherwise }));
  return unwrapped(await kontor().uploads.plan(importId, customerId));
}

export async function tellPlan(plan: UploadPlan, { tell, texts }: Teller): Promise<void> {
  const { importId, transactions, calls, accounts } = plan;
  await tell(
    {
      event: 'plan',
      importId,
      transactions,
      calls,
      replaces: plan.replaces?.transactions ?? 0,
      accounts: accounts.map(
        ({ action, newTransactions, knownTransactions, leftOut, totalIn, totalOut, currency }) => ({
          action,
          newTransactions,
          knownTransactions,
          leftOut,
          totalIn,
          totalOut,
          currency,
        }),
      ),
    },
    texts.t('batch.plan', { count: transactions }),
  );
}
