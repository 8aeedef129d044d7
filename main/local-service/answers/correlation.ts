import { notFound, Problem } from '../ground/problem';
import type { Reply, UserRouteRequest } from '../routing/route';
import type { ServiceParts } from '../routing/service-parts';
import type { StoredRun } from '../storage/run-repository';
import type { StoredUser } from '../storage/user-repository';

/** Answer headers that name the run (`interface.md` 1.5). */
export function correlationHeaders(parts: ServiceParts, run: StoredRun): Record<string, string> {
  const { correlationHeader, hideCorrelation } = parts.switches.current;
  return hideCorrelation ? {} : { [correlationHeader]: run.runId };
}

/** The run a correlation endpoint is asked about; identifier as a query parameter or as a header (`interface.md` 4.5). */
function requireRun(request: UserRouteRequest<Record<string, unknown>, undefined>): StoredRun {
  const { correlationHeader, correlationParameter, correlationRequest } = request.parts.switches.current;
  const inHeader = request.header(correlationHeader);
  const rawParameter = request.query[correlationParameter];
  const inQuery = typeof rawParameter === 'string' ? rawParameter : undefined;
  if (correlationRequest === 'parameter' && inHeader !== undefined) {
    throw new Problem('validation', `The header ${correlationHeader} is not accepted here`);
  }
  if (correlationRequest === 'header' && inQuery !== undefined) {
    throw new Problem('validation', `The query parameter ${correlationParameter} is not accepted here`);
  }
  const runId = inHeader ?? inQuery;
  if (runId === undefined) throw new Problem('validation', 'A correlation identifier is required');
  if (inHeader !== undefined && inQuery !== undefined && inHeader !== inQuery) {
    throw new Problem('validation', 'Header and query parameter name different correlation identifiers');
  }
  const run = request.parts.runs.find(request.user.userId, runId);
  if (!run) throw notFound('A finished run with this correlation identifier');
  return run;
}

/** 200 once the analysis of the run is completed; 404 while in progress and for ever after a cancel (`interface.md` 3). */
export function answerCorrelation(request: UserRouteRequest<Record<string, unknown>, undefined>): Reply {
  const run = requireRun(request);
  if (run.state !== 'done' || run.readyAt === null)
    throw notFound('A finished run with this correlation identifier');
  return { body: { correlationId: run.runId, status: 'completed' } };
}

/** The same for the banking part of a connect session: 200 once the bank has delivered. */
export function answerBankingCorrelation(
  request: UserRouteRequest<Record<string, unknown>, undefined>,
): Reply {
  const run = requireRun(request);
  const isDone = run.kind === 'analysis' ? run.state === 'done' : run.bankingDone;
  if (!isDone || run.state === 'cancelled')
    throw notFound('A finished connection with this correlation identifier');
  return { body: { correlationId: run.runId, status: 'completed' } };
}

/** JSON text of a result of the newest finished run. Throws 404 before the first one. */
export function requireResult(parts: ServiceParts, user: StoredUser, kind: string): string {
  const body = user.resultRun === null ? undefined : parts.runs.findResult(user.resultRun, kind);
  if (body === undefined) throw notFound('A finished analysis of this kind');
  return body;
}
