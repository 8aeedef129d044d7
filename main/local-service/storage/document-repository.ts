import { randomUUID } from 'node:crypto';
import type { ServiceDatabase, SqlRow } from './database';

export interface Stored<T> {
  id: string;
  tenant: string;
  userId: string | null;
  createdAt: number;
  value: T;
}

interface NewDocument<T> {
  tenant: string;
  userId?: string;
  id?: string;
  value: T;
}

/** Small records of one kind (advisors, webhooks, logins, …), each a JSON text; those of a user go with the user. */
export class DocumentRepository<T> {
  constructor(
    private readonly database: ServiceDatabase,
    private readonly kind: string,
    private readonly now: () => number,
  ) {}

  create({ tenant, userId, id = randomUUID(), value }: NewDocument<T>): Stored<T> {
    const createdAt = this.now();
    this.database.run(
      'INSERT OR REPLACE INTO documents (kind, id, tenant, user_id, created_at, body) VALUES (?, ?, ?, ?, ?, ?)',
      this.kind,
      id,
      tenant,
      userId ?? null,
      createdAt,
      JSON.stringify(value),
    );
    return { id, tenant, userId: userId ?? null, createdAt, value };
  }

  update(id: string, value: T): void {
    this.database.run(
      'UPDATE documents SET body = ? WHERE kind = ? AND id = ?',
      JSON.stringify(value),
      this.kind,
      id,
    );
  }

  delete(id: string): void {
    this.database.run('DELETE FROM documents WHERE kind = ? AND id = ?', this.kind, id);
  }

  /** By identifier alone; callers that answer a request compare tenant or user themselves. */
  find(id: string): Stored<T> | undefined {
    const row = this.database.get('SELECT * FROM documents WHERE kind = ? AND id = ?', this.kind, id);
    return row ? toStored<T>(row) : undefined;
  }

  findIn(tenant: string, id: string): Stored<T> | undefined {
    const found = this.find(id);
    return found?.tenant === tenant ? found : undefined;
  }

  findOfUser(userId: string, id: string): Stored<T> | undefined {
    const found = this.find(id);
    return found?.userId === userId ? found : undefined;
  }

  count(tenant: string): number {
    const row = this.database.get(
      'SELECT count(*) AS total FROM documents WHERE kind = ? AND tenant = ?',
      this.kind,
      tenant,
    );
    return Number(row?.total ?? 0);
  }

  list(tenant: string, offset = 0, limit = -1): Stored<T>[] {
    return this.database
      .all(
        'SELECT * FROM documents WHERE kind = ? AND tenant = ? ORDER BY created_at, rowid LIMIT ? OFFSET ?',
        this.kind,
        tenant,
        limit,
        offset,
      )
      .map((row) => toStored<T>(row));
  }

  listOfUser(userId: string): Stored<T>[] {
    return this.database
      .all(
        'SELECT * FROM documents WHERE user_id = ? AND kind = ? ORDER BY created_at, rowid',
        userId,
        this.kind,
      )
      .map((row) => toStored<T>(row));
  }

  listAll(): Stored<T>[] {
    return this.database
      .all('SELECT * FROM documents WHERE kind = ? ORDER BY created_at, rowid', this.kind)
      .map((row) => toStored<T>(row));
  }
}

function toStored<T>(row: SqlRow): Stored<T> {
  return {
    id: String(row.id),
    tenant: String(row.tenant),
    userId: row.user_id === null ? null : String(row.user_id),
    createdAt: Number(row.created_at),
    value: JSON.parse(String(row.body)) as T,
  };
}
