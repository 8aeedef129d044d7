import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openService, type ServiceUnderTest, transaction } from './service-under-test';

let service: ServiceUnderTest;
beforeAll(async () => {
  service = await openService();
});
afterAll(async () => {
  await service.stop();
  expect(service.faults).toEqual([]);
});

const picture = { contentType: 'image/png', data: Buffer.from('a picture').toString('base64') };

async function readPdf(path: string, under = service.address): Promise<PDFDocument> {
  const token = await service.signIn();
  const answer = await fetch(under + path, { headers: { Authorization: `Bearer ${token}` } });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  return PDFDocument.load(await answer.arrayBuffer());
}

describe('advisors and tenants (interface.md 4.7)', () => {
  it('An advisor is created, changed in part, given an avatar, listed in pages and deleted', async () => {
    const created = await service.call('POST', '/cockpits/advisors', { firstName: 'Erika', team: 'North' });
    const path = `/cockpits/advisors/${created.body.advisorId}`;
    await service.call('PATCH', path, { lastName: 'Muster' });
    await service.call('POST', `${path}/avatar`, picture);
    const expected = { firstName: 'Erika', lastName: 'Muster', team: 'North', hasAvatar: true };
    expect((await service.call('GET', path)).body).toMatchObject(expected);
    expect((await service.call('GET', '/cockpits/advisors?page=1')).body.advisors).toHaveLength(1);
    expect(
      (await service.call('POST', `${path}/avatar`, { ...picture, contentType: 'text/html' })).status,
    ).toBe(400);
    expect((await service.call('DELETE', `${path}/avatar`)).status).toBe(204);
    expect((await service.call('DELETE', `${path}/avatar`)).status).toBe(404);
    const elsewhere = { headers: { TenantID: 'other' } };
    expect((await service.call('GET', path, undefined, elsewhere)).status).toBe(404);
    expect((await service.call('DELETE', path)).status).toBe(204);
    expect((await service.call('GET', path)).status).toBe(404);
  });

  it('A tenant has its own name and logo', async () => {
    const headers = { TenantID: 'firm' };
    const call = (method: string, path: string, body?: unknown) =>
      service.call(method, path, body, { headers });
    expect((await call('GET', '/cockpits/tenants')).body).toEqual({ tenantId: 'firm', hasLogo: false });
    await call('PATCH', '/cockpits/tenants', { name: 'Firm', note: 1 });
    await call('PATCH', '/cockpits/tenants', { color: 'blue' });
    await call('POST', '/cockpits/tenants/logos', picture);
    expect((await call('GET', '/cockpits/tenants')).body).toMatchObject({
      name: 'Firm',
      note: 1,
      color: 'blue',
    });
    expect((await service.call('GET', '/cockpits/tenants')).body).toEqual({
      tenantId: 'default',
      hasLogo: false,
    });
    expect((await call('DELETE', '/cockpits/tenants/logos')).status).toBe(204);
    expect((await call('DELETE', '/cockpits/tenants/logos')).status).toBe(404);
  });
});

describe('PDFs, cockpits and links', () => {
  let userId: string;
  beforeAll(async () => {
    userId = await service.createUser();
    const rows = Array.from({ length: 300 }, (_, index) =>
      transaction(`t${index}`, index - 150, {
        purpose: 'Größe → Ω 漢字\nLine',
        paymentPartner: { name: 'Ärzte' },
      }),
    );
    await service.upload(userId, 'a', rows, { name: 'Konto € 漢', balance: 1.5 });
    await service.analyse(userId);
  }, 40_000);

  it('The account PDF is a real PDF of several pages, whatever letters the bookings hold', async () => {
    const document = await readPdf(`/users/${userId}/banking/accounts/a/pdf`);
    expect(document.getTitle()).toBe('Account summary');
    expect(document.getPageCount()).toBeGreaterThan(3);
  });

  it('The cockpit answers the key figures of its type of user, as JSON and as PDF', async () => {
    const cockpit = await service.call('GET', `/users/${userId}/cockpits/company`);
    expect(cockpit.body).toMatchObject({ userId, type: 'company', transactions: 300 });
    expect((await service.call('GET', `/users/${userId}/cockpits/person`)).status).toBe(404);
    expect((await readPdf(`/users/${userId}/cockpits/download`)).getTitle()).toBe('Cockpit of a company');
    const { body } = await service.call('GET', `/users/${userId}/cockpits/recommendations`);
    expect((body.recommendations as Array<{ topic: string }>).map((one) => one.topic)).toContain('insurance');
    expect((await service.call('GET', '/cockpits?page=1')).body.cockpits).toContainEqual(
      expect.objectContaining({ userId, hasResults: true }),
    );
  });

  it('A cockpit link opens without a token, and only with its secret', async () => {
    const { body } = await service.call('GET', `/users/${userId}/cockpits/cockpit-link`);
    const answer = await fetch(String(body.url));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect((await fetch(String(body.url).replace(/.$/, '!'))).status).toBe(404);
  });

  it('A personalized link of an advisor leads the customer to a bank connection, a report link to the report', async () => {
    const { advisorId } = (await service.call('POST', '/cockpits/advisors', {})).body;
    const path = `/cockpits/advisors/${advisorId}/personalized-link`;
    const { body } = await service.call('POST', path, { userId });
    const page = await fetch(String(body.url));
    expect(await page.text()).toContain('Connect an invented bank');
    expect((await service.call('POST', path, { userId: 'nobody' })).status).toBe(404);
    const report = await service.call('GET', `/cockpit-reports/advisors/${advisorId}/report-link`);
    expect(await (await fetch(String(report.body.url))).json()).toMatchObject({ advisorId });
  });
});

