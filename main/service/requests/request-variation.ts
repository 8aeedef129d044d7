import type { Endpoint } from '../endpoint-tables/endpoint-definition';
import { idsSchema } from '../schemas/user-schema';
import type { CorrelationRequestMode, LearnedNames } from './learned-names';
import { aliasPath, keysSharingAlias } from './path-aliases';

/**
 * The spellings one call may try: of its path, and of the names that carry a correlation identifier
 * (interface-gaps.md). What answered is learned for the connection; what failed everywhere is not.
 */
export class RequestVariation {
  readonly #key: string;
  readonly #endpoint: Endpoint;
  readonly #learned: LearnedNames;
  readonly #hasCorrelationId: boolean;
  #spelling: 'main' | 'alias';
  #mode: CorrelationRequestMode;
  #ids: 'ids' | 'IDs';
  #hasTriedBothIds = false;

  constructor(key: string, endpoint: Endpoint, hasCorrelationId: boolean, learned: LearnedNames) {
    this.#key = key;
    this.#endpoint = endpoint;
    this.#learned = learned;
    this.#hasCorrelationId = hasCorrelationId;
    this.#spelling = learned.pathSpellings[key] ?? 'main';
    this.#mode = learned.correlationRequestMode;
    this.#ids = learned.idsSpelling;
  }

  /** Path template to send to. */
  template(): string {
    const alias = this.#spelling === 'alias' ? aliasPath(this.#key, this.#endpoint.path) : undefined;
    return alias ?? this.#endpoint.path;
  }

  mode(): CorrelationRequestMode {
    return this.#mode;
  }

  /** The body with the list of a deletion under the name to be tried. */
  bodyOf(body: unknown): unknown {
    if (!this.#hasIds() || this.#ids === 'ids') return body;
    const { ids, ...rest } = body as { ids: unknown };
    return { ...rest, IDs: ids };
  }

  /** True when the answer calls for another spelling, which is then set. */
  next(status: number): boolean {
    if (status === 404) return this.#nextSpelling();
    return status === 400 && (this.#nextMode() || this.#nextIds());
  }

  /** What an answer of `status` proves, if it is new. */
  proves(status: number): Partial<LearnedNames> | undefined {
    const isGood = status >= 200 && status < 300;
    if (isGood && aliasPath(this.#key, this.#endpoint.path) !== undefined) {
      if (this.#learned.pathSpellings[this.#key] === this.#spelling) return undefined;
      const pathSpellings = { ...this.#learned.pathSpellings };
      for (const key of keysSharingAlias(this.#key)) pathSpellings[key] = this.#spelling;
      return { pathSpellings };
    }
    const isModeProved = this.#endpoint.isCorrelation && (isGood || status === 404);
    if (isModeProved && this.#hasCorrelationId && this.#mode !== this.#learned.correlationRequestMode) {
      return { correlationRequestMode: this.#mode };
    }
    if (isGood && this.#hasIds() && this.#ids !== this.#learned.idsSpelling)
      return { idsSpelling: this.#ids };
    return undefined;
  }

  #hasIds(): boolean {
    return this.#endpoint.body === idsSchema;
  }

  #nextIds(): boolean {
    if (!this.#hasIds() || this.#hasTriedBothIds) return false;
    this.#hasTriedBothIds = true;
    this.#ids = this.#ids === 'ids' ? 'IDs' : 'ids';
    return true;
  }

  /** Once, and never for a correlation endpoint: its 404 only says "not finished"; it follows its resource. */
  #nextSpelling(): boolean {
    if (this.#endpoint.isCorrelation || this.#spelling === 'alias') return false;
    if (this.#learned.pathSpellings[this.#key] !== undefined) return false;
    if (aliasPath(this.#key, this.#endpoint.path) === undefined) return false;
    this.#spelling = 'alias';
    return true;
  }

  /** Both names, then the header alone, then the query parameter alone. */
  #nextMode(): boolean {
    if (!this.#endpoint.isCorrelation || !this.#hasCorrelationId || this.#mode === 'parameter') return false;
    this.#mode = this.#mode === 'both' ? 'header' : 'parameter';
    return true;
  }
}
