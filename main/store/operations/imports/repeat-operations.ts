import { createHash } from 'node:crypto';
import type { ImportSummary, RepeatOffer } from '../../../../preload/contract';
import { rowEditValues } from '../../../../preload/contract';
import { KontorError } from '../../../errors/kontor-error';
import { changesOfChoices, goToStep, type RowChange, readSteps } from '../../context/change-steps';
import { readImportSummary, requireImport } from '../../context/import-summary';
import { indexOfImport } from '../../context/load-index';
import { changesOfCells, replacedCells } from '../../context/planned-edits';
import type { StoreContext } from '../../context/store-context';
import { packed, unpacked } from '../../database/kept-steps';
import type { KeptFacts, StepAgain } from '../../database/reading-steps';
import type { ImportIndex } from '../../rows/import-index';
import { keyText } from '../../rows/row-keys';
import { inSteps, placesOfFilter, take } from './change-operations';
import { headerPrints } from './step-again';
import { countHits, meantBy } from './step-hits';

/** Earlier imports that are looked at for steps. */
const importsLookedAt = 30;
const stepsOffered = 200;

/** Steps of an earlier import, done again with files of the same format. */
export const repeatOperations = {
  'imports.stepsToRepeat': async (context: StoreContext, importId: string): Promise<RepeatOffer | null> => {
    const { confirmed } = requireImport(context.db, importId);
    const prints = new Set(headerPrints(context.db, indexOfImport(context, importId)));
    const found = newestWithSteps(context, importId, prints);
    if (!found) return null;
    const key = `repeat:${createHash('md5').update(found.id).digest('hex')}`;
    const isRefused = (JSON.parse(confirmed) as string[]).includes(key);
    if (isRefused || isRepeated(context, importId, found.id)) return null;
    const listed = readSteps(context, found.id).filter(({ isUndone }) => !isUndone);
    const steps: RepeatOffer['steps'] = [];
    for (const { id, again } of found.steps.slice(-stepsOffered)) {
      const change = listed.find((one) => one.id === id);
      const hits = await countHits(context, indexOfImport(context, importId), again);
      // What finds nothing as the rows are may find what a replacement before it leaves.
      const isAfterText = steps.some((one) => one.change.kind === 'replace');
      if (change && (hits > 0 || isAfterText)) steps.push({ change, hits });
    }
    if (steps.length === 0) return null;
    const known = new Set(found.steps.map(({ id }) => id));
    const others = listed.filter(({ id, kind }) => !known.has(id) && kind !== 'reading' && kind !== 'repeat');
    return { key, createdAt: found.created_at, steps, notRepeated: others.length };
  },

  /**
   * All of it is one step, and none of it is done where one is refused.
   * @throws KontorError import.unknown for a step that cannot be repeated, import.valueUnfit
   */
  'imports.repeatSteps': async (
    context: StoreContext,
    importId: string,
    stepIds: readonly number[],
  ): Promise<ImportSummary> => {
    requireImport(context.db, importId);
    const before = readSteps(context, importId).findLast(({ isUndone }) => !isUndone)?.id ?? 0;
    let from = '';
    try {
      for (const stepId of [...stepIds].sort((a, b) => a - b)) {
        const step = requireRepeatable(context, stepId);
        from = step.importId;
        const { index, changes } = await changesAgain(context, importId, step.again);
        inSteps(context, importId, (now) => {
          if (now !== index) throw new KontorError('upload.differs');
          return take(context, now, 'repeat', changes, {});
        });
      }
    } catch (cause) {
      inSteps(context, importId, (index) => {
        const { hasChangedSent } = goToStep(context, index, before);
        context.db.run('delete from import_changes where import_id = ? and id > ?', importId, before);
        return hasChangedSent;
      });
      throw cause;
    }
    context.db.transaction(() => joinSteps(context, importId, before, from));
    return readImportSummary(context.db, importId);
  },
};