describe('companies, logos, feedback, OpenAPI', () => {
  it('Companies are found by every word of the name, umlauts in either spelling, and by town', async () => {
    const search = async (body: unknown) =>
      ((await service.call('POST', '/companies/search', body)).body.companies as Array<{ name: string }>).map(
        (company) => company.name,
      );
    expect(await search({ query: 'bachmühle gmbh' })).toEqual(['Bachmuehle Naturkost GmbH']);
    expect(await search({ name: 'GmbH', city: 'Beispielberg' })).toEqual(['Mondsichel Verlag GmbH']);
    expect(await search({ query: 'nobody' })).toEqual([]);
  });

  it('Logos are drawn for known companies only', async () => {
    const { body } = await service.call('POST', '/logos/find', { names: ['Kupferkanne Elektro', 'Unknown'] });
    expect(body.logos).toEqual([
      { name: 'Kupferkanne Elektro', url: expect.stringMatching(/^data:image\/svg/) },
    ]);
  });

  it('Feedback is kept', async () => {
    const { status, body } = await service.call('POST', '/feedback', { text: 'Good', about: 'charts' });
    expect([status, body]).toEqual([201, { feedbackId: expect.any(String) }]);
  });

  it('The OpenAPI document describes every route with the schemas that check it', async () => {
    const document = (await (await fetch(`${service.origin}/openapi.json`)).json()) as {
      openapi: string;
      paths: Record<string, Record<string, { requestBody?: unknown; parameters: Array<{ name: string }> }>>;
    };
    expect(document.openapi).toBe('3.1.0');
    const add = document.paths['/users/{user-id}/banking/accounts/{account-id}/transactions']?.post;
    expect(add?.parameters.map((parameter) => parameter.name)).toEqual(['user-id', 'account-id', 'TenantID']);
    expect(JSON.stringify(add?.requestBody)).toContain('"transactionId"');
    expect(document.paths['/auth']?.post).not.toHaveProperty('security');
  });
});

describe('the database file', () => {
  it('Small records outlive a restart, nothing readable lies on disk, and another key does not open it', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'kontor-file-'));
    const databasePath = join(folder, 'deeper', 'service.db');
    try {
      const first = await openService({ databasePath, databaseKey: 'right' });
      const userId = await first.createUser();
      await first.upload(userId, 'a', [transaction('t', 1, { purpose: 'canary-purpose' })]);
      const { advisorId } = (await first.call('POST', '/cockpits/advisors', { firstName: 'canary-name' }))
        .body;
      const files = [databasePath, `${databasePath}-wal`];
      const bytes = await Promise.all(files.map((file) => readFile(file, 'latin1')));
      expect(bytes.some((text) => /canary|SQLite format/.test(text))).toBe(false);
      for (const file of files) expect((await stat(file)).mode & 0o077).toBe(0);
      await first.stop();
      await expect(openService({ databasePath, databaseKey: 'wrong' })).rejects.toThrow();
      await expect(openService({ databasePath, databaseKey: undefined })).rejects.toThrow(/key/);
      const second = await openService({ databasePath, databaseKey: 'right' });
      expect((await second.call('GET', `/cockpits/advisors/${advisorId}`)).body.firstName).toBe(
        'canary-name',
      );
      await second.stop();
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});
