import { Button, Group, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useTexts } from '../../base/language';
import { useStoreAccess } from '../../base/store-access';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { ReadNotice } from './read-notice';

/** The clock leapt: nothing is deleted by age before somebody says that the date is right (SEC-47). Doing nothing deletes nothing. */
export function ClockQuestion({ onLater }: { onLater: () => void }) {
  const { t, format } = useTexts();
  const { isBusy, confirmClock } = useStoreAccess();
  const [isAsking, ask] = useDisclosure(false);
  const today = format.instant(new Date().toISOString());
  return (
    <ReadNotice onRead={onLater}>
      <Group justify="space-between" gap="md">
        <Text className="band-text">{t('app.clock.doubted', { today })}</Text>
        <Button onClick={ask.open} loading={isBusy}>
          {t('app.clock.isRight')}
        </Button>
      </Group>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('app.clock.ask')}
        text={t('app.clock.askText', { today })}
        confirmLabel={t('app.clock.isRight')}
        onConfirm={() => {
          ask.close();
          confirmClock();
        }}
        onCancel={ask.close}
      />
    </ReadNotice>
  );
}
