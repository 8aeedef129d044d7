import { Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconFileDownload } from '@tabler/icons-react';
import type { ChangeEvent } from 'react';
import { fileChooserId } from '../base/file-chooser';
import { type Translate, useTexts } from '../base/language';
import type { Dropped } from '../import/intake/dropped-items';
import { useDropTarget } from '../import/intake/use-drop-target';
import { useOfferedFiles } from '../import/intake/use-offered-files';
import { usePastedTables } from '../import/intake/use-pasted-tables';
import { offerTemplates, type TemplateRefusal } from '../import/templates/template-offer';
import { withNames } from '../ui/names/with-names';
import { DropQuestion } from './drop-question';
import { useArrivals } from './use-arrivals';

/**
 * Takes files wherever they are dropped on the window, and from the chooser. Any type is taken: what a file is, its
 * content says, not the ending and not what the system believes (B035).
 */
export function WindowDropZone() {
  const { t } = useTexts();
  const { arrive, held, settle } = useArrivals();

  async function take(dropped: Dropped) {
    const { others, refusals } = await offerTemplates(dropped.files);
    for (const refusal of [...dropped.refusals, ...refusals]) tellRefusal(refusal, t);
    if (others.length > 0) await arrive(others);
  }
  const isOver = useDropTarget(take);
  useOfferedFiles(take);
  usePastedTables({
    take: (found) => void take(found),
    nameOf: (mark) => t('import.pasted', { mark }),
  });

  function onChosen(event: ChangeEvent<HTMLInputElement>) {
    void take({ files: [...(event.currentTarget.files ?? [])], refusals: [] });
    // The same file chosen twice in a row must be noticed twice.
    event.currentTarget.value = '';
  }

  return (
    <>
      <input
        id={fileChooserId}
        type="file"
        multiple
        hidden
        tabIndex={-1}
        aria-label={t('import.choose')}
        onChange={onChosen}
      />
      {held.length > 0 ? (
        <DropQuestion
          files={held}
          onCancel={() => settle('giveUp')}
          onAdd={() => settle('add')}
          onBegin={() => settle('begin')}
        />
      ) : null}
      {isOver ? (
        <div className="drop-cover" aria-hidden>
          <IconFileDownload size={40} stroke={1.3} />
          <Text fw={600}>{t('import.dropHere')}</Text>
        </div>
      ) : null}
    </>
  );
}

/** Says of something that is no file to be read why it was not taken. */
function tellRefusal(refusal: Dropped['refusals'][number] | TemplateRefusal, t: Translate): void {
  notifications.show({
    id: `refused-${refusal.reason}-${refusal.name}`,
    color: 'yellow',
    title: t('import.refused.title'),
    message: withNames(t(`import.refused.${refusal.reason}`, { name: refusal.name })),
    autoClose: 9_000,
    closeButtonProps: { 'aria-label': t('ui.close') },
  });
}
