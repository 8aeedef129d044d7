import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useTexts } from '../base/language';

export function FaultView({ onAgain }: { onAgain: () => void }) {
  const { t } = useTexts();
  return (
    <Stack role="alert" p="xl" maw={560} gap="sm">
      <Title order={1}>{t('app.fault.title')}</Title>
      <Text>{t('app.fault.text')}</Text>
      <Group>
        <Button variant="filled" onClick={onAgain}>
          {t('app.fault.again')}
        </Button>
      </Group>
    </Stack>
  );
}
