import {
  generationWords,
  joiningWords,
  jointMark,
  legalForms,
  letterSpellings,
  otherPersonMark,
  proprietorMark,
  stateMarks,
  titleWords,
} from './name-words';

/** Lengths at which banks cut a name: DTA and SEPA fields, with or without a blank at the cut. */
const cutLengths = [26, 27, 34, 35];
/** One of a name's words at least has to be there in full. */
const wholeWord = 2;
const abbreviationSigns = 3;

interface Word {
  /** Spellings of which one has to be the same. */
  readonly spellings: readonly string[];
  /** A dot behind it: it may be the beginning of a longer word. */
  readonly isShort: boolean;
}

/** One bearer of a name. */
interface Bearer {
  readonly words: readonly Word[];
  readonly form: string | null;
  readonly generation: string | null;
}

/** What is known of the one whose name is compared: a company's name has no middle names that may be missing. */
export interface NameHints {
  readonly isCompany?: boolean;
}

/**
 * Whether two names may be those of one holder: order of first and last name, titles, spellings of umlauts, legal forms, joint
 * accounts, initials, abbreviations and names cut by the bank are the same name. Whatever is not certain is not the same: it costs
 * one question, where a wrong yes costs the data of a person in the file of another.
 */
export function resembles(one: string, other: string, hints: NameHints = {}): boolean {
  if (isSameText(one, other)) return true;
  if (isCut(one, other) || isCut(other, one)) return true;
  const [ours, theirs] = [bearersOf(one), bearersOf(other)];
  return ours.some((mine) => theirs.some((its) => isSameBearer(mine, its, hints)));
}

/** Names that fit together, two by two; one that fits some of a group but not all begins one of its own. */
export function groupedHolders(names: readonly string[], hints: NameHints = {}): string[][] {
  const groups: string[][] = [];
  for (const name of names) {
    const group = groups.find((others) => others.every((other) => resembles(name, other, hints)));
    if (!group) groups.push([name]);
    else if (!group.includes(name)) group.push(name);
  }
  return groups;
}

function lower(name: string): string {
  return name.normalize('NFKC').toLowerCase().normalize('NFC');
}

/** The letters and digits of a text, spelt plainly: umlauts with e, or without when `isBare`. */
function spelt(text: string, isBare: boolean): string {
  const letters = Array.from(text.replace(/i\u0307/g, 'i'), (letter) => {
    // Greek letters with an accent are found without it.
    const spellings = letterSpellings[letter] ?? letterSpellings[letter.normalize('NFD').charAt(0)];
    return spellings ? ((isBare ? spellings[1] : undefined) ?? spellings[0]) : letter;
  }).join('');
  // Marks of Latin letters only: in other scripts they tell one name from another.
  return letters
    .normalize('NFD')
    .replace(/([a-z])\p{M}+/gu, '$1')
    .normalize('NFC');
}

function compact(text: string, isBare: boolean): string {
  return spelt(lower(text), isBare).replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}

function isSameText(one: string, other: string): boolean {
  const mine = compact(one, false);
  return mine !== '' && (mine === compact(other, false) || compact(one, true) === compact(other, true));
}

/** The bank had no room for the rest of the name. */
function isCut(short: string, long: string): boolean {
  const text = short.trim();
  if (!cutLengths.includes(text.length) || long.trim().length <= text.length) return false;
  return [false, true].some((isBare) => compact(long, isBare).startsWith(compact(text, isBare)));
}

/** Everyone who is named: of a joint account each, of a business its owner too. */
function bearersOf(name: string): Bearer[] {
  const [holder = ''] = lower(name)
    .split(otherPersonMark)
    .filter((part) => part.trim() !== '');
  return holder.replace(stateMarks, ' ').split(proprietorMark).flatMap(personsOf);
}

function personsOf(name: string): Bearer[] {
  const whole = bearerOf(name);
  if (whole.form !== null || !jointMark.test(name)) return whole.words.length > 0 ? [whole] : [];
  const parts = name.split(jointMark).map((part) => bearerOf(part));
  const filled = parts.filter(({ words }) => words.length > 0);
  // "Max und Erika Muster": the surname stands once, with the last of them, or in front of a comma.
  const [first] = filled;
  const last = filled[filled.length - 1];
  const isSurnameFirst = /^[^,&+;/]+,/.test(name);
  const surname = isSurnameFirst
    ? first?.words[(first?.words.length ?? 0) - 1]
    : last?.words[last.words.length - 1];
  return filled.map((bearer) =>
    bearer.words.length === 1 && surname && filled.length > 1
      ? { ...bearer, words: [...bearer.words, surname] }
      : bearer,
  );
}

function bearerOf(name: string): Bearer {
  const comma = /^([^,]+),([^,]+)$/.exec(name);
  // A comma turns first and last name round; before a legal form it does nothing.
  const text =
    comma && tokensOf(comma[2] ?? '').every(({ spellings }) => !legalForms.has(spellings[0] ?? ''))
      ? `${comma[2]} ${comma[1]}`
      : name;
  const { words, form } = withoutForm(tokensOf(text));
  const generation = words.flatMap(({ spellings: [spelling = ''] }, at) =>
    at > 0 ? (generationWords[spelling] ?? []) : [],
  )[0];
  const kept = words.filter(({ spellings: [spelling = ''] }, at) => {
    if (at > 0 && generationWords[spelling]) return false;
    return !titleWords.has(spelling) && !joiningWords.has(spelling);
  });
  // Of someone who is called like a title, the name is kept.
  return { words: kept.length > 0 ? kept : words, form, generation: generation ?? null };
}

