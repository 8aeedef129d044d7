import {
  type BatchJob,
  batchJob,
  type Customer,
  type ImportSummary,
  type Language,
} from '../../preload/contract';
import { mainWords } from '../languages';

/** What of a confirmation's key says which question it answers. */
const confirmedBy = (summary: ImportSummary, ...kinds: string[]) =>
  summary.confirmed.some((key) => kinds.some((kind) => key.startsWith(`${kind}:`)));

/**
 * The import as a job that repeats it, by what was confirmed on the way. Of the files only the names are known. What was left out by account
 * is nothing that a job could say: it sends nothing then, and leaves the import to a person.
 */
export function jobOfImport(
  summary: ImportSummary,
  customer: Pick<Customer, 'name' | 'type' | 'connectionName'>,
  language: Language,
): BatchJob {
  const names = summary.files.filter(({ state }) => state === 'staged').map(({ name }) => name);
  const leftOut = summary.accounts.filter(({ isLeftOut }) => isLeftOut);
  const isNumbered = summary.accounts.some(({ origins }) => Object.values(origins).includes('made'));
  const isSent = leftOut.length === 0 || (areNameless(leftOut) && !isNumbered);
  return batchJob.parse({
    version: 1,
    files: [...new Set(names)],
    customer: { name: customer.name, type: customer.type },
    connection: customer.connectionName,
    questions: {
      ...(confirmedBy(summary, 'withoutBlocked') ? { blockedRows: 'leaveOut' } : {}),
      ...(confirmedBy(summary, 'holdersDiffer', 'nameDiffers') ? { holders: 'confirm' } : {}),
      ...(confirmedBy(summary, 'ownedByOther') ? { otherCustomer: 'confirm' } : {}),
      ...(isNumbered ? { unnumberedAccounts: 'number' } : {}),
      ...(isSent && leftOut.length > 0 ? { unnumberedAccounts: 'leaveOut' } : {}),
    },
    send: isSent,
    // Real data takes a yes of its own, written by hand.
    production: false,
    outputs: {
      language,
      ...(isSent ? { report: 'report.pdf', results: 'results.json', tables: 'tables.xlsx' } : {}),
    },
  });
}

function areNameless(accounts: ImportSummary['accounts']): boolean {
  return accounts.every(({ accountId }) => accountId === null);
}

export async function jobText(job: BatchJob, language: Language): Promise<string> {
  const { stringify } = await import('yaml');
  const { jobHead, jobLeftOut } = mainWords(language);
  return jobHead + (job.send ? '' : jobLeftOut) + stringify(job);
}
