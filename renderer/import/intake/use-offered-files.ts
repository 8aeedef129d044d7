import { useEffect, useRef } from 'react';
import { type Answer, intakeReadLimit, type OfferedFile } from '../../../preload/contract';
import { kontor } from '../../base/kontor';
import { useLive } from '../../base/use-live';
import type { Dropped, OfferedFailure } from './dropped-items';

type ReadOffered = (
  token: string,
  offset: number,
  length: number,
) => Promise<Answer<Uint8Array<ArrayBuffer>>>;

const failures: Readonly<Record<string, OfferedFailure>> = {
  'file.unreadable': 'fileUnreadable',
  'file.grew': 'grew',
  'file.changed': 'changed',
};

/** The bytes of an offered file as a File like any dropped one, or why it cannot be read any more. */
export async function readOfferedFile(
  offered: OfferedFile,
  read: ReadOffered,
): Promise<File | OfferedFailure> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (let offset = 0; offset < offered.sizeBytes; ) {
    const part = await read(offered.token, offset, intakeReadLimit);
    if (!part.ok) return failures[part.error.code] ?? 'vanished';
    // Shorter than it was offered: someone is changing it, and half a file must not pass for a whole one.
    if (part.value.byteLength === 0) return 'changed';
    parts.push(part.value);
    offset += part.value.byteLength;
  }
  return new File(parts, offered.name);
}

/** Takes what came in past the window (command line, file association, second start) into the same queue as a drop. */
export function useOfferedFiles(take: (dropped: Dropped) => void): void {
  const offered = useLive('intake.changed');
  const begun = useRef(new Set<string>());
  const latestTake = useRef(take);
  latestTake.current = take;

  useEffect(() => {
    const fresh = (offered ?? []).filter(({ token }) => !begun.current.has(token));
    if (fresh.length === 0) return;
    for (const { token } of fresh) begun.current.add(token);
    void takeAll(fresh).then((dropped) => latestTake.current(dropped));
  }, [offered]);
}

async function takeAll(fresh: readonly OfferedFile[]): Promise<Dropped> {
  const files: File[] = [];
  const refusals: Dropped['refusals'][number][] = [];
  for (const one of fresh) {
    const file = await readOfferedFile(one, kontor().intake.read);
    if (file instanceof File) files.push(file);
    else refusals.push({ name: one.name, reason: file });
    await kontor().intake.take(one.token);
  }
  return { files, refusals };
}
