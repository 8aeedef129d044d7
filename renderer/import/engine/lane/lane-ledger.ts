import { bookingHash, lastHash } from '../../../../preload/contract/rows/booking-hash';
import type { CounterpartyAccounts } from '../checks/counterparty-accounts';
import type { ChunkPacker } from '../rows/chunk-packer';
import type { Section } from '../tables/csv-section';
import type { ByteLine } from './byte-line';
import type { CellTexts } from './cell-texts';
import type { LaneRow } from './lane-row';
import type { RowLane } from './row-lane';

/** Who takes rows of a file, whichever way they come. */
export interface RowTakers {
  readonly packer: ChunkPacker;
  readonly counterparties: CounterpartyAccounts;
}

/** Lets rows of the lane count: everything that `RowBuilder` does with a booking of which nothing is to be said. */
export class LaneLedger {
  private readonly chained: Parameters<Section['builder']['chains']['add']>[0];
  private readonly hasBalances: boolean;
  /** Among the columns of the lane. */
  private readonly creditor: number;
  private lastDay = '';
  private piece: Uint8Array = new Uint8Array(0);
  /** Where the last line with a balance begins, -1 for none: the fitter compares what comes with it. */
  private balanced = -1;

  constructor(
    private readonly section: Section,
    private readonly lane: RowLane,
    private readonly texts: CellTexts,
    private readonly takers: RowTakers,
    /** To look at a line once more. */
    private readonly place: ByteLine,
  ) {
    this.creditor = lane.columns.judged.findIndex(({ field }) => field === 'creditorId');
    this.hasBalances = section.builder.reader.ix.balanceAfter.length > 0;
    this.chained = {
      account: 0,
      currency: null,
      line: 0,
      day: null,
      amount: 0,
      balance: null,
      isBlocked: false,
      isPending: false,
    };
  }

  /** Rows go this way from here on. */
  begin(piece: Uint8Array): void {
    this.piece = piece;
    this.section.builder.flush();
    this.lane.forms.begin();
    this.lastDay = '';
    this.balanced = -1;
  }

  take(row: LaneRow): void {
    const { builder } = this.section;
    const { file, reader } = builder;
    const { line, account, currency, amount, iban, name } = row;
    const balance = Number.isNaN(row.balance) ? null : row.balance;
    if (iban?.isWrong)
      reader.parties.reportWrong('counterpartyIban', line, reader.ix.counterpartyIban[0] ?? -1, iban.text);
    this.reportCreditor(row);
    file.counts.lines++;
    file.counts.bookings++;
    file.book.count(account, currency, amount);
    builder.totals.count(amount, currency, false);
    builder.totals.takeBalance(balance, account);
    if (row.dayText !== this.lastDay) {
      this.lastDay = row.dayText;
      builder.observeDay(row.dayText);
    }
    if (this.hasBalances) this.chain(row, balance);
    this.lane.forms.count(row);
    if (name && iban && name.beside !== iban.value) {
      name.beside = iban.value;
      this.takers.counterparties.look(name.value, iban.value, line);
    }
    this.hash(row);
    row.occurrence = file.occurrences.ofAccount(account, row.dayText, lastHash);
    this.takers.packer.addBytes(row, lastHash);
    if (balance !== null) this.balanced = row.place.start;
  }

  private chain(row: LaneRow, balance: number | null): void {
    const { chained } = this;
    chained.account = row.account;
    chained.currency = row.currency;
    chained.line = row.line;
    chained.day = row.dayText;
    chained.amount = row.amount;
    chained.balance = balance;
    this.section.builder.chains.add(chained);
  }

  /** The next rows go the other way. */
  end(): void {
    this.lane.forms.end();
    const { fitter } = this.section;
    if (fitter.balance < 0 || this.balanced < 0) return;
    const { place, texts } = this;
    place.read(this.piece, this.balanced);
    fitter.pass(Array.from(place.starts, (start, at) => texts.of(start, place.ends[at] as number)));
  }

  /** Leaves the identity of a row in `lastHash`. */
  hash(row: LaneRow): void {
    const day = row.dayCell;
    if (day?.hash) bookingHash.resume(day.hash);
    else {
      bookingHash.begin();
      bookingHash.text(row.dayText);
      bookingHash.divide();
      if (day) day.hash = bookingHash.save();
    }
    bookingHash.whole(row.amount);
    bookingHash.divide();
    bookingHash.text(row.currency ?? '');
    bookingHash.divide();
    if (row.reference >= 0) {
      this.hashColumn(row, row.reference);
      bookingHash.finish(true);
      return;
    }
    bookingHash.text(row.iban?.value ?? row.name?.value ?? '');
    bookingHash.divide();
    if (row.purpose >= 0) this.hashColumn(row, row.purpose);
    bookingHash.divide();
    if (row.eref >= 0) this.hashColumn(row, row.eref);
    bookingHash.finish(false);
  }

  private hashColumn({ bytes, place }: LaneRow, column: number): void {
    const start = place.starts[column] as number;
    const end = place.ends[column] as number;
    const { signs } = this.lane;
    const isOfUnits = !signs.isUtf8 || place.unitLength(column) === end - start;
    if (!isOfUnits) bookingHash.text(this.texts.of(start, end));
    else bookingHash.bytes(bytes, start, end, signs.units);
  }

  private reportCreditor(row: LaneRow): void {
    const { judged } = this.lane.columns;
    const at = this.creditor;
    const cell = row.cells[at];
    const { parties } = this.section.builder.reader;
    if (cell?.isWrong) parties.reportWrong('creditorId', row.line, judged[at]?.index ?? -1, cell.value ?? '');
  }
}
