import { flatText } from '../bytes/flat-text';
import { hasValidIbanDigits } from '../values/identifiers';
import { fold } from '../vocabulary/fold';
import type { FindingLog } from './finding-log';

interface Seen {
  readonly iban: string;
  readonly line: number;
  /** The first row in which the same name has another IBAN. */
  other: { name: string; iban: string; line: number } | null;
}

/** Who is known of an account of the file: bookings between own accounts are none of this. */
interface Own {
  readonly owner: string | null;
  readonly iban: string | null;
}

/** Counterparties that are told apart; where there are more, later ones are not looked at. */
const mostNames = 20_000;

/**
 * One counterparty with two IBANs: companies have several accounts, and a false invoice has another one. Said once for each name, at
 * the first row that has the other IBAN.
 */
export class CounterpartyAccounts {
  private readonly byName = new Map<string, Seen>();
  /** The same by the text of the cell: most rows repeat a name as it stands. */
  private readonly byText = new Map<string, Seen>();

  look(name: string | null, iban: string | null, line: number): void {
    if (name === null || iban === null) return;
    const seen = this.byText.get(name) ?? this.find(name, iban, line);
    if (!seen || seen.iban === iban || seen.other !== null || !isWhole(seen.iban) || !isWhole(iban)) return;
    seen.other = { name: flatText(name), iban, line };
  }

  settle(log: FindingLog, own: readonly Own[]): void {
    const owners = new Set(own.map(({ owner }) => fold(owner ?? '')));
    const ibans = new Set(own.map(({ iban }) => iban));
    for (const [key, { iban: first, line, other }] of this.byName) {
      if (!other || owners.has(key) || ibans.has(first) || ibans.has(other.iban)) continue;
      log.add('counterparty.accounts', {
        line: other.line,
        field: 'counterpartyIban',
        text: other.iban,
        params: { name: other.name, first, line },
      });
    }
  }

  private find(name: string, iban: string, line: number): Seen | undefined {
    const key = fold(name);
    let seen = this.byName.get(key);
    if (!seen) {
      if (this.byName.size >= mostNames || key === '') return undefined;
      seen = { iban, line, other: null };
      this.byName.set(flatText(key), seen);
    }
    if (this.byText.size < mostNames) this.byText.set(flatText(name), seen);
    return seen;
  }
}

/** An IBAN with wrong check digits is misspelt, which is said of its own. */
function isWhole(iban: string): boolean {
  return /^[A-Z]{2}\d{2}/.test(iban) && hasValidIbanDigits(iban);
}
