import { Alert, Button, Group, Text } from '@mantine/core';
import { useTexts } from '../base/language';

/** An import that was sent and is corrected since: what the service holds is no more what stands here, until it is planned anew. */
export function ChangedSince({ onNewPlan }: { onNewPlan: () => void }) {
  const { t } = useTexts();
  return (
    <Alert color="yellow" role="status">
      <Group justify="space-between" gap="sm" wrap="nowrap" align="flex-start">
        <Text flex={1}>{t('upload.changedSince')}</Text>
        <Button onClick={onNewPlan}>{t('upload.newPlan')}</Button>
      </Group>
    </Alert>
  );
}
