import { Button, CloseButton, Group, Text, Title } from '@mantine/core';
import type { ImportSummary, RowView } from '../../../preload/contract';
import { announceChange } from '../../base/announced-changes';
import { groupedIban } from '../../base/format';
import { kontor } from '../../base/kontor';
import { useTexts } from '../../base/language';
import { useAction } from '../../base/use-action';
import { Amount } from '../../ui/amount';
import { FailureNotice } from '../../ui/failure-notice';
import { useReadings } from '../files/use-readings';
import { useImport } from '../queue/import-context';
import { findingSentence } from './findings-list';

type RowChoice = 'send' | 'leaveOut' | 'default';

interface RowDetailsProps {
  summary: ImportSummary;
  row: RowView;
  onClose: () => void;
}

/** One row with everything that is known of it and the line of the file it came from. */
export function RowDetails({ summary, row, onClose }: RowDetailsProps) {
  const texts = useTexts();
  const { t, format } = texts;
  const { queue } = useImport();
  const changing = useAction(kontor().imports.chooseRows);
  // A row carries the rules only; what was found stands in the reading of its file.
  const { byFile } = useReadings(row.findings.length > 0 ? [row.fileId] : []);
  const findings = byFile?.get(row.fileId)?.findings.filter(({ line }) => line === row.line) ?? [];
  async function choose(choice: RowChoice) {
    const answer = await changing.run(summary.id, { rows: [{ rowId: row.rowId }], choice });
    if (!answer.ok) return;
    queue.know(answer.value);
    onClose();
    announceChange({
      text: t(`rows.changed.${choice}`, { file: row.fileName, line: row.line }),
      undo: async () => {
        const back = await kontor().imports.goToChange(summary.id, 'back');
        if (!back.ok) return back.error;
        queue.know(back.value);
        return null;
      },
    });
  }
  const facts: [string, React.ReactNode][] = [
    [t('rows.day'), row.bookingDay ? format.day(row.bookingDay) : '–'],
    [t('rows.valueDay'), row.valueDay ? format.day(row.valueDay) : '–'],
    [t('rows.amount'), <Amount key="amount" value={row.amount} currency={row.currency} />],
    [t('rows.balance'), <Amount key="balance" value={row.balance} currency={row.currency} />],
    [t('rows.counterparty'), row.counterpartyName ?? '–'],
    [t('rows.iban'), row.counterpartyIban ? groupedIban(row.counterpartyIban) : '–'],
    [t('rows.purpose'), row.purpose ?? '–'],
    [t('rows.bookingText'), row.bookingText ?? '–'],
    [t('rows.references'), [row.eref, row.mref, row.creditorId].filter(Boolean).join(' · ') || '–'],
  ];
  return (
    <section className="row-details" aria-label={t('rows.details')}>
      <Group justify="space-between" wrap="nowrap">
        <Title order={2} className="cut">
          {t('rows.detailsTitle', { file: row.fileName, line: row.line })}
        </Title>
        <Group gap="xs" wrap="nowrap">
          {row.state === 'booking' ? (
            <Button loading={changing.isRunning} onClick={() => void choose('leaveOut')}>
              {t('rows.leaveOut')}
            </Button>
          ) : null}
          {row.state === 'leftOut' ? (
            <Button loading={changing.isRunning} onClick={() => void choose('default')}>
              {t('rows.takeBack')}
            </Button>
          ) : null}
          {row.state === 'pending' ? (
            <Button loading={changing.isRunning} onClick={() => void choose('send')}>
              {t('rows.sendPending')}
            </Button>
          ) : null}
          <CloseButton aria-label={t('ui.close')} onClick={onClose} />
        </Group>
      </Group>
      <FailureNotice error={changing.error} />
      {row.state === 'blocked' ? <Text size="sm">{t('rows.blockedText')}</Text> : null}
      {findings.map((finding) => (
        <Text key={`${finding.rule}:${finding.field}`} size="sm" className="row-finding">
          {finding.column ? `${finding.column}: ` : ''}
          {finding.text ? <code>{finding.text}</code> : null} {finding.text ? '– ' : ''}
          {findingSentence(finding, texts)}
        </Text>
      ))}
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
