/** The engine's public entry: pure, no I/O; the local service calls it in a worker thread. */
export { type AnalysisOutcome, analyse } from './analyse';
export type { AnalysisOptions } from './label-ledger';
export { ledgerFromUpload, type RawRecord, type Upload } from './ledger-from-upload';
export type {
  AnalysisKind,
  ContractItem,
  Ledger,
  LedgerAccount,
  LedgerTransaction,
  TransactionCategory,
  UserType,
} from './ledger-types';
export { type CategoryNode, categoryTree } from './tables/category-tree';
export { categorizationDescription, type DefinitionText, definitions } from './tables/definitions';
