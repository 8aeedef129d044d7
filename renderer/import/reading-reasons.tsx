import { ActionIcon, Group, List, Popover, Stack, Text, Title } from '@mantine/core';
import { IconHelpCircle } from '@tabler/icons-react';
import type { ReadingDigest, Reason } from '../../preload/contract';
import { type Texts, useTexts } from '../app/language';
import { Busy } from '../ui/busy';
import { FailureNotice } from '../ui/failure-notice';
import type { FileRow } from './file-rows';
import { isSure } from './format-confidence';
import { useReadings } from './use-readings';

interface ReadingReasonsProps {
  row: FileRow;
  digest: ReadingDigest;
}

/** Bank, kind of export and confidence, with "why do you think so". */
export function ReadingReasons({ row, digest }: ReadingReasonsProps) {
  const { t, coded, format } = useTexts();
  const name = nameOf(digest, row.item?.templateName ?? null, t);
  const detail = digest.format
    ? `${coded('exportType', digest.format.exportType)} · ${format.percent(digest.format.confidence)}`
    : `${digest.kind.toUpperCase()} · ${digest.encoding}`;
  return (
    <Group gap={4} wrap="nowrap" align="flex-start">
      <div className="clipped">
        <Text truncate title={name}>
          {name}
        </Text>
        <Text size="xs" c="dimmed" truncate title={detail}>
          {detail}
        </Text>
      </div>
      <Popover width={380} position="bottom-start" withArrow trapFocus returnFocus>
        <Popover.Target>
          <ActionIcon aria-label={t('reasons.open', { name })}>
            <IconHelpCircle size={16} />
          </ActionIcon>
        </Popover.Target>
        <Popover.Dropdown>
          <Reasons row={row} />
        </Popover.Dropdown>
      </Popover>
    </Group>
  );
}

function nameOf({ format }: ReadingDigest, templateName: string | null, t: Texts['t']): string {
  if (format) return isSure(format) ? format.bank : t('import.probably', { bank: format.bank });
  return templateName ? t('import.byTemplate', { name: templateName }) : t('import.unknownBank');
}

function Reasons({ row }: { row: FileRow }) {
  const { t, coded } = useTexts();
  const here = row.item?.reading ?? row.item?.preview?.reading ?? null;
  const { byFile, error, reload } = useReadings(here === null && row.file ? [row.file.id] : []);
  const reading = here ?? byFile?.get(row.file?.id ?? '');
  if (!reading) {
    return (
      <div className="reasons" tabIndex={-1} data-autofocus>
        {error ? <FailureNotice error={error} onAgain={reload} /> : <Busy />}
      </div>
    );
  }
  const columns = reading.columns.filter((column) => column.field !== null && column.field !== 'ignored');
  return (
    <Stack gap="xs" className="reasons" tabIndex={-1} data-autofocus>
      <Title order={3}>{t('reasons.format')}</Title>
      <ReasonList reasons={reading.format?.reasons ?? []} otherwise={t('reasons.noFormat')} />
      <Title order={3}>{t('reasons.encoding', { label: reading.encoding.label })}</Title>
      <ReasonList reasons={reading.encoding.evidence} otherwise="" />
      <Title order={3}>{t('reasons.columns')}</Title>
      <List size="xs" spacing={2}>
        {columns.map((column) => (
          <List.Item key={column.index}>
            {column.header || t('mapping.column', { number: column.index + 1 })} →{' '}
            {coded('field', column.field ?? '')}
            {column.reasons[0]
              ? ` (${coded('reason', column.reasons[0].code, column.reasons[0].params)})`
              : ''}
          </List.Item>
        ))}
      </List>
    </Stack>
  );
}

function ReasonList({ reasons, otherwise }: { reasons: readonly Reason[]; otherwise: string }) {
  const { coded } = useTexts();
  if (reasons.length === 0) return otherwise ? <Text size="xs">{otherwise}</Text> : null;
  return (
    <List size="xs" spacing={2}>
      {reasons.map((reason) => (
        <List.Item key={`${reason.code}:${JSON.stringify(reason.params ?? {})}`}>
          {coded('reason', reason.code, reason.params)}
        </List.Item>
      ))}
    </List>
  );
}
