import { Progress, Stack, Text } from '@mantine/core';
import { useTexts } from '../../base/language';
import type { FileRow } from './file-rows';

/** How far a file is read, or a zip unpacked. */
export function FileProgress({ row }: { row: FileRow }) {
  const { t, format } = useTexts();
  const { done = 0, total = 0 } = row.item?.unpacking ?? {};
  const isUnpacking = row.state === 'unpacking';
  return (
    <Stack gap={3}>
      <Text size="xs" className="file-progress">
        {isUnpacking
          ? t('unpacking.progress', { at: Math.min(done + 1, total), total })
          : t('import.fileState.reading', { share: format.percent(row.share) })}
      </Text>
      <Progress
        value={row.share * 100}
        size="xs"
        aria-label={t(isUnpacking ? 'unpacking.of' : 'import.readingOf', { name: row.name })}
      />
    </Stack>
  );
}
