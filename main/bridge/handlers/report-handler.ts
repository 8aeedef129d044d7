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
}

const words: Record<Language, string> = { de: 'Kontoauswertung', en: 'Account report' };

export function createReportHandlers(deps: ReportHandlerDeps): HandlersOf<'report' | 'print'> {
  return {
    'report.save': async (customerId, { language }) => {
      // Gathered first: a customer without data gets its sentence before any dialog.
      const data = await gatherReportData(deps.sources, deps.context, customerId, language);
      return saveByDialog(deps.save, {
        stem: `${words[language]} ${data.customer.name} ${data.createdAt.slice(0, 10)}`,
        ending: 'pdf',
        makeBytes: () => deps.printer.print(data),
      });
    },
    'print.data': () => deps.printer.currentData(),
    'print.drawn': () => {
      deps.printer.pageDrawn();
      return null;
    },
  };
}
