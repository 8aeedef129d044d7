import {
  type Answer,
  choicesOf,
  type Language,
  type OutputKind,
  type Settings,
} from '../../preload/contract';
import { isBeforeLastUpload } from '../../preload/contract/answers/result-age';
import { kontor, unwrapped } from '../base/kontor';
import { fetchLanguage, type Texts, textsIn } from '../base/language';
import { readResults } from '../results/answers/read-results';
import { caseOf } from '../results/exports/case-of';
import { tablesOf } from '../results/exports/case-tables';
import { savedCaseOf } from '../results/exports/saved-case';
import type { ShownCase } from '../results/exports/shown-case';
import { csvFilesOf, workbookOfTables } from '../results/exports/table-files';
import { customerNow } from './run-analysis';
import { TaskEnd } from './task-end';
import type { Teller } from './teller';

export interface OutputWish {
  readonly outputs: readonly OutputKind[];
  readonly tablesKind: 'xlsx' | 'csv';
  /** Of everything that is written; that of the words may be another one. */
  readonly language: Language;
}

interface Shown {
  readonly customerId: string;
  readonly texts: Texts;
  readonly shown: ShownCase;
  readonly settings: Settings;
  readonly tablesKind: OutputWish['tablesKind'];
}

type Writer = (of: Shown) => Promise<Answer<{ fileName: string } | null>>;

/** The calls of the results screen. */
const writers: Record<OutputKind, Writer> = {
  report: ({ customerId, settings, texts: { language } }) =>
    kontor().report.save(customerId, { ...choicesOf(settings.reportHabits), language }),
  results: ({ customerId, texts, shown }) => kontor().results.save(customerId, savedCaseOf(texts, shown)),
  tables: ({ texts, shown, tablesKind }) => {
    const tables = tablesOf(texts, shown);
    const bytes = tablesKind === 'xlsx' ? workbookOfTables(tables) : csvFilesOf(tables, texts.language);
    return kontor().results.saveTables(tablesKind, bytes);
  },
};

export async function writeOutputs(customerId: string, wish: OutputWish, teller: Teller): Promise<void> {
  await fetchLanguage(wish.language);
  const texts = textsIn(wish.language);
  const settings = unwrapped(await kontor().app.settings());
  const shown = await shownCase(customerId, settings);
  for (const kind of wish.outputs) {
    const answer = await writers[kind]({ customerId, texts, shown, settings, tablesKind: wish.tablesKind });
    const saved = unwrapped(answer);
    // Main knows the place of everything that it asked for.
    if (saved === null) throw new TaskEnd('fatal');
    await teller.tell(
      { event: 'written', output: kind, name: saved.fileName },
      teller.texts.t('batch.written', { name: saved.fileName }),
    );
  }
}

/** What the results screen would show now. */
async function shownCase(customerId: string, { pointThresholds: thresholds }: Settings): Promise<ShownCase> {
  const { type, lastUploadAt } = await customerNow(customerId);
  const results = unwrapped(await readResults(customerId));
  const figures = unwrapped(await kontor().results.localFigures(customerId));
  const signs = unwrapped(await kontor().results.signs(customerId));
  const isOutdated = isBeforeLastUpload(results, unwrapped(await kontor().runs.list()), lastUploadAt);
  return caseOf(customerId, { type, results, figures, signs, thresholds }, isOutdated);
}
