import { setImmediate as turn } from 'node:timers/promises';
import type { ServiceClient } from '../../../../main/service/service-client';
import { type ServiceErrorCode, serviceError } from '../../../../main/service/transport/service-error';
import { type MemoryStore, stageExport } from '../store/memory-store';

/** What becomes of a batch on its way; `lost…`: no answer comes, whether or not the service took it, or a half of it. `notBesides`: refused while another is under way. */
export type Fate =
  | 'notLiked'
  | 'notBesides'
  | 'tooLarge'
  | 'taken'
  | 'takenLater'
  | 'lostBefore'
  | 'lostAfter'
  | 'lostHalf'
  | 'waited'
  | 'tokenRefused'
  | 'cut';

export interface Weather {
  /** Of the batches in the order in which they leave; later ones are taken. */
  fates: readonly Fate[];
  /** Rows that the service refuses, by their number in the file. */
  bad: readonly number[];
  /** What one call may carry. */
  mostRows: number;
}

export const rowCount = 60;
export const batchSize = 5;
/** Far more than any weather asks for. */
const mostPosts = 500;
export const fates: Fate[] = [
  'notLiked',
  'notBesides',
  'tooLarge',
  'taken',
  'takenLater',
  'lostBefore',
  'lostAfter',
  'lostHalf',
  'waited',
  'tokenRefused',
  'cut',
];

function failure(code: ServiceErrorCode, message = ''): Error {
  const details = { endpoint: 'POST', host: 'h', reason: 'r', status: 0, requestBytes: 0, type: '', message };
  return serviceError(code as 'service.conflict', details);
}

interface CallOptions {
  rawBody?: Uint8Array | string;
  // biome-ignore lint/suspicious/noExplicitAny: a body as the program gives it
  body?: any;
  query?: Record<string, string>;
}

interface Line {
  position: number;
  kind: string;
  state: string;
  transactions: number;
}

/** A service that is the far end of a bad network, and looks into the journal whenever a batch reaches the wire. */
export class FarService {
  readonly accounts: Record<string, unknown>[] = [];
  readonly held = new Map<string, Record<string, unknown>>();
  /** Lines of the journal whose batch was taken. */
  readonly taken = new Set<number>();
  readonly posted = new Set<number>();
  /** Lines of the journal whose batch failed. */
  readonly failed = new Set<number>();
  takenTwice = 0;
  /** Said at the end: thrown where they happen, they would be taken for a fault of the network. */
  readonly violations: string[] = [];
  underWay = 0;
  mostUnderWay = 0;
  #left = 0;

  constructor(
    readonly store: MemoryStore,
    readonly uploadId: string,
    readonly weather: Weather,
  ) {}

  readonly client = {
    connection: { timestampUnit: 's', baseAddress: 'http://127.0.0.1' },
    call: (key: string, options: CallOptions) => this.#call(key, options),
  } as unknown as ServiceClient;

