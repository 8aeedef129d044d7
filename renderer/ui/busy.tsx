import { Button, Group, Loader, Text } from '@mantine/core';
import { useTexts } from '../base/language';

interface BusyProps {
  label?: string;
  /** Ends what takes long. */
  onStop?: () => void;
}

export function Busy({ label, onStop }: BusyProps) {
  const { t } = useTexts();
  return (
    <Group p="md" gap="sm" role="status" data-focus-wait>
      <Loader size="xs" />
      <Text c="dimmed">{label ?? t('ui.loading')}</Text>
      {onStop ? <Button onClick={onStop}>{t('ui.stop')}</Button> : null}
    </Group>
  );
}
