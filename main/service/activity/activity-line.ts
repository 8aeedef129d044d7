import type { ActivityJob } from '../../../preload/contract';
import type { TransportFailure } from '../transport/transport-failure';

/**
 * One attempt of one call, for the activity view. Holds the path template, never the path; no query value, header,
 * body or secret.
 */
export interface ActivityLine {
  /** Start of the attempt, ISO 8601 UTC. */
  readonly at: string;
  readonly connectionId: string;
  /** Key of the registry, or `auth`. */
  readonly key: string;
  readonly method: string;
  readonly template: string;
  /** Absent when no answer came. */
  readonly status?: number;
  readonly durationMs: number;
  /** 1 for the first try. */
  readonly attempt: number;
  readonly correlationId?: string;
  readonly requestBytes: number;
  readonly answerBytes?: number;
  /** Why no answer came; `reason` is a short machine word. */
  readonly failure?: Pick<TransportFailure, 'kind' | 'reason'>;
  /** Values of the headers `Deprecation` and `Sunset`, if the service sent them. */
  readonly deprecation?: string;
  readonly sunset?: string;
  /** What the call belongs to; null for one of its own. */
  readonly job: ActivityJob | null;
}
