import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createReportHandlers } from '../../../../main/bridge/handlers/report-handler';
import { readServicePages } from '../../../../main/report/service-pages';
import { TempFolder } from '../../../../main/report/temp-folder';
import { signsOf } from '../../../../main/store/figures/booking-signs';
import {
  type Customer,
  choicesOf,
  defaultHabits,
  type ReportData,
  type ReportOptions,
  type ServiceDocument,
} from '../../../../preload/contract';
import { sampleFigures, sampleResults, tracedSample } from '../../renderer/report/sample-report';

const customer: Customer = {
  id: 'c1',
  connectionId: 'k1',
  environment: 'local',
  connectionName: 'Kontor',
  userId: 'u1',
  customUserId: 'KD-1',
  name: 'Möbelwerkstatt Tannenried GmbH',
  type: 'company',
  createdAt: '2026-07-15T08:00:00.000Z',
  expiresAt: null,
  lastUploadAt: null,
  lastRunAt: null,
  goneAt: null,
  accountCount: 2,
  transactionCount: 10,
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kontor-report-handler-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const options: ReportOptions = { ...choicesOf(defaultHabits), language: 'de' };

/** What the printer was given. */
let printed: { data: ReportData; pages: readonly Uint8Array[] }[] = [];
beforeEach(() => {
  printed = [];
});

const kept = (id: string, changes: Partial<ServiceDocument> = {}): ServiceDocument => ({
  id,
  customerId: 'c1',
  kind: 'accountPdf',
  source: 'DE75512108001245126199',
  fetchedAt: '2026-07-14T08:00:00.000Z',
  fetchedBy: null,
  mediaType: 'pdf',
  sha256: 'ab'.repeat(32),
  bytes: 100,
  ...changes,
});

async function contentOf(id: string): Promise<Uint8Array> {
  if (id === 'broken') return new TextEncoder().encode('%PDF-1.7 and no more');
  const document = await PDFDocument.create();
  document.addPage();
  return document.save();
}

function handlersWith(filePath: string | undefined, onSaved: () => Promise<unknown>, folderPath?: string) {
  return createReportHandlers({
    documents: {
      list: async (customerId) =>
        customerId === 'c1' ? [kept('whole'), kept('broken'), kept('values', { mediaType: 'json' })] : [],
      content: contentOf,
      pages: readServicePages,
    },
    sources: {
      customer: async () => customer,
      localFigures: async () => sampleFigures(),
      results: async () => sampleResults(),
      transactions: async (_customerId, ids) => ids.slice(0, 20).flatMap((id) => tracedSample(id) ?? []),
      corrections: async () => [],
      signs: async () => signsOf([], null),
      bookings: async () => ({ ids: [], total: 0 }),
      run: async () => null,
    },
    context: {
      appVersion: '0.1.0',
      timeZone: () => 'Europe/Berlin',
      thresholds: () => ({}),
      now: () => new Date('2026-07-15T08:00:00Z'),
    },
    printer: {
      preview: async () => undefined,
      print: async (data, pages = []) => {
        printed.push({ data, pages });
        return new TextEncoder().encode('%PDF-1.7 report');
      },
      currentData: () => {
        throw new Error('not asked');
      },
      pageDrawn: () => undefined,
      stop: () => undefined,
    },
    save: {
      temp: new TempFolder(join(folder, 'temp')),
      showSaveDialog: async () => ({ canceled: filePath === undefined, filePath }),
    },
    showFolderDialog: async () => ({
      canceled: folderPath === undefined,
      filePaths: folderPath ? [folderPath] : [],
    }),
    onSaved,
  });
}

describe('a report that is saved', () => {
  it('is noted with its name, its language and the hash of the file as it lies on the disk', async () => {
    const onSaved = vi.fn(async () => null);
    const path = join(folder, 'Bericht.pdf');
    const saved = await handlersWith(path, onSaved)['report.save']('c1', options);
    expect(saved).toEqual({ fileName: 'Bericht.pdf', left: [] });
    const sha256 = createHash('sha256').update(readFileSync(path)).digest('hex');
    expect(onSaved.mock.calls).toEqual([['c1', { fileName: 'Bericht.pdf', language: 'de', sha256 }]]);
  });

  it('is not noted when the user cancelled', async () => {
    const onSaved = vi.fn(async () => null);
    expect(await handlersWith(undefined, onSaved)['report.save']('c1', options)).toBeNull();
    expect(onSaved).not.toHaveBeenCalled();
  });
});

describe('documents of the service behind a report', () => {
  const save = (changes: Partial<ReportOptions>) =>
    handlersWith(join(folder, 'Bericht.pdf'), async () => null)['report.save']('c1', {
      ...options,
      ...changes,
    });

  it('are printed with their hash, and one that is broken is told and left behind', async () => {
    const saved = await save({ documents: ['broken', 'whole', 'whole'] });
    expect(saved?.left.map(({ id, problem }) => [id, problem])).toEqual([['broken', 'unreadable']]);
    const [job] = printed;
    expect(job?.pages).toHaveLength(1);
    expect(job?.data.documents.map(({ id, pages, sha256 }) => [id, pages, sha256])).toEqual([
      ['broken', null, 'ab'.repeat(32)],
      ['whole', 1, 'ab'.repeat(32)],
    ]);
  });

  it('change nothing of the content hash of our own part', async () => {
    await save({ documents: ['whole'] });
    await save({});
    expect(printed.map(({ data }) => data.documents.length)).toEqual([1, 0]);
    expect(printed[0]?.data.contentHash).toBe(printed[1]?.data.contentHash);
  });

  it('do not name the account where accounts are masked', async () => {
    await save({ documents: ['whole'], masksAccounts: true });
    expect(printed[0]?.data.documents[0]?.source).toBeNull();
  });

  it.each(['values', 'elsewhere'])('are refused where %s is no PDF of this customer', async (id) => {
    await expect(save({ documents: [id] })).rejects.toMatchObject({ code: 'document.unknown' });
    expect(printed).toEqual([]);
  });

  it('never go to a landlord', async () => {
    const handlers = handlersWith(join(folder, 'Bericht.pdf'), async () => null);
    Object.assign(customer, { type: 'person' });
    try {
      await handlers['report.save']('c1', { ...options, form: 'letting', documents: ['whole'] });
    } finally {
      Object.assign(customer, { type: 'company' });
    }
    expect(printed[0]?.data.choices.form).toBe('letting');
    expect(printed[0]?.pages).toEqual([]);
    expect(printed[0]?.data.documents).toEqual([]);
  });
});

describe('reports of several customers', () => {
  it('go to the chosen folder, each under a name that nothing there has, and are noted', async () => {
    const onSaved = vi.fn(async () => null);
    const handlers = handlersWith(undefined, onSaved, folder);
    expect(await handlers['report.chooseFolder']()).toEqual({ name: basename(folder) });
    const first = await handlers['report.saveToFolder']('c1', options);
    const second = await handlers['report.saveToFolder']('c1', options);
    expect(second.fileName).toBe(first.fileName.replace('.pdf', ' (2).pdf'));
    expect(readFileSync(join(folder, first.fileName), 'utf8')).toContain('%PDF');
    expect(onSaved).toHaveBeenCalledTimes(2);
  });

  it('are refused while no folder was chosen', async () => {
    const onSaved = vi.fn(async () => null);
    const handlers = handlersWith(undefined, onSaved);
    expect(await handlers['report.chooseFolder']()).toBeNull();
    await expect(handlers['report.saveToFolder']('c1', options)).rejects.toMatchObject({
      code: 'report.failed',
    });
    expect(onSaved).not.toHaveBeenCalled();
  });
});
