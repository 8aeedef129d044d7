import type { ExportFormat } from './format';

/** All described exports, in the order in which equal matches win. */
export const exportFormats: readonly ExportFormat[] = [];