  async #call(key: string, { rawBody, body: given, query }: CallOptions) {
    if (key === 'banking.accounts') return { value: { accounts: this.accounts }, attempts: 1 };
    if (key === 'banking.transactions') {
      const size = Number(query?.pageSize);
      const start = (Number(query?.page) - 1) * size;
      const transactions = Array.from(this.held.values()).slice(start, start + size);
      return { value: { transactions }, attempts: 1 };
    }
    const body =
      given ?? JSON.parse(typeof rawBody === 'string' ? rawBody : new TextDecoder().decode(rawBody));
    if (key === 'upload.createAccounts') {
      this.accounts.push(...body.accounts);
      return { value: undefined, attempts: 1 };
    }
    if (key === 'upload.deleteTransactions') {
      for (const id of body.ids) this.held.delete(id);
      return { value: undefined, attempts: 1 };
    }
    if (key === 'banking.deleteAccounts') {
      this.accounts.splice(
        0,
        this.accounts.length,
        ...this.accounts.filter(({ accountId }) => !body.ids.includes(accountId)),
      );
      return { value: undefined, attempts: 1 };
    }
    if (key !== 'upload.addTransactions') throw new Error(`not expected: ${key}`);
    if (this.posted.size > mostPosts) throw new Error('it does not come to an end');
    this.underWay += 1;
    this.mostUnderWay = Math.max(this.mostUnderWay, this.underWay);
    try {
      return await this.#add(body);
    } finally {
      this.underWay -= 1;
    }
  }

  async #add(rows: Record<string, unknown>[]): Promise<{ value: undefined; attempts: number }> {
    const failedBefore = new Set(this.failed);
    const lines = await this.#lines();
    // Nothing leaves without its line, and nothing while it is not known what became of another.
    const line = lines.find(({ state, position }) => state === 'sent' && !this.posted.has(position));
    if (line?.transactions !== rows.length) this.violations.push('it left without its line');
    if (lines.some(({ state }) => state === 'unknown'))
      this.violations.push('it left although another is unknown');
    if (lines.some(({ state, position }) => state === 'sent' && failedBefore.has(position)))
      this.violations.push('it left although another had failed that nobody had looked at');
    const position = line?.position ?? -1;
    this.posted.add(position);
    try {
      return await this.#decide(rows, position);
    } catch (error) {
      this.failed.add(position);
      throw error;
    }
  }

  async #decide(
    rows: Record<string, unknown>[],
    position: number,
  ): Promise<{ value: undefined; attempts: number }> {
    const isAlone = this.underWay === 1;
    const fate = this.weather.fates[this.#left] ?? 'taken';
    this.#left += 1;
    if (fate === 'takenLater') for (let turns = 0; turns < 4; turns += 1) await turn();
    if (fate === 'lostBefore') throw failure('service.answerUnknown');
    if (fate === 'tokenRefused') throw failure('service.tokenRefused');
    if (fate === 'cut') throw failure('service.cancelled');
    // A single row of which that is said would be set aside.
    if (fate === 'notLiked' && rows.length > 1) throw failure('service.badRequest', 'not now');
    if (fate === 'notBesides' && !isAlone) throw failure('service.conflict', 'another is being written');
    if (rows.length > this.weather.mostRows || (fate === 'tooLarge' && rows.length > 1))
      throw failure('service.tooLarge');
    if (rows.some(({ purpose }) => this.weather.bad.includes(Number(purpose))))
      throw failure('service.badRequest', 'not liked');
    const isHalf = fate === 'lostHalf' && rows.length > 1;
    for (const row of isHalf ? rows.slice(0, Math.floor(rows.length / 2)) : rows) {
      const id = String(row.transactionId);
      if (this.held.has(id)) this.takenTwice += 1;
      this.held.set(id, row);
    }
    if (!isHalf) this.taken.add(position);
    if (fate === 'lostAfter' || fate === 'lostHalf') throw failure('service.answerUnknown');
    return { value: undefined, attempts: fate === 'waited' ? 3 : 1 };
  }

  async #lines(): Promise<Line[]> {
    const journal = await this.store.call('uploads.journal', this.uploadId);
    return journal.filter(({ kind }) => kind === 'transactions');
  }

  /** Lines that say something else than what happened. */
  async untrueLines(): Promise<Line[]> {
    const lines = await this.#lines();
    return lines
      .filter(
        ({ position, state }) =>
          state !== 'failed' && !(this.taken.has(position) && /done|arrived/.test(state)),
      )
      .concat(lines.filter(({ position, state }) => state === 'failed' && this.taken.has(position)));
  }
}

export async function begunUpload(store: MemoryStore): Promise<string> {
  const { id: importId } = await store.call('imports.create');
  const customerId = await store.call('customers.begin', {
    connectionId: 'peer',
    name: 'Muster GmbH',
    type: 'company',
    expiresIn: null,
    environment: 'local',
    connectionName: 'Peer',
    customUserId: 'made-up',
  });
  await store.call('customers.finish', customerId, { userId: 'user', expiresAt: null });
  const rows = Array.from({ length: rowCount }, (_, row) => ({
    day: '2025-03-01',
    amountMinor: 100 + row,
    purpose: String(row),
  }));
  await stageExport(store, importId, rows, {}, { chunkRows: 23 });
  await store.call('imports.setCustomer', importId, customerId);
  await store.call('plans.begin', importId);
  const upload = { importId, customerId, batchesTotal: 12, batchSize, heldAccounts: [] };
  return (await store.call('uploads.create', upload)).id;
}
