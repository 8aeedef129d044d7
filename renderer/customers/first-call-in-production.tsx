import type { ReactNode } from 'react';
import type { BridgeError } from '../../preload/contract';
import { useTexts } from '../base/language';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { EnvironmentBadge } from '../ui/environment-badge';

interface FirstCallInProductionProps {
  isOpen: boolean;
  /** Of the customer. */
  name: string;
  /** Name of the connection. */
  connection: string;
  isRunning?: boolean;
  error?: BridgeError | null;
  /** What exactly is done. */
  children?: ReactNode;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asked once more before anything of a case reaches a service with real data (feature 44). */
export function FirstCallInProduction({
  isOpen,
  name,
  connection,
  isRunning = false,
  error = null,
  children,
  onConfirm,
  onCancel,
}: FirstCallInProductionProps) {
  const { t } = useTexts();
  return (
    <ConfirmDialog
      isOpen={isOpen}
      isDangerous
      title={t('production.firstTitle')}
      text={t('production.firstText', { name, connection })}
      confirmLabel={t('production.firstConfirm')}
      isRunning={isRunning}
      error={error}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {children}
      <EnvironmentBadge environment="production" />
    </ConfirmDialog>
  );
}
