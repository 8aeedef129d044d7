import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { ServiceDocuments } from '../../../../main/documents/service-documents';
import { serviceDocument } from '../../../../preload/contract';
import { type ScriptedAnswer, type SeenRequest, scripted, testConnection } from '../service/scripted-service';
import { MemoryStore } from '../store/memory-store';

const stores: MemoryStore[] = [];
afterEach(async () => {
  await Promise.all(stores.splice(0).map((store) => store.close()));
});

async function documentsOver(respond: (request: SeenRequest) => ScriptedAnswer) {
  const service = scripted(respond);
  const store = new MemoryStore();
  stores.push(store);
  const saved: { name: string; bytes: Uint8Array }[] = [];
  const opened: unknown[] = [];
  const documents = new ServiceDocuments({
    store: () => store,
    serviceClientOf: async () => service.client,
    openLink: async (rawLink) => {
      opened.push(rawLink);
    },
    save: async (name, bytes) => {
      saved.push({ name, bytes });
      return { fileName: name };
    },
  });
  const customerId = await store.call('customers.begin', {
    connectionId: testConnection.id,
    name: 'Meyer GmbH',
    type: 'company',
    expiresIn: null,
    environment: 'test',
    connectionName: 'Test',
    customUserId: 'u1',
  });
  await store.call('customers.finish', customerId, { userId: 'u1', expiresAt: null });
  return { ...service, store, documents, customerId, saved, opened };
}

const pdf = '%PDF-1.7\n…\n%%EOF\n';
const sha256 = createHash('sha256').update(Buffer.from(pdf, 'utf8')).digest('hex');
const wish = { kind: 'cockpitPdf', accountId: null } as const;

describe('documents that a service issues', () => {
  it('when a PDF is asked for, its bytes are kept as they came, with their hash, and saved as they are', async () => {
    const { documents, customerId, saved } = await documentsOver(() => ({ text: pdf }));
    const kept = await documents.fetch(customerId, wish);
    expect(serviceDocument.safeParse(kept).success).toBe(true);
    expect(kept).toMatchObject({
      kind: 'cockpitPdf',
      mediaType: 'pdf',
      sha256,
      bytes: Buffer.byteLength(pdf),
    });
    await documents.save(kept.id);
    expect(Buffer.from(saved[0]?.bytes ?? []).toString('utf8')).toBe(pdf);
    expect(saved[0]?.name).toBe('service-cockpit.pdf');
    expect(await documents.text(kept.id)).toEqual({ text: null, isCut: false });
  });

  it('when the same bytes come once more, the list has them once; other bytes stand beside them', async () => {
    let text = pdf;
    const { documents, customerId } = await documentsOver(() => ({ text }));
    await documents.fetch(customerId, wish);
    await documents.fetch(customerId, wish);
    text = `${pdf}x`;
    await documents.fetch(customerId, wish);
    expect((await documents.list(customerId)).map((one) => one.sha256)).toHaveLength(2);
  });

  it.each([
    ['a document is wanted and JSON comes', wish, { json: { url: 'https://service.example/x' } }],
    ['values are wanted and a document comes', { kind: 'cockpit', accountId: null } as const, { text: pdf }],
    [
      'an account is wanted and none is named',
      { kind: 'accountPdf', accountId: null } as const,
      { text: pdf },
    ],
  ])('when %s, nothing is kept', async (_what, wanted, answer) => {
    const { documents, customerId } = await documentsOver(() => answer);
    await expect(documents.fetch(customerId, wanted)).rejects.toMatchObject({ code: 'document.notIssued' });
    expect(await documents.list(customerId)).toEqual([]);
  });

  it('when a cockpit is shown, secrets and links are left out, and of the saved file too', async () => {
    const { documents, customerId, saved } = await documentsOver(() => ({
      json: {
        userId: 'u1',
        link: 'https://service.example/link/canary',
        accessToken: 'canary',
        balance: 12.5,
      },
    }));
    const kept = await documents.fetch(customerId, { kind: 'cockpit', accountId: null });
    const { text } = await documents.text(kept.id);
    expect(text).not.toContain('canary');
    expect(JSON.parse(text ?? '')).toMatchObject({ balance: 12.5 });
    await documents.save(kept.id);
    const bytes = saved[0]?.bytes ?? new Uint8Array();
    expect(Buffer.from(bytes).toString('utf8')).not.toContain('canary');
    expect(JSON.parse(Buffer.from(bytes).toString('utf8'))).toMatchObject({ userId: 'u1', balance: 12.5 });
  });

  it('when JSON holds nothing to leave out, the saved file has the hash of what is kept', async () => {
    const { documents, customerId, saved } = await documentsOver(() => ({ json: { balance: 12.5 } }));
    const kept = await documents.fetch(customerId, { kind: 'cockpit', accountId: null });
    await documents.save(kept.id);
    const bytes = saved[0]?.bytes ?? new Uint8Array();
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(kept.sha256);
  });

  it('when it is forgotten, or its customer goes, nothing of it is left', async () => {
    const { documents, customerId, store } = await documentsOver(() => ({ text: pdf }));
    const kept = await documents.fetch(customerId, wish);
    expect(await documents.remove(kept.id)).toEqual([]);
    await expect(documents.save(kept.id)).rejects.toMatchObject({ code: 'document.unknown' });
    const other = await documents.fetch(customerId, wish);
    await store.call('customers.purge', customerId);
    await expect(documents.text(other.id)).rejects.toMatchObject({ code: 'document.unknown' });
  });

  it('when the cockpit’s page is opened, its link goes nowhere else', async () => {
    const { documents, customerId, opened, activity, store } = await documentsOver(() => ({
      json: { url: 'https://service.example/link/canary' },
    }));
    await documents.openCockpit(customerId);
    expect(opened).toEqual(['https://service.example/link/canary']);
    expect(JSON.stringify(activity)).not.toContain('canary');
    expect(await store.call('audit.file', customerId)).not.toContain('canary');
  });
});
