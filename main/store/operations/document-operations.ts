import type { ServiceDocument } from '../../../preload/contract';
import { KontorError } from '../../errors/kontor-error';
import type { StoreContext } from '../context/store-context';

interface DocumentRow {
  id: string;
  customer_id: string;
  kind: ServiceDocument['kind'];
  source: string | null;
  fetched_at: string;
  fetched_by: string | null;
  media_type: ServiceDocument['mediaType'];
  sha256: string;
  size_bytes: number;
}

const columns = 'id, customer_id, kind, source, fetched_at, fetched_by, media_type, sha256, size_bytes';

function documentOf(row: DocumentRow): ServiceDocument {
  return {
    id: row.id,
    customerId: row.customer_id,
    kind: row.kind,
    source: row.source,
    fetchedAt: row.fetched_at,
    fetchedBy: row.fetched_by,
    mediaType: row.media_type,
    sha256: row.sha256,
    bytes: row.size_bytes,
  };
}

function listed({ db }: StoreContext, customerId: string): ServiceDocument[] {
  return db
    .all<DocumentRow>(
      `select ${columns} from documents where customer_id = ? order by fetched_at desc, rowid desc limit 2000`,
      customerId,
    )
    .map(documentOf);
}

/** Documents as services issued them. */
export const documentOperations = {
  'documents.list': listed,

  /** The same bytes of the same kind and source stand here once, with the newest instant. */
  'documents.keep': (
    context: StoreContext,
    document: Pick<ServiceDocument, 'customerId' | 'kind' | 'source' | 'mediaType' | 'sha256'>,
    content: Uint8Array,
  ): ServiceDocument => {
    const { db } = context;
    const id = context.newId();
    const { customerId, kind, source, mediaType, sha256 } = document;
    db.transaction(() => {
      db.run(
        'delete from documents where customer_id = ? and kind = ? and source is ? and sha256 = ?',
        customerId,
        kind,
        source,
        sha256,
      );
      db.run(
        `insert into documents (${columns}, content) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        id,
        customerId,
        kind,
        source,
        context.now(),
        context.userName,
        mediaType,
        sha256,
        content.byteLength,
        content,
      );
    });
    return documentOperations['documents.get'](context, id).document;
  },

  /** @throws KontorError document.unknown */
  'documents.get': (
    { db }: StoreContext,
    documentId: string,
  ): { document: ServiceDocument; content: Uint8Array } => {
    const row = db.get<DocumentRow & { content: Uint8Array }>(
      `select ${columns}, content from documents where id = ?`,
      documentId,
    );
    if (!row) throw new KontorError('document.unknown');
    return { document: documentOf(row), content: new Uint8Array(row.content) };
  },

  /** Answers those that are left of its customer. @throws KontorError document.unknown */
  'documents.remove': (context: StoreContext, documentId: string): ServiceDocument[] => {
    const { document } = documentOperations['documents.get'](context, documentId);
    context.db.run('delete from documents where id = ?', documentId);
    context.db.sweep();
    return listed(context, document.customerId);
  },
};
