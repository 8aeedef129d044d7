import { z } from 'zod';
import { userCreateSchema } from './user-schema';

const text = z.string().optional();

/** interface.md 2.3; `iban` and the rest may be missing, unknown members pass. */
export const paymentPartnerSchema = z.looseObject({ bic: text, creditorId: text, iban: text, name: text });

/**
 * interface.md 2.3. `amount` in main currency units, negative for money out; `bookingDate` and `valueDate` are
 * Unix timestamps in the unit of the connection (wire/booking-day).
 */
export const transactionUploadSchema = z.looseObject({
  transactionId: z.string().min(1),
  amount: z.number(),
  currency: text,
  bookingDate: z.number(),
  valueDate: z.number().optional(),
  bookingText: text,
  purpose: text,
  paymentPartner: paymentPartnerSchema.optional(),
  differentCreditor: z.unknown().optional(),
  differentDebitor: z.unknown().optional(),
  eref: text,
  mref: text,
  merchantCategoryCode: text,
  sepaPurposeCode: text,
  transactionCode: text,
});
export type TransactionUpload = z.input<typeof transactionUploadSchema>;

/** interface.md 2.2. */
export const accountUploadSchema = z.looseObject({
  accountId: z.string().min(1),
  accountNumber: text,
  balance: z.number().optional(),
  bankCode: text,
  bankName: text,
  bic: text,
  currency: text,
  iban: text,
  icon: text,
  name: text,
  owner: text,
  type: text,
  transactions: z.array(transactionUploadSchema).optional(),
  securities: z.array(z.looseObject({})).optional(),
  standingOrders: z.array(z.looseObject({})).optional(),
});
export type AccountUpload = z.input<typeof accountUploadSchema>;

export const accountsCreateSchema = z.looseObject({ accounts: z.array(accountUploadSchema).min(1) });
export const accountsPatchSchema = z.looseObject({ accounts: z.array(accountUploadSchema).min(1) });
export const transactionsAddSchema = z.array(transactionUploadSchema).min(1);

/** PATCH is partial: only the identifier must be there (interface-gaps.md). */
export const transactionsPatchSchema = z
  .array(z.looseObject({ transactionId: z.string().min(1), amount: z.number().optional() }))
  .min(1);

export const userImportSchema = userCreateSchema.extend({
  accounts: z.array(accountUploadSchema).optional(),
});

/** The link is a secret and may be spelled in several ways: never log it. */
export const sessionSchema = z.looseObject({ sessionId: z.string().optional() });

/** Which bank answers, and whether it does so again later: assumed members, others pass. */
export const mockConnectSchema = z.looseObject({ bankId: text, recurring: z.boolean().optional() });

export const moneyTransferSchema = z.looseObject({
  amount: z.number().positive(),
  currency: text,
  recipient: z.looseObject({ name: text, iban: text }).optional(),
  purpose: text,
});

/** An array, or an object holding one: read it with wire/list-envelope. */
export const listSchema = z.union([z.array(z.unknown()), z.looseObject({})]);
