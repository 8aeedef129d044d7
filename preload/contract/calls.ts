import { z } from 'zod';
import { listedRuns, localFigures, periodCalls, run, tracedTransaction } from './analyses';
import { analystEntry } from './answers/analyst-entries';
import { bookingSigns } from './answers/booking-signs';
import { savedCase } from './answers/saved-case';
import {
  activityLines,
  appInfo,
  closingChoice,
  readingShare,
  settings,
  storeRecovery,
  storeState,
} from './app';
import { bankingCalls } from './banking';
import { batchCalls } from './batch';
import { categoryCorrection, correctionInput } from './category-corrections';
import { connectionCalls } from './connections';
import { customerCalls } from './customers';
import { documentCalls } from './documents';
import { bridgeError } from './errors';
import { explorerCalls } from './explorer';
import {
  accountOwner,
  confirmationKey,
  importAccountPatch,
  importFindings,
  importLimits,
  importSummary,
  listedImports,
  rowView,
  rowWindow,
} from './imports';
import type { CallName } from './names';
import { readOtherwise, readWith } from './reading/read-otherwise';
import { fileReadingSchema } from './reading/reading';
import { mappingTemplate } from './reading/templates';
import { reportCalls, reportData } from './report';
import { cellsEdit, importChange, repeatOffer, rowEditFields, rowReplacement, rowsChoice } from './row-edits';
import { findingSearch, rowFilter } from './row-filter';
import { teamCalls } from './team';
import {
  atService,
  howToDiscard,
  listedUploads,
  refusedRow,
  rollBackPlan,
  upload,
  uploadPlan,
} from './uploads';
import { count, identifier } from './values/basic-values';
import { call, nothing, savedAs } from './values/call-schema';
import { importCoverage } from './values/coverage-schema';
import { intakeCalls } from './values/intake';
import { keptPieceBytes } from './values/kept-bytes';
import { diagnosticsCalls, networkCalls } from './values/network';
import {
  duplicateDeciding,
  duplicateWindow,
  sentAnswering,
  sentOtherwiseWindow,
} from './values/same-bookings';

/** Bytes of a table that is saved. */
const tableBytesLimit = 64 * 1024 * 1024;
const pageOfPairs = z.strictObject({ offset: count, limit: count.max(100) });

