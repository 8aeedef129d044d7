import { z } from 'zod';
import { environment } from './connections';
import { bridgeError } from './errors';
import { upload } from './uploads';
import { count, identifier, label } from './values/basic-values';
import { call, nothing, savedAs } from './values/call-schema';
import { language } from './values/languages';
import { customerScopes, scopeList } from './values/scopes';
import { sparedList, unreadable } from './values/spared-list';

export const userType = z.enum(['person', 'company']);
export type UserType = z.infer<typeof userType>;

export const expiresIn = z.string().regex(/^P\d{1,4}[DWMY]$/);

/** A customer to be created: a user of the service (interface.md 2.1) with `automaticAnalysis` = `suspended`. */
export const customerInput = z.strictObject({
  connectionId: identifier,
  /** Only kept on this computer; the service gets `customUserID`. */
  name: label,
  type: userType,
  /** ISO 8601 duration, or null when the user chose to keep the data without limit. */
  expiresIn: expiresIn.nullable(),
});
export type CustomerInput = z.infer<typeof customerInput>;

export const customer = z.strictObject({
  id: identifier,
  connectionId: identifier,
  environment,
  connectionName: z.string(),
  userId: identifier,
  customUserId: identifier,
  name: label,
  type: userType,
  createdAt: z.string(),
  expiresAt: z.string().nullable(),
  lastUploadAt: z.string().nullable(),
  lastRunAt: z.string().nullable(),
  /** Since when the service is known not to have this user any more: deleted there, or expired. */
  goneAt: z.string().nullable(),
  accountCount: z.number().int(),
  transactionCount: z.number().int(),
  ...unreadable,
});
export type Customer = z.infer<typeof customer>;

/** Of a customer that does not fit, what is readable stays; an environment that nobody can read is treated with the most care. */
export const listedCustomers = sparedList(
  customer,
  100_000,
  (at): Customer => ({
    id: `unreadable-${at}`,
    connectionId: 'unreadable',
    environment: 'production',
    connectionName: '',
    userId: 'unreadable',
    customUserId: 'unreadable',
    name: '–',
    type: 'company',
    createdAt: '',
    expiresAt: null,
    lastUploadAt: null,
    lastRunAt: null,
    goneAt: null,
    accountCount: 0,
    transactionCount: 0,
  }),
);

/** Name of the user of the computer that did it; null for what was done before this was kept. */
const who = z.string().max(200).nullable();

const historyFile = z.strictObject({
  id: identifier,
  name: z.string().max(500),
  sizeBytes: count,
  state: z.enum(['reading', 'staged', 'failed']),
  /** Hexadecimal; null for a file that was not read to its end. */
  sha256: z.string().max(64).nullable(),
  /** Null for a file that was not read to its end. */
  bookings: count.nullable(),
  lines: count.nullable(),
  ...unreadable,
});

const historyUpload = upload
  .pick({ id: true, state: true, startedAt: true, finishedAt: true, transactionsDone: true })
  .extend({ transactionsTotal: count, startedBy: who, ...unreadable });

const historyImport = z.strictObject({
  id: identifier,
  createdAt: z.string(),
  createdBy: who,
  state: z.enum(['open', 'uploaded']),
  files: sparedList(
    historyFile,
    1_000,
    (at): z.infer<typeof historyFile> => ({
      id: `unreadable-${at}`,
      name: '–',
      sizeBytes: 0,
      state: 'failed',
      sha256: null,
      bookings: null,
      lines: null,
    }),
  ),
  uploads: sparedList(
    historyUpload,
    1_000,
    (at): z.infer<typeof historyUpload> => ({
      id: `unreadable-${at}`,
      state: 'interrupted',
      startedAt: '',
      finishedAt: null,
      transactionsDone: 0,
      transactionsTotal: 0,
      startedBy: null,
    }),
  ),
  ...unreadable,
});

const historyReport = z.strictObject({
  id: identifier,
  savedAt: z.string(),
  savedBy: who,
  fileName: z.string().max(300),
  language,
  /** Of the whole file as it was written, to tell it from another later. */
  sha256: z.string().max(64),
  ...unreadable,
});

/** The history of a customer: what was brought in, what was sent, what was saved; the newest first. */
export const customerHistory = z.strictObject({
  imports: sparedList(
    historyImport,
    1_000,
    (at): z.infer<typeof historyImport> => ({
      id: `unreadable-${at}`,
      createdAt: '',
      createdBy: null,
      state: 'uploaded',
      files: [],
      uploads: [],
    }),
  ),
  reports: sparedList(
    historyReport,
    1_000,
    (at): z.infer<typeof historyReport> => ({
      id: `unreadable-${at}`,
      savedAt: '',
      savedBy: null,
      fileName: '–',
      language: 'en',
      sha256: '–',
    }),
  ),
});
export type CustomerHistory = z.infer<typeof customerHistory>;

