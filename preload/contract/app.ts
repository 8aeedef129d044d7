import { z } from 'zod';
import { pointThresholds } from './points';
import { count, identifier } from './values/basic-values';
import { chosenLanguage, language } from './values/languages';
import { reportHabits } from './values/report-options';
import { sparedList, unreadable } from './values/spared-list';

/** Keys other than those an action has by itself. */
const keyChoices = z.strictObject({
  /** Name of an action, and its keys as `Mod+Shift+K`; empty: none. */
  chosen: z.record(z.string().max(60), z.string().max(40)),
  /** Whether single signs such as `?` are keys at all. */
  hasSigns: z.boolean(),
});
export type KeyChoices = z.infer<typeof keyChoices>;

export const settings = z.strictObject({
  language: chosenLanguage,
  theme: z.enum(['system', 'light', 'dark']),
  /** Months after which a customer's data is purged from the local store; 0 keeps it. */
  retentionMonths: z.number().int().min(0).max(120),
  /** Default lifetime of a new user in the service, ISO 8601 duration. */
  defaultExpiresIn: z.string().regex(/^P\d{1,4}[DWMY]$/),
  /** Blurs amounts and names for screen sharing. */
  isMasked: z.boolean(),
  /** The least important level that the log on disk holds. */
  logLevel: z.enum(['info', 'warning', 'fault']),
  /** `isMasked` is switched on at every start. */
  masksAtStart: z.boolean(),
  /** Customers that were opened last are offered again, and the system's menus of Kontor hold ways into it. */
  keepsRecent: z.boolean(),
  /** Identifiers of customers on this computer, the last opened first; no names. */
  recentCustomers: z.array(identifier).max(8),
  /** Keeps the window out of pictures and recordings of the screen, where the system can. */
  isScreenGuarded: z.boolean(),
  /** Thresholds of the points to check, where the analyst changed them. */
  pointThresholds,
  /** How reports were last printed: parts, masking, the own name and logo. */
  reportHabits,
  /** Left out while no key was ever changed. */
  keys: keyChoices.optional(),
});
export type Settings = z.infer<typeof settings>;

/** What an administrator set for this computer; a member that is missing is the user's own. */
const administrator = z.strictObject({
  /** The file in which it stands. */
  setBy: z.string().max(1_000),
  allowedConnections: z.array(z.string().max(500)).max(100).optional(),
  localService: z.boolean().optional(),
  /** `off`, or the address of updates. */
  updates: z.string().max(500).optional(),
  sessionOnly: z.boolean().optional(),
  maskedAtStart: z.boolean().optional(),
  logLevel: z.enum(['info', 'warning', 'fault']).optional(),
});

export const appInfo = z.strictObject({
  version: z.string(),
  /** Version of the runtime, and whether it is the declared one or the stand-in for development. */
  electronVersion: z.string(),
  chromiumVersion: z.string(),
  platform: z.string(),
  systemLanguage: language,
  isPackaged: z.boolean(),
  /** Null where nobody set anything. */
  administrator: administrator.nullable(),
});
export type AppInfo = z.infer<typeof appInfo>;

/** States of the system key store as `main/credentials` tells them apart (SEC-14). */
export const keychainState = z.enum(['unknown', 'available', 'locked', 'missing', 'denied']);
export type KeychainState = z.infer<typeof keychainState>;

/** A database that does not open: the name of its file, and from when its last good copy is. */
export const databaseFile = z.strictObject({
  name: z.string().max(300),
  copyMadeAt: z.iso.datetime().nullable(),
});
export type DatabaseFile = z.infer<typeof databaseFile>;

/** Where the local store stands: `session` means in memory only, because there is no key store. */
export const storeState = z.strictObject({
  mode: z.enum(['closed', 'encrypted', 'session', 'failed']),
  keychain: keychainState,
  /** The user agreed to work for this session only. */
  hasSessionConsent: z.boolean(),
  errorCode: z.string().optional(),
  file: databaseFile.optional(),
  /** The clock leapt by weeks since Kontor last ran: nothing is deleted by age until the user says that the date is right. */
  isClockDoubted: z.boolean().optional(),
  /** What was deleted by age in this session: names of customers, as many as there is room for, and the numbers of all. */
  erasedByAge: z
    .strictObject({ names: z.array(z.string().max(200)).max(20), customers: count, imports: count })
    .optional(),
  /** Damaged files of settings or connections were put aside; these are their names now, and what could be taken of them counts. */
  filesSetAside: z.array(z.string().max(300)).max(20).optional(),
  /** The database of the service on this computer does not open. */
  localService: z.strictObject({ errorCode: z.string(), file: databaseFile }).optional(),
  /** In this session a store that did not open was put aside; its file has this name now. */
  setAsideAs: z.string().max(300).optional(),
});

