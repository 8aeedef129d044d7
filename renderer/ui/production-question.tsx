import { type ReactNode, useState } from 'react';
import type { Environment } from '../../preload/contract';
import { useTexts } from '../base/language';
import { ConfirmDialog } from './confirm-dialog';
import { EnvironmentBadge } from './environment-badge';

/**
 * Asked before a call that changes something at a service with real data (feature 44); elsewhere the call goes at once. Answers the asking,
 * and the dialog to be drawn.
 */
export function useProductionQuestion(
  environment: Environment,
  text: string,
): [ask: (then: () => void) => void, dialog: ReactNode] {
  const { t } = useTexts();
  const [next, setNext] = useState<{ then: () => void } | null>(null);
  const ask = (then: () => void) => {
    if (environment === 'production') setNext({ then });
    else then();
  };
  const dialog = (
    <ConfirmDialog
      isOpen={next !== null}
      isDangerous
      title={t('production.firstTitle')}
      text={text}
      confirmLabel={t('production.firstConfirm')}
      onConfirm={() => {
        setNext(null);
        next?.then();
      }}
      onCancel={() => setNext(null)}
    >
      <EnvironmentBadge environment="production" />
    </ConfirmDialog>
  );
  return [ask, dialog];
}
