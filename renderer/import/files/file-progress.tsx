import { Progress, Stack, Text } from '@mantine/core';
import { useTexts } from '../../base/language';
import { useQueueProgress } from '../queue/import-context';
import { doneShare, type QueueItem } from '../queue/queue-state';
import type { FileRow } from './file-rows';

/** How far a file is read, or a zip unpacked. It moves by steps: gliding would draw the window at every frame while a file is read. */
export function FileProgress({ row }: { row: FileRow }) {
  const { t, format } = useTexts();
  const { done = 0, total = 0 } = row.item?.unpacking ?? {};
  const isUnpacking = row.state === 'unpacking';
  const share = useQueueProgress(({ items }) => shareOf(items, row));
  return (
    <Stack gap={3}>
      <Text size="xs" className="file-progress">
        {isUnpacking
          ? t('unpacking.progress', { at: Math.min(done + 1, total), total })
          : t('import.fileState.reading', { share: format.percent(share) })}
      </Text>
      <Progress
        value={share * 100}
        size="xs"
        transitionDuration={0}
        aria-label={t(isUnpacking ? 'unpacking.of' : 'import.readingOf', { name: row.name })}
      />
    </Stack>
  );
}

const itemOf = (items: readonly QueueItem[], row: FileRow) => items.find(({ id }) => id === row.item?.id);

function shareOf(items: readonly QueueItem[], row: FileRow): number {
  const item = itemOf(items, row);
  return item ? doneShare(item) : row.share;
}

/** Rows of a file so far. */
export function RowsSoFar({ row }: { row: FileRow }) {
  const { format } = useTexts();
  return format.count(useQueueProgress(({ items }) => itemOf(items, row)?.rows ?? 0));
}
