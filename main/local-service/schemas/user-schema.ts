import { z } from 'zod';
import { endOfDuration } from '../ground/duration';

const expiresIn = z
  .string()
  .max(100)
  .refine(
    (text) => endOfDuration(text, Date.now()) !== null,
    'must be a positive ISO 8601 duration such as P30D',
  )
  .meta({ format: 'duration' });

const userMembers = {
  automaticAnalysis: z.enum(['active', 'suspended']),
  expiresIn: expiresIn.nullable(),
  customUserID: z.string().min(1).max(200).nullable(),
};

/** `interface.md` 2.1, 4.2. `scopes` starts the user with a chosen set; left out, it gets all that exist for its type. */
export const userCreateSchema = z.looseObject({
  type: z.enum(['person', 'company']),
  automaticAnalysis: userMembers.automaticAnalysis.default('active'),
  expiresIn: userMembers.expiresIn.optional(),
  customUserID: userMembers.customUserID.optional(),
  scopes: z.array(z.string().min(1).max(100)).max(200).optional(),
});
export type UserCreate = z.output<typeof userCreateSchema>;

/** PATCH is partial: members left out stay, null clears an optional one. */
export const userPatchSchema = z.looseObject({
  type: z.enum(['person', 'company']).optional(),
  automaticAnalysis: userMembers.automaticAnalysis.optional(),
  expiresIn: userMembers.expiresIn.optional(),
  customUserID: userMembers.customUserID.optional(),
});

export const userAnswerSchema = z.looseObject({
  userId: z.string(),
  type: z.enum(['person', 'company']),
  automaticAnalysis: z.enum(['active', 'suspended']),
  expiresIn: z.string().optional(),
  expiresAt: z.string().optional(),
  customUserID: z.string().optional(),
  scopes: z.array(z.string()),
  createdAt: z.string(),
});

export const scopesSchema = z.looseObject({ scopes: z.array(z.string().min(1).max(100)).min(1).max(200) });
