import { z } from 'zod';
import { identifier, label } from '../values/basic-values';
import { readOptionsSchema } from './reading';

/** A mapping saved for the exports that share a header (feature 15). */
export const mappingTemplate = z.strictObject({
  id: identifier,
  name: label,
  version: z.number().int().min(1),
  headerFingerprint: z.string().max(200),
  header: z.array(z.string().max(500)).max(500),
  /** The user's choices, replayable: see ReadOptions in renderer/import/engine. JSON, bounded. */
  options: z.record(z.string(), z.unknown()),
  createdAt: z.string(),
});
export type MappingTemplate = z.infer<typeof mappingTemplate>;

/**
 * Mark and version of a file of mappings, for people to hand on (issue 5, point 5). Version 2 knows joined and split columns; what
 * was written as 1 is read as it is.
 */
export const templateFileFormat = 'kontor-templates';
export const templateFileVersion = 2;

/** Strict: what is not known is refused, because a mapping decides how later exports are read. */
export const sharedTemplate = z.strictObject({
  name: label,
  headerFingerprint: z.string().min(1).max(200),
  header: z.array(z.string().max(500)).max(500),
  options: readOptionsSchema,
});
export type SharedTemplate = z.infer<typeof sharedTemplate>;

export const templateFile = z.strictObject({
  format: z.literal(templateFileFormat),
  version: z.union([z.literal(1), z.literal(templateFileVersion)]),
  templates: z.array(sharedTemplate).min(1).max(2_000),
});
export type TemplateFile = z.infer<typeof templateFile>;
