import type { FileReading } from '../../../preload/contract';

/** Kinds of files whose standard says what stands where: there are no columns to be mapped. */
const standardKinds: ReadonlySet<FileReading['kind']> = new Set(['camt', 'mt940', 'ofx']);

export function isStandard(reading: Pick<FileReading, 'kind'> | null): boolean {
  return reading !== null && standardKinds.has(reading.kind);
}
