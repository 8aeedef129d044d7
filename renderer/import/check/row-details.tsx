import { Button, CloseButton, Group, Text, Title } from '@mantine/core';
import type { ImportFindings, RowView } from '../../../preload/contract';
import { groupedIban } from '../../base/format';
import { useTexts } from '../../base/language';
import { joinedTexts } from '../../base/languages/isolated-text';
import { reasonText } from '../../base/leave-out-reason';
import { Amount } from '../../ui/amount';
import { LeaveOut } from './leave-out';
import { RowFindings } from './row-findings';
import type { RowChanges } from './use-row-changes';

interface RowDetailsProps {
  found: ImportFindings | null;
  row: RowView;
  changes: RowChanges;
  onClose: () => void;
}

/** One row with everything that is known of it and the line of the file it came from. */
export function RowDetails({ found, row, changes, onClose }: RowDetailsProps) {
  const texts = useTexts();
  const { t, format } = texts;
  async function choose(choice: 'send' | 'leaveOut' | 'default', reason?: string) {
    const text = t(`rows.changed.${choice}`, { file: row.fileName, line: row.line });
    if (await changes.choose({ rows: [{ rowId: row.rowId }], choice, ...(reason ? { reason } : {}) }, text))
      onClose();
  }
  const title = t('rows.detailsTitle', { file: row.fileName, line: row.line });
  const facts: [string, React.ReactNode][] = [
    [t('rows.day'), row.bookingDay ? format.day(row.bookingDay) : '–'],
    [t('rows.valueDay'), row.valueDay ? format.day(row.valueDay) : '–'],
    [t('rows.amount'), <Amount key="amount" value={row.amount} currency={row.currency} />],
    [t('rows.balance'), <Amount key="balance" value={row.balance} currency={row.currency} />],
    [t('rows.counterparty'), row.counterpartyName ?? '–'],
    [t('rows.iban'), row.counterpartyIban ? groupedIban(row.counterpartyIban) : '–'],
    [t('rows.purpose'), row.purpose ?? '–'],
    [t('rows.bookingText'), row.bookingText ?? '–'],
    [t('rows.references'), joinedTexts([row.eref, row.mref, row.creditorId], ' · ') || '–'],
  ];
  return (
    <section className="row-details" aria-label={t('rows.details')}>
      <Group justify="space-between" wrap="nowrap" className="row-details-head">
        <Title order={2} className="cut private" title={title}>
          {title}
        </Title>
        <Group gap="xs" wrap="nowrap">
          {row.state === 'booking' || row.state === 'blocked' ? (
            <LeaveOut
              label={t('rows.leaveOut')}
              isRunning={changes.isRunning}
              onLeaveOut={(reason) => void choose('leaveOut', reason)}
            />
          ) : null}
          {row.state === 'leftOut' ? (
            <LeaveOut
              label={t('leaveOut.sayWhy')}
              isRunning={changes.isRunning}
              reason={row.leftOutFor}
              onLeaveOut={(reason) => void choose('leaveOut', reason)}
            />
          ) : null}
          {row.state === 'leftOut' ? (
            <Button loading={changes.isRunning} onClick={() => void choose('default')}>
              {t('rows.takeBack')}
            </Button>
          ) : null}
          {row.state === 'pending' ? (
            <Button loading={changes.isRunning} onClick={() => void choose('send')}>
              {t('rows.sendPending')}
            </Button>
          ) : null}
          <CloseButton aria-label={t('ui.close')} onClick={onClose} />
        </Group>
      </Group>
      {row.leftOutFor ? (
        <Text size="sm">{t('leaveOut.for', { reason: reasonText(row.leftOutFor, texts) })}</Text>
      ) : null}
      {row.state === 'blocked' ? <Text size="sm">{t('rows.blockedText')}</Text> : null}
      <RowFindings found={found} row={row} changes={changes} />
      <dl className="facts private">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Text size="xs" c="dimmed">
        {t('rows.raw')}
      </Text>
      <pre className="raw private">{row.raw}</pre>
    </section>
  );
}
