/** The part of an Electron session that is needed here. */
export interface NetworkSession {
  fetch(address: string, init?: RequestInit): Promise<Response>;
  closeAllConnections(): Promise<void>;
}

const bodiless = new Set([101, 204, 205, 304]);

/**
 * A fetch whose every request travels on a connection of its own. Chromium's network stack repeats a request by
 * itself, POST included, when a kept connection ends before the answer; on a new connection it does not. For calls
 * that are not safe to repeat (users, triggers, money transfers).
 *
 * @param makeSession a session apart from all others, with the same proxy and certificates; called once for every
 *   request under way at the same time
 */
export function createFetchOnce(makeSession: (nth: number) => NetworkSession): typeof fetch {
  const idle: NetworkSession[] = [];
  let made = 0;
  const fetchOnce = async (input: unknown, init?: RequestInit): Promise<Response> => {
    const session = idle.pop() ?? makeSession(made++);
    try {
      await session.closeAllConnections();
      const response = await session.fetch(String(input), init);
      // Read whole before the session is free again: closing its connections would cut the answer.
      const body = await response.arrayBuffer();
      const { status, headers } = response;
      return new Response(bodiless.has(status) ? null : body, { status, headers });
    } finally {
      idle.push(session);
    }
  };
  return fetchOnce as typeof fetch;
}
