import { type ZodType, z } from 'zod';

/** What the strict shapes of the interface are made of. */
export const o = z.strictObject;
export const text = z.string();
export const some = z.string().min(1);
export const number = z.number();
export const count = z.number().int().min(0);
export const flag = z.boolean();
export const ids = z.array(some);
export const instant = z.iso.datetime();
export const day = z.iso.date();
export const month = text.regex(/^\d{4}-\d{2}$/);
export const list = (item: ZodType) => z.array(item);
export const paged = (name: string, item: ZodType) =>
  o({
    pageInfo: o({ page: count, pageSize: count, totalPages: count, totalElements: count }),
    [name]: list(item),
  });

export const period = o({ since: day, until: day });
export const figures = o({ current: number, median: number, average: number });
export const partner = o({
  name: text,
  iban: text.optional(),
  bic: text.optional(),
  creditorId: text.optional(),
});
export const bookingMembers = {
  accountId: some,
  transactionId: some,
  amount: number,
  currency: text.optional(),
  bookingDate: number,
  valueDate: number.optional(),
  bookingText: text.optional(),
  purpose: text.optional(),
  paymentPartner: partner.optional(),
};