/** Ways out of a store that does not open: its last good copy, a new one, or without its last transactions. */
export const storeRecovery = z.enum(['copy', 'anew', 'withoutLog']);
export type StoreRecovery = z.infer<typeof storeRecovery>;
export type StoreState = z.infer<typeof storeState>;

/** What a call belongs to: one analysis run, one upload, one plan …; `id` tells two of a kind apart. */
export const activityJob = z.strictObject({
  kind: z.enum(['analysis', 'upload', 'plan', 'customer', 'connection', 'explorer', 'other']),
  id: identifier,
  customerId: identifier.nullable(),
});
export type ActivityJob = z.infer<typeof activityJob>;

/**
 * How a call ended, in words that mislead nobody: a 404 while a run is polled means that it is still running (`interface.md`
 * 4.5), and for a result or a look-up that there is none.
 */
export const activityOutcome = z.enum(['answered', 'stillRunning', 'nothingThere', 'refused', 'noAnswer']);
export type ActivityOutcome = z.infer<typeof activityOutcome>;

export const activityLine = z.strictObject({
  id: identifier,
  at: z.string(),
  connectionId: identifier,
  method: z.string().max(10),
  /** Route template; never the path with identifiers. */
  endpoint: z.string().max(200),
  status: z.number().int().nullable(),
  durationMs: z.number().nonnegative(),
  attempt: count,
  correlationId: z.string().max(200).nullable(),
  answerBytes: count.nullable(),
  errorCode: z.string().max(100).nullable(),
  deprecation: z.string().max(200).nullable(),
  job: activityJob,
  outcome: activityOutcome,
  ...unreadable,
});
export type ActivityLine = z.infer<typeof activityLine>;

/** Of a call that does not fit, what is readable stays. */
export const activityLines = (most: number) =>
  sparedList(
    activityLine,
    most,
    (at): ActivityLine => ({
      id: `unreadable-${at}`,
      at: '',
      connectionId: 'unreadable',
      endpoint: '–',
      method: '–',
      status: null,
      durationMs: 0,
      attempt: 0,
      correlationId: null,
      answerBytes: null,
      errorCode: null,
      deprecation: null,
      job: unreadableJob(at),
      outcome: 'noAnswer',
    }),
  );

const unreadableJob = (at: number): ActivityJob => ({
  kind: 'other',
  id: `unreadable-${at}`,
  customerId: null,
});

/** The calls of one job together; the calls themselves are asked for job by job (`activity.calls`). */
export const activityGroup = z.strictObject({
  job: activityJob,
  /** Start of the first call, and end of the last one. */
  startedAt: z.string(),
  endedAt: z.string(),
  calls: count,
  /** Of these calls, by how they ended; an outcome that did not occur is left out. */
  outcomes: z.partialRecord(activityOutcome, count),
  /** Waiting for answers, all calls added up. */
  durationMs: z.number().nonnegative(),
  /** `METHOD template` of each, for the search. */
  endpoints: z.array(z.string().max(220)).max(100),
  correlationIds: z.array(z.string().max(200)).max(20),
  ...unreadable,
});
export type ActivityGroup = z.infer<typeof activityGroup>;

/** Of a job that does not fit, what is readable stays. */
export const listedGroups = sparedList(
  activityGroup,
  1_000,
  (at): ActivityGroup => ({
    job: unreadableJob(at),
    startedAt: '',
    endedAt: '',
    calls: 0,
    outcomes: {},
    durationMs: 0,
    endpoints: [],
    correlationIds: [],
  }),
);

/** The question whether the window may close while something is under way; the page shows it and answers `app.decideClosing`. */
export const closingQuestion = z.strictObject({ isAsked: z.boolean() });
export type ClosingQuestion = z.infer<typeof closingQuestion>;

/**
 * `background`: the window goes, the work goes on, a second start shows the window again. `pause`: uploads come to rest and
 * wait for the user at the next start. `resumeLater`: the program ends and goes on by itself at the next start.
 */
export const closingChoice = z.enum(['stay', 'background', 'pause', 'resumeLater']);
export type ClosingChoice = z.infer<typeof closingChoice>;

/** What the system's menus of Kontor lead to. */
export const wantedScreen = z.enum(['import', 'customers']);
export type WantedScreen = z.infer<typeof wantedScreen>;

/** A screen that was asked for past the window; `wish` counts, so that the same one can be asked for twice. */
export const wantedPlace = z.strictObject({ screen: wantedScreen, wish: count }).nullable();

/** How much of the files is read, 0 to 1; null while none is. */
export const readingShare = z.number().min(0).max(1).nullable();
