/** The small records that stand in `documents`, by kind. */
export interface AdvisorRecord {
  [member: string]: unknown;
}

/** A picture: media type and base64 text. */
export interface PictureRecord {
  contentType: string;
  data: string;
}

export interface TenantRecord {
  [member: string]: unknown;
}

export interface LinkRecord {
  /** What the link opens. */
  purpose: 'cockpit' | 'report' | 'personalized';
  advisorId?: string;
  /** Scopes of the client that made it: the link opens no more than its maker could read. */
  scopes?: string[];
  /** SHA-256 of the secret in the link; the link itself is handed out once. */
  secretHash: string;
}

export interface WebhookRecord {
  url: string;
  method: 'POST' | 'PUT' | 'PATCH' | 'GET';
  events: string[];
  secret?: string;
  [member: string]: unknown;
}

export interface DeliveryRecord {
  webhookId: string;
  payload: Record<string, unknown>;
  state: 'pending' | 'delivered' | 'given-up';
  attempts: Array<{ at: string; status: number | null; problem?: string }>;
  nextAttemptAt: number | null;
}

export interface LoginRecord {
  bankId: string;
  bankName: string;
  /** Sync without the end user is possible: the bank secret is kept and renewal was asked for. */
  isRecurring: boolean;
  lastSyncAt: number;
  syncCount: number;
}

export interface SessionRecord {
  purpose: 'connect' | 'management' | 'sync';
  state: 'open' | 'done' | 'cancelled';
  runId: string;
  secretHash: string;
  multiple: boolean;
  /** A management session that may add a bank. */
  addBankLogin?: boolean;
  recurring: boolean;
  storeSecrets: boolean;
}

export interface TransferRecord {
  loginId: string;
  order: Record<string, unknown>;
}
