import { Button, Group, Modal, NativeSelect, Stack, Table, Text, TextInput } from '@mantine/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { BridgeError, ReadOptions, TargetField } from '../../preload/contract';
import { errorOf } from '../app/kontor';
import { useTexts } from '../app/language';
import { FailureNotice } from '../ui/failure-notice';
import { useImport } from './import-context';
import {
  asMapping,
  type MappingChoice,
  mappingOfReading,
  missingTargets,
  offeredFields,
  withColumn,
} from './mapping-choice';
import { MappingPreview } from './mapping-preview';
import type { QueueItem } from './queue/queue-state';
import { ReadFailed } from './queue/reading-worker';
import type { PreviewTable } from './worker-protocol';

interface MappingDialogProps {
  item: QueueItem;
  onClose: () => void;
}

/** Which column feeds which field: a list with one select per column, five real rows below (features 13 and 14). */
export function MappingDialog({ item, onClose }: MappingDialogProps) {
  const { t, coded } = useTexts();
  const { queue } = useImport();
  const reading = item.reading ?? item.preview?.reading ?? null;
  const [choice, setChoice] = useState<MappingChoice>(() =>
    reading ? mappingOfReading(reading) : new Map(),
  );
  const [name, setName] = useState(
    item.templateName ?? reading?.format?.bank ?? item.name.replace(/\.[^.]+$/, ''),
  );
  const [preview, setPreview] = useState<PreviewTable | null>(item.preview);
  const [error, setError] = useState<BridgeError | null>(null);
  const [isSaving, setSaving] = useState(false);
  const options = useMemo<ReadOptions>(
    () => ({ ...item.options, mapping: asMapping(choice, reading?.columns ?? []) }),
    [item.options, choice, reading],
  );
  const round = useRef(0);
  const missing = missingTargets(choice);

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

  async function save() {
    setSaving(true);
    try {
      await queue.memory.remember(item, options, name);
      await queue.readAgain(item.id, options, name);
      onClose();
    } catch (thrown) {
      setError(errorOf(thrown));
      setSaving(false);
    }
  }

  const columns = reading?.columns ?? [];
  return (
    <Modal
      opened
      onClose={onClose}
      size="min(1080px, 94vw)"
      title={t('mapping.title', { name: item.name })}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <Stack gap="sm">
        <Text c="dimmed">{t('mapping.text')}</Text>
        <div className="mapping-list">
          <Table stickyHeader aria-label={t('mapping.list')}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('mapping.ofFile')}</Table.Th>
                <Table.Th>{t('mapping.examples')}</Table.Th>
                <Table.Th>{t('mapping.feeds')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {columns.map((column) => {
                const label = column.header || t('mapping.column', { number: column.index + 1 });
                return (
                  <Table.Tr key={column.index}>
                    <Table.Td className="mapping-name">{label}</Table.Td>
                    <Table.Td className="mapping-sample private">
                      {column.sample.slice(0, 3).join(' · ')}
                    </Table.Td>
                    <Table.Td>
                      <NativeSelect
                        aria-label={t('mapping.fieldOf', { column: label })}
                        value={choice.get(column.index) ?? ''}
                        onChange={(event) => {
                          const field = event.currentTarget.value as TargetField | '';
                          setChoice((before) =>
                            withColumn(before, column.index, field === '' ? null : field),
                          );
                        }}
                        data={[
                          { value: '', label: t('mapping.none') },
                          ...offeredFields.map((field) => ({ value: field, label: coded('field', field) })),
                        ]}
                      />
                    </Table.Td>
                  </Table.Tr>
                );
              })}
            </Table.Tbody>
          </Table>
        </div>
        <div role="status" aria-live="polite">
          {missing.length > 0 ? (
            <Text c="var(--ask)" fw={600}>
              {t('mapping.missing', { fields: missing.map((field) => coded('field', field)).join(', ') })}
            </Text>
          ) : (
            <Text c="dimmed">{t('mapping.complete')}</Text>
          )}
        </div>
        <FailureNotice error={error} />
        <MappingPreview preview={preview} />
        <Group justify="space-between" align="flex-end" wrap="nowrap">
          <TextInput
            label={t('mapping.name')}
            value={name}
            maxLength={200}
            onChange={(event) => setName(event.currentTarget.value)}
            className="mapping-save-name"
          />
          <Group gap="xs" wrap="nowrap">
            <Button onClick={onClose}>{t('ui.cancel')}</Button>
            <Button
              variant="filled"
              disabled={missing.length > 0 || name.trim() === ''}
              loading={isSaving}
              onClick={() => void save()}
            >
              {t('mapping.use')}
            </Button>
          </Group>
        </Group>
      </Stack>
    </Modal>
  );
}
