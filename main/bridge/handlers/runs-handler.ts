import type { AnalysisRuns } from '../../analysis/analysis-runs';
import type { HandlersOf } from '../handler-types';

export function createRunsHandlers({ runs }: { runs: AnalysisRuns }): HandlersOf<'runs'> {
  return {
    'runs.list': () => runs.list(),
    'runs.start': (customerId) => runs.start(customerId),
    'runs.keepWaiting': (runId) => runs.keepWaiting(runId),
    'runs.stop': (runId) => runs.stop(runId),
  };
}
