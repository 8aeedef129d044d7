import { Group, Loader, Text } from '@mantine/core';
import { useTexts } from '../base/language';

export function Busy({ label }: { label?: string }) {
  const { t } = useTexts();
  return (
    <Group p="md" gap="sm" role="status" data-focus-wait>
      <Loader size="xs" />
      <Text c="dimmed">{label ?? t('ui.loading')}</Text>
    </Group>
  );
}
