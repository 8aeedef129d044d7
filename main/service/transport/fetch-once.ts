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
    const release = () => idle.push(session);
    try {
      await session.closeAllConnections();
      const response = await session.fetch(String(input), init);
      const { status, headers, body } = response;
      if (bodiless.has(status) || !body) {
        release();
        return new Response(null, { status, headers });
      }
      return new Response(untilItsEnd(body, release), { status, headers });
    } catch (error) {
      release();
      throw error;
    }
  };
  return fetchOnce as typeof fetch;
}

/**
 * The body as it comes, so that whoever reads it can stop; `onEnd` is called once, when nothing more comes: closing the
 * session's connections before would cut the answer.
 */
function untilItsEnd(body: ReadableStream<Uint8Array>, onEnd: () => void): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let isOver = false;
  const end = () => {
    if (!isOver) onEnd();
    isOver = true;
  };
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      try {
        const { done, value } = await reader.read();
        if (!done) return controller.enqueue(value);
        end();
        controller.close();
      } catch (error) {
        end();
        controller.error(error);
      }
    },
    cancel: async (reason) => {
      await reader.cancel(reason).catch(() => undefined);
      end();
    },
  });
}
