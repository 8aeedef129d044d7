/** What main and the store worker say to each other. */
export interface WorkerStart {
  path: string;
  keyHex: string | null;
  maxPages?: number;
  isLogGivenUp?: boolean;
  programVersion?: string;
}

export interface StoreRequest {
  id: number;
  /** Name of an operation, or `close`. */
  name: string;
  args: unknown[];
}

export interface StoreFailure {
  /** Code of an expected error; without one it is a fault of the program and `message` tells which. */
  code?: string;
  params?: Record<string, string | number>;
  message: string;
  stack?: string;
}

export type StoreReply =
  | { kind: 'opened' }
  | { kind: 'notOpened'; failure: StoreFailure }
  | { kind: 'value'; id: number; value: unknown }
  | { kind: 'failed'; id: number; failure: StoreFailure }
  | { kind: 'slow'; statement: SlowStatement };

/** A statement that took longer than `slowMs`; its text holds no values. */
export interface SlowStatement {
  operation: string;
  sql: string;
  durationMs: number;
}
