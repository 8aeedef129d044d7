import { isCutIban } from '../ledger/iban-text';
import type { Ledger, LedgerAccount } from '../ledger/ledger-types';
import { isSpoiltOf } from '../ledger/lost-letters';
import { isNearly } from '../ledger/near-text';
import { isFirstName } from '../tables/first-names';
import { accountsAtServices } from './accounts-at-services';
import { type CleanName, cleanName } from './counterparty-name';

type NameKey = Pick<CleanName, 'key' | 'words'>;

/** What tells that a booking concerns the customer's own accounts, relatives or sister companies. */
export interface OwnAccounts {
  byId: ReadonlyMap<string, LedgerAccount>;
  idOfIban: ReadonlyMap<string, string>;
  /** The own IBAN that a cut one begins; any other as it is. */
  wholeIban(iban: string): string;
  isOwnName(name: CleanName): boolean;
  /** The owner's name with letters lost, or a relative's: asked only where another sign stands beside it. */
  isNearOwnName(name: NameKey): boolean;
  /** Length of the owner's name at the start of a text; 0 where the text does not begin with it. */
  ownerAtStart(text: string): number;
  /** Shares the family name, or the leading word of the firm, with an owner. */
  isRelatedName(words: readonly string[]): boolean;
  /** The family name stands in the name of the firm: "Jochen Rieger" at "Elektro Rieger GmbH". */
  isFamilyOfFirm(words: readonly string[]): boolean;
  isCardAccount(accountId: string): boolean;
  /** The account that a payment service keeps for the owner, where its name leads: "PayPal Europe". */
  accountAtService(words: readonly string[]): string | undefined;
  cardAccountIds: readonly string[];
}

const cardType = /KREDIT|CARD|KARTE|VISA|MASTER|AMEX/;

/** Words that many firms begin with and that show no relation. */
const commonFirst = new Set([
  'AUTO',
  'AUTOHAUS',
  'BACKEREI',
  'STADT',
  'HAUS',
  'HOTEL',
  'PRAXIS',
  'DR',
  'GEBRUDER',
  'DIE',
  'DER',
  'DAS',
  'DEUTSCHE',
  'NEW',
  'THE',
  'ALTE',
  'NEUE',
  'RESTAURANT',
  'BAU',
  'KFZ',
  'SPEDITION',
]);

const shortestFamily = 4;

function partsOf(owner: string): string[] {
  return owner
    .split(/\s+(?:und|u\.|and|&|\+|oder|or|o\.)\s+|\s*[;/]\s*/i)
    .filter((part) => part.trim() !== '');
}

/** Joint accounts name two people, often with the family name once: "Marta und Jan Adler". */
function ownersOf(owner: string, isPerson: boolean): string[] {
  if (!isPerson) return [owner];
  const parts = partsOf(owner);
  const family = parts[parts.length - 1]?.trim().split(/\s+/).pop() ?? '';
  return parts.map((part) => (/\s/.test(part.trim()) ? part : `${part} ${family}`));
}

const shortestSpoilt = 6;

function isNearOwn(nameKey: string, keys: ReadonlySet<string>): boolean {
  if (nameKey.length < shortestSpoilt) return false;
  for (const key of keys) {
    const lost = key.length - nameKey.length;
    if (lost >= 0 && lost <= Math.max(2, key.length >> 2) && isSpoiltOf(nameKey, key)) return true;
  }
  return false;
}

/** A text cut inside of the owner's name still names the owner. */
const shortestOwner = 12;
/** Country, check digits and half of a bank code: fewer digits begin too many accounts. */
const shortestCut = 9;

function wholeOf(iban: string, own: ReadonlyMap<string, string>): string {
  if (iban.length < shortestCut || own.has(iban) || !isCutIban(iban)) return iban;
  const fitting = [...own.keys()].filter((one) => one.startsWith(iban));
  return fitting.length === 1 ? (fitting[0] ?? iban) : iban;
}

/** One name in its spellings: "Günter" and "Günther", "Katrin" and "Kathrin", "Lukas" and "Lucas". */
function soundOf(word: string): string {
  return word
    .replace(/PH/g, 'F')
    .replace(/TH/g, 'T')
    .replace(/CK|C(?!H)/g, 'K')
    .replace(/Y/g, 'I')
    .replace(/(.)\1/g, '$1')
    .replace(/H$/, '');
}

