import { Alert, Button, Group, Text } from '@mantine/core';
import { useTexts } from '../../base/language';
import { useImport } from '../queue/import-context';
import { type FileRow, isGone } from './file-rows';
import { focusContinue } from './files-bar';

/** Files of an earlier session that cannot be used as they are: one notice for all, with what can be done. */
export function GoneFiles({ rows }: { rows: readonly FileRow[] }) {
  const { t } = useTexts();
  const { queue } = useImport();
  const gone = rows.filter((row) => row.state === 'unfinished' || isGone(row));
  if (gone.length === 0) return null;
  return (
    <Alert color="gray">
      <Group justify="space-between" gap="sm" wrap="nowrap">
        <Text>{t('import.gone.text', { count: gone.length })}</Text>
        <Button
          className="files-continue"
          onClick={() =>
            void (async () => {
              for (const { file, name } of gone) if (file) await queue.removeStored(file.id, name);
              requestAnimationFrame(focusContinue);
            })()
          }
        >
          {t('import.gone.remove', { count: gone.length })}
        </Button>
      </Group>
    </Alert>
  );
}