/** Argument tuple and result of every call. */
export const calls = {
  'app.info': call(z.tuple([]), appInfo),
  'app.settings': call(z.tuple([]), settings),
  'app.saveSettings': call(z.tuple([settings.partial()]), settings),
  'app.storeState': call(z.tuple([]), storeState),
  /** Opens the store (asks the key store once); the first screen that needs data calls it. */
  'app.openStore': call(z.tuple([]), storeState),
  /** Consent to work in memory only, because there is no key store (SEC-15). */
  'app.allowSession': call(z.tuple([]), storeState),
  /** Out of a store that does not open; what is there is put aside under another name, nothing is deleted. */
  'app.recoverStore': call(z.tuple([storeRecovery]), storeState),
  /** The same for the database of the service on this computer, which starts with it; null tries it as it is. */
  'app.recoverLocalService': call(z.tuple([storeRecovery.nullable()]), storeState),
  /** The user says that the date of this computer is right: what is due by it is deleted. */
  'app.confirmClock': call(z.tuple([]), storeState),
  /** Deletes everything on this computer: store, keys, secrets. */
  'app.wipe': call(z.tuple([]), nothing),
  /** The newer version at the administrator's address. Throws `update.off`, `update.notSigned`, `update.failed`. */
  'app.checkForUpdate': call(z.tuple([]), z.strictObject({ version: z.string().max(100).nullable() })),
  /** Fetches it, and ends the program for it. Throws `update.busy`, `update.none` too. */
  'app.installUpdate': call(z.tuple([]), nothing),
  /** Answers the question of `closing.changed`. */
  'app.decideClosing': call(z.tuple([closingChoice]), nothing),
  /** How much of the files the page has read: for the taskbar, and the word at the end. */
  'app.tellReading': call(z.tuple([readingShare]), nothing),

  ...networkCalls,
  ...diagnosticsCalls,
  ...connectionCalls,
  ...customerCalls,

  ...intakeCalls,

  'imports.list': call(z.tuple([]), listedImports),
  'imports.get': call(z.tuple([identifier]), importSummary),
  /** Everything the engine said about one staged file; lists get its digest only. */
  'imports.reading': call(z.tuple([identifier]), fileReadingSchema),
  'imports.create': call(z.tuple([]), importSummary),
  'imports.remove': call(z.tuple([identifier]), nothing),
  /** Of a file, or (null) of the whole import. */
  'imports.atService': call(z.tuple([identifier, identifier.nullable()]), atService),
  /** Removes a file, or (null) the whole import, of which something was sent. Answers when all of it is done. */
  'imports.discard': call(z.tuple([identifier, identifier.nullable(), howToDiscard]), nothing),
  'imports.addFile': call(
    z.tuple([identifier, z.strictObject({ name: z.string().max(500), sizeBytes: count })]),
    z.strictObject({ fileId: identifier }),
  ),
  /**
   * The rows come through a port of their own (rows/chunk-port.ts), and become visible only with this call. How the import stands then is asked
   * for apart: of two hundred files, each would else copy what is known of all.
   */
  'imports.finishFile': call(z.tuple([identifier, fileReadingSchema, readWith.optional()]), nothing),
  'imports.failFile': call(z.tuple([identifier, bridgeError]), nothing),
  'imports.removeFile': call(z.tuple([identifier]), nothing),
  'imports.removeFiles': call(z.tuple([z.array(identifier).max(importLimits.files)]), nothing),
  /**
   * A piece of a staged file, numbered from 0, kept until the import is sent or discarded. `refused`: the file is too large, the
   * room is used up, or the store is in memory only; the file is then asked for again when it is needed.
   */
  'imports.keepBytes': call(
    z.tuple([
      identifier,
      count,
      z.instanceof(Uint8Array).refine((bytes) => bytes.byteLength <= keptPieceBytes),
    ]),
    z.enum(['part', 'whole', 'refused']),
  ),
  /** A kept piece as it was given; null when it is not there. */
  'imports.keptBytes': call(z.tuple([identifier, count]), z.instanceof(Uint8Array).nullable()),
  'imports.readWith': call(z.tuple([identifier]), readWith),
  /**
   * Files that are to be read in another way: their rows go, they stay in the import with their bytes, and wait to be staged again. A step
   * of the history where `isStep`. Files that the import does not have are passed over.
   */
  'imports.readOtherwise': call(z.tuple([identifier, readOtherwise]), importSummary),
  'imports.rows': call(
    z.tuple([
      identifier,
      rowFilter,
      z.strictObject({ offset: count, limit: z.number().int().min(1).max(500) }),
    ]),
    rowWindow,
  ),
  /** A table of rows that the page made, saved by dialog. */
  'imports.saveTable': call(
    z.tuple([
      z.enum(['csv', 'xlsx']),
      z.instanceof(Uint8Array).refine((bytes) => bytes.length <= tableBytesLimit),
    ]),
    savedAs,
  ),
  /** What the files and the checks say of the rows as they are now. */
  'imports.findings': call(z.tuple([identifier]), importFindings),
  /** Which days of each account the files have. */
  'imports.coverage': call(z.tuple([identifier]), z.array(importCoverage).max(1_000)),
  'imports.changeAccount': call(z.tuple([identifier, identifier, importAccountPatch]), importSummary),
  /** The next row of a filter with a finding, its place among the filtered rows, and the field that corrects it. */
  'imports.nextFinding': call(
    z.tuple([identifier, rowFilter, findingSearch]),
    z.strictObject({ offset: count, row: rowView, column: z.enum(rowEditFields).nullable() }).nullable(),
  ),
  /** Corrects cells of staged rows, as one step. */
  'imports.editCells': call(z.tuple([identifier, cellsEdit]), importSummary),
  /** How many cells `imports.replaceText` would change. */
  'imports.countReplaced': call(z.tuple([identifier, rowReplacement]), count),
  'imports.replaceText': call(z.tuple([identifier, rowReplacement]), importSummary),
  /** Leaves rows out, takes them back in, or sends pending ones, as one step. */
  'imports.chooseRows': call(z.tuple([identifier, rowsChoice]), importSummary),
  /** Rows that other imports of the customer sent with other content, and what was answered. */
  'imports.sentOtherwise': call(z.tuple([identifier, pageOfPairs]), sentOtherwiseWindow),
  /** Equal rows and overlaps, with evidence. */
  'imports.duplicates': call(z.tuple([identifier, pageOfPairs]), duplicateWindow),
  'imports.decideDuplicates': call(z.tuple([identifier, duplicateDeciding]), importSummary),
  'imports.answerSent': call(z.tuple([identifier, sentAnswering]), importSummary),
  /** The steps of an import, oldest first, those undone at the end. */
  'imports.changes': call(z.tuple([identifier]), z.array(importChange).max(2_000)),
  /** One step back, one forward, or to the state after the step with this id; 0 is the state as it was read. */
  'imports.goToChange': call(
    z.tuple([identifier, z.union([z.enum(['back', 'forward']), count])]),
    importSummary,
  ),

  /** What was done with all rows of a kind in the newest earlier import of the same format; null where nothing of it fits here. */
  'imports.stepsToRepeat': call(z.tuple([identifier]), repeatOffer.nullable()),
  /** Does steps of that offer here, as one step. */
  'imports.repeatSteps': call(z.tuple([identifier, z.array(count).min(1).max(200)]), importSummary),

  /** Gives every account that has none a number, made from its file: the same for the same file at any time. */
  'imports.numberAccounts': call(z.tuple([identifier]), importSummary),
  /** Leaves accounts out as a whole, or takes them back in. */
  'imports.leaveOutAccounts': call(
    z.tuple([identifier, z.array(identifier).min(1).max(1_000), z.boolean()]),
    importSummary,
  ),
  /** Whose the accounts of the import are already, as far as earlier uploads tell. */
  'imports.owners': call(z.tuple([identifier]), z.array(accountOwner).max(10_000)),
  /** Remembers with the import that the user confirmed a doubt, or that it is one again. */
  'imports.confirm': call(z.tuple([identifier, confirmationKey, z.boolean()]), importSummary),

  'templates.list': call(z.tuple([]), z.array(mappingTemplate).max(2_000)),
  'templates.save': call(
    z.tuple([
      mappingTemplate
        .omit({ id: true, version: true, createdAt: true })
        .extend({ id: identifier.optional() }),
    ]),
    mappingTemplate,
  ),
  'templates.remove': call(z.tuple([identifier]), nothing),
  /** One mapping, or all with null, as a file for others (`templateFile`), saved by dialog. */
  'templates.export': call(z.tuple([identifier.nullable()]), savedAs),

  'uploads.list': call(z.tuple([]), listedUploads),
  'uploads.plan': call(z.tuple([identifier, identifier]), uploadPlan),
  /** Ends the planning of an import that is under way; nothing was sent by it. */
  'uploads.stopPlanning': call(z.tuple([identifier]), nothing),
  /** With `analyse` the analysis follows by itself once everything was sent and read back. */
  'uploads.start': call(z.tuple([identifier, identifier, z.literal('analyse').optional()]), upload),
  /** Once it neither runs nor stands in line any more; of the program without a window. */
  'uploads.settled': call(z.tuple([identifier]), upload),
  'uploads.pause': call(z.tuple([identifier]), upload),
  'uploads.resume': call(z.tuple([identifier]), upload),
  'uploads.cancel': call(z.tuple([identifier]), upload),
  'uploads.rollBackPlan': call(z.tuple([identifier]), rollBackPlan),
  'uploads.refusals': call(z.tuple([identifier]), z.array(refusedRow).max(1_000)),
  'uploads.leaveOutRefused': call(z.tuple([identifier]), upload),
  'uploads.rollBack': call(z.tuple([identifier]), upload),

  'runs.list': call(z.tuple([]), listedRuns),
  'runs.start': call(z.tuple([identifier]), run),
  'runs.keepWaiting': call(z.tuple([identifier]), run),
  'runs.stop': call(z.tuple([identifier]), run),

  /**
   * Results of the customer's newest run that is done, all of one run. They are of before the last upload when
   * `customer.lastUploadAt` is later than `startedAt` of that run: what came after the trigger was not analysed. See `resultsOfBytes`.
   */
  'results.list': call(z.tuple([identifier]), z.instanceof(Uint8Array)),
  'results.transactions': call(
    z.tuple([identifier, z.array(identifier).max(5_000)]),
    z.array(tracedTransaction).max(5_000),
  ),
  'results.localFigures': call(z.tuple([identifier]), localFigures),
  ...periodCalls,
  /** What only single bookings tell; takes a second for a hundred thousand of them, and is null for too many. */
  'results.signs': call(z.tuple([identifier]), bookingSigns.nullable()),
  /** Keeps what the analyst says of an account or a booking; the local figures and the report follow it. */
  'results.enter': call(z.tuple([identifier, analystEntry]), nothing),
  /** All results of the customer as JSON, with what the window makes of them, saved by dialog. */
  'results.save': call(z.tuple([identifier, savedCase]), savedAs),
  /** Tables that the page made: a workbook, or a zip of CSV files; saved by dialog. */
  'results.saveTables': call(
    z.tuple([
      z.enum(['xlsx', 'csv']),
      z.instanceof(Uint8Array).refine((bytes) => bytes.length <= tableBytesLimit),
    ]),
    savedAs,
  ),

  /** What was said about categories, newest first; also what was withdrawn. */
  'corrections.list': call(z.tuple([identifier]), z.array(categoryCorrection).max(1_000)),
  /** Keeps it, and answers once the service was told, or could not be. */
  'corrections.set': call(z.tuple([identifier, correctionInput]), categoryCorrection),

  ...reportCalls,
  ...explorerCalls,
  ...bankingCalls,
  ...documentCalls,
  ...teamCalls,
  ...batchCalls,

  'activity.list': call(z.tuple([]), activityLines(2_000)),
  /** The newest calls of one job, newest first. */
  'activity.calls': call(z.tuple([identifier]), activityLines(500)),
  'activity.save': call(z.tuple([]), savedAs),

  'print.data': call(z.tuple([]), reportData),
  /** The page has drawn everything; main prints now. */
  'print.drawn': call(z.tuple([]), nothing),
} satisfies Record<CallName, { args: z.ZodTuple; result: z.ZodType }>;

export type CallArgs<Name extends CallName> = z.infer<(typeof calls)[Name]['args']>;
export type CallResult<Name extends CallName> = z.infer<(typeof calls)[Name]['result']>;
