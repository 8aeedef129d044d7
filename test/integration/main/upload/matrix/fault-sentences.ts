/** What the user is told by a fault that stays: names, numbers and what to do stand in it, and no gap. */
export const sentences: Record<string, RegExp> = {
  'service.unauthorized':
    /^127\.0\.0\.1:\d+ did not accept client ID or secret.*Check both under Connections\. Words of the service: Made to fail by the proxy of a test$/,
  'service.badAnswer':
    /^The answer of the service cannot be used \([A-Z]+ \S+, \w+\)\. Everything is kept here\. Check the base address/,
  'service.network':
    /^127\.0\.0\.1:\d+ cannot be reached \([A-Z_]+; attempts: \d+\)\. Everything is kept here\./,
  'service.unavailable':
    /^The service is not available \([A-Z]+ \/\S+, 50[03]; attempts: \d+\)\. Everything is kept here\./,
  'service.rateLimited': /^The service asked to wait \d+ s \(GET \S+\)\. Everything is kept/,
  'service.tokenRefused':
    /^The service refused a fresh access token \([A-Z]+ \S+\)\. What was sent before stays\./,
  'service.timeout':
    /^The service did not answer within \d+ s \([A-Z]+ \S+; attempts: \d+\)\. Everything is kept here\. Try again later\.$/,
  'service.answerUnknown':
    /^Sent, but the answer never came \([A-Z]+ \S+\)\. On resuming, Kontor first reads what the service holds/,
};

/** One of the sentences to these codes. */
export function sentenceFor(codes: readonly string[]): RegExp {
  return new RegExp(codes.map((code) => sentences[code]?.source ?? '^$').join('|'));
}