function newestWithSteps({ db }: StoreContext, importId: string, prints: ReadonlySet<string | null>) {
  const imports = db.all<{ id: string; created_at: string }>(
    'select id, created_at from imports where id <> ? order by created_at desc, rowid desc limit ?',
    importId,
    importsLookedAt,
  );
  for (const one of imports) {
    const steps = db
      .all<{ id: number; facts: string }>(
        "select id, facts from import_changes where import_id = ? and is_undone = 0 and kind in ('replace', 'choice') order by id",
        one.id,
      )
      .flatMap(({ id, facts }) => {
        const { again } = JSON.parse(facts) as KeptFacts;
        return again?.prints.some((print) => prints.has(print)) ? [{ id, again }] : [];
      });
    if (steps.length > 0) return { ...one, steps };
  }
  return null;
}

function isRepeated({ db }: StoreContext, importId: string, from: string): boolean {
  const row = db.get(
    "select 1 from import_changes where import_id = ? and is_undone = 0 and facts ->> '$.repeats' = ?",
    importId,
    from,
  );
  return row !== undefined;
}

function requireRepeatable({ db }: StoreContext, stepId: number): { importId: string; again: StepAgain } {
  const row = db.get<{ import_id: string; facts: string }>(
    'select import_id, facts from import_changes where id = ? and is_undone = 0',
    stepId,
  );
  const again = row && (JSON.parse(row.facts) as KeptFacts).again;
  if (!again) throw new KontorError('import.unknown');
  return { importId: row.import_id, again };
}

/** What a step would change in the files of its headers as they are now. */
async function changesAgain(
  context: StoreContext,
  importId: string,
  again: StepAgain,
): Promise<{ index: ImportIndex; changes: RowChange[] }> {
  const index = indexOfImport(context, importId);
  const { filter, isMeant } = meantBy(context, index, again);
  const all = await placesOfFilter(context, index, { filter });
  const places = all.filter(({ segment }) => isMeant(segment.fileIndex));
  const { done } = again;
  if ('choice' in done) {
    const { choice, reason } = done.choice;
    const after = choice === 'default' ? null : choice;
    const wanted = { choiceOf: () => after, reason: reason ?? null };
    return { index, changes: changesOfChoices(context, index, places, wanted) };
  }
  const cells = replacedCells(context, index, places, done.replacement);
  if (cells.some(({ field, value }) => !rowEditValues[field].safeParse(value).success))
    throw new KontorError('import.valueUnfit');
  return { index, changes: changesOfCells(context, index, cells) };
}

/** The steps behind `before` become one: of each cell what it was first and what it is at last. Inside a transaction. */
function joinSteps({ db }: StoreContext, importId: string, before: number, from: string): void {
  const steps = db.all<{ id: number; facts: string; changes: Uint8Array }>(
    'select id, facts, changes from import_changes where import_id = ? and is_undone = 0 and id > ? order by id',
    importId,
    before,
  );
  const [first, ...others] = steps;
  if (!first) return;
  const joined = new Map<string, RowChange>();
  for (const change of steps.flatMap(({ changes }) => unpacked<RowChange>(changes))) {
    const cell = `${keyText(change.key)}:${change.field}`;
    joined.set(cell, followed(joined.get(cell), change));
  }
  const rows = new Set(Array.from(joined.values(), ({ key }) => keyText(key))).size;
  const facts: KeptFacts = {
    ...(JSON.parse(first.facts) as KeptFacts),
    rows,
    fileName: null,
    line: null,
    field: null,
    repeats: from,
  };
  for (const { id } of others) db.run('delete from import_changes where id = ?', id);
  db.run(
    'update import_changes set facts = ?, changes = ? where id = ?',
    JSON.stringify(facts),
    packed([...joined.values()]),
    first.id,
  );
}

function followed(earlier: RowChange | undefined, later: RowChange): RowChange {
  if (!earlier) return later;
  if (earlier.field !== 'choice' && later.field !== 'choice') return { ...later, before: earlier.before };
  if (earlier.field !== 'choice' || later.field !== 'choice') return later;
  const reasons = { before: earlier.reasons?.before ?? null, after: later.reasons?.after ?? null };
  return { ...later, before: earlier.before, reasons };
}
