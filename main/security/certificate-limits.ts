import type { X509Certificate } from 'node:crypto';

/** One element of DER: its tag, its content, and all of it. */
interface Element {
  readonly tag: number;
  readonly content: Buffer;
  readonly whole: Buffer;
}

/** What a certificate says of itself that the runtime does not tell (RFC 5280, 4.1 and 4.2). */
interface Stated {
  /** With its parameters. */
  readonly signature: Buffer;
  /** Values by the identifier of the extension, as hexadecimal DER content. */
  readonly extensions: ReadonlyMap<string, Buffer>;
  readonly critical: readonly string[];
}

const tags = { boolean: 0x01, identifier: 0x06, extensions: 0xa3 };
const basicConstraints = '551d13';
const nameConstraints = '551d1e';
const extendedUse = '551d25';
const serverUses: ReadonlySet<string> = new Set(['1.3.6.1.5.5.7.3.1', '2.5.29.37.0']);

/** Extensions whose meaning is followed here, or changes nothing of what is asked: one more that must be followed is refused. */
const followed: ReadonlySet<string> = new Set([basicConstraints, extendedUse, '551d0f', '551d11', '551d20']);

/** Identifiers of RSA and ECDSA with SHA-256, -384 and -512. */
const strongSignatures: ReadonlySet<string> = new Set([
  '2a864886f70d01010b',
  '2a864886f70d01010c',
  '2a864886f70d01010d',
  '2a8648ce3d040302',
  '2a8648ce3d040303',
  '2a8648ce3d040304',
]);

/** Whether it is signed in a way that cannot be forged, and asks for nothing that is not looked at. */
export function isStronglySigned(certificate: X509Certificate): boolean {
  const [identifier] = childrenOf(statedIn(certificate).signature);
  return identifier !== undefined && strongSignatures.has(identifier.content.toString('hex'));
}

/** Whether it must be followed in something that is not looked at here. */
export function asksForMore(certificate: X509Certificate): boolean {
  return statedIn(certificate).critical.some((one) => !followed.has(one));
}

/**
 * Whether it may have signed a certificate of a server with so many authorities between them. One that is limited to names is refused
 * as a whole: no part of the limit is guessed.
 * @throws for bytes that are no certificate
 */
export function maySign(issuer: X509Certificate, between: number): boolean {
  const { extensions } = statedIn(issuer);
  const constraints = extensions.get(basicConstraints);
  if (!issuer.ca || !constraints || extensions.has(nameConstraints) || asksForMore(issuer)) return false;
  const [isAuthority, longest] = childrenOf(constraints);
  if (isAuthority?.tag !== tags.boolean || isAuthority.content[0] !== 0xff) return false;
  if (longest && longest.content.readUIntBE(0, Math.min(longest.content.length, 6)) < between) return false;
  const uses = issuer.keyUsage as readonly string[] | undefined;
  return !extensions.has(extendedUse) || (uses ?? []).some((use) => serverUses.has(use));
}

function statedIn({ raw }: X509Certificate): Stated {
  const [body, signature] = childrenOf(raw);
  if (!body || !signature) throw new Error('no certificate');
  const extensions = new Map<string, Buffer>();
  const critical: string[] = [];
  const holder = childrenOf(body.whole).find(({ tag }) => tag === tags.extensions);
  for (const { whole } of holder ? childrenOf(holder.content) : []) {
    const [identifier, ...others] = childrenOf(whole);
    const value = others.at(-1);
    if (identifier?.tag !== tags.identifier || !value) throw new Error('no extension');
    const name = identifier.content.toString('hex');
    // Twice the same is not allowed: nobody would know which counts.
    if (extensions.has(name)) throw new Error('extension twice');
    extensions.set(name, value.content);
    if (others.length > 1) critical.push(name);
  }
  return { signature: signature.whole, extensions, critical };
}

/** The elements inside of one. */
function childrenOf(bytes: Buffer): Element[] {
  const outer = elementAt(bytes, 0);
  const children: Element[] = [];
  for (let at = 0; at < outer.content.length; ) {
    const child = elementAt(outer.content, at);
    children.push(child);
    at += child.whole.length;
  }
  return children;
}

function elementAt(bytes: Buffer, start: number): Element {
  const first = bytes.readUInt8(start + 1);
  const lengthBytes = first < 0x80 ? 0 : first - 0x80;
  const length = lengthBytes === 0 ? first : bytes.readUIntBE(start + 2, lengthBytes);
  const from = start + 2 + lengthBytes;
  if (from + length > bytes.length) throw new Error('cut off');
  return {
    tag: bytes.readUInt8(start),
    content: bytes.subarray(from, from + length),
    whole: bytes.subarray(start, from + length),
  };
}
