import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { RawCallAnswer } from './call-runner';
import type { CallSettings } from './requests/call-settings';
import type { QueryValues } from './requests/request-builder';
import { isServiceError } from './transport/service-error';
import { readPage } from './wire/list-envelope';

export interface Page {
  /** Items not seen on an earlier page, as received. */
  readonly items: readonly unknown[];
  readonly info: Readonly<Record<string, unknown>> | undefined;
  /** First is 1. */
  readonly page: number;
}

export interface PageOptions extends CallSettings {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: QueryValues;
  readonly maxPages?: number;
}

/** Names that identify an item of a paged list; without one the item's content does. */
const identifierNames = ['id', 'userId', 'advisorId', 'cockpitId', 'loginId', 'bankLoginId', 'webhookId'];

/**
 * Walks a paged list from page 1 until a page is empty or brings only identifiers seen before (a service that ignores
 * `page`), with a hard cap (interface-gaps.md). A 404 beyond the first page is the end only where the information object
 * has the number of items that were read; any other is an error: a part is not read as the whole.
 */
export async function* readPages(
  fetchPage: (query: QueryValues) => Promise<RawCallAnswer>,
  options: PageOptions,
  defaultMaxPages: number,
): AsyncGenerator<Page, void, void> {
  const seenIdentifiers = new Set<string>();
  const seenContents = new Set<string>();
  let read = 0;
  let totals: unknown[] = [];
  for (let page = 1; page <= (options.maxPages ?? defaultMaxPages); page += 1) {
    const answer = await fetchPage({ ...options.query, page: String(page) }).catch((error: unknown) => {
      const isEnd = totals.includes(read);
      if (page > 1 && isEnd && isServiceError(error, 'service.notFound')) return undefined;
      throw error;
    });
    if (!answer) return;
    const { items, info } = readPage(answer.value);
    read += items.length;
    totals = Object.values(info ?? {});
    const identified: { item: unknown; id: string; content: string }[] = [];
    for (const item of items) {
      identified.push({ item, id: identifierOf(item), content: contentOf(item) });
      // A service that does not page gives everything at once.
      if (identified.length % 1_000 === 0) await setImmediate();
    }
    if (identified.every(({ id }) => seenIdentifiers.has(id))) return;
    const fresh = identified.filter(({ content }) => !seenContents.has(content));
    for (const { id, content } of identified) {
      seenIdentifiers.add(id);
      seenContents.add(content);
    }
    yield { items: fresh.map(({ item }) => item), info, page };
  }
}

function identifierOf(item: unknown): string {
  if (typeof item === 'object' && item !== null) {
    const members = item as Record<string, unknown>;
    for (const name of identifierNames) {
      const id = members[name];
      if (typeof id === 'string' || typeof id === 'number') return `${name}:${id}`;
    }
  }
  return contentOf(item);
}

function contentOf(item: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(item) ?? '')
    .digest('base64');
}
