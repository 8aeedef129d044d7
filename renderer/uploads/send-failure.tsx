import { Button, Group, Stack } from '@mantine/core';
import type { BridgeError } from '../../preload/contract';
import { useTexts } from '../base/language';
import { useNavigation } from '../base/navigation';
import { wayOutOf } from '../base/ways-out';
import { useImport } from '../import/queue/import-context';
import { FailureNotice } from '../ui/failure-notice';

interface SendFailureProps {
  error: BridgeError | null;
  onAgain?: () => void;
}

/** What went wrong on the way to the service, with the way to where it is mended: a sentence alone is a dead end. */
export function SendFailure({ error, onAgain }: SendFailureProps) {
  const { t } = useTexts();
  const { go } = useNavigation();
  const { change } = useImport();
  if (!error) return null;
  const way = wayOutOf(error);
  return (
    <Stack gap="xs">
      <FailureNotice error={error} {...(onAgain ? { onAgain } : {})} />
      {way ? (
        <Group gap="xs">
          <Button onClick={() => (way === 'connections' ? go({ screen: way }) : change({ step: way }))}>
            {t(`upload.wayOut.${way}`)}
          </Button>
        </Group>
      ) : null}
    </Stack>
  );
}
