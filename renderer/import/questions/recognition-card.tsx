import { Button, Group, Paper, Stack, Table, Text, Title } from '@mantine/core';
import { useId, useState } from 'react';
import { decimalOf } from '../../../preload/contract/values/minor-units';
import { useTexts } from '../../base/language';
import { Amount } from '../../ui/amount';
import { HelpLink } from '../../ui/help/help-link';
import { namesInShort } from '../../ui/names-in-short';
import { bankBesideLayout } from '../files/bank-of-file';
import type { FileRow } from '../files/file-rows';
import type { QueueItem } from '../queue/queue-state';
import { previewCell } from '../reading/preview-cell';
import type { UnsureHeader } from './open-questions';

interface RecognitionCardProps {
  headers: readonly UnsureHeader[];
  onConfirm: (rows: readonly FileRow[]) => Promise<void>;
  onMap: (item: QueueItem) => void;
}

const shownRows = 2;

/** What was recognised with less than 80 %: what it looks like, how it was read, and one press to say that it is right. */
export function RecognitionCard({ headers, onConfirm, onMap }: RecognitionCardProps) {
  const { t } = useTexts();
  const titleId = useId();
  const [isSending, setSending] = useState(false);
  const all = headers.flatMap(({ rows }) => rows);

  async function confirm(rows: readonly FileRow[]) {
    setSending(true);
    await onConfirm(rows).finally(() => setSending(false));
  }

  return (
    <Paper className="question" component="section" aria-labelledby={titleId}>
      <Stack gap="xs">
        <Title order={2} id={titleId}>
          {t('recognition.title', { count: all.length })}
        </Title>
        <div className="recognitions">
          {headers.map(({ key, rows }) => (
            <UnsureFiles
              key={key}
              rows={rows}
              isAlone={headers.length === 1}
              isSending={isSending}
              onConfirm={() => void confirm(rows)}
              onMap={onMap}
            />
          ))}
        </div>
        <Group gap="sm">
          <Button variant="filled" data-primary loading={isSending} onClick={() => void confirm(all)}>
            {t('recognition.confirm', { count: all.length })}
          </Button>
          <Text size="xs" c="dimmed">
            {t('recognition.remembered')}
          </Text>
          <HelpLink topic="question.recognition" about={t('recognition.title', { count: all.length })} />
        </Group>
      </Stack>
    </Paper>
  );
}

interface UnsureFilesProps {
  rows: readonly FileRow[];
  isAlone: boolean;
  isSending: boolean;
  onConfirm: () => void;
  onMap: (item: QueueItem) => void;
}

/** The files of one header, with their first rows as they were read. */
function UnsureFiles({ rows, isAlone, isSending, onConfirm, onMap }: UnsureFilesProps) {
  const { t, format } = useTexts();
  const [first] = rows;
  if (!first) return null;
  const { digest, item } = first;
  const names = rows.map(({ name }) => name);
  const bank = digest?.format;
  const beside = digest && bankBesideLayout(digest);
  return (
    <div className="recognition">
      <div className="recognition-what">
        <Text fw={600}>
          {bank
            ? t(beside ? 'recognition.looksLikeOther' : 'recognition.looksLike', {
                account: beside ?? '',
                bank: bank.bank,
                share: format.percent(bank.confidence),
              })
            : t('recognition.unknown')}
        </Text>
        <Text size="xs" c="dimmed" className="breakable" title={names.join('\n')}>
          {namesInShort(names, t)}
        </Text>
        <Group gap="xs" mt={4}>
          {isAlone ? null : (
            <Button size="compact-xs" disabled={isSending} onClick={onConfirm}>
              {t('recognition.confirmThese', { count: rows.length })}
            </Button>
          )}
          {item ? (
            <Button
              size="compact-xs"
              aria-label={t('recognition.wrongOf', { name: first.name })}
              onClick={() => onMap(item)}
            >
              {t('recognition.wrong')}
            </Button>
          ) : null}
        </Group>
      </div>
      {item?.preview ? <FirstRows item={item} /> : null}
    </div>
  );
}

function FirstRows({ item }: { item: QueueItem }) {
  const { t, format } = useTexts();
  const accounts = item.preview?.reading.accounts ?? [];
  return (
    <Table className="preview" layout="fixed" aria-label={t('recognition.rows', { name: item.name })}>
      <Table.Tbody>
        {item.preview?.rows.slice(0, shownRows).map((row) => {
          const account = accounts[Number(previewCell(row, 'accountIndex') ?? 0)];
          const currency = (previewCell(row, 'currency') as string | null) ?? account?.currency ?? null;
          const minor = previewCell(row, 'amountMinor') as number | null;
          const day = previewCell(row, 'bookingDay') as string | null;
          return (
            <Table.Tr key={`${previewCell(row, 'line')}`}>
              <Table.Td w={140} className="nowrap">
                {day ? format.longDay(day) : '–'}
              </Table.Td>
              <Table.Td className="number" w={120}>
                <Amount value={minor === null ? null : decimalOf(minor, currency)} currency={currency} />
              </Table.Td>
              <CutCell text={previewCell(row, 'counterpartyName')} />
              <CutCell text={previewCell(row, 'purpose')} />
            </Table.Tr>
          );
        })}
      </Table.Tbody>
    </Table>
  );
}

function CutCell({ text }: { text: unknown }) {
  const shown = typeof text === 'string' ? text : '';
  return (
    <Table.Td className="cut private" title={shown || undefined}>
      {shown}
    </Table.Td>
  );
}
