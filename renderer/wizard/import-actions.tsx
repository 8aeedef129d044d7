import { Button } from '@mantine/core';
import { IconFilePlus, IconPlus, IconStack2, IconTrash } from '@tabler/icons-react';
import { openFileChooser } from '../base/file-chooser';
import { useTexts } from '../base/language';
import { useImport, useQueueState } from '../import/queue/import-context';
import { useOpenImports } from './open-imports';

/** What is done with the import as a whole: from every step of it one press away. */
export function ImportActions() {
  const { t } = useTexts();
  const { ask } = useImport();
  const { items, summary } = useQueueState();
  const { imports } = useOpenImports();
  const isSent = summary?.state === 'uploaded';
  const isThere = items.length > 0 || (summary?.files.length ?? 0) > 0;
  return (
    <>
      {imports.length > 0 ? (
        <Button leftSection={<IconStack2 size={15} aria-hidden />} onClick={() => ask('openImports')}>
          {t('import.openCount', { count: imports.length })}
        </Button>
      ) : null}
      {isThere ? (
        <>
          {isSent ? null : (
            <Button leftSection={<IconTrash size={15} aria-hidden />} onClick={() => ask('discard')}>
              {t('import.discard')}
            </Button>
          )}
          {/* The notice of an import that is sent has this button itself. */}
          {isSent ? null : (
            <Button leftSection={<IconPlus size={15} aria-hidden />} onClick={() => ask('new')}>
              {t('import.new')}
            </Button>
          )}
        </>
      ) : null}
      <Button leftSection={<IconFilePlus size={15} aria-hidden />} onClick={openFileChooser}>
        {t('import.choose')}
      </Button>
    </>
  );
}