/**
 * Whether the service has the customer's user, as asked just now. `away`: nobody could tell, and `error` says why;
 * `disconnected`: the connection was removed here.
 */
export const customerStanding = z.strictObject({
  state: z.enum(['known', 'gone', 'away', 'disconnected']),
  error: bridgeError.nullable(),
  /** Whether the service holds transactions of the user; null when nobody could tell. */
  hasTransactions: z.boolean().nullable(),
});
export type CustomerStanding = z.infer<typeof customerStanding>;

/** A user as the service lists it; null for what it does not say. */
export const serviceUser = z.strictObject({
  userId: identifier,
  type: userType.nullable(),
  customUserId: z.string().max(200).nullable(),
  expiresAt: z.string().max(100).nullable(),
  /** The customer here that stands for it; null for one that was not made or taken over here. */
  customerId: identifier.nullable(),
});
export type ServiceUser = z.infer<typeof serviceUser>;

/** A user of the service that becomes a customer here; the name stays on this computer. */
export const takeOver = z.strictObject({ connectionId: identifier, userId: identifier, name: label });
export type TakeOver = z.infer<typeof takeOver>;

/** What of a user may be changed; null leaves it as it is. */
export const userChange = z.strictObject({
  connectionId: identifier,
  userId: identifier,
  customUserId: z.string().trim().min(1).max(200).nullable(),
  /** From now on. */
  expiresIn: expiresIn.nullable(),
});
export type UserChange = z.infer<typeof userChange>;

/** Users of one connection that are deleted at once at most. */
export const mostDeletedUsers = 1_000;

export const usersDeleted = z.strictObject({
  /** That the service has no more, read back one by one. */
  deleted: z.array(identifier).max(mostDeletedUsers),
  /** That it still has. */
  left: z.array(identifier).max(mostDeletedUsers),
  /** Of which nobody can tell, and why. */
  unknown: z.array(identifier).max(mostDeletedUsers),
  error: bridgeError.nullable(),
});
export type UsersDeleted = z.infer<typeof usersDeleted>;

/** The calls about customers. */
export const customerCalls = {
  'customers.list': call(z.tuple([]), listedCustomers),
  'customers.create': call(z.tuple([customerInput]), customer),
  /** Ends the creation under way; a service that does not answer keeps nobody waiting. */
  'customers.stopCreating': call(z.tuple([]), nothing),
  /** A new user for a customer whose user is gone; what was sent is open to be sent again. Throws `customer.notGone`. */
  'customers.setUpAgain': call(z.tuple([identifier, expiresIn.nullable()]), customer),
  'customers.rename': call(z.tuple([identifier, label]), customer),
  /**
   * Deletes the user in the service and everything of the customer here; `hereOnly` leaves the service out, for one
   * that cannot be reached: its user stays there until `expiresIn` is over.
   */
  'customers.remove': call(z.tuple([identifier, z.literal('hereOnly').optional()]), nothing),
  'customers.history': call(z.tuple([identifier]), customerHistory),
  /** Saves the audit of a customer (feature 43) as a file that `npm run audit:verify` checks. */
  'customers.saveAudit': call(z.tuple([identifier]), savedAs),
  /** Asks the service whether it has this customer's user; what it answers is noted with the customer (`goneAt`). */
  'customers.check': call(z.tuple([identifier]), customerStanding),
  /** One page of the service's users, from 1; empty after the last. */
  'customers.atService': call(
    z.tuple([identifier, z.number().int().min(1).max(10_000)]),
    z.array(serviceUser).max(10_000),
  ),
  /** Makes a customer of a user that is there; nothing is changed at the service. */
  'customers.takeOver': call(z.tuple([takeOver]), customer),
  /** Changes a user at the service, and what stands of it here; what then is there was read back. */
  'customers.changeAtService': call(z.tuple([userChange]), serviceUser),
  /** Deletes users at the service; the caller has listed them to the user and got a yes. Customers here are marked as gone. */
  'customers.deleteAtService': call(
    z.tuple([identifier, z.array(identifier).min(1).max(mostDeletedUsers)]),
    usersDeleted,
  ),
  /** Asks the service what the customer's user and this connection may have analysed. */
  'customers.scopes': call(z.tuple([identifier]), customerScopes),
  /** Adds scopes to the user and asks again: what then is held was read back. */
  'customers.addScopes': call(z.tuple([identifier, scopeList]), customerScopes),
};
