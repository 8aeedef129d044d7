import { z } from 'zod';

/** Null for what is no address. (The oldest runtime has no `URL.canParse`.) */
export function parsedAddress(text: string): URL | null {
  try {
    return new URL(text.trim());
  } catch {
    return null;
  }
}

const httpsAddress = z
  .string()
  .max(500)
  .refine((text) => {
    const url = parsedAddress(text);
    return url?.protocol === 'https:' && url.username === '' && url.password === '' && url.search === '';
  }, 'not an https address');

/** Raw bytes of an Ed25519 public key, base64: what `openssl pkey -pubout -outform DER | tail -c 32 | base64` prints. */
const publicKey = z.string().regex(/^[A-Za-z0-9+/]{43}=$/, 'not an Ed25519 public key');

/** Where updates come from, and what tells that they are the publisher's. */
const updateSource = z.strictObject({
  address: httpsAddress,
  publicKey,
  /** Windows: the name in the certificate of the installer. */
  publisher: z.string().min(1).max(200).optional(),
});
export type UpdateSource = z.infer<typeof updateSource>;

export const policySchema = z.strictObject({
  version: z.literal(1),
  /** Origins that a connection may have; absent: any. */
  allowedConnections: z.array(httpsAddress).max(100).optional(),
  /** Whether the service on this computer may be used; absent: yes. */
  localService: z.boolean().optional(),
  /** Off unless a source is named. */
  updates: z.union([z.literal('off'), updateSource]).optional(),
  /** Nothing is kept on this computer: no store, no secret. */
  sessionOnly: z.boolean().optional(),
  /** Each start begins with names and amounts hidden. */
  maskedAtStart: z.boolean().optional(),
  /** The least that is logged. */
  logLevel: z.enum(['info', 'warning', 'fault']).optional(),
});
export type Policy = z.infer<typeof policySchema>;

/** A file of an administrator that is there and cannot be followed. */
export class PolicyFault extends Error {
  constructor(
    readonly file: string,
    /** A member's name with what is wrong with it, or a code of the system. */
    readonly reason: string,
  ) {
    super(`${file}: ${reason}`);
  }
}

/** @throws PolicyFault for text that is no JSON, and for anything that the schema does not know */
export function parsePolicy(file: string, text: string): Policy {
  let raw: unknown;
  try {
    raw = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    throw new PolicyFault(file, 'JSON');
  }
  const { data, error } = policySchema.safeParse(raw);
  if (data) return data;
  throw new PolicyFault(file, error.issues.slice(0, 3).map(reasonOf).join('; ').slice(0, 300));
}

function reasonOf(issue: z.core.$ZodIssue): string {
  const member = [...issue.path, ...(issue.code === 'unrecognized_keys' ? issue.keys : [])].join('.');
  return member === '' ? issue.code : `${member} (${issue.code === 'custom' ? issue.message : issue.code})`;
}
