import { Group, Loader, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { BridgeError } from '../../../preload/contract';
import { useTexts } from '../../base/language';
import { isKeychainAway, isStoreOpen, useStoreAccess } from '../../base/store-access';
import { useQueueState } from '../../import/queue/import-context';
import { DatabaseRecovery } from './database-recovery';

/** What needs data is drawn only when the store is open; until then the place says where things stand. */
export function StoreGate({ children }: { children: ReactNode }) {
  const { t, sentence } = useTexts();
  const { state, isBusy, error, open, recover } = useStoreAccess();
  const waiting = useQueueState().items.length;
  if (isStoreOpen(state)) return children;
  const waitingText = waiting > 0 ? <Text>{t('app.store.filesWait', { count: waiting })}</Text> : null;
  if (isBusy || !state) {
    return (
      <Stack p="xl" gap="sm" role="status">
        <Group gap="sm">
          <Loader size="sm" />
          <Text>{t('app.store.opening')}</Text>
        </Group>
        {waitingText}
      </Stack>
    );
  }
  const reason: BridgeError | null = error ?? (state.errorCode ? { code: state.errorCode } : null);
  // What the key store does is said in the band above, with both ways out.
  const isBandShown = isKeychainAway(state);
  return (
    <Stack p="xl" maw={600} gap="sm">
      <Title order={1}>{t('app.store.closed')}</Title>
      <Text>{reason && !isBandShown ? sentence(reason) : t('app.store.closedText')}</Text>
      {waitingText}
      {isBandShown ? null : (
        <DatabaseRecovery
          of="store"
          errorCode={state.errorCode ?? ''}
          file={state.file}
          isBusy={isBusy}
          onTryAgain={open}
          onRecover={recover}
        />
      )}
    </Stack>
  );
}
