import { describe, expect, it } from 'vitest';
import { ColumnProfile } from '../../../../../../renderer/import/engine/columns/column-profile';
import { readUndescribed } from '../../../../../check/read-file';

describe('a column of more different texts than are kept', () => {
  it('is told from one whose texts come again', () => {
    const [unique, repeated] = [new ColumnProfile(), new ColumnProfile()];
    for (let at = 0; at < 3_000; at++) {
      unique.observe(`R${at}`);
      repeated.observe(`R${at % 2_500}`);
    }
    unique.settle();
    repeated.settle();
    expect([unique.different, unique.distinct.size]).toEqual([3_000, 2_000]);
    expect([repeated.different, repeated.distinct.size]).toEqual([2_500, 2_000]);
  });

  const header = 'Buchungstag;Empfänger;Verwendungszweck;Betrag;Währung;Transaktions-ID';
  const row = (at: number, reference: number) =>
    `0${(at % 9) + 1}.03.2024;Laden ${at};Einkauf ${at};-${at + 1},00;EUR;BK${String(reference).padStart(10, '0')}`;
  const hashes = async (lines: readonly string[]) =>
    (await readUndescribed([header, ...lines])).rows.map(({ contentHash }) => contentHash);

  it('gives a booking the same identity in a long file as in a short one, where its reference is that of several bookings', async () => {
    const long = Array.from({ length: 2_400 }, (_, at) => row(at, at < 2_380 ? at : at % 7));
    const short = long.slice(-20);
    expect((await hashes(long)).slice(-20)).toEqual(await hashes(short));
  });

  const nameOf = (at: number) =>
    [at % 20, Math.floor(at / 20) % 20, Math.floor(at / 400)]
      .map((part) => 'BCDFGHJKLMNPQRSTVWXZ'[part])
      .join('a');

  it('finds the names below a header that nobody knows in a long file too', async () => {
    const lines = Array.from(
      { length: 7_000 },
      (_, at) =>
        `0${(at % 9) + 1}.03.2024;Bäckerei ${nameOf(at)} GmbH;Einkauf ${at} am Markt;-${(at % 90) + 1},00`,
    );
    const { reading } = await readUndescribed(['Datum;Qqa;Verwendungszweck;Betrag', ...lines]);
    expect(reading.columns.map(({ field }) => field)).toEqual([
      'bookingDate',
      'counterpartyName',
      'purpose',
      'amount',
    ]);
  });
});
