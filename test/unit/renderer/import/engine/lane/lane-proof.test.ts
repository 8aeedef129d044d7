import { afterEach, describe, expect, it, vi } from 'vitest';
import { PlainAmount } from '../../../../../../renderer/import/engine/lane/plain-amount';
import { readWhole } from '../../../../../check/read-file';

const sizes = { whole: 0, sample: 3_072, slice: 4_096, piece: 4_096, lane: 4_096 };
const lines = Array.from(
  { length: 400 },
  (_, at) =>
    `${String((at % 28) + 1).padStart(2, '0')}.03.2024;Bäckerei ${at % 9} GmbH;Rechnung ${at};-${at + 1},50;EUR`,
);
const bytes = new TextEncoder().encode(
  `Buchungstag;Auftraggeber/Empfänger;Verwendungszweck;Betrag;Währung\n${lines.join('\n')}\n`,
);

afterEach(() => vi.restoreAllMocks());

describe('a row that both ways read', () => {
  it('when the lane has a wrong amount for it, the file is read again without the lane, and its figures are right', async () => {
    const usual = await readWhole('a.csv', bytes, {}, { sizes, hasLane: false });
    const read = vi.spyOn(PlainAmount.prototype, 'read');
    read.mockImplementation(function (this: PlainAmount) {
      this.minor = -1_00;
      this.decimals = 2;
      return true;
    });
    const doubted = await readWhole('a.csv', bytes, {}, { sizes, hasLane: true });
    expect(read).toHaveBeenCalled();
    expect(doubted.rows).toEqual(usual.rows);
    expect(doubted.rows.map(({ amountMinor }) => amountMinor)).toEqual(
      lines.map((_, at) => -(at + 1) * 100 - 50),
    );
    expect(doubted.reading).toEqual(usual.reading);
  });
});
