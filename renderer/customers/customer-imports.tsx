import { Button, Group, Paper, Stack, Table, Text, Title } from '@mantine/core';
import type { Customer, CustomerHistory } from '../../preload/contract';
import { useTexts } from '../base/language';
import { useNavigation } from '../base/navigation';
import { useLive } from '../base/use-live';
import { useImport, useQueueState } from '../import/queue/import-context';
import { isUnderWay } from '../import/queue/queue-state';
import { EmptyView } from '../ui/empty-view';
import { StatusBadge, Unreadable } from '../ui/status-badge';
import { RollBack } from '../uploads/roll-back';
import { uploadTones } from '../uploads/upload-state';
import { useWorkWay } from '../uploads/use-work-way';

type OneImport = CustomerHistory['imports'][number];

interface CustomerImportsProps {
  customer: Customer;
  imports: readonly OneImport[];
}

/** Every import with its files, by whom, and every time it was sent. */
export function CustomerImports({ customer, imports }: CustomerImportsProps) {
  const { t } = useTexts();
  if (imports.length === 0) {
    return <EmptyView title={t('customer.noImports')} text={t('customer.noImportsText')} />;
  }
  return (
    <Stack gap="sm">
      {imports.map((one) => (
        <ImportPanel key={one.id} customer={customer} one={one} />
      ))}
    </Stack>
  );
}

function ImportPanel({ customer, one }: { customer: Customer; one: OneImport }) {
  const { t, format } = useTexts();
  const by = one.createdBy ?? t('customer.unknownUser');
  return (
    <Paper className="panel" component="section" aria-labelledby={`import-${one.id}`}>
      <div className="panel-head">
        <Title order={2} id={`import-${one.id}`}>
          {t('customer.importOf', { time: format.instant(one.createdAt), by })}
        </Title>
        {one.isUnreadable ? <Unreadable /> : null}
        {one.state === 'open' ? <TakeUp customer={customer} importId={one.id} /> : null}
      </div>
      <Table layout="fixed" aria-label={t('customer.files')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('customer.file')}</Table.Th>
            <Table.Th className="number" w={96}>
              {t('customer.bookings')}
            </Table.Th>
            <Table.Th className="number" w={82}>
              {t('customer.size')}
            </Table.Th>
            <Table.Th w={196}>SHA-256</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {one.files.map((file) => (
            <Table.Tr key={file.id}>
              <Table.Td className="cut private" title={file.name}>
                {file.name}
              </Table.Td>
              <Table.Td className="number">
                {file.isUnreadable
                  ? t('ui.unreadable')
                  : file.bookings === null
                    ? t('customer.notRead')
                    : format.count(file.bookings)}
              </Table.Td>
              <Table.Td className="number">{format.bytes(file.sizeBytes)}</Table.Td>
              <Table.Td className="code cut selectable" title={file.sha256 ?? undefined}>
                {file.sha256 ?? '–'}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {one.uploads.length === 0 ? (
        <Text size="xs" c="dimmed">
          {t('customer.neverSent')}
        </Text>
      ) : (
        <ul className="upload-lines">
          {one.uploads.map((upload) => (
            <UploadLine key={upload.id} importId={one.id} customerId={customer.id} upload={upload} />
          ))}
        </ul>
      )}
    </Paper>
  );
}

interface UploadLineProps {
  importId: string;
  customerId: string;
  upload: OneImport['uploads'][number];
}

function UploadLine({ importId, customerId, upload }: UploadLineProps) {
  const { t, format } = useTexts();
  const way = useWorkWay();
  // What runs is ahead of what the store had when the page was opened.
  const live = useLive('uploads.changed')?.find(({ id }) => id === upload.id);
  const state = live?.state ?? upload.state;
  const done = live?.transactionsDone ?? upload.transactionsDone;
  const isOver = state === 'done' || state === 'cancelled' || state === 'rolledBack';
  return (
    <li>
      {upload.isUnreadable ? (
        <Unreadable />
      ) : (
        <StatusBadge tone={uploadTones[state]}>{t(`upload.state.${state}`)}</StatusBadge>
      )}
      <Text>
        {t('customer.uploadOf', {
          time: format.instant(upload.startedAt),
          by: upload.startedBy ?? t('customer.unknownUser'),
          done,
          total: upload.transactionsTotal,
        })}
      </Text>
      {isOver ? null : (
        <Button onClick={() => way.show({ kind: 'upload', id: upload.id, customerId, importId })}>
          {t('upload.show')}
        </Button>
      )}
      {live ? <RollBack upload={live} /> : null}
    </li>
  );
}

/** An import that was begun for the customer and not sent. */
function TakeUp({ customer, importId }: { customer: Customer; importId: string }) {
  const { t } = useTexts();
  const { go } = useNavigation();
  const { queue, change } = useImport();
  const isBusy = useQueueState().items.some(isUnderWay);
  return (
    <Group gap="xs">
      <StatusBadge tone="ask">{t('customer.importOpen')}</StatusBadge>
      <Button
        disabled={isBusy}
        onClick={() => {
          queue.switchTo(importId);
          change({ step: 'files', customerId: customer.id, uploadId: null, skipsSending: false });
          go({ screen: 'import' });
        }}
      >
        {t('import.open.goOn')}
      </Button>
    </Group>
  );
}
