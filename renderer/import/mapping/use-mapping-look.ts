import { useCallback, useEffect, useRef, useState } from 'react';
import type { BridgeError, ReadOptions } from '../../../preload/contract';
import { errorOf } from '../../base/kontor';
import { useImport } from '../queue/import-context';
import type { QueueItem } from '../queue/queue-state';
import { ReadFailed } from '../queue/reading-worker';
import type { PreviewTable } from '../reading/worker-protocol';

/** The beginning of the file as it is read with `options`: looked at anew after each change of them. */
export function useMappingLook(item: QueueItem, options: ReadOptions) {
  const { queue } = useImport();
  const [preview, setPreview] = useState<PreviewTable | null>(item.preview);
  const [error, setError] = useState<BridgeError | null>(null);
  const round = useRef(0);
  const fail = useCallback(
    (thrown: unknown) => setError(thrown instanceof ReadFailed ? thrown.error : errorOf(thrown)),
    [],
  );

  useEffect(() => {
    round.current += 1;
    const mine = round.current;
    queue.look(item.id, options).then(
      (seen) => {
        // Only the newest look counts: the user may have changed a column since.
        if (mine !== round.current) return;
        setPreview(seen);
        setError(null);
      },
      (thrown: unknown) => {
        if (mine === round.current) fail(thrown);
      },
    );
  }, [item.id, options, queue, fail]);

  /** Now, for what is done next. @throws whatever reading throws */
  async function look(): Promise<PreviewTable> {
    const seen = await queue.look(item.id, options);
    setPreview(seen);
    return seen;
  }

  return { preview, error, fail, look };
}

/** Something of the beginning can be used. */
export function hasRows({ reading: { counts } }: PreviewTable): boolean {
  return counts.bookings + counts.pending > 0;
}
