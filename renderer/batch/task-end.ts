import type { BatchOutcome, BridgeError } from '../../preload/contract';
import { RefusedAnswer } from '../base/kontor';

/** A task that ends before its last step; what there is to say of it was said. */
export class TaskEnd extends Error {
  constructor(readonly outcome: BatchOutcome) {
    super(outcome);
    this.name = 'TaskEnd';
  }
}

/** Errors that pass by themselves: the same command may do it later. */
const passing = new Set([
  'service.rateLimited',
  'service.unavailable',
  'service.network',
  'service.timeout',
  'service.cancelled',
  'service.answerUnknown',
  'service.listIncomplete',
  'localService.notStarted',
  'keychain.locked',
  'upload.busy',
  'upload.differs',
  'store.full',
  'file.grew',
  'file.changed',
]);

/** What a person has to settle first: in the files, in the import, or with the customer. */
const settled =
  /^(?:import|file|customer|reading|read|secret|service\.secretMissing|results\.none|run\.nothingToAnalyse)\b/;

export function outcomeOf({ code }: Pick<BridgeError, 'code'>): BatchOutcome {
  if (passing.has(code)) return 'temporary';
  return settled.test(code) ? 'needsAnswer' : 'fatal';
}

/** The error of a refused answer; null for anything that nobody expected. */
export function refusalIn(thrown: unknown): BridgeError | null {
  return thrown instanceof RefusedAnswer ? thrown.error : null;
}
