import { type ImportSummary, planRefusals } from '../../preload/contract';
import { canContinue, type FileTotals } from '../import/files/file-rows';
import type { ImportSession, ImportStep } from '../import/queue/import-context';

interface Openness {
  readonly totals: FileTotals;
  readonly summary: ImportSummary | null;
  readonly session: ImportSession;
}

/** A step can be entered when everything before it is settled. */
export function isStepOpen(step: ImportStep, { totals, summary, session }: Openness): boolean {
  switch (step) {
    case 'files':
      return true;
    case 'check':
      return summary?.files.some((file) => file.state === 'staged') ?? false;
    case 'customer':
      return canContinue(totals) && isPlannable(summary);
    case 'send':
      // What an upload that has begun sends was settled before: its step stays open whatever is asked anew after a restart.
      return (
        session.customerId !== null &&
        (session.uploadId !== null || (canContinue(totals) && isPlannable(summary)))
      );
    case 'analysis':
      return (
        session.customerId !== null &&
        (session.uploadId !== null || session.skipsSending || summary?.state === 'uploaded')
      );
    default:
      return assertNever(step);
  }
}

/** The plan would refuse it: that is settled in the check, not two steps later. */
function isPlannable(summary: ImportSummary | null): boolean {
  return summary !== null && planRefusals(summary).length === 0;
}

function assertNever(step: never): never {
  throw new Error(`unknown step ${String(step)}`);
}
