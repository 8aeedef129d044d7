import type { Connection } from '../../preload/contract';
import { kontor } from '../base/kontor';
import { useTexts } from '../base/language';
import { useAction } from '../base/use-action';
import { ConfirmDialog } from '../ui/confirm-dialog';

export function RemoveConnectionDialog({
  connection,
  onClose,
}: {
  connection: Connection;
  onClose: () => void;
}) {
  const { t } = useTexts();
  const removing = useAction(kontor().connections.remove);
  return (
    <ConfirmDialog
      isOpen
      isDangerous
      title={t('connections.removeTitle', { name: connection.name })}
      text={t('connections.removeText')}
      confirmLabel={t('ui.remove')}
      isRunning={removing.isRunning}
      error={removing.error}
      onConfirm={() => {
        void removing.run(connection.id).then((answer) => {
          if (answer.ok) onClose();
        });
      }}
      onCancel={onClose}
    />
  );
}