const betweenOwners = new Set(['UND', 'U', 'ODER', 'O', 'AND']);
const titles = new Set([
  'DR',
  'PROF',
  'MAG',
  'DI',
  'ING',
  'DIPL',
  'MED',
  'HERR',
  'FRAU',
  'HR',
  'FR',
  'FAM',
  'FAMILIE',
  'EHELEUTE',
]);

/** Banks print which account of the owner's it is before the name: "Tagesgeld Marta Adler". */
const accountWords =
  /^(?:(?:SPAR|TAGESGELD|GIRO|FESTGELD|GELDMARKT|UNTER|PRIVAT|EXTRA|VERRECHNUNGS)?KONTO|TAGESGELD|FESTGELD|SPARBUCH|(?:ORANJE|SPAAR|BETAAL)(?:REKENING)?|SAVINGS|ACCOUNT)$/;

function plainWords(words: readonly string[]): string[] {
  return words.filter((word) => !betweenOwners.has(word) && !titles.has(word) && !accountWords.test(word));
}

/** Words of all who own an account, and of each of them. */
interface OwnerWords {
  whole: ReadonlySet<string>;
  each: readonly ReadonlySet<string>[];
}

function wordsOfOwners(owner: string): OwnerWords {
  const parts = partsOf(owner).map((part) => plainWords(cleanName(part).words));
  const [first = []] = parts;
  // The family name that stands once is the last word of all, or the first.
  const families = [parts.at(-1)?.at(-1), first.length > 1 ? first[0] : undefined];
  const each = parts.flatMap((part) =>
    part.length === 1
      ? families.map((family) => new Set([...part, ...(family ? [family] : [])]))
      : [new Set(part)],
  );
  return { whole: new Set(parts.flat()), each: each.filter(({ size }) => size >= 2) };
}

/** "M. u. J." is read as one word. */
const joinedInitials = /^([A-Z])U([A-Z])$/;

/** Both owners of a joint account by their initials: "M. u. J. Adler". One initial alone may be a relative's. */
function namesByInitials(plain: ReadonlySet<string>, { whole, each }: OwnerWords): boolean {
  const all = [...plain].flatMap((word) => joinedInitials.exec(word)?.slice(1) ?? [word]);
  const initials = all.filter((word) => word.length === 1);
  const named = all.filter((word) => word.length > 1);
  if (initials.length < 2 || named.length !== 1 || each.length < 2) return false;
  const [family = ''] = named;
  if (!whole.has(family)) return false;
  const given = each
    .filter((own) => own.has(family))
    .map((own) => [...own].filter((word) => word !== family));
  const isAnOwner = (initial: string) =>
    given.some((words) => words.some((word) => word.startsWith(initial)));
  return (
    initials.every(isAnOwner) &&
    given.some((words) => words.every((word) => initials.includes(word.charAt(0))))
  );
}

/**
 * Owners in another order, or one of them: "Adler Marta u. Jan" for "Dr. Marta und Jan Adler". One of them stands there with each word of
 * the name: "Maria Huber" may be the mother of "Anna Maria Huber".
 */
function namesOwner(words: readonly string[], owners: OwnerWords, isFirm: boolean): boolean {
  const { whole, each } = owners;
  const plain = new Set(plainWords(words));
  // "Adler Sparkonto": the family, and which account of theirs.
  if (
    !isFirm &&
    plain.size > 0 &&
    words.some((word) => accountWords.test(word)) &&
    [...plain].every((word) => whole.has(word))
  )
    return true;
  if (namesByInitials(plain, owners)) return true;
  return (
    [...plain].every((word) => whole.has(word)) &&
    each.some((own) => [...own].every((word) => plain.has(word)))
  );
}

const withoutUmlauts = (text: string): string =>
  text.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue').replaceAll('ß', 'ss');

/** All owners as banks write them, small letters, the longest first: "marta und jan adler", "jan adler", "adler, jan", "adler jan". */
function writtenOwners({ accounts, userType }: Ledger): string[] {
  const written = new Set<string>();
  for (const { owner } of accounts)
    for (const one of [owner, ...ownersOf(owner, userType === 'person')]) {
      const name = one.trim().toLowerCase();
      const words = name.split(/\s+/);
      const [family = ''] = words.slice(-1);
      const others = words.slice(0, -1).join(' ');
      const spellings =
        userType === 'person' && words.length > 1
          ? [name, `${family} ${others}`, `${family}, ${others}`]
          : [name];
      for (const spelling of spellings) written.add(spelling).add(withoutUmlauts(spelling));
    }
  return [...written].filter((one) => one.length >= 6).sort((a, b) => b.length - a.length);
}

