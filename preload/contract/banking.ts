import { z } from 'zod';
import { bridgeError } from './errors';
import { currency, decimal, identifier } from './values/basic-values';
import { call, nothing } from './values/call-schema';
import { sparedList, unreadable } from './values/spared-list';

const shown = z.string().max(500);

/** An account as the service lists it. What a bank delivered cannot be changed or deleted by a client (interface.md 1.7). */
export const heldAccount = z.strictObject({
  accountId: identifier,
  /** What tells it from others: its IBAN, else its number or name. */
  label: shown,
  bankName: shown.nullable(),
  type: shown.nullable(),
  balance: decimal.nullable(),
  currency: currency.nullable(),
  /** `unknown`: the service does not say where it came from. */
  origin: z.enum(['bank', 'upload', 'unknown']),
});
export type HeldAccountView = z.infer<typeof heldAccount>;

/** A log-in at a bank. */
export const bankLogin = z.strictObject({
  id: identifier,
  bankName: shown.nullable(),
  /** The service's own word; the set is open. */
  status: shown.nullable(),
  lastSyncAt: shown.nullable(),
  /** Whether the bank answers again without a log-in; null when the service does not say. */
  isRecurring: z.boolean().nullable(),
});
export type BankLogin = z.infer<typeof bankLogin>;

export const bankOverview = z.strictObject({
  logins: z.array(bankLogin).max(1_000),
  accounts: z.array(heldAccount).max(10_000),
});
export type BankOverview = z.infer<typeof bankOverview>;

export const bankSessionKinds = ['connect', 'manage', 'sync'] as const;
export const bankSessionKind = z.enum(bankSessionKinds);
export type BankSessionKind = z.infer<typeof bankSessionKind>;

/**
 * What is done on the service's page in the browser, followed until it is over. `noAnswerYet`: longer than usual; a service cannot tell
 * one under way from one that was cancelled. `unfollowed`: the service gave nothing to follow it by. The link itself never crosses.
 */
export const bankSession = z.strictObject({
  id: identifier,
  customerId: identifier,
  kind: bankSessionKind,
  state: z.enum([
    'running',
    'noAnswerYet',
    'unfollowed',
    'done',
    'outOfBudget',
    'stopped',
    'unknownUser',
    'failed',
  ]),
  startedAt: z.string().max(100),
  /** The page can be opened once more: its link is still held in memory. */
  canBeOpened: z.boolean(),
  error: bridgeError.nullable(),
  ...unreadable,
});
export type BankSession = z.infer<typeof bankSession>;

/** Of a session that does not fit, what is readable stays. */
export const listedSessions = sparedList(
  bankSession,
  100_000,
  (at): BankSession => ({
    id: `unreadable-${at}`,
    customerId: 'unreadable',
    kind: 'manage',
    state: 'unfollowed',
    startedAt: '',
    canBeOpened: false,
    error: { code: 'internal' },
  }),
);

export const bankSessionWish = z.strictObject({
  kind: bankSessionKind,
  /** The bank may be asked again later without a log-in. */
  isRecurring: z.boolean(),
});
export type BankSessionWish = z.infer<typeof bankSessionWish>;

/** The calls about banks that a customer is connected with. */
export const bankingCalls = {
  'banking.overview': call(z.tuple([identifier]), bankOverview),
  /** Opens the service's page in the system's browser and follows it. Throws `link.refused` for a page elsewhere. */
  'banking.begin': call(z.tuple([identifier, bankSessionWish]), bankSession),
  /** The same page once more. */
  'banking.openAgain': call(z.tuple([identifier]), nothing),
  /** After `outOfBudget` or `failed`: is followed on. */
  'banking.keepWaiting': call(z.tuple([identifier]), nothing),
  /** Is not followed any more; what happens at the bank is not undone. */
  'banking.stop': call(z.tuple([identifier]), nothing),
  /** An invented bank, at a service that has some; never in production. What then is there is asked by `banking.overview`. */
  'banking.mockConnect': call(z.tuple([identifier]), nothing),
  'banking.removeLogin': call(z.tuple([identifier, identifier]), nothing),
  'banking.disconnect': call(z.tuple([identifier]), nothing),
};
