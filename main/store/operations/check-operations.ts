import type { ImportCoverage, ImportFindings } from '../../../preload/contract';
import { coverageOfImport } from '../checks/import-coverage';
import { findingsOfImport } from '../checks/import-findings';
import { requireImport } from '../context/import-summary';
import { indexOfImport } from '../context/load-index';
import type { StoreContext } from '../context/store-context';

export const checkOperations = {
  /** What the files and the checks say of the rows as they are now. */
  'imports.findings': (context: StoreContext, importId: string): ImportFindings => {
    requireImport(context.db, importId);
    return findingsOfImport(context, indexOfImport(context, importId));
  },

  /** Which days of each account the files of the import have. */
  'imports.coverage': (context: StoreContext, importId: string): ImportCoverage[] => {
    requireImport(context.db, importId);
    return coverageOfImport(context, indexOfImport(context, importId));
  },
};
