import type { KontorApi } from '../../preload/contract';

/** The calls that only the page without a window has; all others come by `kontor()`, as in the window. */
export function batchCalls(): KontorApi<'batch'>['batch'] & Pick<KontorApi<'batch'>['uploads'], 'settled'> {
  const { batch, uploads } = (window as unknown as { kontor: KontorApi<'batch'> }).kontor;
  return { ...batch, settled: uploads.settled };
}
