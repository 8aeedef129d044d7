import type { X509Certificate } from 'node:crypto';
import { z } from 'zod';
import type { NetworkSettings, NetworkState } from '../../preload/contract';
import { networkSettings } from '../../preload/contract';
import { KontorError } from '../errors/kontor-error';
import type { JsonFile } from '../settings/json-file';
import { factsOf, isFromAuthority, readAuthorities, type SentCertificate } from './own-authority';

/** What is kept: nothing of it is secret. */
export const storedNetwork = networkSettings.extend({ authorities: z.string().max(200_000).nullable() });
export type StoredNetwork = z.infer<typeof storedNetwork>;
export const firstNetwork: StoredNetwork = { proxy: 'system', proxyAddress: null, authorities: null };

interface VerifyRequest {
  readonly hostname: string;
  readonly certificate: SentCertificate;
  readonly errorCode: number;
}

/** The parts of an Electron session that calls to services go through. */
export interface CallSession {
  fetch(address: string, init?: RequestInit): Promise<Response>;
  setProxy(config: { mode: 'system' | 'direct' | 'fixed_servers'; proxyRules?: string }): Promise<void>;
  closeAllConnections(): Promise<void>;
  setCertificateVerifyProc(
    verify: ((request: VerifyRequest, answer: (result: number) => void) => void) | null,
  ): void;
}

/** Chromium's own answer counts. */
const asChromium = -3;
const trusted = 0;
/** `net::ERR_CERT_AUTHORITY_INVALID`: nothing else was wrong before that. */
const unknownAuthority = -202;

interface NetworkParts {
  readonly file: Pick<JsonFile<StoredNetwork>, 'value' | 'save'>;
  readonly now: () => Date;
  readonly onFault: (error: unknown) => void;
}

/** Makes a session; each generation is one of its own. */
type MakeSession = (generation: number) => CallSession;

/**
 * Which way calls go and whom they trust: the system's proxy and authorities, and what the user added (SEC-18). A session remembers
 * what it found of a certificate for half an hour: with other authorities calls go on in new sessions.
 */
export class NetworkAccess {
  readonly #parts: NetworkParts;
  readonly #sessions = new Set<CallSession>();
  #generation = 0;
  /** Until something else was said, a session is as Electron makes it: with the system's proxy and authorities. */
  #isChanged = false;
  #authorities: readonly X509Certificate[];

  constructor(parts: NetworkParts) {
    this.#parts = parts;
    this.#authorities = authoritiesIn(parts.file.value.authorities);
  }

  /** A session that follows the settings: its calls go as is said when they begin. */
  open(make: MakeSession): Pick<CallSession, 'fetch' | 'closeAllConnections'> {
    let made: { session: CallSession; generation: number } | null = null;
    const current = () => {
      if (made?.generation === this.#generation) return made.session;
      const session = make(this.#generation);
      made = { session, generation: this.#generation };
      this.#sessions.add(session);
      this.#apply(session);
      return session;
    };
    return {
      fetch: (address, init) => current().fetch(address, init),
      closeAllConnections: () => current().closeAllConnections(),
    };
  }

  state(): NetworkState {
    const { proxy, proxyAddress } = this.#parts.file.value;
    return { proxy, proxyAddress, authorities: this.#authorities.map(factsOf) };
  }

  save(settings: NetworkSettings): NetworkState {
    return this.#change({ ...this.#parts.file.value, ...settings });
  }

  /** @throws KontorError network.noAuthority for a text that holds no certificate authority */
  saveAuthorities(text: string | null): NetworkState {
    if (text !== null && readAuthorities(text) === null) throw new KontorError('network.noAuthority');
    this.#generation += 1;
    for (const session of this.#sessions) void session.closeAllConnections().catch(this.#parts.onFault);
    this.#sessions.clear();
    return this.#change({ ...this.#parts.file.value, authorities: text });
  }

  #change(value: StoredNetwork): NetworkState {
    this.#parts.file.save(value);
    this.#authorities = authoritiesIn(value.authorities);
    for (const session of this.#sessions) {
      this.#apply(session);
      // A connection that stands was made the old way.
      void session.closeAllConnections().catch(this.#parts.onFault);
    }
    return this.state();
  }

  #apply(session: CallSession): void {
    const { proxy, proxyAddress, authorities } = this.#parts.file.value;
    this.#isChanged ||= proxy !== 'system' || authorities !== null;
    if (!this.#isChanged) return;
    const config =
      proxy === 'fixed' && proxyAddress
        ? { mode: 'fixed_servers' as const, proxyRules: proxyAddress }
        : { mode: proxy === 'direct' ? ('direct' as const) : ('system' as const) };
    void session.setProxy(config).catch(this.#parts.onFault);
    session.setCertificateVerifyProc(
      this.#authorities.length === 0
        ? null
        : (request, answer) => answer(this.#isAdded(request) ? trusted : asChromium),
    );
  }

  #isAdded({ errorCode, certificate, hostname }: VerifyRequest): boolean {
    return (
      errorCode === unknownAuthority &&
      isFromAuthority(certificate, hostname, this.#authorities, this.#parts.now())
    );
  }
}

function authoritiesIn(text: string | null): readonly X509Certificate[] {
  return text === null ? [] : (readAuthorities(text) ?? []);
}
