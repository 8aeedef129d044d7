import { useCallback, useMemo, useRef, useState } from 'react';
import type { ReadOptions } from '../../../preload/contract';
import { useTexts } from '../../base/language';
import { isStandard } from '../files/standard-kinds';
import type { QueueItem } from '../queue/queue-state';
import { emptyNeeds } from './column-fit';
import { type ColumnPlan, missingInPlan, optionsOfPlan, planOfReading, withoutColumns } from './column-plan';
import type { ChangePlan } from './mapping-columns';
import { changesColumns, type ReadingSetting } from './reading-options';
import { useMappingLook } from './use-mapping-look';

/** Columns and settings as the user has them now, and what the file looks like with them. */
export function useMappingDraft(item: QueueItem) {
  const { t } = useTexts();
  const first = item.reading ?? item.preview?.reading ?? null;
  /** Null until the user touches a column: then what the engine proposes counts. */
  const [chosen, setChosen] = useState<ColumnPlan | null>(null);
  const [settings, setSettings] = useState<ReadOptions>(item.options);
  /** The user changed what divides the file into columns. */
  const [isRelaid, setRelaid] = useState(false);
  // By the number of columns: every look brings new objects for the same ones, and must not cause the next look.
  const [width, setWidth] = useState(0);
  const options = useMemo<ReadOptions>(
    () => (chosen === null ? settings : { ...withoutColumns(settings), ...optionsOfPlan(chosen, width) }),
    [settings, chosen, width],
  );
  const seen = useMappingLook(item, options);
  const reading = seen.preview?.reading ?? first;
  // The whole file knows more of its columns than its beginning, as long as they are the same columns.
  const hasStandard = isStandard(first ?? reading);
  const columns = hasStandard ? [] : ((isRelaid ? reading : (first ?? reading))?.columns ?? []);
  if (columns.length !== width) setWidth(columns.length);
  const plan = chosen ?? planOfReading({ columns }, settings);
  const latest = useRef(plan);
  latest.current = plan;
  const change = useCallback<ChangePlan>((edit) => setChosen(edit(latest.current)), []);

  function changeSetting(changed: ReadOptions, setting: ReadingSetting | 'includePending') {
    const isOther = setting !== 'includePending' && changesColumns(setting);
    setSettings(isOther ? withoutColumns(changed) : changed);
    if (!isOther) return;
    setChosen(null);
    setRelaid(true);
  }

  return {
    ...seen,
    /** As it was when the dialog opened. */
    first,
    reading,
    hasStandard,
    columns,
    plan,
    settings,
    change,
    changeSetting,
    missing: hasStandard ? [] : missingInPlan(plan),
    empty: hasStandard ? [] : emptyNeeds(plan, columns),
    nameOf: (index: number) => columns[index]?.header || t('mapping.column', { number: index + 1 }),
    /** What is kept of it. A bank that is known keeps its own reading where the user changed no column. */
    keptOptions(): ReadOptions {
      const isMappingKept = !hasStandard && (chosen !== null || reading?.format === null);
      return isMappingKept ? { ...withoutColumns(options), ...optionsOfPlan(plan, columns.length) } : options;
    },
  };
}
