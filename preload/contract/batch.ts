import { z } from 'zod';
import { userType } from './customers';
import { importSummary } from './imports';
import { questionKinds } from './reading/reading';
import { identifier, label } from './values/basic-values';
import { call, nothing, savedAs } from './values/call-schema';
import { offeredFile } from './values/intake';
import { language } from './values/languages';
import { sentAnswers } from './values/same-bookings';

/** How a command without a window ends; each has an exit code of its own (`main/batch/exit-codes.ts`). */
export const batchOutcomes = ['done', 'nothingToDo', 'needsAnswer', 'temporary', 'fatal'] as const;
export type BatchOutcome = (typeof batchOutcomes)[number];

/** `stop` leaves it to a person: the job ends with what it needs to know, and goes on where it stood once it is said. */
const stop = 'stop';
const leaveOut = 'leaveOut';

/** What a job says about each question, before anybody asks it. Nothing is assumed that is not said. */
export const jobQuestions = z.strictObject({
  /** By kind: a choice of the question, `proposed`, `leaveOut` (the file) or `stop`. */
  answers: z.partialRecord(z.enum(questionKinds), z.string().min(1).max(100)).default({}),
  /** Of any other kind. */
  others: z.enum([stop, 'proposed', leaveOut]).default(stop),
  /** Files that were recognised with less than 80 %. */
  recognition: z.enum([stop, 'confirm', leaveOut]).default(stop),
  /** Files of which nothing can be used. */
  unusableFiles: z.enum([stop, leaveOut]).default(stop),
  /** Rows that cannot be sent as they are. */
  blockedRows: z.enum([stop, leaveOut]).default(stop),
  /** Holders that differ from each other or from the customer. */
  holders: z.enum([stop, 'confirm']).default(stop),
  /** Accounts that were sent for another customer before. */
  otherCustomer: z.enum([stop, 'confirm']).default(stop),
  /** Accounts without a number. */
  unnumberedAccounts: z.enum([stop, 'number', leaveOut]).default(stop),
  /** Bookings that another import sent with other content. */
  sentOtherwise: z.enum([stop, ...sentAnswers]).default(stop),
});
export type JobQuestions = z.infer<typeof jobQuestions>;

/** Of a file or folder beside the job file, or absolute. */
const place = z.string().trim().min(1).max(4_000);

export const jobOutputs = z.strictObject({
  report: place.regex(/\.pdf$/i).optional(),
  /** Of the report and the tables. */
  language: language.default('de'),
  results: place.regex(/\.json$/i).optional(),
  /** `.xlsx`, or `.zip` for CSV files. */
  tables: place.regex(/\.(?:xlsx|zip)$/i).optional(),
});

/** A job as a person writes it, in YAML or JSON. Strict: what is misspelt is refused, not passed over. */
export const batchJob = z.strictObject({
  version: z.literal(1),
  files: z.array(place).min(1).max(1_000),
  customer: z.strictObject({
    name: label,
    type: userType,
    /** How long the service keeps the data of a customer that the job makes; null without limit. */
    keepFor: z
      .string()
      .regex(/^P\d{1,4}[DWMY]$/)
      .nullable()
      .default('P3M'),
  }),
  /** Name of a connection; the service on this computer when nothing is said. */
  connection: label.default('Kontor'),
  /** Files of mappings, taken in before anything is read. */
  templates: z.array(place).max(100).default([]),
  questions: jobQuestions.prefault({}),
  send: z.boolean().default(false),
  /** Said once more for a connection to real data; nothing is planned or sent there without it. */
  production: z.boolean().default(false),
  /** Once everything was sent. */
  analyse: z.boolean().default(true),
  outputs: jobOutputs.prefault({}),
});
export type BatchJob = z.infer<typeof batchJob>;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

export const ownMarksKept = 2_000;

