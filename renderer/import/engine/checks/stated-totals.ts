/** What bookings add up to; `out` is negative. */
interface Sums {
  out: number;
  into: number;
}

const nothing = (): Sums => ({ out: 0, into: 0 });

/** A total that a line states and the bookings do not give. */
export interface TotalDifference {
  expected: number;
  found: number;
  currency: string;
}

/**
 * Compares the totals that a table states in the columns of its amounts with its bookings: those of the whole table, and those since the
 * last total (of a page, a month). A total may be of all, of money out or of money in, with a sign or without, with announced
 * rows or without; only one that is none of these is a difference.
 */
export class StatedTotals {
  private readonly booked = { all: nothing(), part: nothing() };
  private readonly announced = { all: nothing(), part: nothing() };
  private opening = 0;
  /** Amounts below zero and above it, announced ones too. */
  readonly signs = { negative: 0, positive: 0 };
  private readonly sizes = { all: 0, part: 0 };
  private currency: string | null = null;
  /** Rows that were not read, or amounts in several currencies: nothing can be compared. */
  private isOpen = false;

  count(minor: number, currency: string | null, isAnnounced: boolean): void {
    const code = currency ?? '';
    this.currency ??= code;
    if (this.currency !== code) this.isOpen = true;
    if (minor < 0) this.signs.negative++;
    else if (minor > 0) this.signs.positive++;
    if (!isAnnounced) {
      this.sizes.all++;
      this.sizes.part++;
    }
    const { all, part } = isAnnounced ? this.announced : this.booked;
    add(all, minor);
    add(part, minor);
  }

  missRow(): void {
    this.isOpen = true;
  }

  /** `balance`: the balance so far, which some banks put below the amounts. Null: the total is right, or cannot be compared. */
  compare(
    stated: number,
    side: 'amount' | 'debit' | 'credit',
    balance: number | null,
  ): TotalDifference | null {
    const { all } = this.booked;
    if (this.isOpen || this.currency === null || stated === 0 || stated === balance) return null;
    const known = (['all', 'part'] as const).flatMap((span) => {
      const [booked, more] = [this.booked[span], this.announced[span]];
      return [booked, { out: booked.out + more.out, into: booked.into + more.into }];
    });
    if (known.some((sums) => givesTotal(sums, Math.abs(stated)))) return null;
    const found = side === 'debit' ? all.out : side === 'credit' ? all.into : all.out + all.into;
    return { expected: side === 'debit' ? -Math.abs(stated) : stated, found, currency: this.currency };
  }

  /** A balance that stands above all bookings. */
  takeOpening(minor: number): void {
    if (this.sizes.all === 0) this.opening = minor;
  }

  /**
   * Whether at least two bookings add up to an amount, alone or with the balance above them; `ofSide`: or those of one side do; `least`:
   * how many bookings it must be.
   */
  isSum(minor: number, ofSide = false, least = 2): boolean {
    if (this.isOpen || minor === 0) return false;
    const isOf = (span: 'all' | 'part') => {
      const { out, into } = this.booked[span];
      const sums = [out + into, ...(span === 'all' ? [out + into + this.opening] : [])];
      return this.sizes[span] >= least && [...sums, ...(ofSide ? [out, into] : [])].includes(minor);
    };
    return isOf('all') || isOf('part');
  }

  /** What follows belongs to the next total. */
  endPart(): void {
    this.sizes.part = 0;
    this.booked.part = nothing();
    this.announced.part = nothing();
  }
}

function add(sums: Sums, minor: number): void {
  if (minor < 0) sums.out += minor;
  else sums.into += minor;
}

function givesTotal({ out, into }: Sums, size: number): boolean {
  return [Math.abs(out + into), -out, into, into - out].includes(size);
}
