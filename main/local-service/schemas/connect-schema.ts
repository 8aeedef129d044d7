import { z } from 'zod';
import { isIban } from '../ground/iban';

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

/**
 * A credit transfer in euro (SEPA): who gets it and how much is never guessed. The members are an assumption
 * (`docs/interface-decisions.md`); further ones are kept.
 */
export const transferSchema = z.looseObject({
  amount: z
    .number()
    .positive()
    .max(999_999_999.99)
    .refine((amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6, 'must be whole cents'),
  currency: z.literal('EUR').default('EUR'),
  recipient: z.looseObject({
    name: z.string().trim().min(1).max(140),
    iban: z.string().max(50).refine(isIban, 'must be an IBAN with valid check digits'),
  }),
  purpose: z.string().max(140).optional(),
});

export const transferAnswerSchema = z.looseObject({ moneyTransferId: z.string(), status: z.string() });
