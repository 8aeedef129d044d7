import { Anchor, Modal, Stack, Table, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTexts } from '../../base/language';
import { Busy } from '../../ui/busy';
import { FailureNotice } from '../../ui/failure-notice';
import type { FileRow } from './file-rows';
import { useReadings } from './use-readings';

/** How many bookings a file has, and behind it where every line of the file went; the numbers add up to the lines of the file (docs/architecture.md, rules of the house). */
export function LineAccount({ row }: { row: FileRow }) {
  const { t, format } = useTexts();
  const dialog = useMadeDialog();
  const { digest, file } = row;
  if (!digest) return null;
  const counts = file?.lineCounts;
  const kinds = ['staged', 'known', 'leftOut', 'blocked', 'notBooking'] as const;
  return (
    <>
      <Anchor
        component="button"
        title={t('import.lines.open')}
        aria-label={t('import.lines.openOf', { count: digest.counts.bookings, name: row.name })}
        onClick={dialog.open}
      >
        {format.count(digest.counts.bookings)}
      </Anchor>
      {dialog.isMade ? (
        <Modal
          opened={dialog.isOpen}
          onClose={dialog.close}
          size="lg"
          title={t('import.lines.title', { name: row.name })}
          closeButtonProps={{ 'aria-label': t('ui.close') }}
        >
          <Stack gap="md">
            {counts ? (
              <Table aria-label={t('import.lines.all')}>
                <Table.Tbody>
                  {kinds.map((kind) => (
                    <Table.Tr key={kind}>
                      <Table.Td>{t(`import.lines.${kind}`)}</Table.Td>
                      <Table.Td className="number">{format.count(counts[kind])}</Table.Td>
                    </Table.Tr>
                  ))}
                  <Table.Tr className="sum">
                    <Table.Td>{t('import.lines.all')}</Table.Td>
                    <Table.Td className="number">{format.count(counts.lines)}</Table.Td>
                  </Table.Tr>
                </Table.Tbody>
              </Table>
            ) : null}
            {digest.counts.notBooking > 0 ? <NotBookings row={row} /> : null}
          </Stack>
        </Modal>
      ) : null}
    </>
  );
}

/** The lines that are no bookings, each with its reason. */
function NotBookings({ row }: { row: FileRow }) {
  const { t, coded, format } = useTexts();
  const here = row.item?.reading ?? null;
  const { byFile, error, reload } = useReadings(here === null && row.file ? [row.file.id] : []);
  const reading = here ?? byFile?.get(row.file?.id ?? '');
  if (error) return <FailureNotice error={error} onAgain={reload} />;
  if (!reading) return <Busy />;
  return (
    <>
      <Text fw={600}>{t('import.lines.notBookings')}</Text>
      <Table layout="fixed" aria-label={t('import.lines.notBookings')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th w={70}>{t('rows.line')}</Table.Th>
            <Table.Th w={170}>{t('rows.reason')}</Table.Th>
            <Table.Th>{t('rows.text')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {reading.notBookings.slice(0, 200).map((entry) => (
            <Table.Tr key={entry.line}>
              <Table.Td className="number">{format.count(entry.line)}</Table.Td>
              <Table.Td>{coded('notBooking', entry.reason)}</Table.Td>
              <Table.Td className="raw-text private" title={entry.text}>
                {entry.text}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </>
  );
}

/**
 * A dialog of which each line of the list has one: made when it is opened for the first time. It is there for a moment before it opens,
 * so that it knows what had the focus.
 */
function useMadeDialog() {
  const [state, setState] = useState<'none' | 'made' | 'open' | 'closed'>('none');
  useEffect(() => {
    if (state === 'made') setState('open');
  }, [state]);
  return {
    isMade: state !== 'none',
    isOpen: state === 'open',
    open: () => setState((before) => (before === 'none' ? 'made' : 'open')),
    close: () => setState('closed'),
  };
}
