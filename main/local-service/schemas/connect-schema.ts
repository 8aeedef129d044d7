import { z } from 'zod';

const flag = (fallback: 'true' | 'false') =>
  z
    .enum(['true', 'false'])
    .default(fallback)
    .transform((text) => text === 'true');

/** Query options of connect and management sessions (gaps page). */
export const sessionQuerySchema = z.looseObject({
  multiple: flag('false'),
  recurring: flag('false'),
  storeSecrets: flag('true'),
  addBankLogin: flag('false'),
});

export const sessionAnswerSchema = z.looseObject({
  sessionId: z.string(),
  userIdentifier: z.string(),
  redirectURL: z.string(),
});

export const mockConnectSchema = z.looseObject({
  /** One of the invented banks; left out, the first. */
  bankId: z.string().optional(),
  recurring: z.boolean().default(false),
});

export const loginAnswerSchema = z.looseObject({
  bankLoginId: z.string(),
  bankName: z.string(),
  status: z.string(),
  lastSync: z.string(),
});

/** Members beyond the amount are an assumption; further ones are kept. */
export const transferSchema = z.looseObject({
  amount: z.number().positive().multipleOf(0.01),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .default('EUR'),
  recipient: z
    .looseObject({ name: z.string().max(140).optional(), iban: z.string().max(40).optional() })
    .optional(),
  purpose: z.string().max(140).optional(),
});

export const transferAnswerSchema = z.looseObject({ moneyTransferId: z.string(), status: z.string() });
