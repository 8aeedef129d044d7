import type { ActivityLine } from '../../preload/contract';

export const activityKinds = ['all', 'ok', 'refused', 'noAnswer'] as const;
export type ActivityKind = (typeof activityKinds)[number];

/** `noAnswer`: the request left and nothing came back. */
export function kindOf(line: Pick<ActivityLine, 'status'>): Exclude<ActivityKind, 'all'> {
  if (line.status === null) return 'noAnswer';
  return line.status < 400 ? 'ok' : 'refused';
}

export function filterActivity(
  lines: readonly ActivityLine[],
  text: string,
  kind: ActivityKind,
): ActivityLine[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return lines.filter((line) => {
    if (kind !== 'all' && kindOf(line) !== kind) return false;
    const searched = `${line.method} ${line.endpoint} ${line.status ?? ''} ${line.correlationId ?? ''} ${line.errorCode ?? ''}`;
    return words.every((word) => searched.toLowerCase().includes(word));
  });
}
