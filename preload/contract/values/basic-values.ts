import { z } from 'zod';

/** Identifier made by Kontor itself (UUID) or by the service; never shown, never guessed. */
export const identifier = z.string().min(1).max(200);

/** Calendar day of a booking, without clock or zone. */
export const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

/** Exact decimal in main currency units, `-` for money out, as many places as the currency has: every whole number of minor units fits. */
export const decimal = z.string().regex(/^-?\d{1,16}(\.\d{1,4})?$/);

/** Sum of such decimals: has the digits that it needs. */
export const decimalSum = z.string().regex(/^-?\d{1,40}(\.\d{1,4})?$/);

/** ISO 4217 code. */
export const currency = z.string().regex(/^[A-Z]{3}$/);

/** Short text typed by a person: a name, a label. */
export const label = z.string().trim().min(1).max(200);

/** Free text as a file or a service gave it. */
export const text = z.string().max(20_000);

export const count = z.number().int().nonnegative();
