import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconLockOff } from '@tabler/icons-react';
import { useTexts } from '../../base/language';
import { joinedTexts } from '../../base/languages/isolated-text';
import { isKeychainAway, isStoreOpen, useStoreAccess } from '../../base/store-access';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { ClockQuestion } from './clock-question';
import { DatabaseRecovery } from './database-recovery';
import { ReadNotice } from './read-notice';

/** No key store, a locked or a refusing one: says so, and offers memory only; the default is to do nothing (SEC-15). */
export function StoreBanner() {
  const { t, sentence } = useTexts();
  const { state, isBusy, error, open, allowSession, recoverLocalService } = useStoreAccess();
  const [isAsking, ask] = useDisclosure(false);
  const [isRead, read] = useDisclosure(false);
  const [isClockRead, readClock] = useDisclosure(false);
  const [isErasedRead, readErased] = useDisclosure(false);
  const [areFilesRead, readFiles] = useDisclosure(false);
  if (!state) return null;
  if (state.localService && isStoreOpen(state)) {
    const { errorCode, file } = state.localService;
    return (
      <Alert className="band" color="red" role="alert">
        <Stack gap="xs">
          <Text>{sentence(error ?? { code: errorCode })}</Text>
          <DatabaseRecovery
            of="localService"
            errorCode={errorCode}
            file={file}
            isBusy={isBusy}
            onTryAgain={() => recoverLocalService(null)}
            onRecover={recoverLocalService}
          />
        </Stack>
      </Alert>
    );
  }
  if (state.setAsideAs && isStoreOpen(state) && !isRead)
    return (
      <ReadNotice onRead={read.open}>{t('app.recovery.setAside', { name: state.setAsideAs })}</ReadNotice>
    );
  if (state.filesSetAside && !areFilesRead)
    return (
      <ReadNotice onRead={readFiles.open}>
        {t('app.settings.setAside', { names: joinedTexts(state.filesSetAside) })}
      </ReadNotice>
    );
  if (state.erasedByAge && !isErasedRead) {
    const { names, customers, imports } = state.erasedByAge;
    return (
      <ReadNotice onRead={readErased.open}>
        {[
          ...(customers > 0
            ? [t('app.erased.customers', { count: customers, names: namesIn(names, customers) })]
            : []),
          ...(imports > 0 ? [t('app.erased.imports', { count: imports })] : []),
        ].join(' ')}
      </ReadNotice>
    );
  }
  if (state.isClockDoubted && isStoreOpen(state) && !isClockRead)
    return <ClockQuestion onLater={readClock.open} />;
  if (state.mode === 'session') {
    return (
      <Alert className="band" color="yellow" icon={<IconLockOff size={18} />} role="status">
        {t('app.session.banner')}
      </Alert>
    );
  }
  if (!isKeychainAway(state)) return null;
  return (
    <Alert className="band" color="yellow" icon={<IconLockOff size={18} />} role="alert">
      <Group justify="space-between" gap="md">
        <Text className="band-text">
          {t(`app.keychain.${state.keychain as 'locked' | 'missing' | 'denied'}`)}
        </Text>
        <Group gap="xs" wrap="nowrap">
          <Button onClick={open} loading={isBusy}>
            {t('ui.tryAgain')}
          </Button>
          <Button onClick={ask.open}>{t('app.session.choose')}</Button>
        </Group>
      </Group>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('app.session.title')}
        text={t('app.session.text')}
        confirmLabel={t('app.session.choose')}
        onConfirm={() => {
          ask.close();
          allowSession();
        }}
        onCancel={ask.close}
      />
    </Alert>
  );
}

/** As many names as are known, and a sign for those that are not. */
function namesIn(names: readonly string[], all: number): string {
  return names.length < all ? `${joinedTexts(names)}, …` : joinedTexts(names);
}
