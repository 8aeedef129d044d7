import { useTexts } from '../base/language';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { EnvironmentBadge } from '../ui/environment-badge';

interface FirstCallInProductionProps {
  isOpen: boolean;
  /** Of the customer. */
  name: string;
  /** Name of the connection. */
  connection: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asked once more before anything of a case reaches a service with real data (feature 44). */
export function FirstCallInProduction({
  isOpen,
  name,
  connection,
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
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <EnvironmentBadge environment="production" />
    </ConfirmDialog>
  );
}
