import { Button, Stack, Table, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { RollBackPlan, Upload } from '../../preload/contract';
import { kontor } from '../base/kontor';
import { useTexts } from '../base/language';
import { useAction } from '../base/use-action';
import { useLoaded } from '../base/use-loaded';
import { Amount } from '../ui/amount';
import { Busy } from '../ui/busy';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { SendFailure } from './send-failure';
import { canRollBack } from './upload-state';

/** Takes an upload back, after a look at what goes; shows nothing where nothing can be taken back. */
export function RollBack({ upload }: { upload: Upload }) {
  const { t } = useTexts();
  const [isAsking, ask] = useDisclosure(false);
  if (!canRollBack(upload)) return null;
  return (
    <>
      <Button onClick={ask.open}>{t('upload.rollBack')}</Button>
      {isAsking ? <RollBackDialog upload={upload} onClose={ask.close} /> : null}
    </>
  );
}

function RollBackDialog({ upload, onClose }: { upload: Upload; onClose: () => void }) {
  const { t } = useTexts();
  const [plan, reload] = useLoaded(upload.id, () => kontor().uploads.rollBackPlan(upload.id));
  const rollingBack = useAction(kontor().uploads.rollBack);
  const count = plan.state === 'ready' ? plan.value.transactions : 0;

  async function rollBack() {
    if ((await rollingBack.run(upload.id)).ok) onClose();
  }

  return (
    <ConfirmDialog
      isOpen
      isDangerous
      title={t('upload.rollBackTitle')}
      text={
        plan.state === 'ready' && count === 0
          ? t('upload.rollBackNothing')
          : plan.state === 'ready'
            ? t('upload.rollBackText', { count })
            : ''
      }
      confirmLabel={t('upload.rollBackConfirm')}
      isRunning={rollingBack.isRunning}
      isAllowed={plan.state === 'ready'}
      error={rollingBack.error}
      onConfirm={() => void rollBack()}
      onCancel={onClose}
    >
      {plan.state === 'loading' ? <Busy /> : null}
      {plan.state === 'failed' ? <SendFailure error={plan.error} onAgain={reload} /> : null}
      {plan.state === 'ready' ? <RollBackList plan={plan.value} /> : null}
    </ConfirmDialog>
  );
}

function RollBackList({ plan }: { plan: RollBackPlan }) {
  const { t, format } = useTexts();
  return (
    <Stack gap="xs">
      {plan.kept > 0 ? <Text>{t('upload.rollBackKept', { count: plan.kept })}</Text> : null}
      {plan.accounts.map((account) => (
        <Text key={account.accountRowId} size="sm">
          <span className="private">{account.label}</span>
          {': '}
          {format.count(account.transactions)}
          {account.firstBookingDay && account.lastBookingDay
            ? `, ${format.period(account.firstBookingDay, account.lastBookingDay)}`
            : ''}
        </Text>
      ))}
      {plan.rows.length > 0 ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls has to be reached by keyboard
        <section className="reasons" tabIndex={0} aria-label={t('upload.rollBackRows')}>
          <Table aria-label={t('upload.rollBackRows')}>
            <Table.Tbody>
              {plan.rows.map((row) => (
                <Table.Tr key={row.transactionId}>
                  <Table.Td>{row.bookingDay ? format.day(row.bookingDay) : ''}</Table.Td>
                  <Table.Td className="private">{row.counterpartyName}</Table.Td>
                  <Table.Td className="number">
                    <Amount value={row.amount} currency={row.currency} />
                  </Table.Td>
                  <Table.Td className="private">
                    {t('upload.rollBackLine', { file: row.fileName, line: row.line })}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </section>
      ) : null}
      {plan.transactions > plan.rows.length ? (
        <Text c="dimmed">
          {t('upload.rollBackMore', { n: format.count(plan.transactions - plan.rows.length) })}
        </Text>
      ) : null}
    </Stack>
  );
}
