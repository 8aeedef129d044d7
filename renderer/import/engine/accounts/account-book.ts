import type { AccountDraft } from '../../../../preload/contract/reading/reading';
import { usualCurrency } from '../../../../preload/contract/values/usual-currency';
import { flatText } from '../bytes/flat-text';
import { ReadFailure, readLimits } from '../bytes/source';
import { bankOfIban } from '../recognition/bank-codes';
import { accountKey, isShortFor, namesNoAccount } from '../values/account-spelling';
import { bankCodeOf, hasValidIbanDigits, shapeIban } from '../values/identifiers';

function emptyDraft(): AccountDraft {
  return {
    iban: null,
    accountNumber: null,
    bankCode: null,
    bankName: null,
    bic: null,
    owner: null,
    name: null,
    type: null,
    currency: null,
    balanceMinor: null,
    balanceDay: null,
    balanceSource: null,
    openingBalanceMinor: null,
    origins: {},
    rowCount: 0,
    sumMinor: {},
  };
}

type TextField =
  | 'iban'
  | 'accountNumber'
  | 'bankCode'
  | 'bankName'
  | 'bic'
  | 'owner'
  | 'name'
  | 'type'
  | 'currency';

/** The accounts of one file, found in columns or around tables. */
export class AccountBook {
  /** What is announced and not booked, by account, minor units: no part of what an account began and ended with. */
  readonly announced = new Map<number, number>();
  readonly drafts: AccountDraft[] = [];
  /** Rows in each currency, '' for those without one, by account. */
  private readonly rowsIn: Record<string, number>[] = [];
  private readonly byText = new Map<string, number>();
  private readonly byKey = new Map<string, number>();
  /** Accounts under one number, by the first of them. */
  private readonly siblings = new Map<number, { index: number; kind: string | null }[]>();
  /** Currencies that titles of tables state of their accounts. */
  private readonly ofSections = new Map<number, string | null>();
  /** Neighbouring rows name one account mostly. */
  private lastCell: string | null = null;
  private lastIndex = -1;

  add(): number {
    if (this.drafts.length >= readLimits.accounts)
      throw new ReadFailure('limit.accounts', { limit: readLimits.accounts });
    this.drafts.push(emptyDraft());
    this.rowsIn.push({});
    return this.drafts.length - 1;
  }

  /** Index of the account of a table, which has one even where it is not named. */
  indexOf(name: string): number {
    const known = this.indexOfCell(name);
    return known >= 0 ? known : this.forSection(null, '');
  }

  /**
   * The same for a statement document, which says so in a place of its own. One number may have several accounts there: one for each
   * currency, and for each kind where the document tells kinds apart. A statement that names neither belongs to the first of them.
   */
  indexOfStatement(name: string, currency: string | null, kind: string | null = null): number {
    const before = this.drafts.length;
    const first = this.indexOf(name);
    const draft = this.drafts[first] as AccountDraft;
    if (first >= before)
      for (const field of ['iban', 'accountNumber'] as const)
        if (draft[field] !== null) draft.origins[field] = 'statement';
    return this.siblingOf(first, currency, kind, 'statement');
  }

  /** Index of the account in a currency under the number, or lack of one, that rows have in common: the first currency is that of the first. */
  indexOfCurrency(first: number, currency: string | null): number {
    if (currency === null || this.drafts[first]?.currency === currency) return first;
    return this.siblingOf(first, currency, null, 'column');
  }

  /** The same among accounts that rows had before; -1 for none. */
  knownCurrency(first: number, currency: string | null): number {
    if (currency === null || this.drafts[first]?.currency === currency) return first;
    return this.withSiblings(first).find((index) => this.drafts[index]?.currency === currency) ?? -1;
  }

  /** An account and those that only their currency tells from it. */
  withSiblings(first: number): readonly number[] {
    return this.siblings.get(first)?.map(({ index }) => index) ?? [first];
  }

  /** The one account of the file, of all that have one number between them the first; -1 for none. */
  get onlyOne(): number {
    return this.drafts.length > 0 && this.withSiblings(0).length === this.drafts.length ? 0 : -1;
  }

  private siblingOf(
    first: number,
    currency: string | null,
    kind: string | null,
    origin: 'statement' | 'column',
  ): number {
    const draft = this.drafts[first] as AccountDraft;
    const siblings = this.siblings.get(first) ?? [{ index: first, kind: null }];
    this.siblings.set(first, siblings);
    const same = <T>(one: T | null, other: T | null) => one === null || other === null || one === other;
    const fits = siblings.filter(
      (one) => same(this.drafts[one.index]?.currency ?? null, currency) && same(one.kind, kind),
    );
    const known = fits.find((one) => this.drafts[one.index]?.currency === currency) ?? fits[0];
    const found = known ?? { index: this.addSibling(draft), kind };
    if (!known) siblings.push(found);
    found.kind ??= kind;
    this.set(found.index, 'currency', currency, origin);
    return found.index;
  }

  private addSibling({ iban, accountNumber, bankCode, bic, bankName, owner, origins }: AccountDraft): number {
    const index = this.add();
    const shared = { iban, accountNumber, bankCode, bic, bankName, owner };
    Object.assign(this.drafts[index] as AccountDraft, shared, {
      origins: Object.fromEntries(Object.entries(origins).filter(([field]) => field in shared)),
    });
    return index;
  }

