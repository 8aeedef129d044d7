import { z } from 'zod';
import { whyNotDeliverable } from '../webhooks/webhook-delivery';

const url = z
  .string()
  .max(2000)
  .superRefine((address, context) => {
    const problem = whyNotDeliverable(address);
    if (problem) context.addIssue({ code: 'custom', message: problem });
  });

/** Registration of a webhook (gaps page). `analysis.completed` is what everyone wants, so it is the default. */
export const webhookSchema = z.looseObject({
  url,
  method: z.enum(['POST', 'PUT', 'PATCH', 'GET']).default('POST'),
  events: z.array(z.string().min(1).max(100)).min(1).max(50).default(['analysis.completed']),
  secret: z.string().min(1).max(500).optional(),
});

export const webhookPatchSchema = z.looseObject({
  url: url.optional(),
  method: z.enum(['POST', 'PUT', 'PATCH', 'GET']).optional(),
  events: z.array(z.string().min(1).max(100)).min(1).max(50).optional(),
  secret: z.string().min(1).max(500).nullish(),
});

export const webhookAnswerSchema = z.looseObject({
  webhookId: z.string(),
  url: z.string(),
  method: z.string(),
  events: z.array(z.string()),
  hasSecret: z.boolean(),
  deliveries: z.array(z.looseObject({ state: z.string() })),
});

/** PNG, JPEG or GIF as base64 text, at most about 1 MB. */
export const pictureSchema = z.looseObject({
  contentType: z.enum(['image/png', 'image/jpeg', 'image/gif']),
  data: z
    .string()
    .max(1_400_000)
    .regex(/^[A-Za-z0-9+/]+={0,2}$/, 'must be base64'),
});

const name = z.string().min(1).max(200);

export const advisorSchema = z.looseObject({
  firstName: name.optional(),
  lastName: name.optional(),
  email: z.string().max(320).optional(),
  phone: z.string().max(100).optional(),
});

export const advisorAnswerSchema = z.looseObject({ advisorId: z.string(), hasAvatar: z.boolean() });

export const tenantSchema = z.looseObject({ name: name.optional(), color: z.string().max(50).optional() });
export const tenantAnswerSchema = z.looseObject({ tenantId: z.string(), hasLogo: z.boolean() });

export const personalizedLinkSchema = z.looseObject({ userId: z.string().max(200).optional() });
export const linkAnswerSchema = z.looseObject({ url: z.string(), expiresAt: z.string().optional() });

export const companySearchSchema = z.looseObject({
  query: z.string().max(200).optional(),
  name: z.string().max(200).optional(),
  city: z.string().max(200).optional(),
  limit: z.number().int().min(1).max(100).default(20),
});

export const logoSearchSchema = z.looseObject({
  names: z.array(z.string().max(200)).max(500).optional(),
  name: z.string().max(200).optional(),
});

export const feedbackSchema = z.looseObject({
  text: z.string().max(10_000).optional(),
  rating: z.number().min(0).max(10).optional(),
  /**
   * The three together correct a category; they are kept with the user and heeded by its next analysis. An empty category
   * takes back what was said of the booking's payee: the interface shows no body, so this is a decision of our own.
   */
  userId: z.string().max(500).optional(),
  transactionId: z.string().max(500).optional(),
  category: z.string().max(200).optional(),
});
