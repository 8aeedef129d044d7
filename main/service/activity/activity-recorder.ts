import type { Endpoint } from '../endpoint-tables/endpoint-definition';
import { findCorrelationId } from '../requests/learned-names';
import type { Clock } from '../transport/clock';
import { defaultCorrelationHeader, type ServiceConnection } from '../transport/connection-schema';
import { redactText } from '../transport/redaction';
import type { AttemptResult } from '../transport/transport';
import type { ActivityLine } from './activity-line';
import { currentJob } from './job-scope';

/** Makes the activity line of each attempt; nothing of a body, a header value or a query reaches it. */
export class ActivityRecorder {
  readonly #parts: {
    readonly connection: ServiceConnection;
    readonly clock: Clock;
    readonly onActivity: (line: ActivityLine) => void;
  };

  constructor(parts: {
    readonly connection: ServiceConnection;
    readonly clock: Clock;
    readonly onActivity: (line: ActivityLine) => void;
  }) {
    this.#parts = parts;
  }

  /** Called before sending; the answer writes the line when the attempt is over. */
  begin(
    key: string,
    endpoint: Pick<Endpoint, 'method' | 'path'>,
    attempt: number,
    body: string | Uint8Array | undefined,
  ): (result: AttemptResult, sentCorrelationId?: string) => void {
    const { connection, clock, onActivity } = this.#parts;
    const at = new Date(clock.nowMs()).toISOString();
    const job = currentJob();
    return ({ answer, failure, durationMs }, sentCorrelationId) => {
      const configured = connection.correlationHeader ?? defaultCorrelationHeader;
      const correlationId =
        (answer && findCorrelationId(answer.headers, configured)?.value) ?? sentCorrelationId;
      const deprecation = answer?.headers.get('deprecation');
      const sunset = answer?.headers.get('sunset');
      onActivity({
        at,
        connectionId: connection.id,
        key,
        method: endpoint.method,
        template: endpoint.path,
        durationMs: Math.round(durationMs),
        attempt,
        job,
        requestBytes: Buffer.byteLength(body ?? ''),
        ...(answer && { status: answer.status, answerBytes: answer.bytes.byteLength }),
        ...(correlationId && { correlationId: shownIdentifier(correlationId) }),
        ...(failure && { failure: { kind: failure.kind, reason: failure.reason } }),
        ...(deprecation && { deprecation: shownHeader(deprecation) }),
        ...(sunset && { sunset: shownHeader(sunset) }),
      });
    };
  }
}

/** What the activity view keeps of a header's value: a longer one would make the whole list unreadable (SEC-44). */
const shownLength = 200;

function shownHeader(value: string): string {
  return redactText(value).slice(0, shownLength);
}

/** Identifiers are shown as they are, so that they can be looked for; anything else goes the way of all texts. */
function shownIdentifier(correlationId: string): string {
  return /^[\w.:-]{1,100}$/.test(correlationId) && !/^[A-Z]{2}\d{2}[A-Z0-9]{11}/i.test(correlationId)
    ? correlationId
    : shownHeader(correlationId);
}
