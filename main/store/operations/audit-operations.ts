import { KontorError } from '../../errors/kontor-error';
import { type AuditEvent, addAudit } from '../audit/add-audit';
import { auditFile, verifyAudit } from '../audit/audit-chain';
import type { StoreContext } from '../context/store-context';

export const auditOperations = {
  /** Something that was done at the service for a customer, without its values. */
  'audit.note': (context: StoreContext, customerId: string, event: AuditEvent): null => {
    addAudit(context, customerId, event);
    return null;
  },

  /**
   * The audit of a customer as a file that `npm run audit:verify` can check.
   * @throws KontorError audit.broken when a line in the store is not what was written
   */
  'audit.file': (context: StoreContext, customerId: string): string => {
    const lines = context.db.all<{ line: string; hash: string }>(
      'select line, hash from audit where customer_id = ? order by position',
      customerId,
    );
    const file = auditFile(lines, {
      at: context.now(),
      by: context.userName,
      version: context.programVersion,
      customerId,
    });
    const { fault } = verifyAudit(Buffer.from(file, 'utf8'));
    if (fault) throw new KontorError('audit.broken', { line: fault.line });
    return file;
  },
};
