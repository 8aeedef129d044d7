import { AccountRepository } from './account-repository';
import type { ServiceDatabase } from './database';
import { DocumentRepository } from './document-repository';
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
import { RunRepository } from './run-repository';
import { TransactionRepository } from './transaction-repository';
import { UserRepository } from './user-repository';

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
