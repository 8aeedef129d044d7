import { KontorError } from '../errors/kontor-error';

/** Codes that say nothing about the call itself: the connection is gone, closed, or the service is down. */
const losses: ReadonlySet<string> = new Set([
  'service.cancelled',
  'service.network',
  'service.unavailable',
  'service.timeout',
  'service.rateLimited',
]);
/** Of these, what one endpoint of a service that is otherwise well can give as well. */
const doubtful: ReadonlySet<string> = new Set(['service.unavailable', 'service.timeout']);

const closed: ReadonlySet<string> = new Set(['service.missingScope', 'service.forbidden']);

/** Whether it is worth asking again later, with whatever client there is then. Takes errors and faults of polls. */
export function isConnectionLoss(fault: unknown): boolean {
  if (fault instanceof KontorError) return fault.code === 'localService.notStarted';
  return losses.has(codeOf(fault));
}

/** A 5xx or a time-out: only a look at the service tells whether it is down or this endpoint is broken. */
export function isOneEndpointsFault(fault: unknown): boolean {
  return doubtful.has(codeOf(fault));
}

/** Closed to the connection or to the customer, whatever else may be open. */
export function isClosed(fault: unknown): boolean {
  return closed.has(codeOf(fault));
}

function codeOf(fault: unknown): string {
  const code = typeof fault === 'object' && fault !== null && 'code' in fault ? fault.code : undefined;
  return typeof code === 'string' ? code : '';
}
