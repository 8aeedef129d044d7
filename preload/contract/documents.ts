import { z } from 'zod';
import { count, identifier } from './values/basic-values';
import { call, nothing, savedAs } from './values/call-schema';

export const documentKinds = ['cockpit', 'cockpitPdf', 'recommendations', 'accountPdf'] as const;
export const documentKind = z.enum(documentKinds);
export type DocumentKind = z.infer<typeof documentKind>;

/** A document as the service issued it: a PDF kept byte by byte, JSON as the values that came, written anew. */
export const serviceDocument = z.strictObject({
  id: identifier,
  customerId: identifier,
  kind: documentKind,
  /** The account that it is about, or null. */
  source: z.string().max(500).nullable(),
  fetchedAt: z.string().max(100),
  fetchedBy: z.string().max(200).nullable(),
  mediaType: z.enum(['pdf', 'json']),
  /** Of what is kept, hexadecimal: of a PDF the bytes as they came. */
  sha256: z.string().max(64),
  bytes: count,
});
export type ServiceDocument = z.infer<typeof serviceDocument>;

export const documentWish = z.strictObject({
  kind: documentKind,
  /** For an account's summary. */
  accountId: identifier.nullable(),
});
export type DocumentWish = z.infer<typeof documentWish>;

/** Characters of a document's JSON that cross to the page. */
export const documentTextLimit = 1_500_000;

const documents = z.array(serviceDocument).max(2_000);

/** The calls about documents that a service issues of a customer. */
export const documentCalls = {
  /** The newest first. */
  'documents.list': call(z.tuple([identifier]), documents),
  /** Asks the service for it, and keeps it; the same bytes once more stand in the list once. */
  'documents.fetch': call(z.tuple([identifier, documentWish]), serviceDocument),
  /** JSON text of one that is no PDF, without secrets; `isCut` where it was too long to be shown whole. */
  'documents.text': call(
    z.tuple([identifier]),
    z.strictObject({ text: z.string().max(documentTextLimit).nullable(), isCut: z.boolean() }),
  ),
  /** Saved by dialog: a PDF as it came, JSON without secrets and links; where it had some, the file has another hash than what is kept. */
  'documents.save': call(z.tuple([identifier]), savedAs),
  'documents.remove': call(z.tuple([identifier]), documents),
  /** The customer's cockpit on the service's own page, in the system's browser. */
  'documents.openCockpit': call(z.tuple([identifier]), nothing),
};
