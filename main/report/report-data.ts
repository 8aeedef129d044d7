import type {
  CategoryCorrection,
  Customer,
  LocalFigures,
  ReportChoices,
  ReportData,
  ReportOptions,
  Result,
  Run,
  TracedTransaction,
} from '../../preload/contract';
import type { BookingSigns } from '../../preload/contract/answers/booking-signs';
import { isHeededBy } from '../../preload/contract/category-corrections';
import type { PointThresholds } from '../../preload/contract/points';
import { contractEndsIn } from '../../preload/contract/rows/transaction-ids';
import { KontorError } from '../errors/kontor-error';
import { appendixIds } from './appendix-ids';
import { closeSensitiveAreas } from './close-areas';
import { maskAccounts } from './mask-accounts';
import { reportHashOf } from './report-hash';

/** Bookings that the appendix prints at most; `appendixTotal` says how many there are (contract, `reportData`). */
export const appendixLimit = 5_000;

/** Where the report's content comes from: the same functions that answer the results screen. */
export interface ReportSources {
  /** Throws `customer.unknown`. */
  customer: (customerId: string) => Promise<Customer>;
  localFigures: (customerId: string) => Promise<LocalFigures>;
  results: (customerId: string) => Promise<Result[]>;
  /** At most 5,000 identifiers a call; unknown ones are left out of the answer. */
  transactions: (customerId: string, transactionIds: string[]) => Promise<TracedTransaction[]>;
  /** All bookings of the customer; at most 5,000 identifiers, and how many there are. */
  bookings: (customerId: string) => Promise<{ ids: string[]; total: number }>;
  corrections: (customerId: string) => Promise<CategoryCorrection[]>;
  signs: (customerId: string) => Promise<BookingSigns | null>;
  /** The run that the results belong to; null when there is none. */
  run: (customerId: string) => Promise<Run | null>;
}

export interface ReportContext {
  appVersion: string;
  timeZone: () => string;
  thresholds: () => PointThresholds;
  now: () => Date;
}

/** Everything a report needs, from the store alone; documents of the service come by `readDocuments`. Throws `results.none` when nothing was uploaded for the customer. */
export async function gatherReportData(
  sources: ReportSources,
  context: ReportContext,
  customerId: string,
  { language, documents: _, ...asked }: ReportOptions,
): Promise<ReportData> {
  const customer = await sources.customer(customerId);
  const isPerson = customer.type === 'person';
  const choices = choicesFor(isPerson, asked);
  const isLetting = choices.form === 'letting';
  const [figures, results, run, corrections, signs] = await Promise.all([
    sources.localFigures(customerId),
    sources.results(customerId),
    sources.run(customerId),
    sources.corrections(customerId),
    sources.signs(customerId),
  ]);
  if (figures.accounts.length === 0 && results.length === 0) throw new KontorError('results.none');
  // Behind balances, months and sums stand all bookings; a landlord gets no list of them.
  const all = isLetting ? { ids: [], total: 0 } : await sources.bookings(customerId);
  const ids = [...new Set([...appendixIds(results), ...all.ids])];
  const appendix = ids.length > 0 ? await sources.transactions(customerId, ids.slice(0, appendixLimit)) : [];
  const contractBookings = await contractBookingsOf(sources, customerId, results);
  const told = {
    appVersion: context.appVersion,
    environment: customer.environment,
    customer: { name: customer.name, type: customer.type, customUserId: customer.customUserId },
    figures: isLetting ? withoutFileNames(figures) : figures,
    signs,
    thresholds: context.thresholds(),
    results,
    appendix,
    corrections: isLetting ? [] : printedCorrections(corrections, run),
    // Identifiers that no booking of this computer has are no bookings that the report could print.
    appendixTotal: Math.max(appendix.length + Math.max(0, ids.length - appendixLimit), all.total),
  };
  const closed =
    !isPerson || choices.sensitivePurpose !== null
      ? { ...told, closedBookings: [] }
      : closeSensitiveAreas(told);
  const content = choices.masksAccounts ? maskAccounts(closed) : closed;
  const hasNews = isOutdated(run, customer.lastUploadAt);
  const contentHash = reportHashOf({ ...content, choices, isOutdated: hasNews });
  const createdAt = context.now().toISOString();
  return {
    ...content,
    reportId: reportIdOf(createdAt, contentHash),
    contentHash,
    language,
    choices,
    createdAt,
    timeZone: context.timeZone(),
    connectionName: customer.connectionName,
    contractBookings,
    documents: [],
    isOutdated: hasNews,
    run: run ? { correlationId: run.correlationId, finishedAt: run.finishedAt } : null,
  };
}

/** A landlord's form masks accounts and opens nothing; what a company's report says of private areas is nothing. */
function choicesFor(isPerson: boolean, choices: ReportChoices): ReportChoices {
  if (!isPerson) return { ...choices, form: 'full', sensitivePurpose: null };
  if (choices.form === 'full') return choices;
  return { ...choices, masksAccounts: true, sensitivePurpose: null };
}

/** Names of files tell of accounts, employers and banks; their hashes prove the same. What was excluded and why is no landlord's. */
function withoutFileNames({ excluded: _, ...figures }: LocalFigures): LocalFigures {
  return {
    ...figures,
    accounts: figures.accounts.map((account) => ({
      ...account,
      files: account.files.map((file) => ({ ...file, name: '' })),
    })),
  };
}

function printedCorrections(corrections: CategoryCorrection[], run: Run | null): ReportData['corrections'] {
  return corrections
    .flatMap((correction) => {
      const { payee, original, category, bookings, changedAt } = correction;
      const isHeeded = isHeededBy(correction, run);
      return category === null ? [] : [{ payee, original, category, bookings, changedAt, isHeeded }];
    })
    .reverse();
}

/** Identifiers that one call takes. */
const callLimit = 5_000;
const contractLimit = 20_000;

async function contractBookingsOf(
  sources: Pick<ReportSources, 'transactions'>,
  customerId: string,
  results: readonly Result[],
): Promise<ReportData['contractBookings']> {
  const ids = [...new Set(results.flatMap(({ payload }) => contractEndsIn(payload)))].slice(0, contractLimit);
  const found: ReportData['contractBookings'] = [];
  for (let start = 0; start < ids.length; start += callLimit) {
    const bookings = await sources.transactions(customerId, ids.slice(start, start + callLimit));
    for (const { transactionId, accountId } of bookings) found.push({ transactionId, accountId });
  }
  return found;
}

function isOutdated(run: Run | null, lastUploadAt: string | null): boolean {
  if (!run || lastUploadAt === null) return false;
  // A run sees what was there when it began.
  return Date.parse(run.startedAt) < Date.parse(lastUploadAt);
}

/** Short enough to be read out on the telephone: day and minute in UTC, and the beginning of the content hash. */
export function reportIdOf(createdAt: string, contentHash: string): string {
  const digits = createdAt.replace(/\D/g, '');
  return `K-${digits.slice(0, 8)}-${digits.slice(8, 12)}-${contentHash.slice(0, 6).toUpperCase()}`;
}
