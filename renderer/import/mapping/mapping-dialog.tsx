import './mapping.css';
import { Button, Checkbox, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../../base/language';
import { FailureNotice } from '../../ui/failure-notice';
import { useFileChanges } from '../files/file-changes';
import { optionsForAnother, sameHeader } from '../files/same-header';
import { useImport, useQueueState } from '../queue/import-context';
import type { QueueItem } from '../queue/queue-state';
import { suggestedName } from '../queue/template-memory';
import { mappedFields } from './column-plan';
import { MappingColumns } from './mapping-columns';
import { MappingJoins } from './mapping-joins';
import { MappingPreview } from './mapping-preview';
import { MappingVerdict } from './mapping-verdict';
import { ReadingOptionsForm } from './reading-options-form';
import { ReadingSummary } from './reading-summary';
import { useMappingDraft } from './use-mapping-draft';
import { hasRows } from './use-mapping-look';

interface MappingDialogProps {
  item: QueueItem;
  onClose: () => void;
}

type Draft = ReturnType<typeof useMappingDraft>;

/** Which column feeds which field: a list with one select per column, five real rows below (features 13 and 14). */
export function MappingDialog({ item, onClose }: MappingDialogProps) {
  const { t } = useTexts();
  const draft = useMappingDraft(item);
  const { hasStandard, error } = draft;
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
        <MappingChoices draft={draft} />
        <FailureNotice error={error && { ...error, params: { name: item.name, ...error.params } }} />
        <Stack gap="sm" className="mapping-foot">
          <MappingPreview preview={draft.preview} mapped={mappedFields(draft.plan)} />
          <SaveMapping item={item} draft={draft} onClose={onClose} />
        </Stack>
      </Stack>
    </Modal>
  );
}

/** How the file is read, and which column feeds which field; a standard has no columns to choose. */
function MappingChoices({ draft }: { draft: Draft }) {
  const { reading, hasStandard, columns, plan, settings, preview, nameOf, change } = draft;
  const form = reading ? (
    <ReadingOptionsForm reading={reading} options={settings} onChange={draft.changeSetting} />
  ) : null;
  if (hasStandard) return form;
  return (
    <>
      {reading ? (
        <ReadingSummary reading={reading} options={settings}>
          {form}
        </ReadingSummary>
      ) : null}
      <MappingColumns columns={columns} plan={plan} nameOf={nameOf} onChange={change} />
      <MappingJoins plan={plan} nameOf={nameOf} onChange={change} />
      <MappingVerdict
        missing={draft.missing}
        empty={draft.empty}
        readsNothing={preview !== null && !hasRows(preview)}
      />
    </>
  );
}

/** Under which name it is kept, for which files it is used, and that it is. */
function SaveMapping({ item, draft, onClose }: MappingDialogProps & { draft: Draft }) {
  const { t } = useTexts();
  const { queue } = useImport();
  const { items } = useQueueState();
  const others = sameHeader(items, item).filter(({ id }) => queue.canReadAgain(id));
  const [isForAll, setForAll] = useState(true);
  const [name, setName] = useState(
    item.templateName ?? draft.first?.format?.bank ?? item.name.replace(/\.[^.]+$/, ''),
  );
  const { isSaving, save } = useSaving(item, draft, onClose);
  const isAllowed = draft.missing.length === 0 && draft.empty.length === 0 && name.trim() !== '';
  const saveNow = () => void save(name, isForAll ? others : []);
  return (
    <Group className="mapping-actions" justify="space-between" align="flex-end" gap="sm">
      <TextInput
        label={t('mapping.name')}
        value={name}
        maxLength={200}
        onChange={(event) => setName(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && isAllowed) saveNow();
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
        <Button variant="filled" data-primary disabled={!isAllowed} loading={isSaving} onClick={saveNow}>
          {t(draft.hasStandard ? 'mapping.useStandard' : 'mapping.use', {
            count: isForAll ? others.length + 1 : 1,
          })}
        </Button>
      </Group>
    </Group>
  );
}

function useSaving(item: QueueItem, draft: Draft, onClose: () => void) {
  const { queue } = useImport();
  const changes = useFileChanges();
  const [isSaving, setSaving] = useState(false);

  async function save(name: string, others: readonly QueueItem[]) {
    if (!draft.reading) return;
    setSaving(true);
    try {
      // What is shown may be of before the last choice: a mapping that reads nothing is not saved.
      if (!hasRows(await draft.look())) {
        setSaving(false);
        return;
      }
      const kept = draft.keptOptions();
      // The next file is recognised by its header as it is found without any help.
      const headerFingerprint = await queue.unaidedFingerprint(item.id);
      const remember = () =>
        queue.memory.remember(
          { columns: draft.columns, headerFingerprint },
          kept,
          name || suggestedName(item),
        );
      const files = others.map((other) => ({ item: other, options: optionsForAnother(kept, other.options) }));
      await changes.readAgain([{ item, options: kept }, ...files], name, remember);
      onClose();
    } catch (thrown) {
      draft.fail(thrown);
      setSaving(false);
    }
  }

  return { isSaving, save };
}
