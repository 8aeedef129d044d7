import { Alert, Button, Group, Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import type { BridgeError } from '../../preload/contract';
import { useTexts } from '../base/language';
import { HelpLink } from './help/help-link';

interface FailureNoticeProps {
  error: BridgeError | null;
  onAgain?: () => void;
}

/** What happened, what was kept, what to do: in place, beside what the user did. Nothing when there is no error. */
export function FailureNotice({ error, onAgain }: FailureNoticeProps) {
  const { t, sentence } = useTexts();
  if (!error) return null;
  return (
    <Alert color="red" icon={<IconInfoCircle size={18} aria-hidden />} role="alert">
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <Text>
          {sentence(error)} <HelpLink topic={`error.${error.code}`} />
        </Text>
        {onAgain ? <Button onClick={onAgain}>{t('ui.tryAgain')}</Button> : null}
      </Group>
    </Alert>
  );
}
