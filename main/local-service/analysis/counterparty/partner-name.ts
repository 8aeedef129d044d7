import { fold } from '../ledger/text-folding';
import { isFamilyName } from '../tables/family-names';
import { isAnyFirstName, isFirstName } from '../tables/first-names';
import { wordsThatAreNames } from '../tables/words-southern';
import {
  brandsOfName,
  chainsOfName,
  type Evidence,
  innOfName,
  isBankName,
  isIntermediary,
  namesBankOtherwise,
  wordsOfName,
} from '../words/word-evidence';
import { type CleanName, cleanName } from './counterparty-name';
import type { OwnAccounts } from './own-accounts';

/** Everything that is read from the name of a partner, once for all transactions with that name. */
export class PartnerName {
  /** Folded words without legal form. */
  readonly words: readonly string[];
  /** Folded name without branch, town and legal form, squeezed; '' when there is none. */
  readonly key: string;
  readonly hasLegalForm: boolean;
  readonly isSelfWord: boolean;
  readonly isCut: boolean;
  /** The owner of the ledger, or one of them. */
  readonly isOwn: boolean;
  /** Collects for others: the purpose tells who is paid. */
  readonly isIntermediary: boolean;
  private personal: boolean | undefined;
  private shaped: boolean | undefined;
  private related: boolean | undefined;
  private nearOwn: boolean | undefined;
  private banking: boolean | undefined;
  private accountKeeping: boolean | undefined;
  private wordHits: readonly Evidence[] | undefined;
  private innHits: readonly Evidence[] | undefined;
  private chainHits: readonly Evidence[] | undefined;
  private brandHits: readonly Evidence[] | undefined;
  private tillHits: readonly Evidence[] | undefined;

  constructor(
    readonly raw: string,
    /** Counted from 0 in order of first sight. */
    readonly number: number,
    private readonly own: OwnAccounts,
  ) {
    const clean: CleanName = cleanName(raw);
    this.words = clean.words;
    this.key = clean.key;
    this.hasLegalForm = clean.hasLegalForm;
    this.isSelfWord = clean.isSelfWord;
    this.isCut = raw.length === 27;
    this.isOwn = own.isOwnName(clean);
    this.isIntermediary = isIntermediary(raw);
  }

  /** Likely the name of a person. */
  get isPerson(): boolean {
    this.personal ??= isPersonName(this.raw, this);
    return this.personal;
  }

