import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import type { Customer, Upload } from '../../preload/contract';
import { useTexts } from '../base/language';
import { listedStanding, standingUploads } from './activity-filter';

interface StandingUploadsProps {
  uploads: readonly Upload[];
  customers: readonly Pick<Customer, 'id' | 'name'>[];
  onShow: (customerId: string) => void;
}

/**
 * Uploads that were to go on by themselves and may not: most often no call was made, so no job below tells of them. Nothing when there
 * are none.
 */
export function StandingUploads({ uploads, customers, onShow }: StandingUploadsProps) {
  const { t, sentence } = useTexts();
  const standing = standingUploads(uploads);
  if (standing.length === 0) return null;
  return (
    <Stack component="section" gap="xs" aria-label={t('activity.standing')}>
      {standing
        .slice(0, listedStanding)
        .map(({ id, customerId, error, transactionsDone, transactionsTotal }) => {
          const name = customers.find((customer) => customer.id === customerId)?.name;
          return (
            <Alert key={id} color="yellow" role="status">
              <Group justify="space-between" wrap="nowrap" align="flex-start">
                <Stack gap={4} flex={1} className="breakable">
                  <Text fw={600}>
                    {t('activity.standing.of', {
                      name: name ?? '–',
                      done: transactionsDone,
                      total: transactionsTotal,
                    })}
                  </Text>
                  {error ? <Text>{sentence(error)}</Text> : null}
                </Stack>
                {name === undefined ? null : (
                  <Button onClick={() => onShow(customerId)}>{t('activity.standing.show')}</Button>
                )}
              </Group>
            </Alert>
          );
        })}
      {standing.length > listedStanding ? (
        <Text c="dimmed" size="sm">
          {t('activity.standing.more', { count: standing.length - listedStanding })}
        </Text>
      ) : null}
    </Stack>
  );
}
