import type { ReportDocument, ServiceDocument } from '../../preload/contract';
import { KontorError } from '../errors/kontor-error';
import type { ReadPages } from './service-pages';

/** Documents of the service, as the store keeps them. */
export interface DocumentSources {
  list: (customerId: string) => Promise<ServiceDocument[]>;
  /** Throws `document.unknown`. */
  content: (documentId: string) => Promise<Uint8Array>;
  /** Never rejects (read-pages.ts). */
  pages: (content: Uint8Array) => Promise<ReadPages>;
}

/** What the report says of the documents behind it, and the pages of those that have some, in the same order. */
interface ReadDocuments {
  documents: ReportDocument[];
  pages: Uint8Array[];
}

/**
 * Reads PDFs of this customer before anything is printed, so that the report can say what stands behind it. One that cannot be read is
 * told, and holds up nothing. Accounts are not named where they are masked. Throws `document.unknown`.
 */
export async function readDocuments(
  sources: DocumentSources,
  customerId: string,
  { wanted, masksAccounts }: { wanted: readonly string[]; masksAccounts: boolean },
): Promise<ReadDocuments> {
  const documents: ReportDocument[] = [];
  const pages: Uint8Array[] = [];
  if (wanted.length === 0) return { documents, pages };
  const kept = new Map((await sources.list(customerId)).map((document) => [document.id, document]));
  for (const documentId of new Set(wanted)) {
    const document = kept.get(documentId);
    if (document?.mediaType !== 'pdf') throw new KontorError('document.unknown');
    const { id, kind, source, fetchedAt, sha256 } = document;
    const read = await sources.pages(await sources.content(id));
    if (read.bytes) pages.push(read.bytes);
    documents.push({
      id,
      kind,
      source: masksAccounts ? null : source,
      fetchedAt,
      sha256,
      pages: read.pages,
      problem: read.problem,
    });
  }
  return { documents, pages };
}
