/** The engine's public entry: pure, no I/O; the local service calls it in a worker thread. */
export { analyse } from './analyse';
export { decimalsOf, ledgerFromUpload, type RawRecord, toMainUnits } from './ledger/ledger-from-upload';
export type { Correction, LedgerTransaction } from './ledger/ledger-types';
export { ANALYSES, type AnalysisRow } from './results/analyses-table';
export { categoryTree } from './tables/category-tree';
export { categorizationDescription } from './tables/definitions';
