import type { SwitchBoard } from '../ground/switches';
import type { TokenIssuer } from '../ground/tokens';
import type { AnalysisRunner } from '../runs/analysis-runner';
import type { DataErasure } from '../storage/data-erasure';
import type { ServiceDatabase } from '../storage/database';
import type { Repositories } from '../storage/repositories';
import type { WebhookDelivery } from '../webhooks/webhook-delivery';

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

export interface ReplyFile {
  bytes: Uint8Array;
  contentType: string;
  name: string;
}
