import type {
  AdvisorRecord,
  DeliveryRecord,
  LinkRecord,
  LoginRecord,
  PictureRecord,
  SessionRecord,
  TenantRecord,
  TransferRecord,
  WebhookRecord,
} from './records';
import type { AnalysisRunner } from './runs/analysis-runner';
import { AccountRepository } from './storage/account-repository';
import type { DataErasure } from './storage/data-erasure';
import type { ServiceDatabase } from './storage/database';
import { DocumentRepository } from './storage/document-repository';
import { RunRepository } from './storage/run-repository';
import { TransactionRepository } from './storage/transaction-repository';
import { UserRepository } from './storage/user-repository';
import type { SwitchBoard } from './switches';
import type { TokenIssuer } from './tokens';
import type { WebhookDelivery } from './webhooks/webhook-delivery';
import type { ReplyFile } from './wire/deliver-file';

export type Repositories = ReturnType<typeof createRepositories>;

/** One repository per noun over the one database. */
export function createRepositories(database: ServiceDatabase, now: () => number) {
  return {
    users: new UserRepository(database, now),
    accounts: new AccountRepository(database),
    transactions: new TransactionRepository(database),
    runs: new RunRepository(database, now),
    advisors: new DocumentRepository<AdvisorRecord>(database, 'advisor', now),
    avatars: new DocumentRepository<PictureRecord>(database, 'avatar', now),
    tenants: new DocumentRepository<TenantRecord>(database, 'tenant', now),
    tenantLogos: new DocumentRepository<PictureRecord>(database, 'tenant-logo', now),
    links: new DocumentRepository<LinkRecord>(database, 'link', now),
    feedback: new DocumentRepository<Record<string, unknown>>(database, 'feedback', now),
    webhooks: new DocumentRepository<WebhookRecord>(database, 'webhook', now),
    deliveries: new DocumentRepository<DeliveryRecord>(database, 'delivery', now),
    logins: new DocumentRepository<LoginRecord>(database, 'login', now),
    sessions: new DocumentRepository<SessionRecord>(database, 'session', now),
    transfers: new DocumentRepository<TransferRecord>(database, 'transfer', now),
  };
}

/** What handlers work with: the repositories, the clockwork behind them, and the switches. */
export interface ServiceParts extends Repositories {
  /** Milliseconds since 1970. */
  now(): number;
  database: ServiceDatabase;
  switches: SwitchBoard;
  tokens: TokenIssuer;
  analyses: AnalysisRunner;
  hooks: WebhookDelivery;
  erasure: DataErasure;
  /** `http://127.0.0.1:PORT`, without the prefix. */
  origin(): string;
  /** An address on this service where the file can be fetched once. */
  offerDownload(file: ReplyFile): string;
  /** Told of every failure that nobody foresaw. */
  onFault(error: unknown): void;
}
