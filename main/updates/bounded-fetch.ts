import type { ClientRequest, IncomingMessage } from 'node:http';

/** What a source of updates may send: its lists and their signatures, and a package. */
export interface SourceLimits {
  readonly listBytes: number;
  readonly packageBytes: number;
}

export const usualLimits: SourceLimits = { listBytes: 256 * 1024, packageBytes: 1024 * 1024 * 1024 };

type Answer = Pick<IncomingMessage, 'statusCode' | 'on'>;
type Asked = Pick<ClientRequest, 'on' | 'emit'> & { abort(): void };

/** The parts of the library's fetching that decide where it goes and how much it reads. */
export interface Fetching {
  createRequest(options: { path?: string | null }, onAnswer: (answer: Answer) => void): Asked;
  addRedirectHandlers(request: Asked, options: unknown, reject: (error: Error) => void): void;
}

const bounded = new WeakSet<Fetching>();

/**
 * The library follows redirects wherever they lead, without end for a package, and reads lists and packages of any length. A source is one
 * address, and nothing of it fills memory or disk (SEC-36, SEC-45).
 */
export function boundFetching(fetching: Fetching, limits: SourceLimits): void {
  // It is one for the whole program: a second try after a failed one finds it bounded.
  if (bounded.has(fetching)) return;
  bounded.add(fetching);
  const create = fetching.createRequest.bind(fetching);
  fetching.createRequest = (options, onAnswer) => {
    const isList = /\.(?:yml|sig)(?:\?|$)/.test(options.path ?? '');
    const most = isList ? limits.listBytes : limits.packageBytes;
    const request = create(options, (answer) => {
      const { statusCode = 0 } = answer;
      if (statusCode >= 300 && statusCode < 400) return end(request, 'ERR_REDIRECT');
      let bytes = 0;
      answer.on('data', (piece: Buffer | string) => {
        bytes += piece.length;
        if (bytes > most) end(request, 'ERR_TOO_LARGE');
      });
      onAnswer(answer);
    });
    return request;
  };
  // Electron tells a redirect before it follows it; who does not say that it may has ended it.
  fetching.addRedirectHandlers = (request, _options, reject) => {
    request.on('redirect', () => {
      request.abort();
      reject(failure('ERR_REDIRECT'));
    });
  };
}

function end(request: Asked, code: string): void {
  request.emit('error', failure(code));
  request.abort();
}

function failure(code: string): Error {
  return Object.assign(new Error(code), { code });
}
