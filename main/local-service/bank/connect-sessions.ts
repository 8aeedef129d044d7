import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { notFound, Problem } from '../ground/problem';
import type { ServiceParts } from '../routing/service-parts';
import type { Stored } from '../storage/document-repository';
import type { LoginRecord, SessionRecord } from '../storage/records';
import type { StoredRun } from '../storage/run-repository';
import type { StoredUser } from '../storage/user-repository';
import { INVENTED_BANKS, type InventedBank } from './bank-catalogue';
import { deliverLogin } from './deliver-login';

export interface SessionOptions {
  multiple: boolean;
  recurring: boolean;
  storeSecrets: boolean;
  /** Management only: a bank may be added. */
  addBankLogin?: boolean;
}

export interface OpenedSession {
  session: Stored<SessionRecord>;
  run: StoredRun;
  /** Carries the session: a secret, handed out once (gaps page). */
  redirectUrl: string;
}

const hash = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Opens a session; its run, and so its correlation identifier, exists at once (`interface.md` 3). */
export function openSession(
  parts: ServiceParts,
  user: StoredUser,
  purpose: SessionRecord['purpose'],
  options: SessionOptions,
): OpenedSession {
  if (options.recurring && !options.storeSecrets) {
    throw new Problem('validation', 'query.recurring: needs storeSecrets = true');
  }
  const secret = randomBytes(24).toString('base64url');
  return parts.database.write(() => {
    const run = parts.runs.create(user.userId, purpose === 'sync' ? 'sync' : 'connect', 'open');
    const session = parts.sessions.create({
      tenant: user.tenant,
      userId: user.userId,
      value: { purpose, state: 'open', runId: run.runId, secretHash: hash(secret), ...options },
    });
    return { session, run, redirectUrl: `${parts.origin()}/connect/${session.id}/${secret}` };
  });
}

/** The session behind a link, whatever its state. Throws 404 when link and session do not belong together. */
export function requireSession(parts: ServiceParts, id: string, secret: string): Stored<SessionRecord> {
  const session = parts.sessions.find(id);
  if (!session || !timingSafeEqual(Buffer.from(session.value.secretHash), Buffer.from(hash(secret)))) {
    throw notFound('This link');
  }
  return session;
}

/** Banks that a session can connect: to synchronize, only those the user has a login at. */
export function offeredBanks(parts: ServiceParts, session: Stored<SessionRecord>): readonly InventedBank[] {
  if (session.value.purpose !== 'sync') return INVENTED_BANKS;
  const known = parts.logins.listOfUser(session.userId ?? '').map((login) => login.value.bankId);
  return INVENTED_BANKS.filter((bank) => known.includes(bank.id));
}

function requireOpenUser(parts: ServiceParts, session: Stored<SessionRecord>): StoredUser {
  const user = session.userId === null ? undefined : parts.users.findAnywhere(session.userId);
  if (!user || session.value.state !== 'open') throw notFound('This open session');
  return user;
}

/** In a management session the end user removes a login; the session stays open. */
export function removeLoginInSession(
  parts: ServiceParts,
  session: Stored<SessionRecord>,
  loginId: string,
): void {
  const user = requireOpenUser(parts, session);
  const login = parts.logins.findOfUser(user.userId, loginId);
  if (session.value.purpose !== 'management' || !login) throw notFound('The login');
  deleteLogin(parts, user, login.id);
}

/** The end user has finished managing: what is left is analysed like after a connection. */
export function finishManagement(parts: ServiceParts, session: Stored<SessionRecord>): void {
  const user = requireOpenUser(parts, session);
  if (session.value.purpose !== 'management') throw new Problem('validation', 'A bank must be chosen');
  parts.database.write(() => {
    parts.sessions.update(session.id, { ...session.value, state: 'done' });
    finishBanking(parts, user, session.value.runId);
  });
}

/** The end user picked banks: accounts arrive, and analysis starts when `automaticAnalysis` is active (4.3). */
export function completeSession(
  parts: ServiceParts,
  session: Stored<SessionRecord>,
  bankIds: readonly string[],
): void {
  const user = requireOpenUser(parts, session);
  const { purpose } = session.value;
  const offered = offeredBanks(parts, session);
  const banks = offered.filter((bank) => bankIds.includes(bank.id));
  if (purpose === 'management' && !session.value.addBankLogin) {
    throw new Problem('forbidden', 'This session adds no bank: it needs addBankLogin = true');
  }
  if (banks.length < new Set(bankIds).size) throw new Problem('validation', 'This bank is not offered here');
  if (banks.length === 0) throw new Problem('validation', 'A bank must be chosen');
  if (banks.length > 1 && purpose !== 'sync' && !session.value.multiple)
    throw new Problem('validation', 'One bank at a time');
  const isRecurring = session.value.recurring && session.value.storeSecrets;
  parts.database.write(() => {
    for (const bank of banks) fetchFromBank(parts, user, bank, isRecurring);
    parts.sessions.update(session.id, { ...session.value, state: 'done' });
    finishBanking(parts, user, session.value.runId);
  });
}

/** The end user turned back: the run is cancelled and answers 404 for ever. */
export function cancelSession(parts: ServiceParts, session: Stored<SessionRecord>): void {
  if (session.value.state !== 'open') return;
  parts.database.write(() => {
    parts.sessions.update(session.id, { ...session.value, state: 'cancelled' });
    parts.runs.setState(session.value.runId, 'cancelled');
  });
}

/** Creates or refreshes the login of a bank and writes what the bank delivers. */
export function fetchFromBank(
  parts: ServiceParts,
  user: StoredUser,
  bank: InventedBank,
  isRecurring: boolean,
): Stored<LoginRecord> {
  const known = parts.logins.listOfUser(user.userId).find((candidate) => candidate.value.bankId === bank.id);
  const value: LoginRecord = {
    bankId: bank.id,
    bankName: bank.name,
    isRecurring: isRecurring || (known?.value.isRecurring ?? false),
    lastSyncAt: parts.now(),
    syncCount: (known?.value.syncCount ?? 0) + 1,
  };
  if (known) parts.logins.update(known.id, value);
  const login = known
    ? { ...known, value }
    : parts.logins.create({ tenant: user.tenant, userId: user.userId, value });
  deliverLogin(parts, user, bank, login);
  return login;
}

/** The banking part of a run is over: its analysis begins, or, when suspended, the run ends without one. */
export function finishBanking(parts: ServiceParts, user: StoredUser, runId: string): void {
  parts.runs.setBankingDone(runId);
  const hasAccounts = parts.accounts.list(user.userId).length > 0;
  if (user.automaticAnalysis === 'active' && hasAccounts) parts.analyses.enqueue(runId);
  else parts.runs.setState(runId, 'done');
  parts.hooks.announce(user, 'banking.completed', { correlationId: runId, status: 'completed' });
}

/** Removes a login with the accounts it delivered; uploaded accounts stay. */
export function deleteLogin(parts: ServiceParts, user: StoredUser, loginId: string): void {
  parts.database.write(() => {
    for (const account of parts.accounts.listOfLogin(user.userId, loginId))
      parts.accounts.delete(account.number);
    parts.logins.delete(loginId);
    parts.analyses.forgetAccounts(user.userId);
  });
  parts.erasure.eraseDoomed();
}

/** Removes every login and closes every open session of the user. */
export function disconnectUser(parts: ServiceParts, user: StoredUser): void {
  parts.database.write(() => {
    for (const login of parts.logins.listOfUser(user.userId)) deleteLogin(parts, user, login.id);
    for (const session of parts.sessions.listOfUser(user.userId)) cancelSession(parts, session);
  });
}
