import { decodeOfxText } from './ofx-entities';

/** Values of an aggregate, and of those inside of it under their names (`PAYEE.NAME`). The first of a name counts. */
export type OfxValues = Map<string, string>;

export interface OfxTransaction {
  values: OfxValues;
  /** Offsets of its text. */
  start: number;
  end: number;
  /** Of the list of what is announced. */
  isPending: boolean;
  /** The text ends in it. */
  isCut: boolean;
}

export interface OfxStatement {
  kind: 'bank' | 'card' | 'investment';
  values: OfxValues;
  start: number;
  transactions: OfxTransaction[];
}

const statementKinds: Record<string, OfxStatement['kind']> = {
  STMTRS: 'bank',
  CCSTMTRS: 'card',
  INVSTMTRS: 'investment',
};
const transactionTags = new Set(['STMTTRN', 'STMTTRNP']);
/** Aggregates whose values are told apart from those around them. */
const inner = new Set(
  'PAYEE BANKACCTTO CCACCTTO BANKACCTFROM CCACCTFROM INVACCTFROM CURRENCY ORIGCURRENCY LEDGERBAL AVAILBAL'.split(
    ' ',
  ),
);
/** Aggregates that no transaction holds: what was not closed ends here. */
const outer = new Set(
  'BANKTRANLIST BANKTRANLISTP INVTRANLIST LEDGERBAL AVAILBAL INVBAL INVPOSLIST STMTTRNRS CCSTMTTRNRS INVSTMTTRNRS'.split(
    ' ',
  ),
);
const token = /<(?:(!--)|(\?)|(\/?)([A-Za-z][\w.]*)\s*>)/g;

/**
 * Reads the statements of OFX 1 and 2. In OFX 1 only aggregates are closed, and banks leave out even that or close some values: an
 * element ends where the next one begins. A value may stand on the lines behind its tag, and in CDATA.
 */
export class OfxScanner {
  readonly statements: OfxStatement[] = [];
  private statement: OfxStatement | null = null;
  private transaction: OfxTransaction | null = null;
  /** Aggregates of `inner` that are open, outermost first. */
  private open: string[] = [];
  /** CDATA that is never closed is no value; it is looked for once. */
  private isCdataOpen = false;

  constructor(private readonly text: string) {}

  /** The end of the document is missing: every bank writes that, whatever else it leaves open. */
  get isCut(): boolean {
    return !/<\/OFX\s*>/i.test(this.text);
  }

  scan(): OfxStatement[] {
    token.lastIndex = 0;
    for (let found = token.exec(this.text); found; found = token.exec(this.text)) {
      const [whole, comment, instruction, slash, tag] = found;
      if (comment || instruction) {
        const stop = this.text.indexOf(comment ? '-->' : '?>', token.lastIndex);
        // What is never closed hides the rest.
        if (stop < 0) break;
        token.lastIndex = stop;
      }
      if (tag === undefined) continue;
      const end = found.index + whole.length;
      const name = tag.toUpperCase();
      if (slash === '/') this.close(name, end);
      else this.begin(name, found.index, end);
    }
    if (this.transaction && this.isCut) this.transaction.isCut = true;
    this.endTransaction(this.text.length);
    return this.statements;
  }

  private begin(name: string, start: number, end: number): void {
    const kind = statementKinds[name];
    if (kind !== undefined) {
      this.endTransaction(start);
      this.open = [];
      this.statement = { kind, values: new Map(), start, transactions: [] };
      this.statements.push(this.statement);
    } else if (transactionTags.has(name)) {
      this.endTransaction(start);
      this.transaction = { values: new Map(), start, end, isPending: name === 'STMTTRNP', isCut: false };
    } else {
      if (outer.has(name)) this.endTransaction(start);
      if (inner.has(name)) this.open.push(name);
      else this.value(name, end);
    }
  }

  private close(name: string, end: number): void {
    const at = this.open.lastIndexOf(name);
    if (at >= 0) this.open.length = at;
    if (transactionTags.has(name) || outer.has(name) || statementKinds[name] !== undefined)
      this.endTransaction(end);
    if (statementKinds[name] !== undefined) this.statement = null;
  }

  private value(name: string, from: number): void {
    const values = (this.transaction ?? this.statement)?.values;
    const key = [...this.open, name].join('.');
    if (!values || values.has(key)) return;
    const text = this.textFrom(from);
    if (text !== '') values.set(key, text);
  }

  /** Up to the next tag; CDATA is text as it stands. */
  private textFrom(from: number): string {
    const { text } = this;
    const marked = /\s*<!\[CDATA\[/y;
    marked.lastIndex = from;
    if (marked.test(text)) {
      const end = this.isCdataOpen ? -1 : text.indexOf(']]>', marked.lastIndex);
      this.isCdataOpen = end < 0;
      return end < 0 ? '' : text.slice(marked.lastIndex, end).trim();
    }
    let end = text.indexOf('<', from);
    // A sign that begins no tag is part of the text: `A < B`.
    while (end >= 0 && !/[A-Za-z/!?]/.test(text.charAt(end + 1))) end = text.indexOf('<', end + 1);
    return decodeOfxText(text.slice(from, end < 0 ? text.length : end)).trim();
  }

  private endTransaction(end: number): void {
    const { transaction, statement } = this;
    this.transaction = null;
    this.open = [];
    if (!transaction || !statement) return;
    transaction.end = end;
    statement.transactions.push(transaction);
  }
}
