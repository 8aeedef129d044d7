import { Alert, Button, Group, Stack, Table, Text } from '@mantine/core';
import type { RefusedRow, Upload } from '../../preload/contract';
import { kontor } from '../base/kontor';
import { useTexts } from '../base/language';
import { useAction } from '../base/use-action';
import { useLoaded } from '../base/use-loaded';
import { Amount } from '../ui/amount';
import { FailureNotice } from '../ui/failure-notice';

interface RefusedRowsProps {
  upload: Upload;
  /** Leads to the files of the import; absent where the upload is only shown. */
  onRepair?: () => void;
}

/** The rows that the service did not take, with file, line and its words, and both ways on. */
export function RefusedRows({ upload, onRepair }: RefusedRowsProps) {
  const { t } = useTexts();
  const [rows, reload] = useLoaded(`${upload.id}:${upload.refused}`, () =>
    kontor().uploads.refusals(upload.id),
  );
  const leavingOut = useAction(kontor().uploads.leaveOutRefused);

  async function leaveOut() {
    if ((await leavingOut.run(upload.id)).ok) reload();
  }

  const isOpen = rows.state === 'ready' && rows.value.some(({ isLeftOut }) => !isLeftOut);
  return (
    <Alert color="yellow" role="status">
      <Stack gap="xs">
        <Text>{t('upload.refused', { count: upload.refused ?? 0 })}</Text>
        {rows.state === 'ready' ? <RowList rows={rows.value} /> : null}
        {rows.state === 'failed' ? <FailureNotice error={rows.error} /> : null}
        {isOpen ? <Text c="dimmed">{t('upload.refusedWay')}</Text> : null}
        <FailureNotice error={leavingOut.error} />
        {isOpen ? (
          <Group gap="xs">
            {onRepair ? <Button onClick={onRepair}>{t('upload.refusedRepair')}</Button> : null}
            <Button loading={leavingOut.isRunning} onClick={() => void leaveOut()}>
              {t('upload.refusedLeaveOut')}
            </Button>
          </Group>
        ) : null}
      </Stack>
    </Alert>
  );
}

function RowList({ rows }: { rows: readonly RefusedRow[] }) {
  const { t, format } = useTexts();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls has to be reached by keyboard
    <section className="reasons" tabIndex={0} aria-label={t('upload.refusedRows')}>
      <Table aria-label={t('upload.refusedRows')}>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={row.rowId}>
              <Table.Td className="private">
                {t('upload.rollBackLine', { file: row.fileName, line: row.line })}
              </Table.Td>
              <Table.Td>{row.bookingDay ? format.day(row.bookingDay) : ''}</Table.Td>
              <Table.Td className="private">{row.counterpartyName}</Table.Td>
              <Table.Td className="number">
                <Amount value={row.amount} currency={row.currency} />
              </Table.Td>
              <Table.Td>{row.isLeftOut ? t('upload.refusedLeftOut') : <Words row={row} />}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  );
}

function Words({ row }: { row: RefusedRow }) {
  const { t } = useTexts();
  if (row.reason === 'tooLarge') return t('upload.refusedTooLarge');
  return row.message === '' ? t('upload.refusedSilent') : t('upload.refusedWords', { message: row.message });
}
