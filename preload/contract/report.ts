import { z } from 'zod';
import { localFigures, result, tracedTransaction } from './analyses';
import { bookingSigns } from './answers/booking-signs';
import { categoryCorrection } from './category-corrections';
import { environment } from './connections';
import { userType } from './customers';
import { serviceDocument } from './documents';
import { pointThresholds } from './points';
import { count, identifier } from './values/basic-values';
import { call, nothing } from './values/call-schema';
import { language } from './values/languages';
import { reportChoices, reportDocumentLimit, reportOptions } from './values/report-options';

/** A document of the service behind a report: pages, or why it has none. */
export const reportDocument = serviceDocument
  .pick({ id: true, kind: true, source: true, fetchedAt: true, sha256: true })
  .extend({
    pages: count.nullable(),
    problem: z.enum(['encrypted', 'unreadable', 'tooLong']).nullable(),
  });
export type ReportDocument = z.infer<typeof reportDocument>;

const reportDocuments = z.array(reportDocument).max(reportDocumentLimit);

/** Everything the report window needs; it asks for nothing else and reaches nothing else (SEC-29). */
export const reportData = z.strictObject({
  reportId: identifier,
  /** SHA-256 over content and version: the same case gives the same value (feature 60). */
  contentHash: z.string().max(64),
  language,
  createdAt: z.string(),
  timeZone: z.string(),
  /** What was chosen before printing. */
  choices: reportChoices,
  appVersion: z.string(),
  environment,
  connectionName: z.string(),
  customer: z.strictObject({ name: z.string(), type: userType, customUserId: z.string() }),
  run: z.strictObject({ correlationId: z.string().nullable(), finishedAt: z.string().nullable() }).nullable(),
  /** Bookings were uploaded after the analysis that the results belong to. */
  isOutdated: z.boolean(),
  figures: localFigures,
  /** What only single bookings tell. */
  signs: bookingSigns.nullable().optional(),
  /** Thresholds of the points to check that the analyst changed. */
  thresholds: pointThresholds,
  results: z.array(result).max(200),
  /** Bookings behind contracts and results, with file and line; capped, `appendixTotal` tells the whole number. */
  appendix: z.array(tracedTransaction).max(5_000),
  /** Account of the first and the last booking of each contract: whether it is silent decides what can be said of the contract. */
  contractBookings: z.array(z.strictObject({ transactionId: identifier, accountId: identifier })).max(20_000),
  /** What the analyst said about categories and did not withdraw, oldest first; `isHeeded`: the service was told before its analysis began. */
  corrections: z
    .array(
      categoryCorrection
        .pick({ payee: true, original: true, bookings: true, changedAt: true })
        .extend({ category: z.string(), isHeeded: z.boolean() }),
    )
    .max(1_000),
  appendixTotal: z.number().int().nonnegative(),
  /** Pages on which the parts begin, by their identifiers, once they are known: the cover is then drawn a second time, alone. */
  startPages: z.record(z.string().max(100), z.number().int().positive()).optional(),
  /** How many pages there are, known with them: a foot is drawn for each. */
  pageCount: z.number().int().positive().max(10_000).optional(),
  /** Bookings of sensitive areas: their payees and purposes were taken out before the page got them. */
  closedBookings: z.array(identifier).max(20_000),
  /** Documents of the service that stand behind the pages, in their order; the content hash is not about them. */
  documents: reportDocuments,
});
export type ReportData = z.infer<typeof reportData>;

export const reportCalls = {
  /** Null when the user cancelled. `left`: documents of the service that could not be put behind the pages; the file was written without. */
  'report.save': call(
    z.tuple([identifier, reportOptions]),
    z.strictObject({ fileName: z.string().max(300), left: reportDocuments }).nullable(),
  ),
  /** Shows the pages in a window of their own; nothing is kept. */
  'report.preview': call(z.tuple([identifier, reportOptions]), nothing),
  /** Asks once for the folder that reports of several customers go to; main remembers it, the page learns its name only. */
  'report.chooseFolder': call(z.tuple([]), z.strictObject({ name: z.string().max(300) }).nullable()),
  /** Into the chosen folder, under a name that nothing there has. Throws `file.notWritten`. */
  'report.saveToFolder': call(
    z.tuple([identifier, reportOptions]),
    z.strictObject({ fileName: z.string().max(300) }),
  ),
};
