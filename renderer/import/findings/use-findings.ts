import { useEffect, useReducer, useState } from 'react';
import type { Answer, BridgeError, ImportFindings, ImportSummary } from '../../../preload/contract';
import { kontor } from '../../base/kontor';

export interface FoundNow {
  /** Null until they are here the first time. */
  readonly found: ImportFindings | null;
  readonly error: BridgeError | null;
  readonly reload: () => void;
}

/** What is found in an import as it is now: asked for again with every change, and shown as it was until then. */
export function useFindings(summary: ImportSummary): FoundNow {
  const [kept, keep] = useState<{ importId: string; answer: Answer<ImportFindings> } | null>(null);
  const [round, reload] = useReducer((before: number) => before + 1, 0);
  const importId = summary.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed summary means other findings
  useEffect(() => {
    let isCurrent = true;
    void kontor()
      .imports.findings(importId)
      .catch((): Answer<ImportFindings> => ({ ok: false, error: { code: 'internal' } }))
      .then((answer) => {
        if (isCurrent) keep({ importId, answer });
      });
    return () => {
      isCurrent = false;
    };
  }, [importId, summary, round]);
  const answer = kept?.importId === importId ? kept.answer : null;
  return {
    found: answer?.ok ? answer.value : null,
    error: answer && !answer.ok ? answer.error : null,
    reload,
  };
}
