import './mapping.css';
import { Button, Checkbox, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { BridgeError, ReadOptions } from '../../../preload/contract';
import { errorOf } from '../../base/kontor';
import { useTexts } from '../../base/language';
import { FailureNotice } from '../../ui/failure-notice';
import { useFileChanges } from '../files/file-changes';
import { optionsForAnother, sameHeader } from '../files/same-header';
import { isStandard } from '../files/standard-kinds';
import { useImport, useQueueState } from '../queue/import-context';
import type { QueueItem } from '../queue/queue-state';
import { ReadFailed } from '../queue/reading-worker';
import { suggestedName } from '../queue/template-memory';
import type { PreviewTable } from '../reading/worker-protocol';
import { emptyNeeds } from './column-fit';
import {
  type ColumnPlan,
  mappedFields,
  missingInPlan,
  optionsOfPlan,
  planOfReading,
  withoutColumns,
} from './column-plan';
import { type ChangePlan, MappingColumns } from './mapping-columns';
import { MappingJoins } from './mapping-joins';
import { MappingPreview } from './mapping-preview';
import { MappingVerdict } from './mapping-verdict';
import { changesColumns, type ReadingSetting } from './reading-options';
import { ReadingOptionsForm } from './reading-options-form';
import { ReadingSummary } from './reading-summary';

interface MappingDialogProps {
  item: QueueItem;
  onClose: () => void;
}

/** Which column feeds which field: a list with one select per column, five real rows below (features 13 and 14). */
export function MappingDialog({ item, onClose }: MappingDialogProps) {
  const { t } = useTexts();
  const { queue } = useImport();
  const { items } = useQueueState();
  const changes = useFileChanges();
  const others = sameHeader(items, item).filter(({ id }) => queue.canReadAgain(id));
  const [isForAll, setForAll] = useState(true);
  const first = item.reading ?? item.preview?.reading ?? null;
  /** Null until the user touches a column: then what the engine proposes counts. */
  const [chosen, setChosen] = useState<ColumnPlan | null>(null);
  const [settings, setSettings] = useState<ReadOptions>(item.options);
  /** The user changed what divides the file into columns. */
  const [isRelaid, setRelaid] = useState(false);
  const [name, setName] = useState(
    item.templateName ?? first?.format?.bank ?? item.name.replace(/\.[^.]+$/, ''),
  );
  const [preview, setPreview] = useState<PreviewTable | null>(item.preview);
  const [error, setError] = useState<BridgeError | null>(null);
  const [isSaving, setSaving] = useState(false);
  const reading = preview?.reading ?? first;
  // The whole file knows more of its columns than its beginning, as long as they are the same columns.
  const hasStandard = isStandard(first ?? reading);
  const columns = hasStandard ? [] : ((isRelaid ? reading : (first ?? reading))?.columns ?? []);
  const plan = chosen ?? planOfReading({ columns }, settings);
  const latest = useRef(plan);
  latest.current = plan;
  const change = useCallback<ChangePlan>((edit) => setChosen(edit(latest.current)), []);
  const width = columns.length;
  // By the number of columns: every look brings new objects for the same ones, and must not cause the next look.
  const options = useMemo<ReadOptions>(
    () => (chosen === null ? settings : { ...withoutColumns(settings), ...optionsOfPlan(chosen, width) }),
    [settings, chosen, width],
  );
  const nameOf = (index: number) => columns[index]?.header || t('mapping.column', { number: index + 1 });
  const round = useRef(0);
  const missing = hasStandard ? [] : missingInPlan(plan);
  const empty = hasStandard ? [] : emptyNeeds(plan, columns);
  const readsNothing = preview !== null && !hasRows(preview);
  const isAllowed = missing.length === 0 && empty.length === 0 && name.trim() !== '';

  useEffect(() => {
    round.current += 1;
    const mine = round.current;
    queue.look(item.id, options).then(
      (seen) => {
        // Only the newest look counts: the user may have changed a column since.
        if (mine !== round.current) return;
        setPreview(seen);
        setError(null);
      },
      (thrown: unknown) => {
        if (mine === round.current) setError(thrown instanceof ReadFailed ? thrown.error : errorOf(thrown));
      },
    );
  }, [item.id, options, queue]);

  function changeSetting(changed: ReadOptions, setting: ReadingSetting | 'includePending') {
    const isOther = setting !== 'includePending' && changesColumns(setting);
    setSettings(isOther ? withoutColumns(changed) : changed);
    if (!isOther) return;
    setChosen(null);
    setRelaid(true);
  }

  async function save() {
    if (!reading) return;
    setSaving(true);
    try {
      // What is shown may be of before the last choice: a mapping that reads nothing is not saved.
      const seen = await queue.look(item.id, options);
      setPreview(seen);
      if (!hasRows(seen)) {
        setSaving(false);
        return;
      }
      // A bank that is known keeps its own reading where the user changed no column.
      const isMappingKept = !hasStandard && (chosen !== null || reading.format === null);
      const kept = isMappingKept ? { ...withoutColumns(options), ...optionsOfPlan(plan, width) } : options;
      // The next file is recognised by its header as it is found without any help.
      const headerFingerprint = await queue.unaidedFingerprint(item.id);
      const remember = () =>
        queue.memory.remember({ columns, headerFingerprint }, kept, name || suggestedName(item));
      const files = (isForAll ? others : []).map((other) => ({
        item: other,
        options: optionsForAnother(kept, other.options),
      }));
      await changes.readAgain([{ item, options: kept }, ...files], name, remember);
      onClose();
    } catch (thrown) {
      setError(thrown instanceof ReadFailed ? thrown.error : errorOf(thrown));
      setSaving(false);
    }
  }

  return (
    <Modal
      opened
      onClose={onClose}
      size="min(1080px, 94vw)"
      title={t(hasStandard ? 'mapping.titleStandard' : 'mapping.title', { name: item.name })}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <Stack gap="sm">
        <Text c="dimmed">{t(hasStandard ? 'mapping.standard' : 'mapping.text')}</Text>
        {reading && !hasStandard ? (
          <ReadingSummary reading={reading} options={settings}>
            <ReadingOptionsForm reading={reading} options={settings} onChange={changeSetting} />
          </ReadingSummary>
        ) : null}
        {reading && hasStandard ? (
          <ReadingOptionsForm reading={reading} options={settings} onChange={changeSetting} />
        ) : null}
        {hasStandard ? null : (
          <>
            <MappingColumns columns={columns} plan={plan} nameOf={nameOf} onChange={change} />
            <MappingJoins plan={plan} nameOf={nameOf} onChange={change} />
            <MappingVerdict missing={missing} empty={empty} readsNothing={readsNothing} />
          </>
        )}
        <FailureNotice error={error && { ...error, params: { name: item.name, ...error.params } }} />
        <Stack gap="sm" className="mapping-foot">
          <MappingPreview preview={preview} mapped={mappedFields(plan)} />
          <Group className="mapping-actions" justify="space-between" align="flex-end" gap="sm">
            <TextInput
              label={t('mapping.name')}
              value={name}
              maxLength={200}
              onChange={(event) => setName(event.currentTarget.value)}
              onKeyDown={(event) => {
                if (event.key === 'Enter' && isAllowed) void save();
              }}
              className="mapping-save-name"
            />
            {others.length > 0 ? (
              <Checkbox
                className="mapping-for-all"
                label={t('mapping.forAll', { count: others.length })}
                title={others.map((other) => other.name).join('\n')}
                checked={isForAll}
                onChange={(event) => setForAll(event.currentTarget.checked)}
              />
            ) : null}
            <Group gap="xs" wrap="nowrap" ml="auto">
              <Button onClick={onClose}>{t('ui.cancel')}</Button>
              <Button variant="filled" disabled={!isAllowed} loading={isSaving} onClick={() => void save()}>
                {t(hasStandard ? 'mapping.useStandard' : 'mapping.use', {
                  count: isForAll ? others.length + 1 : 1,
                })}
              </Button>
            </Group>
          </Group>
        </Stack>
      </Stack>
    </Modal>
  );
}

/** Something of the beginning can be used. */
function hasRows({ reading: { counts } }: PreviewTable): boolean {
  return counts.bookings + counts.pending > 0;
}
