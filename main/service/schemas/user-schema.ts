import { z } from 'zod';

/** interface.md 2.1. */
export const userTypeSchema = z.enum(['person', 'company']);

/** Members that a user can be created with; `customUserID` lets a lost answer be looked up. */
export const userCreateSchema = z.looseObject({
  type: userTypeSchema,
  automaticAnalysis: z.enum(['active', 'suspended']).optional(),
  /** ISO 8601 duration. */
  expiresIn: z.string().optional(),
  customUserID: z.string().optional(),
});

export const userPatchSchema = userCreateSchema.partial();

/** Only `userId` is promised; the rest is whatever the service adds. */
export const userSchema = z.looseObject({
  /** Longer ones would fit no list of this program (SEC-44). */
  userId: z.string().min(1).max(200),
  type: z.string().optional(),
  automaticAnalysis: z.string().optional(),
  expiresIn: z.string().nullish(),
  customUserID: z.string().nullish(),
});

/** Assumed wrapper of every delete call with a body (interface-gaps.md). */
export const idsSchema = z.looseObject({ ids: z.array(z.string().min(1)).min(1) });

export const userScopesSchema = z.looseObject({ scopes: z.array(z.string().min(1)).min(1) });