  /** Index of the account that a cell names, -1 for none; the same account in any spelling is one (case B018). */
  indexOfCell(cell: string): number {
    if (cell === this.lastCell) return this.lastIndex;
    this.lastIndex = this.lookUp(cell);
    this.lastCell = cell;
    return this.lastIndex;
  }

  private lookUp(cell: string): number {
    const known = this.byText.get(cell);
    if (known !== undefined) return known;
    const text = cell.trim().replace(/^'+|(?<!')'+$/g, '');
    if (namesNoAccount(text)) return -1;
    const iban = shapeIban(text);
    const key = iban ?? accountKey(text);
    let index = this.byKey.get(key) ?? this.writtenOtherwise(iban ?? text);
    if (index === undefined) {
      index = this.add();
      this.byKey.set(key, index);
      this.set(index, iban ? 'iban' : 'accountNumber', iban ?? text, 'column');
    }
    if (this.byText.size < 10_000) this.byText.set(flatText(cell), index);
    return index;
  }

  /** The one known account that the text is another way of writing of: its last digits, or the number within its IBAN. */
  private writtenOtherwise(text: string): number | undefined {
    const found: number[] = [];
    for (const [index, { iban, accountNumber }] of this.drafts.entries()) {
      const known = iban ?? accountNumber;
      if (known !== null && (isShortFor(text, known) || isShortFor(known, text))) found.push(index);
    }
    return found.length === 1 ? found[0] : undefined;
  }

  /** Index of the account of that name, in files that tell their accounts by nothing else. */
  indexOfName(name: string): number {
    const key = `name ${name}`;
    let index = this.byKey.get(key);
    if (index === undefined) {
      index = this.add();
      this.byKey.set(key, index);
      this.set(index, 'name', name, 'column');
    }
    return index;
  }

  /**
   * The account a table without account column belongs to, or the one known under its IBAN or number already; where tables of a file
   * name nothing else, under its name. One number has an account for each currency that titles of tables state.
   */
  forSection(
    iban: string | null,
    accountNumber: string | null,
    name: string | null = null,
    currency: string | null = null,
  ): number {
    const named = name === null ? null : `name ${name}`;
    const key = iban ?? (accountNumber === null ? named : accountKey(accountNumber));
    const known = key === null ? undefined : this.byKey.get(key);
    if (known === undefined) return this.addSection(key, currency);
    const first = this.ofSections.get(known) ?? null;
    if (currency === null || first === null || first === currency) return known;
    const other = `${key} ${currency}`;
    return this.byKey.get(other) ?? this.addSection(other, currency);
  }

  private addSection(key: string | null, currency: string | null): number {
    const index = this.add();
    if (key !== null) this.byKey.set(key, index);
    this.ofSections.set(index, currency);
    return index;
  }

  /** Keeps the first value of a field. */
  set(index: number, field: TextField, value: string | null, origin: AccountDraft['origins'][string]): void {
    const draft = this.drafts[index];
    if (!draft || value === null || value === '' || draft[field] !== null) return;
    draft[field] = value;
    draft.origins[field] = origin;
  }

  setBalance(
    index: number,
    minor: number,
    day: string | null,
    source: NonNullable<AccountDraft['balanceSource']>,
  ): void {
    const draft = this.drafts[index];
    if (!draft || draft.balanceMinor !== null) return;
    draft.balanceMinor = minor;
    draft.balanceDay = day;
    draft.balanceSource = source;
    draft.origins.balance = source === 'statement' ? 'statement' : source;
  }

  count(index: number, currency: string | null, minor: number, isPending = false): void {
    const draft = this.drafts[index];
    if (!draft) return;
    draft.rowCount++;
    if (isPending) this.announced.set(index, (this.announced.get(index) ?? 0) + minor);
    const key = currency ?? '';
    const rows = this.rowsIn[index] as Record<string, number>;
    rows[key] = (rows[key] ?? 0) + 1;
    const sum = draft.sumMinor[key] ?? 0;
    // Once it is not exact it stays so: it must not come back as another whole number.
    if (Number.isSafeInteger(sum)) draft.sumMinor[key] = sum + minor;
  }

  /** What follows from an IBAN: bank code and, as a proposal, the usual currency of its country. */
  complete(formatCurrency: string | null): void {
    for (const [index, draft] of this.drafts.entries()) {
      if (draft.iban) this.set(index, 'bankCode', bankCodeOf(draft.iban), 'bankCode');
      if (draft.iban) this.set(index, 'bankName', bankOfIban(draft.iban), 'bankCode');
      const stated = Object.entries(this.rowsIn[index] ?? {}).filter(([currency]) => currency !== '');
      const [most] = stated.sort(([, a], [, b]) => b - a);
      if (stated.length === 1 && most) this.set(index, 'currency', most[0], 'column');
      this.set(index, 'currency', formatCurrency, 'format');
      if (draft.iban) this.set(index, 'currency', usualCurrency(draft.iban.slice(0, 2)), 'country');
      if (most) this.set(index, 'currency', most[0], 'column');
    }
  }

  /** Own IBANs whose check digits are wrong. */
  get wrongIbans(): string[] {
    return this.drafts
      .map((draft) => draft.iban)
      .filter((iban): iban is string => iban !== null && !hasValidIbanDigits(iban));
  }
}
