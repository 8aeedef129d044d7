import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import type { DatabaseFile, StoreRecovery } from '../../../preload/contract';
import { useTexts } from '../../base/language';
import { ConfirmDialog } from '../../ui/confirm-dialog';

type Way = StoreRecovery | 'tryAgain';

/** What can be done about a database that does not open, the best way first. */
const ways: Record<string, readonly Way[]> = {
  damaged: ['copy', 'anew'],
  gone: ['copy', 'anew', 'tryAgain'],
  logDamaged: ['withoutLog', 'copy', 'anew'],
  wrongKey: ['tryAgain', 'anew'],
};
const otherwise: readonly Way[] = ['tryAgain'];

interface DatabaseRecoveryProps {
  /** Kontor's own store, or the database of the service on this computer. */
  of: 'store' | 'localService';
  errorCode: string;
  file: DatabaseFile | undefined;
  isBusy: boolean;
  onTryAgain: () => void;
  onRecover: (how: StoreRecovery) => void;
}

/** Each way is asked about before it is gone; the file that does not open is kept under another name. */
export function DatabaseRecovery({
  of,
  errorCode,
  file,
  isBusy,
  onTryAgain,
  onRecover,
}: DatabaseRecoveryProps) {
  const { t, format } = useTexts();
  const [asked, setAsked] = useState<StoreRecovery | null>(null);
  const madeAt = file?.copyMadeAt ?? null;
  const when = madeAt === null ? '' : format.instant(madeAt);
  const known = ways[errorCode.slice(errorCode.indexOf('.') + 1)] ?? otherwise;
  const offered = known.filter((way) => way !== 'copy' || madeAt !== null);
  return (
    <>
      {file && known !== otherwise ? (
        <Text c="dimmed">
          {t('app.recovery.file', { name: file.name })}{' '}
          {madeAt === null ? t('app.recovery.noCopy') : t('app.recovery.copyOf', { when })}
        </Text>
      ) : null}
      <Group>
        {offered.map((way, index) => (
          <Button
            key={way}
            variant={index === 0 ? 'filled' : 'default'}
            loading={isBusy}
            onClick={() => (way === 'tryAgain' ? onTryAgain() : setAsked(way))}
          >
            {way === 'tryAgain' ? t('ui.tryAgain') : t(`app.recovery.${way}`)}
          </Button>
        ))}
      </Group>
      {asked ? (
        <ConfirmDialog
          isOpen
          title={t(`app.recovery.${asked}.title`)}
          text={t(`app.recovery.${of}.${asked}`, { when })}
          confirmLabel={t(`app.recovery.${asked}`)}
          isDangerous={asked === 'anew'}
          isRunning={isBusy}
          onCancel={() => setAsked(null)}
          onConfirm={() => {
            setAsked(null);
            onRecover(asked);
          }}
        />
      ) : null}
    </>
  );
}
