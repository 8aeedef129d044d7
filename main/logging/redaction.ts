import { withoutPatterns, withoutSecrets } from '../service';

/** Beyond secrets, what tells of a person or an account: nothing of it belongs in a log. */
const personalPatterns: readonly RegExp[] = [
  /[\w.+-]{1,64}@[\w-]{1,64}\.[\w.-]{1,190}/g,
  /\?[^\s"')]+/g,
  /\b\d(?:[ -]?\d){6,18}\b/g,
  /[-+]?\b\d{1,3}(?:[.,' ]\d{3})*[.,]\d{2}\b(?:\s?(?:€|EUR|USD|CHF|GBP))?/g,
  // The user's folder up to the next separator: a name may hold blanks.
  /(?:\/home\/|\/Users\/)[^/"'\n:]+(?=\/)|[A-Z]:\\+Users\\+[^\\"'\n]+(?=\\)/gi,
  /(?:\/home\/|\/Users\/|[A-Z]:\\+Users\\+)[^\s/\\"']+/gi,
];

/** What a log line may hold of a text: no secret, and nothing of a person or an account. */
export function redact(text: string): string {
  return withoutPatterns(withoutSecrets(text), personalPatterns);
}
