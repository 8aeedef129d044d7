import { z } from 'zod';

const text = z.string().max(10_000);
const shortText = z.string().max(500);
const currency = z.string().regex(/^[A-Za-z]{3}$/, 'must be an ISO 4217 code');
/** Unix seconds; milliseconds are told by their size. Until the year 2223 in either unit. */
const timestamp = z.number().min(-8e12).max(8e12);
const identifier = z.string().min(1).max(500);

const partner = z.looseObject({
  bic: shortText.nullish(),
  creditorId: shortText.nullish(),
  iban: shortText.nullish(),
  name: text.nullish(),
});

const transactionMembers = {
  currency: currency.optional(),
  valueDate: timestamp.nullish(),
  bookingText: text.nullish(),
  purpose: text.nullish(),
  paymentPartner: partner.nullish(),
  eref: text.nullish(),
  mref: text.nullish(),
  merchantCategoryCode: z.union([shortText, z.number()]).nullish(),
  sepaPurposeCode: shortText.nullish(),
  transactionCode: z.union([shortText, z.number()]).nullish(),
};

/** `interface.md` 2.3. Amounts in main units, negative for money out; dates as Unix timestamps. Further members are kept. */
export const transactionSchema = z.looseObject({
  transactionId: identifier.optional(),
  amount: z.number(),
  bookingDate: timestamp,
  ...transactionMembers,
});
export type TransactionUpload = z.output<typeof transactionSchema>;

export const transactionPatchSchema = z.looseObject({
  transactionId: identifier,
  amount: z.number().optional(),
  bookingDate: timestamp.optional(),
  ...transactionMembers,
});
export type TransactionPatch = z.output<typeof transactionPatchSchema>;

const accountMembers = {
  balance: z.number().nullish(),
  bankCode: shortText.nullish(),
  bankName: shortText.nullish(),
  bic: shortText.nullish(),
  currency: currency.nullish(),
  iban: shortText.nullish(),
  icon: text.nullish(),
  name: shortText.nullish(),
  owner: shortText.nullish(),
  /** Open set: `GIRO`, `KREDIT_KARTE`, `DEPOT`, … */
  type: shortText.nullish(),
  securities: z.array(z.looseObject({})).nullish(),
  standingOrders: z.array(z.looseObject({})).nullish(),
};

/** `interface.md` 2.2. An account without a domestic number is known by its `accountId` alone. */
export const accountSchema = z.looseObject({
  accountId: identifier,
  accountNumber: shortText.nullish(),
  ...accountMembers,
  transactions: z.array(transactionSchema).nullish(),
});
export type AccountUpload = z.output<typeof accountSchema>;

export const accountsCreateSchema = z.looseObject({ accounts: z.array(accountSchema).min(1).max(1000) });

export const accountPatchSchema = z.looseObject({
  accountId: identifier,
  accountNumber: shortText.nullish(),
  ...accountMembers,
  transactions: z.array(transactionPatchSchema).nullish(),
});
export type AccountPatch = z.output<typeof accountPatchSchema>;

export const accountsPatchSchema = z.looseObject({ accounts: z.array(accountPatchSchema).min(1).max(1000) });
export const transactionsAddSchema = z.array(transactionSchema).min(1);
export const transactionsPatchSchema = z.array(transactionPatchSchema).min(1);

export const accountAnswerSchema = z.looseObject({
  accountId: z.string(),
  accountNumber: z.string().optional(),
  /** False for an account that a bank delivered. */
  isUserAdded: z.boolean(),
});
export const accountListSchema = z.looseObject({ accounts: z.array(accountAnswerSchema) });
export const transactionListSchema = z.looseObject({
  transactions: z.array(
    z.looseObject({ transactionId: z.string(), accountId: z.string(), amount: z.number() }),
  ),
});
export const uploadCountSchema = z.looseObject({ added: z.number().int(), overwritten: z.number().int() });

export const transactionListQuerySchema = z.looseObject({
  page: z
    .string()
    .regex(/^[1-9]\d{0,8}$/, 'must be a whole number from 1')
    .optional(),
  pageSize: z.coerce.number().int().min(1).max(10_000).default(1000),
  accountId: z.string().max(500).optional(),
});
