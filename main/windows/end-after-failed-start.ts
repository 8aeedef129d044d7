import type { Language } from '../../preload/contract';
import { PolicyFault } from '../administration/policy';
import { faultNotice } from './fault-notices';

export interface FailedStartParts {
  /** Blocks until it was read. */
  showError: (title: string, body: string) => void;
  exit: (code: number) => void;
  language: () => Language;
}

/** A program that cannot be put together says so and ends: it must not stay without a window, and hold the profile against the next start. */
export function endAfterFailedStart(parts: FailedStartParts): (error: unknown) => void {
  return (error) => {
    try {
      const isPolicy = error instanceof PolicyFault;
      const { title, body } = faultNotice(isPolicy ? 'policyRefused' : 'startFailed', parts.language());
      parts.showError(title, isPolicy ? `${body} ${error.message}` : `${body} ${nameOf(error)}.`);
    } finally {
      parts.exit(70);
    }
  };
}

/** No message: it may hold a path. */
function nameOf(error: unknown): string {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  return String(code ?? name ?? 'Error').slice(0, 100);
}
