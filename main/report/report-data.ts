import type {
  CategoryCorrection,
  Customer,
  LocalFigures,
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
import { contentHashOf } from './content-hash';
import { maskAccounts } from './mask-accounts';

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

/** Everything a report needs, from the store alone. Throws `results.none` when nothing was uploaded for the customer. */
export async function gatherReportData(
  sources: ReportSources,
  context: ReportContext,
  customerId: string,
  { language, ...choices }: ReportOptions,
): Promise<ReportData> {
  const customer = await sources.customer(customerId);
  const [figures, results, run, corrections, signs] = await Promise.all([
    sources.localFigures(customerId),
    sources.results(customerId),
    sources.run(customerId),
    sources.corrections(customerId),
    sources.signs(customerId),
  ]);
  if (figures.accounts.length === 0 && results.length === 0) throw new KontorError('results.none');
  const ids = appendixIds(results);
  const appendix = ids.length > 0 ? await sources.transactions(customerId, ids.slice(0, appendixLimit)) : [];
  const contractBookings = await contractBookingsOf(sources, customerId, results);
  const isPerson = customer.type === 'person';
  const told = {
    appVersion: context.appVersion,
    environment: customer.environment,
    customer: { name: customer.name, type: customer.type, customUserId: customer.customUserId },
    figures,
    signs,
    thresholds: context.thresholds(),
    results,
    appendix,
    corrections: printedCorrections(corrections, run),
    // Identifiers that no booking of this computer has are no bookings that the report could print.
    appendixTotal: appendix.length + Math.max(0, ids.length - appendixLimit),
  };
  const isOpen = !isPerson || (choices.form === 'full' && choices.sensitivePurpose !== null);
  const closed = isOpen ? { ...told, closedBookings: [] } : closeSensitiveAreas(told);
  const content = choices.masksAccounts || choices.form === 'letting' ? maskAccounts(closed) : closed;
  const contentHash = contentHashOf({ ...content, choices });
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
    isOutdated: isOutdated(run, customer.lastUploadAt),
    run: run ? { correlationId: run.correlationId, finishedAt: run.finishedAt } : null,
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