/** What banks print of an account before its owner: "Tagesgeld Marta Adler", "Oranje Spaarrekening M. Adler". */
const accountBefore =
  /^(?:(?:(?:spar|tagesgeld|giro|festgeld|geldmarkt|unter|privat|extra|verrechnungs)?konto|tagesgeld|festgeld|sparbuch|(?:oranje )?spaarrekening|betaalrekening|savings|account) )+/;

/** Length of an owner's name at the start of a text in small letters; of one that the text was cut in too. */
function lengthOfOwner(written: string, owners: readonly string[]): number {
  for (const owner of owners) {
    // Behind a hyphen goes on the name of somebody else: "Marta Adler-Lang".
    if (written.startsWith(owner) && !/[\p{L}-]/u.test(written.charAt(owner.length))) return owner.length;
    if (written.length >= shortestOwner && owner.startsWith(written)) return written.length;
  }
  return 0;
}

export function readOwnAccounts(ledger: Ledger): OwnAccounts {
  const byId = new Map<string, LedgerAccount>();
  const idOfIban = new Map<string, string>();
  const keys = new Set<string>();
  const ownWords = new Set<string>();
  const related = new Set<string>();
  const families = new Set<string>();
  const cards: string[] = [];
  for (const account of ledger.accounts) {
    byId.set(account.accountId, account);
    if (account.iban) idOfIban.set(account.iban, account.accountId);
    if (cardType.test(account.type)) cards.push(account.accountId);
    const owners = ownersOf(account.owner, ledger.userType === 'person');
    for (const owner of owners) {
      const name = cleanName(owner);
      if (name.key.length < 4) continue;
      keys.add(name.key);
      const { words } = name;
      for (const word of words) ownWords.add(soundOf(word));
      if (words.length >= 2) {
        keys.add([...words.slice(1), words[0]].join(''));
        keys.add([words[words.length - 1], ...words.slice(0, -1)].join(''));
      }
      const word = ledger.userType === 'person' ? name.words[name.words.length - 1] : name.words[0];
      if (word && word.length >= 4 && !commonFirst.has(word)) related.add(word);
      if (ledger.userType === 'company')
        for (const one of words) if (one.length >= shortestFamily && !commonFirst.has(one)) families.add(one);
    }
    const lost = account.owner.replace(/[äöüß]/gi, '');
    for (const whole of [account.owner, lost].map((owner) => cleanName(owner).key))
      if (whole.length >= 4) keys.add(whole);
  }
  const atServices = accountsAtServices(ledger.accounts);
  const owners = writtenOwners(ledger);
  const named = ledger.userType === 'person' ? ledger.accounts.map(({ owner }) => wordsOfOwners(owner)) : [];
  const prefixes = [...keys].filter((key) => key.length >= 12);
  // "Martin" beside an owner "Martina" is somebody else, and no name that lost a letter.
  const namesAnother = (words: readonly string[]) =>
    words.some((word) => isFirstName(word) && !ownWords.has(soundOf(word)));
  return {
    byId,
    idOfIban,
    cardAccountIds: cards,
    wholeIban: (iban) => wholeOf(iban, idOfIban),
    isOwnName: ({ key: nameKey, words, hasLegalForm }) =>
      nameKey !== '' &&
      (keys.has(nameKey) ||
        (nameKey.length >= 12 && prefixes.some((key) => key.startsWith(nameKey))) ||
        named.some((one) => namesOwner(words, one, hasLegalForm)) ||
        (!namesAnother(words) && prefixes.some((key) => isNearly(key, nameKey)))),
    isNearOwnName: ({ key, words }) => !namesAnother(words) && isNearOwn(key, keys),
    ownerAtStart: (text) => {
      const written = text.toLowerCase();
      const before = accountBefore.exec(written)?.[0].length ?? 0;
      const length = lengthOfOwner(written.slice(before), owners);
      return length > 0 ? before + length : 0;
    },
    isRelatedName: (words) => words.some((word) => related.has(word)),
    isFamilyOfFirm: (words) => words.length === 2 && families.has(words[1] ?? ''),
    isCardAccount: (accountId) => cards.includes(accountId),
    accountAtService: ([first = '']) => (atServices.size === 0 ? undefined : atServices.get(first)),
  };
}
