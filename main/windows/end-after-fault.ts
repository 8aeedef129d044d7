import type { Language } from '../../preload/contract';
import { faultNotice } from './fault-notices';

export interface EndAfterFaultParts {
  /** Writes the fault into the log and answers its number. */
  logFault: (error: unknown) => string;
  /** Brings uploads to a safe point and closes the store. */
  stop: () => Promise<void>;
  /** Blocks until it was read. */
  showError: (title: string, body: string) => void;
  exit: (code: number) => void;
  language: () => Language;
}

/** How long saving may take before the program ends all the same. */
const saveWithinMs = 5_000;

/**
 * After an error that nobody caught the state of main is not to be trusted: it saves what it can, says so, and ends. A second such
 * error on the way changes nothing. No Electron in here.
 */
export function endAfterFault(parts: EndAfterFaultParts): (error: unknown) => Promise<void> {
  let isEnding = false;
  return async (error) => {
    const logId = parts.logFault(error);
    if (isEnding) return;
    isEnding = true;
    let timer: NodeJS.Timeout | undefined;
    const deadline = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, saveWithinMs);
    });
    await Promise.race([parts.stop().catch((fault: unknown) => void parts.logFault(fault)), deadline]);
    clearTimeout(timer);
    try {
      const { title, body } = faultNotice('mainFailed', parts.language());
      parts.showError(title, `${body} ${logId}.`);
    } finally {
      parts.exit(70);
    }
  };
}
