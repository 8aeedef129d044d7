import { createPublicKey, verify } from 'node:crypto';
import type { ResolvedUpdateFileInfo, UpdateInfo } from 'electron-updater';
import {
  Provider,
  type ProviderRuntimeOptions,
  parseUpdateInfo,
  resolveFiles,
} from 'electron-updater/out/providers/Provider';
import type { UpdateSource } from '../administration/policy';
import { KontorError } from '../errors/kontor-error';
import { usualLimits } from './bounded-fetch';

/** What stands before the 32 bytes of an Ed25519 key in its DER form (RFC 8410, 4). */
const derHead = Buffer.from('302a300506032b6570032100', 'hex');
/** Beside the list of a release: the Ed25519 signature of its bytes, base64. */
const signatureEnding = '.sig';
const longestList = usualLimits.listBytes;

/** Whether a text is signed by the owner of the key. */
export function isSigned(text: string, signature: string, publicKey: string): boolean {
  const key = createPublicKey({
    key: Buffer.concat([derHead, Buffer.from(publicKey, 'base64')]),
    format: 'der',
    type: 'spki',
  });
  const bytes = Buffer.from(signature.trim(), 'base64');
  return bytes.length === 64 && verify(null, Buffer.from(text, 'utf8'), key, bytes);
}

export interface SignedFeed {
  readonly provider: 'custom';
  readonly updateProvider: typeof SignedProvider;
  readonly source: UpdateSource;
}

/** Releases at one address, each list with its signature; a list without one is none (SEC-36). */
export class SignedProvider extends Provider<UpdateInfo> {
  readonly #source: UpdateSource;

  constructor(feed: SignedFeed, _updater: unknown, runtime: ProviderRuntimeOptions) {
    super(runtime);
    this.#source = feed.source;
  }

  get #base(): URL {
    return new URL(`${this.#source.address.replace(/\/$/, '')}/`);
  }

  /** The library would send a number of its own for every computer. */
  override setRequestHeaders(): void {}

  /** @throws KontorError update.notSigned */
  override async getLatestVersion(): Promise<UpdateInfo> {
    const name = `${this.getDefaultChannelName()}.yml`;
    const address = new URL(name, this.#base);
    const list = (await this.httpRequest(address)) ?? '';
    const signature = (await this.httpRequest(new URL(name + signatureEnding, this.#base))) ?? '';
    if (list.length > longestList || !isSigned(list, signature, this.#source.publicKey))
      throw new KontorError('update.notSigned');
    return parseUpdateInfo(list, name, address);
  }

  /** @throws KontorError update.notSigned for a file elsewhere, or one without its sum */
  override resolveFiles(info: UpdateInfo): ResolvedUpdateFileInfo[] {
    const files = resolveFiles(info, this.#base);
    const isOurs = files.every(({ url, info: { sha512 } }) => url.origin === this.#base.origin && sha512);
    if (!isOurs) throw new KontorError('update.notSigned');
    return files;
  }
}
