import { z } from 'zod';
import { periodSchema } from './breakdown-schema';

/** Tree of categories: nested objects or an array of them. */
export const categoryTreeSchema = z.union([z.array(z.unknown()), z.looseObject({})]);

const detected = z
  .array(
    z.looseObject({
      accountId: z.string().nullish(),
      type: z.unknown().optional(),
      additionalAnalysesInfo: z.looseObject({ analysisPeriod: periodSchema }).nullish(),
    }),
  )
  .nullish();

export const accountDetectionSchema = z.looseObject({
  accountsOverview: z.looseObject({ accountsView: detected, creditsView: detected }).nullish(),
});

export const transactionIdsSchema = z.looseObject({ transactionIDs: z.array(z.string().min(1)).min(1) });

/** interface-gaps.md: target address, method of the delivery, events, and a secret that is sent along. */
export const webhookSchema = z.looseObject({
  url: z.string().min(1),
  method: z.string().optional(),
  events: z.array(z.string()).optional(),
  secret: z.string().optional(),
});

const text = z.string().optional();

/** Of the next six interface.md shows no member: those named are an assumption, others pass. */
export const companySearchSchema = z.looseObject({
  query: text,
  name: text,
  city: text,
  limit: z.number().optional(),
});
export const logoSearchSchema = z.looseObject({ names: z.array(z.string()).optional(), name: text });
export const feedbackSchema = z.looseObject({
  text,
  rating: z.number().optional(),
  userId: text,
  transactionId: text,
  category: text,
});
export const advisorSchema = z.looseObject({ firstName: text, lastName: text, email: text, phone: text });
export const tenantSchema = z.looseObject({ name: text, color: text });
export const personalizedLinkSchema = z.looseObject({ userId: text });

/** Bodies of which interface.md shows nothing: any JSON object. */
export const openBodySchema = z.looseObject({});

/** "All bodies are JSON unless stated" (interface.md 4), so pictures travel as base64 text; the names are an assumption. */
export const pictureSchema = z.looseObject({ contentType: z.string().min(1), data: z.string().min(1) });
