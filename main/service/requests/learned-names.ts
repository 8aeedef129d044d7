/** How the correlation identifier is sent; one of the two names is dropped after a 400 (interface-gaps.md). */
export type CorrelationRequestMode = 'both' | 'header' | 'parameter';

/** What a service taught about itself; worth keeping with the connection, holds no secret. */
export interface LearnedNames {
  readonly correlationRequestMode: CorrelationRequestMode;
  /** Name of the answer header that carried an identifier, lower case. */
  readonly correlationHeaderSeen?: string;
  /** Name of the list in a deletion's body, tried the other way after a 400. */
  readonly idsSpelling: 'ids' | 'IDs';
  /** Key of the registry -> which spelling of its path answered. */
  readonly pathSpellings: Readonly<Record<string, 'main' | 'alias'>>;
}

export const nothingLearned: LearnedNames = {
  correlationRequestMode: 'both',
  idsSpelling: 'ids',
  pathSpellings: {},
};

const longestName = 200;
/** What can be sent back in a header and an address as it is; anything else is not taken for an identifier. */
const correlationId = /^[\x21-\x7e]{1,200}$/;

/** The identifier in an answer: the configured header, else any header that ends in `-correlation-id`. */
export function findCorrelationId(
  headers: Headers,
  configuredName: string,
): { name: string; value: string } | undefined {
  const value = headers.get(configuredName);
  if (value && correlationId.test(value)) return { name: configuredName.toLowerCase(), value };
  for (const [name, other] of headers) {
    const isNamed = name.endsWith('-correlation-id') && name.length <= longestName;
    if (isNamed && correlationId.test(other)) return { name, value: other };
  }
  return undefined;
}