/** How far a job came, kept from one start to the next. No name and no path. */
export const jobRecord = z.strictObject({
  /** Over everything that decides what is imported: files, customer, connection, questions, mappings. */
  basis: sha256,
  importId: identifier.nullable(),
  /** All files are in the import, and nothing is asked of them. */
  isRead: z.boolean(),
  /** All files were in the import, whatever of it was taken out since; some of them may still ask something. Absent in records of earlier versions. */
  isStaged: z.boolean().optional(),
  /** What the job itself said in the import; anything else was said by a person (`renderer/batch/job-progress.ts`). */
  own: z.array(z.string().max(200)).max(ownMarksKept).optional(),
  /** The run whose results stand in the outputs, and their language; null before they are written. */
  writtenOf: identifier.nullable(),
});
export type JobRecord = z.infer<typeof jobRecord>;

export const outputKinds = ['report', 'results', 'tables'] as const;
export type OutputKind = (typeof outputKinds)[number];

export const listedKinds = ['customers', 'imports', 'runs'] as const;

/** One customer by its name, on one connection where several have it. */
const who = { customer: label, connection: label.nullable() };

/** What the page is to do. Files come by token, outputs by kind: it learns no path. */
export const batchTask = z.discriminatedUnion('command', [
  z.strictObject({ command: z.literal('list'), what: z.enum(listedKinds) }),
  z.strictObject({ command: z.literal('read'), files: z.array(offeredFile), isWhole: z.boolean() }),
  z.strictObject({
    command: z.literal('run'),
    files: z.array(offeredFile),
    /** SHA-256 of each file. */
    hashes: z.array(sha256),
    templates: z.array(offeredFile),
    job: batchJob.omit({ files: true, templates: true, outputs: true }),
    language,
    basis: sha256,
    record: jobRecord.nullable(),
    /** Wanted, and those of them that are not there. */
    outputs: z.array(z.enum(outputKinds)),
    missing: z.array(z.enum(outputKinds)),
    tablesKind: z.enum(['xlsx', 'csv']),
    isDryRun: z.boolean(),
  }),
  z.strictObject({
    command: z.literal('plan'),
    importId: identifier,
    isSending: z.boolean(),
    /** Said on the command line, for a connection to real data. */
    isProduction: z.boolean(),
    ...who,
  }),
  z.strictObject({
    command: z.literal('import'),
    files: z.array(offeredFile),
    hashes: z.array(sha256),
    basis: sha256,
    record: jobRecord.nullable(),
  }),
  z.strictObject({ command: z.literal('analyse'), ...who }),
  z.strictObject({
    command: z.literal('write'),
    outputs: z.array(z.enum(outputKinds)),
    tablesKind: z.enum(['xlsx', 'csv']),
    language,
    ...who,
  }),
]);
export type BatchTask = z.infer<typeof batchTask>;
export type TaskOf<Command extends BatchTask['command']> = Extract<BatchTask, { command: Command }>;

/** A line of standard output: what happened, in names that stay; `words` go to standard error, for people. */
export const batchLine = z.looseObject({ event: z.string().max(60) });
export type BatchLine = z.infer<typeof batchLine>;

export const batchCalls = {
  /** Opens the store at first; the next task, or null when there is none any more. */
  'batch.next': call(z.tuple([]), batchTask.nullable()),
  'batch.tell': call(z.tuple([batchLine.nullable(), z.string().max(4_000).nullable()]), nothing),
  /** Remembers how far the job came. */
  'batch.keep': call(z.tuple([jobRecord]), nothing),
  /** The import as a job that repeats it for this customer (`batchJob`), saved by dialog; the window's. */
  'batch.saveJob': call(z.tuple([identifier, identifier, language]), savedAs),
  /** An import that is tried only: main takes it out of the store, whatever happens to the page. */
  'batch.createTrial': call(z.tuple([]), importSummary),
  /** The task is over. */
  'batch.done': call(z.tuple([z.enum(batchOutcomes)]), nothing),
};
