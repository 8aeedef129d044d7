import { IdentityTable, type RowIdentity } from '../rows/identity-table';
import {
  accountOfRow,
  type ImportIndex,
  type IndexedSegment,
  knownIn,
  placeKey,
  rowState,
} from '../rows/import-index';

/** State of a row that its import had sent and that is not there any more: another took its place, or took it away. */
export const replacedState = 255;
/** A booking here that the service does not have: it counts once it is sent. */
export const unsentState = 254;
/** It went, or its removal did, with a call whose answer never came: nobody knows yet whether the service has it, and it does not count. */
export const unknownState = 252;
/** The service has it, and it is none that goes any more: excluded since, or a copy of another row of its import. */
export const stillThereState = 253;

/** What a row is for the figures of a customer: one of `rowState`, or one of these. */
export type StateOf = (segment: IndexedSegment, position: number) => number;

export function isCounted(state: number): boolean {
  return state === rowState.booking || state === stillThereState;
}

/**
 * Bookings of several imports of a customer, each once. What a row of an import is called follows from what the others had when it was
 * asked last, for the customer that it has now: since then one of them may have been removed, taken back, or given to another customer.
 */
export class CountedOnce {
  readonly #owners = new IdentityTable(0);
  readonly #accounts = new Map<string, number>();
  readonly #identity: RowIdentity = { account: 0, low: 0, high: 0, occurrence: 0 };
  /** Rows of an import that are the same booking as one before them there, and were sent both. */
  readonly #second = new Set<string>();

  /**
   * To be called for all imports, the oldest first, before one of them is asked for, and once more for what is still there of rows that do
   * not go any more, and once for what nobody knows to be there.
   * @param owner number of the import
   */
  note(
    index: ImportIndex,
    stateOf: StateOf,
    owner: number,
    wanted: typeof rowState.booking | typeof stillThereState | typeof unknownState = rowState.booking,
  ): void {
    for (const segment of index.segments) {
      for (let position = 0; position < segment.columns.rowCount; position += 1) {
        if (stateOf(segment, position) !== wanted) continue;
        const known = this.#owners.add(this.#identityOf(index, segment, position), owner);
        if (known === owner) this.#second.add(placeKey({ segment, position }));
      }
    }
  }

  /** Answers whether no row of any import has it. To be called after all rows were noted, and before one of them is asked for. */
  noteReceipt(serviceAccountId: string, content: Omit<RowIdentity, 'account'>, owner: number): boolean {
    return this.#owners.add({ ...content, account: this.#numberOf(serviceAccountId) }, owner) === -1;
  }

  /** The states of the rows of an import: what another has is known, what the service has by none of them is not sent. */
  statesOf(index: ImportIndex, stateOf: StateOf, owner: number): StateOf {
    return (segment, position) => {
      const state = stateOf(segment, position);
      const isKnown = state === rowState.known && segment.known?.[position] === knownIn.upload;
      const isAsked = isKnown || state === unsentState || state === unknownState;
      if (!isAsked && !isCounted(state)) return state;
      const holder = this.#owners.find(this.#identityOf(index, segment, position));
      if (holder === -1) return unsentState;
      const isAtService = isCounted(state) || state === unknownState;
      const isOwn = isAtService && holder === owner && !this.#isSecond(segment, position);
      if (isOwn) return state;
      return state === stillThereState ? (segment.states[position] ?? rowState.known) : rowState.known;
    };
  }

  #isSecond(segment: IndexedSegment, position: number): boolean {
    return this.#second.size > 0 && this.#second.has(placeKey({ segment, position }));
  }

  /** The object is the same each time. */
  #identityOf(index: ImportIndex, segment: IndexedSegment, position: number): RowIdentity {
    const { hashLow, hashHigh, occurrences } = segment.columns;
    const identity = this.#identity;
    identity.account = this.#numberOf(
      index.accounts[accountOfRow(segment, position)]?.serviceAccountId ?? '',
    );
    identity.low = hashLow[position] ?? 0;
    identity.high = hashHigh[position] ?? 0;
    identity.occurrence = occurrences[position] ?? 1;
    return identity;
  }

  #numberOf(serviceAccountId: string): number {
    const number = this.#accounts.get(serviceAccountId) ?? this.#accounts.size;
    this.#accounts.set(serviceAccountId, number);
    return number;
  }
}
