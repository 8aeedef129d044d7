import type { MutantTable } from './mutant';
import { securityMutants } from './security/table';

/** What `npm run test:mutants -- NAME` knows. */
export const mutantTables: Readonly<Record<string, MutantTable>> = { security: securityMutants };