function tokensOf(text: string): Word[] {
  return [...text.replace(/['’`´]/g, '').matchAll(/([\p{L}\p{M}\p{N}]+|[&+])(\.?)/gu)].map(
    ([, word = '', dot]) => {
      const spellings = [...new Set([spelt(word, false), spelt(word, true)])];
      return { spellings, isShort: dot === '.' };
    },
  );
}

const longestForm = 7;
/** Shorter ones are also initials: they count at the end of a name only. */
const tellingForm = 4;

/** Takes the legal form out, however many words it is written in: "e. K.", "Gesellschaft mit beschränkter Haftung". */
function withoutForm(tokens: readonly Word[]): { words: Word[]; form: string | null } {
  for (let start = 1; start < tokens.length; start += 1) {
    for (let end = Math.min(tokens.length, start + longestForm); end > start; end -= 1) {
      const text = tokens
        .slice(start, end)
        .map(({ spellings: [spelling] }) => spelling)
        .join('');
      const form = legalForms.get(text);
      if (form === undefined || (end < tokens.length && text.length < tellingForm)) continue;
      return { words: [...tokens.slice(0, start), ...tokens.slice(end)], form };
    }
  }
  return splitForm(tokens);
}

/** "Handelsgesellschaft mbH" is a Handels GmbH. */
function splitForm(tokens: readonly Word[]): { words: Word[]; form: string | null } {
  const at = tokens.findIndex(({ spellings: [spelling = ''] }) => /.gesellschaft$|.ges$/.test(spelling));
  const rest = tokens
    .slice(at + 1)
    .map(({ spellings: [spelling] }) => spelling)
    .join('');
  if (at < 0 || (rest !== 'mbh' && rest !== 'mitbeschraenkterhaftung'))
    return { words: [...tokens], form: null };
  const stem = (text: string) => text.replace(/(?:gesellschaft|ges)$/, '');
  const words = tokens
    .slice(0, at + 1)
    .map((word, place) => (place === at ? { spellings: word.spellings.map(stem), isShort: false } : word));
  return { words, form: 'gmbh' };
}

function isSameBearer(mine: Bearer, its: Bearer, hints: NameHints): boolean {
  if (mine.words.length === 0 || its.words.length === 0) return false;
  if (mine.form !== null && its.form !== null && mine.form !== its.form) return false;
  if (mine.generation !== its.generation) return false;
  const isSole = (form: string | null) => form === null || form === 'ek';
  const isCompany = hints.isCompany === true || !isSole(mine.form) || !isSole(its.form);
  const isOneWord = mine.words.length === 1 || its.words.length === 1;
  // A single word is a name for companies only: Mr and Mrs Muster are two.
  if (isOneWord && !hints.isCompany && (mine.form === null || its.form === null)) return false;
  if (isWrittenTogether(mine, its)) return true;
  const [few, many] =
    mine.words.length <= its.words.length ? [mine.words, its.words] : [its.words, mine.words];
  if (!hasAllOf(few, many, isCompany)) return false;
  if (few.length === many.length) return true;
  return !isCompany && few.length >= 2 && isWithoutMiddleNames(few, many);
}

/** "Musterbau" and "Muster Bau". */
function isWrittenTogether(mine: Bearer, its: Bearer): boolean {
  const text = ({ words }: Bearer, at: 0 | 1) =>
    words.map(({ spellings }) => spellings[at] ?? spellings[0]).join('');
  return text(mine, 0) === text(its, 0) || text(mine, 1) === text(its, 1);
}

/** Each word of the shorter name has one of its own in the longer one, and at least one of them in full. */
function hasAllOf(few: readonly Word[], many: readonly Word[], isCompany: boolean): boolean {
  const left = [...many];
  let whole = 0;
  const unmatched = few.filter((word) => {
    const at = left.findIndex((other) => isSameWord(word, other));
    if (at < 0) return true;
    if ((word.spellings[0]?.length ?? 0) >= wholeWord) whole += 1;
    left.splice(at, 1);
    return false;
  });
  return (
    (whole > 0 || (unmatched.length === 0 && few.length > 0)) &&
    unmatched.every((word) => {
      const at = left.findIndex(
        (other) => isBeginning(word, other, isCompany) || isBeginning(other, word, isCompany),
      );
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    })
  );
}

function isSameWord(one: Word, other: Word): boolean {
  return one.spellings.some((spelling) => other.spellings.includes(spelling));
}

/** An initial of a person, or an abbreviation with its dot. */
function isBeginning(short: Word, long: Word, isCompany: boolean): boolean {
  return short.spellings.some((start) => {
    const isInitial = start.length === 1 && !isCompany;
    const isAbbreviation = short.isShort && start.length >= abbreviationSigns;
    return (isInitial || isAbbreviation) && long.spellings.some((word) => word.startsWith(start));
  });
}

/** First and last word of the longer name are there: what is missing are names between them. */
function isWithoutMiddleNames(few: readonly Word[], many: readonly Word[]): boolean {
  const ends = [many[0], many[many.length - 1]];
  return ends.every(
    (end) => end && few.some((word) => isSameWord(word, end) || isBeginning(word, end, false)),
  );
}
