import type { JsonPiece, Reply } from '../routing/route';
import type { ServiceParts } from '../routing/service-parts';
import type { PageQuery } from '../schemas/list-schema';

/** A page of `total` things that `load(offset, limit)` reads, in the envelope and with the end the switches ask for. */
export function pageReply(
  parts: ServiceParts,
  query: PageQuery,
  name: string,
  total: number,
  load: (offset: number, limit: number) => unknown[],
): Reply {
  const { pageEnvelope, pageEnd } = parts.switches.current;
  const { pageSize } = query;
  const totalPages = Math.ceil(total / pageSize);
  const asked = Number(query.page);
  const page = pageEnd === 'repeat' ? Math.max(1, Math.min(asked, totalPages)) : asked;
  const items = load((page - 1) * pageSize, pageSize);
  switch (pageEnvelope) {
    case 'bareArray':
      return { body: items };
    case 'noTotals':
      return { body: { paging: {}, [name]: items } };
    case 'otherNames':
      return { body: { meta: { number: String(page), size: pageSize, count: total }, data: items } };
    case 'object':
      return { body: { pageInfo: { page, pageSize, totalPages, totalElements: total }, [name]: items } };
  }
}

/** The same of things that are JSON texts already, or bytes of such. */
export function textPageReply(
  parts: ServiceParts,
  query: PageQuery,
  name: string,
  total: number,
  load: (offset: number, limit: number) => JsonPiece[],
): Reply {
  if (parts.switches.current.unknownMembers) {
    const parsed = (offset: number, limit: number) =>
      load(offset, limit).map((piece) => JSON.parse(joined([piece]).toString()));
    return pageReply(parts, query, name, total, parsed);
  }
  let texts: JsonPiece[] = [];
  const { body } = pageReply(parts, query, name, total, (offset, limit) => {
    texts = load(offset, limit);
    return [];
  });
  // The envelope of nothing has one list, and that is where the texts stand.
  const [before, after] = JSON.stringify(body).split('[]');
  const pieces = texts.flatMap((text, index) => (index === 0 ? [text] : [',', text]));
  return { chunks: [joined([`${before}[`, ...pieces, `]${after}`])] };
}

function joined(pieces: readonly JsonPiece[]): Buffer {
  return Buffer.concat(pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece)));
}
