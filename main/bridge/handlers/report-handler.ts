import { createHash } from 'node:crypto';
import type { Language } from '../../../preload/contract';
import { gatherReportData, type ReportContext, type ReportSources } from '../../report/report-data';
import type { ReportPrinter } from '../../report/report-printer';
import { type SaveDeps, saveByDialog } from '../../report/save-by-dialog';
import type { HandlersOf } from '../handler-types';

export interface ReportHandlerDeps {
  sources: ReportSources;
  context: ReportContext;
  printer: ReportPrinter;
  save: SaveDeps;
  /** The report stands on the disk. */
  onSaved: (
    customerId: string,
    report: { fileName: string; language: Language; sha256: string },
  ) => Promise<unknown>;
}

const words: Record<Language, string> = { de: 'Kontoauswertung', en: 'Account report' };

export function createReportHandlers(deps: ReportHandlerDeps): HandlersOf<'report' | 'print'> {
  return {
    'report.save': async (customerId, { language }) => {
      // Gathered first: a customer without data gets its sentence before any dialog.
      const data = await gatherReportData(deps.sources, deps.context, customerId, language);
      let sha256 = '';
      const saved = await saveByDialog(deps.save, {
        stem: `${words[language]} ${data.customer.name} ${data.createdAt.slice(0, 10)}`,
        ending: 'pdf',
        makeBytes: async () => {
          const bytes = await deps.printer.print(data);
          sha256 = createHash('sha256').update(bytes).digest('hex');
          return bytes;
        },
      });
      if (saved) await deps.onSaved(customerId, { fileName: saved.fileName, language, sha256 });
      return saved;
    },
    'print.data': () => deps.printer.currentData(),
    'print.drawn': () => {
      deps.printer.pageDrawn();
      return null;
    },
  };
}
