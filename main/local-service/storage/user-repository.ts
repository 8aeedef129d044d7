import { randomUUID } from 'node:crypto';
import type { UserType } from '../ground/scopes';
import type { ServiceDatabase, SqlRow } from './database';

export interface StoredUser {
  userId: string;
  tenant: string;
  type: UserType;
  automaticAnalysis: 'active' | 'suspended';
  /** As given by the client, ISO 8601. */
  expiresIn: string | null;
  expiresAt: number | null;
  customUserID: string | null;
  scopes: string[];
  /** Members the interface does not name, kept and given back. */
  extra: Record<string, unknown>;
  createdAt: number;
  /** The finished run whose results are served. */
  resultRun: string | null;
}

const COLUMNS =
  'user_id, tenant, type, automatic_analysis, expires_in, expires_at, custom_user_id, scopes, extra';

/** Users of all tenants. A user past its `expiresAt` is invisible at once, whether swept already or not. */
export class UserRepository {
  constructor(
    private readonly database: ServiceDatabase,
    private readonly now: () => number,
  ) {}

  create(user: Omit<StoredUser, 'userId' | 'createdAt' | 'resultRun'>): StoredUser {
    const created: StoredUser = { ...user, userId: randomUUID(), createdAt: this.now(), resultRun: null };
    this.database.run(
      `INSERT INTO users (${COLUMNS}, created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      created.userId,
      created.tenant,
      ...changeableValues(created),
      created.createdAt,
    );
    return created;
  }

  update(user: StoredUser): void {
    this.database.run(
      `UPDATE users SET type = ?, automatic_analysis = ?, expires_in = ?, expires_at = ?, custom_user_id = ?,
       scopes = ?, extra = ? WHERE user_id = ?`,
      ...changeableValues(user),
      user.userId,
    );
  }

  find(tenant: string, userId: string): StoredUser | undefined {
    return this.one('tenant = ? AND user_id = ?', tenant, userId);
  }

  findByCustomId(tenant: string, customUserID: string): StoredUser | undefined {
    return this.one('tenant = ? AND custom_user_id = ?', tenant, customUserID);
  }

  /** Whatever tenant it lives in; for work that belongs to no request. */
  findAnywhere(userId: string): StoredUser | undefined {
    return this.one('user_id = ?', userId);
  }

  count(tenant: string): number {
    const row = this.database.get(
      'SELECT count(*) AS total FROM users WHERE tenant = ? AND (expires_at IS NULL OR expires_at > ?)',
      tenant,
      this.now(),
    );
    return Number(row?.total ?? 0);
  }

  list(tenant: string, offset: number, limit: number): StoredUser[] {
    const rows = this.database.all(
      `SELECT * FROM users WHERE tenant = ? AND (expires_at IS NULL OR expires_at > ?)
       ORDER BY created_at, user_id LIMIT ? OFFSET ?`,
      tenant,
      this.now(),
      limit,
      offset,
    );
    return rows.map(toUser);
  }

  delete(userId: string): void {
    this.database.run('DELETE FROM users WHERE user_id = ?', userId);
  }

  /** Users whose time is over, oldest first. */
  /** @param instant milliseconds since 1970 */
  listDue(instant: number): StoredUser[] {
    return this.database
      .all('SELECT * FROM users WHERE expires_at <= ? ORDER BY expires_at', instant)
      .map(toUser);
  }

  /** The next moment at which a user is due, in milliseconds since 1970, or null. */
  nextExpiry(): number | null {
    const row = this.database.get('SELECT min(expires_at) AS next FROM users WHERE expires_at IS NOT NULL');
    return row?.next === null || row?.next === undefined ? null : Number(row.next);
  }

  setResultRun(userId: string, runId: string | null): void {
    this.database.run('UPDATE users SET result_run = ? WHERE user_id = ?', runId, userId);
  }

  private one(condition: string, ...parameters: string[]): StoredUser | undefined {
    const row = this.database.get(
      `SELECT * FROM users WHERE ${condition} AND (expires_at IS NULL OR expires_at > ?)`,
      ...parameters,
      this.now(),
    );
    return row ? toUser(row) : undefined;
  }
}

function changeableValues(user: StoredUser | Omit<StoredUser, 'userId'>) {
  return [
    user.type,
    user.automaticAnalysis,
    user.expiresIn,
    user.expiresAt,
    user.customUserID,
    JSON.stringify(user.scopes),
    JSON.stringify(user.extra),
  ] as const;
}

function toUser(row: SqlRow): StoredUser {
  return {
    userId: String(row.user_id),
    tenant: String(row.tenant),
    type: row.type === 'company' ? 'company' : 'person',
    automaticAnalysis: row.automatic_analysis === 'active' ? 'active' : 'suspended',
    expiresIn: row.expires_in === null ? null : String(row.expires_in),
    expiresAt: row.expires_at === null ? null : Number(row.expires_at),
    customUserID: row.custom_user_id === null ? null : String(row.custom_user_id),
    scopes: JSON.parse(String(row.scopes)) as string[],
    extra: JSON.parse(String(row.extra)) as Record<string, unknown>,
    createdAt: Number(row.created_at),
    resultRun: row.result_run === null ? null : String(row.result_run),
  };
}
