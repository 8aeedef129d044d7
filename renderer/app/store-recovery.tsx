import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import type { StoreRecovery, StoreState } from '../../preload/contract';
import { useTexts } from '../base/language';
import { useStoreAccess } from '../base/store-access';
import { ConfirmDialog } from '../ui/confirm-dialog';

type Way = StoreRecovery | 'tryAgain';

/** What can be done about a store that does not open, the best way first. */
const ways: Record<string, readonly Way[]> = {
  'store.damaged': ['copy', 'anew'],
  'store.gone': ['copy', 'anew', 'tryAgain'],
  'store.logDamaged': ['withoutLog', 'copy', 'anew'],
  'store.wrongKey': ['tryAgain', 'anew'],
  'store.newer': ['tryAgain'],
};
const otherwise: readonly Way[] = ['tryAgain'];

/** Each way is asked about before it is gone; the damaged file itself is kept under another name. */
export function StoreRecoveryChoice({ state }: { state: StoreState }) {
  const { t, format } = useTexts();
  const { open, recover } = useStoreAccess();
  const [asked, setAsked] = useState<StoreRecovery | null>(null);
  const madeAt = state.file?.copyMadeAt ?? null;
  const when = madeAt === null ? '' : format.instant(madeAt);
  const offered = (ways[state.errorCode ?? ''] ?? otherwise).filter(
    (way) => way !== 'copy' || madeAt !== null,
  );
  return (
    <>
      {state.file && offered.some((way) => way !== 'tryAgain') ? (
        <Text c="dimmed">
          {t('app.recovery.file', { name: state.file.name })}{' '}
          {madeAt === null ? t('app.recovery.noCopy') : t('app.recovery.copyOf', { when })}
        </Text>
      ) : null}
      <Group>
        {offered.map((way, index) => (
          <Button
            key={way}
            variant={index === 0 ? 'filled' : 'default'}
            onClick={() => (way === 'tryAgain' ? open() : setAsked(way))}
          >
            {way === 'tryAgain' ? t('ui.tryAgain') : t(`app.recovery.${way}`)}
          </Button>
        ))}
      </Group>
      {asked ? (
        <ConfirmDialog
          isOpen
          title={t(`app.recovery.${asked}.title`)}
          text={t(`app.recovery.${asked}.text`, { when })}
          confirmLabel={t(`app.recovery.${asked}`)}
          isDangerous={asked === 'anew'}
          onCancel={() => setAsked(null)}
          onConfirm={() => recover(asked)}
        />
      ) : null}
    </>
  );
}
