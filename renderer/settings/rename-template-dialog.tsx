import type { MappingTemplate } from '../../preload/contract';
import { kontor } from '../base/kontor';
import { useTexts } from '../base/language';
import { useAction } from '../base/use-action';
import { RenameDialog } from '../ui/rename-dialog';

interface RenameTemplateDialogProps {
  template: MappingTemplate;
  onRenamed: () => void;
  onClose: () => void;
}

export function RenameTemplateDialog({ template, onRenamed, onClose }: RenameTemplateDialogProps) {
  const { t } = useTexts();
  const saving = useAction(kontor().templates.save);
  async function rename(name: string) {
    const { id, headerFingerprint, header, options } = template;
    const answer = await saving.run({ id, headerFingerprint, header, options, name });
    if (answer.ok) onRenamed();
  }
  return (
    <RenameDialog
      title={t('templates.rename')}
      label={t('templates.name')}
      name={template.name}
      isRunning={saving.isRunning}
      error={saving.error}
      onRename={(name) => void rename(name)}
      onClose={onClose}
    />
  );
}
