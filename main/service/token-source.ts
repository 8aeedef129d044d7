import { type Clock, unlessAborted } from './transport/clock';
import type { ServiceError } from './transport/service-error';

/** What `/auth` gave (interface.md 4.1). */
export interface AuthGrant {
  readonly token: string;
  readonly lifeMs: number;
  readonly scopes: readonly string[];
}

/** What may be shown of a token; the token itself never leaves (SEC-16). */
export type TokenState =
  | { readonly state: 'none' }
  | { readonly state: 'refused'; readonly code: string }
  | {
      readonly state: 'valid';
      /** Wall clock, ISO 8601. */
      readonly expiresAt: string;
      readonly lifeSeconds: number;
      readonly scopes: readonly string[];
    };

interface HeldToken extends AuthGrant {
  readonly fetchedAtMs: number;
  readonly fetchedAtMonotonicMs: number;
  isProven: boolean;
}

/**
 * The access token of one connection, in memory alone (SEC-16): renewed at a share of its life, one renewal at a
 * time however many wait, dropped on request. After a refusal of the credentials nothing more is asked (B028) until a person wants it (`askAgain`).
 */
export class TokenSource {
  readonly #authenticate: (signal: AbortSignal) => Promise<AuthGrant>;
  readonly #clock: Clock;
  readonly #share: number;
  readonly #isRefusal: (error: unknown) => error is ServiceError;
  #held: HeldToken | undefined;
  #flight: Promise<void> | undefined;
  #abort = new AbortController();
  #refusal: ServiceError | undefined;
  #scopes: readonly string[] = [];
  /** A token was refused, and none was taken since: the one that is held now was fetched for that. */
  #isRenewing = false;
  /** Calls that saw a token refused that was fetched because the one before it had been. */
  #newRefusedBy = new Set<object>();
  /** The token after which everyone was told. */
  #givenUp: string | undefined;

  constructor(options: {
    authenticate: (signal: AbortSignal) => Promise<AuthGrant>;
    clock: Clock;
    tokenShare: number;
    isRefusal: (error: unknown) => error is ServiceError;
  }) {
    this.#authenticate = options.authenticate;
    this.#clock = options.clock;
    this.#share = options.tokenShare;
    this.#isRefusal = options.isRefusal;
  }

  /** The token, if it is fresh enough to send now. */
  current(): string | undefined {
    const held = this.#held;
    if (!held) return undefined;
    return this.#ageMs(held) < held.lifeMs * this.#share ? held.token : undefined;
  }

  /** A fresh token; throws the refusal as long as the credentials stay the same. */
  async get(signal?: AbortSignal): Promise<string> {
    for (;;) {
      if (this.#refusal) throw this.#refusal;
      const token = this.current();
      if (token !== undefined) return token;
      this.#flight ??= this.#renew();
      await unlessAborted(this.#flight, signal);
    }
  }

  /**
   * The service answered 401 to `token`, sent by `caller` (any object that stands for the call). `renew`: ask for
   * another and send again; later reports of the same token change nothing, so one renewal serves all (B026).
   * `fail`: a new token was refused again, but by this call alone, so it may be about that endpoint. `failAll`: two
   * calls saw new tokens refused; nobody who waits would fare better. How many had met the old one says nothing of that.
   */
  refuse(token: string, caller: object): 'renew' | 'fail' | 'failAll' {
    if (this.#givenUp === token) return 'failAll';
    const held = this.#held;
    if (held?.token !== token) return 'renew';
    if (held.isProven || !this.#isRenewing) {
      this.#held = undefined;
      this.#isRenewing = true;
      return 'renew';
    }
    this.#newRefusedBy.add(caller);
    if (this.#newRefusedBy.size === 1) return 'fail';
    this.#held = undefined;
    this.#givenUp = token;
    return 'failAll';
  }

  /** The service took `token`. */
  prove(token: string): void {
    if (this.#held?.token !== token) return;
    this.#held.isProven = true;
    this.#forgetRefusals();
  }

  /** Forgets the token, and the answer of a renewal under way. */
  drop(): void {
    this.#held = undefined;
    this.#abort.abort();
    this.#abort = new AbortController();
    this.#flight = undefined;
  }

  /** Client id, secret or address changed: ask again. */
  credentialsChanged(): void {
    this.#refusal = undefined;
    this.#scopes = [];
    this.#forgetRefusals();
    this.drop();
  }

  /** Somebody pressed a button: the credentials are tried once more; a valid token stays. */
  askAgain(): void {
    this.#refusal = undefined;
  }

  #forgetRefusals(): void {
    this.#isRenewing = false;
    this.#newRefusedBy.clear();
  }

  /** Scopes of the last grant, kept while the token is renewed. */
  scopes(): readonly string[] {
    return this.#scopes;
  }

  state(): TokenState {
    if (this.#refusal) return { state: 'refused', code: this.#refusal.code };
    const held = this.#held;
    if (!held) return { state: 'none' };
    const leftMs = Math.max(0, held.lifeMs - this.#ageMs(held));
    return {
      state: 'valid',
      expiresAt: new Date(this.#clock.nowMs() + leftMs).toISOString(),
      lifeSeconds: Math.round(held.lifeMs / 1000),
      scopes: held.scopes,
    };
  }

  /** The longer of two clocks: one may stand still in sleep, the other may be set back. */
  #ageMs(held: HeldToken): number {
    return Math.max(
      this.#clock.monotonicMs() - held.fetchedAtMonotonicMs,
      this.#clock.nowMs() - held.fetchedAtMs,
    );
  }

  #renew(): Promise<void> {
    const abort = this.#abort;
    const flight = this.#authenticate(abort.signal).then(
      (grant) => {
        if (abort.signal.aborted) return;
        this.#held = {
          ...grant,
          fetchedAtMs: this.#clock.nowMs(),
          fetchedAtMonotonicMs: this.#clock.monotonicMs(),
          isProven: false,
        };
        this.#scopes = grant.scopes;
        this.#flight = undefined;
      },
      (error: unknown) => {
        if (abort.signal.aborted) return;
        this.#flight = undefined;
        if (this.#isRefusal(error)) this.#refusal = error;
        throw error;
      },
    );
    flight.catch(() => {});
    return flight;
  }
}
