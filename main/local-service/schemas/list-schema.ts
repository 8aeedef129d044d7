import { z } from 'zod';

/** Query of every paged list: `page` is a text, the first page is 1 (gaps page). */
export const pageQuerySchema = z.looseObject({
  page: z
    .string()
    .regex(/^[1-9]\d{0,8}$/, 'must be a whole number from 1')
    .default('1'),
  pageSize: z.coerce.number().int().min(1).max(500).default(50),
});
export type PageQuery = z.output<typeof pageQuerySchema>;

export const pageInfoSchema = z.looseObject({
  page: z.number().int(),
  pageSize: z.number().int(),
  totalPages: z.number().int(),
  totalElements: z.number().int(),
});

/** One information object and one array, named after what it holds. */
export const pagedSchema = (name: string, item: z.ZodType) =>
  z.looseObject({ pageInfo: pageInfoSchema, [name]: z.array(item) });

/** `{"ids": [...]}`; elsewhere written `IDs`. Which one counts is a switch, so both are optional here. */
export const idsSchema = z.looseObject({
  ids: z.array(z.string().min(1).max(500)).min(1).optional(),
  IDs: z.array(z.string().min(1).max(500)).min(1).optional(),
});

/** What a delete of many did: unknown identifiers are named, not dropped in silence. */
export const deletedSchema = z.looseObject({ deleted: z.array(z.string()), unknown: z.array(z.string()) });

export const openObjectSchema = z.looseObject({});
