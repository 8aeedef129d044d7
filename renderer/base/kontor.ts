import type { Answer, BridgeError, KontorApi } from '../../preload/contract';

declare global {
  interface Window {
    readonly kontor: KontorApi<'main'>;
  }
}

/** The calls and events of the bridge. A function, so that a module can be loaded where no window exists (tests). */
export function kontor(): KontorApi<'main'> {
  return window.kontor;
}

/** An answer that was an error, inside a longer flow; screens show `error`, nobody shows `message`. */
export class RefusedAnswer extends Error {
  constructor(readonly error: BridgeError) {
    super(error.code);
    this.name = 'RefusedAnswer';
  }
}

export function unwrapped<T>(answer: Answer<T>): T {
  if (!answer.ok) throw new RefusedAnswer(answer.error);
  return answer.value;
}

export function errorOf(thrown: unknown): BridgeError {
  return thrown instanceof RefusedAnswer ? thrown.error : { code: 'internal' };
}
