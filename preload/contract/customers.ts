import { z } from 'zod';
import { environment } from './connections';
import { identifier, label } from './values';

export const userType = z.enum(['person', 'company']);
export type UserType = z.infer<typeof userType>;

export const expiresIn = z.string().regex(/^P\d{1,4}[DWMY]$/);

/** A customer to be created: a user of the service (interface.md 2.1) with `automaticAnalysis` = `suspended`. */
export const customerInput = z.strictObject({
  connectionId: identifier,
  /** Only kept on this computer; the service gets `customUserID`. */
  name: label,
  type: userType,
  /** ISO 8601 duration, or null when the user chose to keep the data without limit. */
  expiresIn: expiresIn.nullable(),
});
export type CustomerInput = z.infer<typeof customerInput>;

export const customer = z.strictObject({
  id: identifier,
  connectionId: identifier,
  environment,
  connectionName: z.string(),
  userId: identifier,
  customUserId: identifier,
  name: label,
  type: userType,
  createdAt: z.string(),
  expiresAt: z.string().nullable(),
  lastUploadAt: z.string().nullable(),
  lastRunAt: z.string().nullable(),
  accountCount: z.number().int(),
  transactionCount: z.number().int(),
});
export type Customer = z.infer<typeof customer>;
