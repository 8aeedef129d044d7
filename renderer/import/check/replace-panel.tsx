import { Button, Checkbox, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconReplace } from '@tabler/icons-react';
import { useState } from 'react';
import {
  type ImportSummary,
  type RowFilter,
  type RowReplacement,
  rowTextFields,
} from '../../../preload/contract';
import { kontor } from '../../base/kontor';
import { useTexts } from '../../base/language';
import { useLoaded } from '../../base/use-loaded';
import { labelOfField } from './row-columns';
import { ToolPopover } from './tool-popover';
import type { RowChanges } from './use-row-changes';

interface ReplacePanelProps {
  summary: ImportSummary;
  filter: RowFilter;
  changes: RowChanges;
}

/** Find and replace in one field of the rows that are shown, with the number of hits before it is done. */
export function ReplacePanel({ summary, filter, changes }: ReplacePanelProps) {
  const { t } = useTexts();
  return (
    <ToolPopover
      label={t('replace.title')}
      command="rows.replace"
      icon={<IconReplace size={15} aria-hidden />}
    >
      {(close) => <ReplaceForm summary={summary} filter={filter} changes={changes} onDone={close} />}
    </ToolPopover>
  );
}

function ReplaceForm({ summary, filter, changes, onDone }: ReplacePanelProps & { onDone: () => void }) {
  const { t } = useTexts();
  const [wanted, setWanted] = useState<Omit<RowReplacement, 'filter'>>({
    field: 'purpose',
    find: '',
    replaceWith: '',
    isWhole: false,
  });
  const [counted] = useDebouncedValue(wanted, 250);
  const [hits] = useLoaded(JSON.stringify([counted, filter, summary]), async () =>
    counted.find === ''
      ? { ok: true as const, value: 0 }
      : kontor().imports.countReplaced(summary.id, { ...counted, filter }),
  );
  const count = hits.state === 'ready' && counted === wanted ? hits.value : null;
  async function replace() {
    const { find, replaceWith } = wanted;
    const text = t('rows.changed.replace', { count: count ?? 0, find, replaceWith });
    if (await changes.replace({ ...wanted, filter }, text)) onDone();
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (count) void replace();
      }}
    >
      <Stack gap={8} w={300}>
        <NativeSelect
          label={t('replace.field')}
          value={wanted.field}
          onChange={(event) =>
            setWanted({ ...wanted, field: event.currentTarget.value as RowReplacement['field'] })
          }
          data={rowTextFields.map((field) => ({ value: field, label: t(labelOfField(field)) }))}
        />
        <TextInput
          label={t('replace.find')}
          value={wanted.find}
          onChange={(event) => setWanted({ ...wanted, find: event.currentTarget.value })}
        />
        <TextInput
          label={t('replace.with')}
          value={wanted.replaceWith}
          onChange={(event) => setWanted({ ...wanted, replaceWith: event.currentTarget.value })}
        />
        <Checkbox
          label={t('replace.whole')}
          checked={wanted.isWhole}
          onChange={(event) => setWanted({ ...wanted, isWhole: event.currentTarget.checked })}
        />
        <Text size="sm" c="dimmed" role="status">
          {wanted.find === '' ? t('replace.text') : count === null ? '…' : t('replace.hits', { count })}
        </Text>
        <Button type="submit" variant="filled" disabled={!count} loading={changes.isRunning}>
          {t('replace.do', { count: count ?? 0 })}
        </Button>
      </Stack>
    </form>
  );
}
