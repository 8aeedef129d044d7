import { eachMember } from './answer-members';

const code = /^[A-Z]{3}$/;

/** Currencies that an answer of any shape names, by their ISO code, each once. */
export function currenciesIn(raw: unknown): string[] {
  const found = new Set<string>();
  eachMember(raw, (name, member) => {
    if (name !== 'currency') return false;
    if (typeof member === 'string' && code.test(member)) found.add(member);
    return true;
  });
  return [...found];
}
