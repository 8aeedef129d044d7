import { createHash } from 'node:crypto';
import { type DocumentWish, documentTextLimit, type ServiceDocument } from '../../preload/contract';
import { KontorError } from '../errors/kontor-error';
import { shownAnswer } from '../explorer/shown-answer';
import { withoutSecretValues } from '../explorer/withheld';
import type { LinkOwner } from '../security/external-link-policy';
import type { ServiceClient } from '../service/service-client';
import { linkOfAnswer } from '../service/wire/link-of-answer';
import type { Store } from '../store/open-store';

export interface ServiceDocumentsDeps {
  store: () => Pick<Store, 'call'>;
  serviceClientOf: (connectionId: string) => Promise<ServiceClient>;
  /** Opens a page of this service in the system's browser. Throws `link.refused`, `link.notOpened`. */
  openLink: (rawLink: unknown, service: LinkOwner) => Promise<void>;
  /** Save dialog and atomic writing; null when the user cancelled. */
  save: (suggestedName: string, bytes: Uint8Array) => Promise<{ fileName: string } | null>;
}

const fileNames: Record<ServiceDocument['kind'], string> = {
  cockpit: 'service-cockpit',
  cockpitPdf: 'service-cockpit',
  recommendations: 'service-recommendations',
  accountPdf: 'service-account',
};

/** Documents that a service issues of a customer (interface.md 4.7): a PDF is kept byte by byte, JSON as the values that came. */
export class ServiceDocuments {
  readonly #deps: ServiceDocumentsDeps;

  constructor(deps: ServiceDocumentsDeps) {
    this.#deps = deps;
  }

  list(customerId: string): Promise<ServiceDocument[]> {
    return this.#deps.store().call('documents.list', customerId);
  }

  /**
   * JSON is kept as the values that came, written in their order; its hash is that of what is kept.
   * @throws KontorError customer.unknown, document.notIssued; ServiceError
   */
  async fetch(customerId: string, wish: DocumentWish): Promise<ServiceDocument> {
    const value = await this.#ask(customerId, wish);
    const isFile = value instanceof Uint8Array;
    const wantsFile = wish.kind === 'cockpitPdf' || wish.kind === 'accountPdf';
    if (wantsFile !== isFile || value === undefined || value === null)
      throw new KontorError('document.notIssued');
    const content = isFile ? value : written(value);
    const sha256 = createHash('sha256').update(content).digest('hex');
    const { kind, accountId: source } = wish;
    const mediaType = isFile ? 'pdf' : 'json';
    const store = this.#deps.store();
    const kept = await store.call(
      'documents.keep',
      { customerId, kind, source, mediaType, sha256 },
      new Uint8Array(content),
    );
    await store.call('audit.note', customerId, { event: 'documentFetched', kind, sha256 });
    return kept;
  }

  /** @throws KontorError document.unknown */
  async text(documentId: string): Promise<{ text: string | null; isCut: boolean }> {
    const { document, content } = await this.#deps.store().call('documents.get', documentId);
    if (document.mediaType === 'pdf') return { text: null, isCut: false };
    const { value } = cleaned(content);
    const { text, isCut } = shownAnswer(value);
    return { text: text !== null && text.length > documentTextLimit ? null : text, isCut };
  }

  /** A PDF byte by byte; JSON without secrets and links, which open somebody's data. @throws KontorError document.unknown, file.notWritten */
  async save(documentId: string): Promise<{ fileName: string } | null> {
    const { document, content } = await this.#deps.store().call('documents.get', documentId);
    const name = `${fileNames[document.kind]}.${document.mediaType}`;
    if (document.mediaType === 'pdf') return this.#deps.save(name, content);
    const { value, isWithheld } = cleaned(content);
    return this.#deps.save(name, isWithheld ? written(value) : content);
  }

  /** @throws KontorError document.unknown */
  remove(documentId: string): Promise<ServiceDocument[]> {
    return this.#deps.store().call('documents.remove', documentId);
  }

  /** @throws KontorError link.missing, link.refused, link.notOpened; ServiceError */
  async openCockpit(customerId: string): Promise<void> {
    const { client, path } = await this.#clientOf(customerId);
    const { value } = await client.call('cockpits.link', { path });
    const link = linkOfAnswer(value);
    if (link === null) throw new KontorError('link.missing');
    await this.#deps.openLink(link, client.connection);
    await this.#deps.store().call('audit.note', customerId, { event: 'cockpitOpened' });
  }

  async #ask(customerId: string, { kind, accountId }: DocumentWish): Promise<unknown> {
    const { client, path, type } = await this.#clientOf(customerId);
    if (kind === 'accountPdf') {
      if (accountId === null) throw new KontorError('document.notIssued');
      return (await client.call('banking.accountPdf', { path: { ...path, 'account-id': accountId } })).value;
    }
    if (kind === 'cockpitPdf') return (await client.call('cockpits.download', { path })).value;
    if (kind === 'recommendations') return (await client.call('cockpits.recommendations', { path })).value;
    const key = type === 'company' ? 'cockpits.company' : 'cockpits.person';
    return (await client.call(key, { path })).value;
  }

  async #clientOf(customerId: string) {
    const { connectionId, userId, type } = await this.#deps.store().call('customers.get', customerId);
    const client = await this.#deps.serviceClientOf(connectionId);
    return { client, type, path: { 'user-id': userId } };
  }
}

function written(value: unknown): Uint8Array {
  return Buffer.from(`${JSON.stringify(value, null, 2)}\n`, 'utf8');
}

function cleaned(content: Uint8Array): { value: unknown; isWithheld: boolean } {
  const parsed: unknown = JSON.parse(Buffer.from(content).toString('utf8'));
  return withoutSecretValues(parsed, { known: [], hidesLinks: true });
}