  /** Two or three plain words without any that a firm is named by: more likely a person than a firm. */
  get isPersonShaped(): boolean {
    if (this.shaped === undefined) {
      const whole = withoutLostLetters(this.raw);
      const words = whole === this.raw ? this.words : cleanName(whole).words;
      this.shaped =
        !this.hasLegalForm &&
        words.length >= 2 &&
        words.length <= 3 &&
        /^[\p{L}.' -]+$/u.test(whole) &&
        words.every((word, at) => word.length >= 3 || (at === 0 && word.length === 1)) &&
        !words.some((word) => namesPlace.test(word)) &&
        !leadsPublicBody.test(words[0] ?? '') &&
        !joins.test(words.join(' ')) &&
        !words.some((word) => word.length > longestName) &&
        !/\p{L}{5}\.$/u.test(whole) &&
        this.wordEvidence.length === 0;
    }
    return this.shaped;
  }

  /** The owner's name with letters lost, or a relative's. */
  get isNearOwn(): boolean {
    this.nearOwn ??= !this.isOwn && this.own.isNearOwnName(this);
    return this.nearOwn;
  }

  /** Shares the family name, or the leading word of the firm, with an owner. */
  get isRelated(): boolean {
    this.related ??= this.own.isRelatedName(this.words);
    return this.related;
  }

  /** A person whose family name the firm carries; customers may have it by chance. */
  get isFamilyOfFirm(): boolean {
    return (
      !this.hasLegalForm && (this.isPerson || this.isPersonShaped) && this.own.isFamilyOfFirm(this.words)
    );
  }

  get isBank(): boolean {
    this.banking ??= isBankName(this.words);
    return this.banking;
  }

  /** May ask for what an account costs. */
  get mayKeepAccounts(): boolean {
    this.accountKeeping ??= this.isBank || namesBankOtherwise(this.words);
    return this.accountKeeping;
  }

  /** "Dr. med. Anne Muster": people, unless there is more than one of them. */
  get isTitled(): boolean {
    return (
      !this.hasLegalForm &&
      /^(?:DR|PROF|DIPL|MAG|DI|ING)$/.test(this.words[0] ?? '') &&
      titled.test(fold(this.raw))
    );
  }

  /** A foundation or a bank that keeps what is saved for old age; one that many employers share insures. */
  get isFoundation(): boolean {
    return (
      this.isBank || this.words.some((word) => /(?<!SAMMEL)(?:STIFTUNG|FONDATION|FONDAZIONE)$/.test(word))
    );
  }

  /** A registered society by its legal form, "e.V.". */
  get isClub(): boolean {
    return /\bE ?V\b/.test(fold(this.raw));
  }

  get wordEvidence(): readonly Evidence[] {
    this.wordHits ??=
      this.isCalledLikeTrade() || this.isFirmOfFamily()
        ? []
        : lostLetter.test(this.raw)
          ? wordsOfSpoilt(this.raw)
          : this.endsAsBank
            ? wordsOfName(this.raw).filter(({ category }) => ofBank.test(category))
            : wordsOfName(this.raw);
    return this.wordHits;
  }

  /** Whose bank it is says what it is called after: "Apotheker- und Ärztebank eG". */
  private get endsAsBank(): boolean {
    return this.hasLegalForm && /\w{3}BANK$/.test(this.words.at(-1) ?? '');
  }

  /** "Marco Nido": a given name before a word that is a family name too. */
  private isCalledLikeTrade(): boolean {
    const [given = '', family = ''] = this.words;
    return this.words.length === 2 && familyNames.has(family) && isAnyFirstName(given);
  }

  /** "Bauer GmbH", "Gebr. Sauer KG": whose firm it is, and not which. */
  private isFirmOfFamily(): boolean {
    if (!this.hasLegalForm) return false;
    const told = this.words.filter((word) => !namesKin.test(word));
    return told.length === 1 && isFamilyName(told[0] ?? '');
  }

  /** Asked only of a shop whose name says nothing else. */
  get innEvidence(): readonly Evidence[] {
    this.innHits ??= innOfName(this.raw);
    return this.innHits;
  }

  /** Asked only of payments by card. */
  get chainEvidence(): readonly Evidence[] {
    this.chainHits ??= chainsOfName(this.words);
    return this.chainHits;
  }

  /** Asked of payments by card: no person is paid by one. */
  get brandEvidenceAtTill(): readonly Evidence[] {
    this.tillHits ??= this.brands(true);
    return this.tillHits;
  }

  private brands(isAtTill: boolean): readonly Evidence[] {
    return brandsOfName(this.raw, this.words, { collectsForOthers: this.isIntermediary, isAtTill });
  }

  get brandEvidence(): readonly Evidence[] {
    this.brandHits ??= this.isFirmOfFamily() ? [] : this.brands(false);
    return this.brandHits;
  }
}

const titled =
  /^(?:(?:DR|PROF|DIPL|MAG|DI|ING|MED|DENT|RER|NAT|PHIL|IUR|JUR|VET|UNIV) )+\p{L}+(?: \p{L}+){1,3}$/u;

const ofBank = /^(?:credits|investments|fees|transfers|income)\./;

const namesKin = /^(?:SOHN|SOHNE|TOCHTER|GEBR|GEBRUDER|FA|FIRMA)$/;

const familyNames: ReadonlySet<string> = new Set(wordsThatAreNames.split('|').map(fold));

/** What houses, works, offices and shops are called, and nobody is: "Tagungshaus Birkenhof", "Kreisklinik Wolfach". */
const namesPlace =
  /(?:\w{5}HAUS|HAUSER|UITGEVERIJ|DRUKKERIJ|FOTOGRAFIE|KANTOOR|\w{4}HANDEL|ADMINISTRATIES|\w{4}ARCHITECTEN|BILDUNGSWERK|SPITAL|KLINIK|KLINIKEN|KLINIKUM|WERKE|VERLAG|AMT|SCHULE|SCHULEN|ZENTRUM|VEREIN|VERBAND|STIFTUNG|TECHNIK|SERVICE|AGENTUR|BURO|PRAXIS|MUSEUM|THEATER|KONTOR|GRUPPE|UNION|GESELLSCHAFT|MARKT|LADEN|KASSE|BETRIEB|BETRIEBE|STUDIO|CENTER|ANSTALT|KAMMER|\w{5}HEIM|GEMEINDE|VERWALTUNG|PFARREI|RUNDFUNK|INSTITUT|FONDS|WEINGUT|LOGISTIK|PFLEGE|FABRIK|MANUFAKTUR|HOTEL|GASTHOF|BRAUEREI|KELLEREI|LANDKREIS|MARKETING|CONSULTING|SOLUTIONS|SYSTEME|SYSTEMS|SOFTWARE|MEDIA|GROUP|HOLDING|VERSAND|ENERGIE|BANK|STELLE|BEHORDE|PRASIDIUM|GERICHT|POLIZEI|HAUPTMANNSCHAFT|BEIHILFE|MUSIK|SPORT|\w{3}EREI|DACHDECKER|INSTALLATEUR|INSTALLATIONEN|MALERMEISTER|BEDACHUNG|BEDACHUNGEN|SANITAR|HEIZUNG|\w{3}BAU|ARCHITEKT|ARCHITEKTEN|BAUUNTERNEHMEN|BAUUNTERNEHMUNG|FLIESENLEGER|TRANSPORTE|REISEN|PARTNER)$/;

/** What states, towns and their offices begin with: "Land Niederösterreich", "Stadt Musterau". */
const leadsPublicBody =
  /^(?:LAND|FREISTAAT|KANTON|REPUBLIK|BUND|STADT|STADTGEMEINDE|MARKTGEMEINDE|GEMEINDE|KREIS|LANDKREIS|BISTUM|ERZBISTUM|DIOZESE|UNIVERSITAT|HOCHSCHULE|MINISTERIUM)$/;

/** A longer word is a compound, and no part of a person's name: "Wickramasinghe" and "Konstantinidis" have fourteen letters. */
const longestName = 14;

/** What a person offers stands before the name: "Steuerbüro Anke Muster", "Gerichtsvollzieher Uwe Muster". */
function leadsWithTrade(words: readonly string[]): boolean {
  const [first = '', ...others] = words;
  if (words.length < 3 || isAnyFirstName(first)) return false;
  // Families have the names of trades too: "Fischer Hans Peter".
  if (others.every(isAnyFirstName)) return false;
  return namesPlace.test(first) || wordsOfName(first).some(({ weight }) => weight >= 5);
}

/** Words that stand between the words of a text, and in no name of a person: "Saldo der Abschlussposten"; "van der Linden" is one. */
const joins =
  /(?<!VAN|VON)(?:^| )(?:DER|DES|DEM|FUR|MIT|AUF|AUS|IM|AM|BEI|UND|THE|OF|FOR|AU|AUX|PAR|(?<=.)PER)(?= |$)/;

const lostLetter = /(?<=\p{L})[.?\ufffd](?=\p{Ll})/u;

/** The umlaut that makes most sense of a name: "Steuerb?ro", "B.ckerei". */
function wordsOfSpoilt(name: string): Evidence[] {
  const readings = ['.', 'ü', 'ä', 'ö', 'ß'].map((letter) =>
    wordsOfName(name.replace(new RegExp(lostLetter, 'gu'), letter)),
  );
  const sum = (found: Evidence[]) => found.reduce((total, { weight }) => total + weight, 0);
  return readings.sort((a, b) => sum(b) - sum(a))[0] ?? [];
}

/** Dots and question marks inside of a word stand for letters that a bank could not print: "D.rte K?hnast". */
function withoutLostLetters(name: string): string {
  return name.replace(/(?<=\p{L})[.?](?=\p{Ll})/gu, '');
}

/** What people are called by, and no firm. */
const calledBy = /^(FAM|FAMILIE|EHELEUTE|HERR|FRAU|OMA|OPA)$/;

const likelyLength = { least: 2, most: 4 };

function isPersonName(
  raw: string,
  { words, hasLegalForm, wordEvidence }: Pick<PartnerName, 'words' | 'hasLegalForm' | 'wordEvidence'>,
) {
  if (hasLegalForm || words.length < likelyLength.least || words.length > likelyLength.most) return false;
  if (raw.includes('&') || /\d/.test(raw) || leadsWithTrade(words)) return false;
  if (calledBy.test(words[0] ?? '') && wordEvidence.length === 0) return true;
  if (words.some(isFirstName) || /^[\p{L}-]{2,}, ?[\p{L}-]{2,}/u.test(raw)) return true;
  return (
    words.length < likelyLength.most &&
    isAnyFirstName(words[0] ?? '') &&
    wordEvidence.length === 0 &&
    !words.some((word) => namesPlace.test(word))
  );
}

/** The names of one ledger; as many as its partners are written in. */
export class PartnerNames {
  private readonly known = new Map<string, PartnerName>();

  constructor(private readonly own: OwnAccounts) {}

  of(raw: string): PartnerName {
    let name = this.known.get(raw);
    if (!name) {
      name = new PartnerName(raw, this.known.size, this.own);
      this.known.set(raw, name);
    }
    return name;
  }
}
