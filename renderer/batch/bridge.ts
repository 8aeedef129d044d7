import type { KontorApi } from '../../preload/contract';

/** The calls that only the page without a window has; all others come by `kontor()`, as in the window. */
export function batchCalls(): KontorApi<'batch'>['batch'] {
  return (window as unknown as { kontor: KontorApi<'batch'> }).kontor.batch;
}
