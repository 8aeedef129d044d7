import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import type { Language, ReportData, ReportOptions } from '../../../preload/contract';
import { KontorError } from '../../errors/kontor-error';
import { mainWords } from '../../languages';
import { type DocumentSources, readDocuments } from '../../report/read-documents';
import { gatherReportData, type ReportContext, type ReportSources } from '../../report/report-data';
import type { ReportPrinter } from '../../report/report-printer';
import { type SaveDeps, saveByDialog, saveToFolder } from '../../report/save-by-dialog';
import type { HandlersOf } from '../handler-types';

export interface ReportHandlerDeps {
  sources: ReportSources;
  documents: DocumentSources;
  context: ReportContext;
  printer: ReportPrinter;
  save: SaveDeps;
  /** Electron's dialog for a folder; it lives in main (SEC-28). */
  showFolderDialog: () => Promise<{ canceled: boolean; filePaths: string[] }>;
  /** The report stands on the disk. */
  onSaved: (
    customerId: string,
    report: { fileName: string; language: Language; sha256: string },
  ) => Promise<unknown>;
}

export function createReportHandlers(deps: ReportHandlerDeps): HandlersOf<'report' | 'print'> {
  /** Where reports of several customers go; the page never learns the path (SEC-28). */
  let folder: string | null = null;
  const gather = (customerId: string, options: ReportOptions) =>
    gatherReportData(deps.sources, deps.context, customerId, options);

  /** A landlord gets nothing of what a service issued: payees and areas stand in it. */
  async function gatherWhole(customerId: string, options: ReportOptions) {
    const data = await gather(customerId, options);
    const { form, masksAccounts } = data.choices;
    const wanted = form === 'full' ? (options.documents ?? []) : [];
    const { documents, pages } = await readDocuments(deps.documents, customerId, { wanted, masksAccounts });
    return { data: { ...data, documents }, pages };
  }

  const stemOf = ({ language, choices, customer, createdAt }: ReportData) =>
    `${mainWords(language).reports[choices.form]} ${customer.name} ${createdAt.slice(0, 10)}`;

  /** Prints when it is asked to, and tells the history what was written. */
  async function written<T extends { fileName: string } | null>(
    customerId: string,
    { data, pages }: { data: ReportData; pages: readonly Uint8Array[] },
    write: (makeBytes: () => Promise<Uint8Array>) => Promise<T>,
  ): Promise<T> {
    let sha256 = '';
    const saved = await write(async () => {
      const bytes = await deps.printer.print(data, pages);
      sha256 = createHash('sha256').update(bytes).digest('hex');
      return bytes;
    });
    if (saved) await deps.onSaved(customerId, { fileName: saved.fileName, language: data.language, sha256 });
    return saved;
  }

  return {
    'report.save': async (customerId, options) => {
      // Gathered first: a customer without data gets its sentence before any dialog.
      const report = await gatherWhole(customerId, options);
      const stem = stemOf(report.data);
      const saved = await written(customerId, report, (makeBytes) =>
        saveByDialog(deps.save, { stem, ending: 'pdf', makeBytes }),
      );
      return saved && { ...saved, left: report.data.documents.filter(({ problem }) => problem !== null) };
    },
    'report.preview': async (customerId, options) => {
      const { data } = await gatherWhole(customerId, options);
      await deps.printer.preview(data, stemOf(data));
      return null;
    },
    'report.chooseFolder': async () => {
      const { canceled, filePaths } = await deps.showFolderDialog();
      const [path] = filePaths;
      if (canceled || path === undefined) return null;
      folder = path;
      return { name: basename(path).slice(0, 300) };
    },
    'report.saveToFolder': async (customerId, options) => {
      const into = folder;
      if (into === null) throw new KontorError('report.failed');
      const data = await gather(customerId, options);
      return written(customerId, { data, pages: [] }, async (makeBytes) =>
        saveToFolder(deps.save.temp, into, { stem: stemOf(data), ending: 'pdf', makeBytes }),
      );
    },
    'print.data': () => deps.printer.currentData(),
    'print.drawn': () => {
      deps.printer.pageDrawn();
      return null;
    },
  };
}
