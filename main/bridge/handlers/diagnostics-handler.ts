import type { HandlersOf } from '../handler-types';

interface DiagnosticsDeps {
  collect: () => Promise<string>;
  save: (suggestedName: string, bytes: Uint8Array) => Promise<{ fileName: string } | null>;
}

/** What was shown is what is saved: it is collected once, and kept until it is saved or forgotten. */
export function createDiagnosticsHandlers({ collect, save }: DiagnosticsDeps): HandlersOf<'diagnostics'> {
  let collected: string | null = null;
  return {
    'diagnostics.collect': async () => {
      collected = await collect();
      return collected;
    },
    'diagnostics.save': async () =>
      collected === null ? null : save('kontor-diagnostics.txt', new TextEncoder().encode(collected)),
    'diagnostics.forget': () => {
      collected = null;
      return null;
    },
  };
}
