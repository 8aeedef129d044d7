import {
  type BatchJob,
  batchJob,
  type Customer,
  type ImportSummary,
  type Language,
} from '../../preload/contract';

const heads: Record<Language, string> = {
  de: `# Auftrag für Kontor ohne Fenster: kontor --batch run DIESE_DATEI
# Legen Sie diese Datei neben die Exporte, oder schreiben Sie unter files, wo sie liegen; auch ein Ordner geht.
# Was zu Kopfzeilen geantwortet wurde, hat Kontor sich gemerkt. Alles andere hält den Auftrag an, bis es hier oder im Fenster gesagt ist.
`,
  en: `# A job for Kontor without a window: kontor --batch run THIS_FILE
# Put this file beside the exports, or write below files where they lie; a folder will do.
# What was answered about headers is remembered. Anything else stops the job until it is said here or in the window.
`,
};

/** What of a confirmation's key says which question it answers. */
const confirmedBy = (summary: ImportSummary, ...kinds: string[]) =>
  summary.confirmed.some((key) => kinds.some((kind) => key.startsWith(`${kind}:`)));

/** The import as a job that repeats it, by what was confirmed on the way. Of the files only the names are known. */
export function jobOfImport(
  summary: ImportSummary,
  customer: Pick<Customer, 'name' | 'type' | 'connectionName'>,
  language: Language,
): BatchJob {
  const names = summary.files.filter(({ state }) => state === 'staged').map(({ name }) => name);
  const isNumbered = summary.accounts.some(({ origins }) => Object.values(origins).includes('made'));
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
    },
    send: true,
    // Real data takes a yes of its own, written by hand.
    production: false,
    outputs: { language, report: 'report.pdf', results: 'results.json', tables: 'tables.xlsx' },
  });
}

export async function jobText(job: BatchJob, language: Language): Promise<string> {
  const { stringify } = await import('yaml');
  return heads[language] + stringify(job);
}
