import { auditFile } from '../audit/audit-chain';
import type { StoreContext } from '../context/store-context';

export const auditOperations = {
  /** The audit of a customer as a file that `npm run audit:verify` can check. */
  'audit.file': (context: StoreContext, customerId: string): string => {
    const lines = context.db.all<{ line: string; hash: string }>(
      'select line, hash from audit where customer_id = ? order by position',
      customerId,
    );
    return auditFile(lines, {
      at: context.now(),
      by: context.userName,
      version: context.programVersion,
      customerId,
    });
  },
};
