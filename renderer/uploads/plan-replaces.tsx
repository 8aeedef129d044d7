import { Alert, Stack, Table, Text } from '@mantine/core';
import type { UploadPlan } from '../../preload/contract';
import { useTexts } from '../base/language';
import { Amount } from '../ui/amount';

/** What goes from the service first, because this import was sent before and has been corrected since. */
export function PlanReplaces({ replaces }: { replaces: UploadPlan['replaces'] }) {
  const { t, format } = useTexts();
  if (!replaces) return null;
  const { transactions, rows } = replaces;
  return (
    <Alert color="yellow" title={t('plan.replaces', { count: transactions })}>
      <Stack gap="xs">
        <Text size="sm">{t('plan.replacesMeaning')}</Text>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls has to be reached by keyboard */}
        <section className="reasons" tabIndex={0} aria-label={t('plan.replacesRows')}>
          <Table aria-label={t('plan.replacesRows')}>
            <Table.Tbody>
              {rows.map((row) => (
                <Table.Tr key={row.transactionId}>
                  <Table.Td>{row.bookingDay ? format.day(row.bookingDay) : ''}</Table.Td>
                  <Table.Td className="number">
                    <Amount value={row.amount} currency={row.currency} />
                  </Table.Td>
                  <Table.Td className="code">{row.transactionId}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </section>
        {transactions > rows.length ? (
          <Text c="dimmed">{t('upload.rollBackMore', { n: format.count(transactions - rows.length) })}</Text>
        ) : null}
      </Stack>
    </Alert>
  );
}
