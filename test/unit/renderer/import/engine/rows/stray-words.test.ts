import { describe, expect, it } from 'vitest';
import { readUndescribed } from '../../../../../check/read-file';

const read = async (header: string, first: string) => {
  const rows = ['24.03.2024;Strom;-2,00', '23.03.2024;Gas;-3,00'];
  const { reading } = await readUndescribed([header, first, ...rows]);
  return { counts: reading.counts, rules: Object.keys(reading.findingTotals) };
};

describe('a word in the only column of days', () => {
  it.each(['heute', 'Gestern', 'today', 'Yesterday', 'aujourd’hui', 'oggi', 'hoy', 'vandaag', 'i går'])(
    'such as %s blocks the row with its amount, with a finding',
    async (word) => {
      const { counts, rules } = await read('Datum;Text;Betrag', `${word};Miete;-800,00`);
      expect(counts).toMatchObject({ bookings: 2, blocked: 1 });
      expect(rules).toContain('date.unreadable');
    },
  );

  it.each(['pending', 'vorgemerkt', 'en attente'])('such as %s is a pending row', async (word) => {
    const { counts, rules } = await read('Datum;Text;Betrag', `${word};Miete;-800,00`);
    expect(counts).toMatchObject({ bookings: 2, pending: 1 });
    expect(rules).toContain('status.pending');
  });

  it('that nobody knows holds a row back that lacks nothing else', async () => {
    const { counts, rules } = await read('Datum;Text;Betrag', 'Zwischenstand;Miete;-800,00');
    expect(counts).toMatchObject({ bookings: 2, blocked: 1 });
    expect(rules).toContain('date.unreadable');
  });

  it.each(['Ende;Summe Ausgaben;-5,00', ';Summe Ausgaben;-5,00'])(
    'or none above %s is a total',
    async (total) => {
      const { counts } = await read('Datum;Text;Betrag', total);
      expect(counts).toMatchObject({ bookings: 2, blocked: 0 });
    },
  );

  it('that nobody knows is no booking beside an amount alone', async () => {
    const { counts } = await read('Datum;Text;Betrag', 'Zwischenstand;;-800,00');
    expect(counts).toMatchObject({ bookings: 2, blocked: 0 });
  });

  it('is lacking below rows whose sum the row is: no word has to say so', async () => {
    const { reading } = await readUndescribed([
      'Datum;Text;Betrag',
      '22.03.2024;Lohn;900,00',
      '23.03.2024;Gas;-3,00',
      '24.03.2024;Strom;-2,00',
      ';Ergebnis;895,00',
      ';Gas;-3,00',
    ]);
    expect(reading.counts).toMatchObject({ bookings: 3, blocked: 1 });
  });
});

describe('dated rows whose amount stands in the column of parts', () => {
  const parts = (rows: readonly string[]) =>
    readUndescribed([
      'Datum;Text;Betrag;Einzelbetrag',
      ...rows,
      '16.03.2024;Gas;-3,00;',
      '17.03.2024;Strom;-2,00;',
    ]);

  it('are no bookings below the order of their day that paid them', async () => {
    const { reading } = await parts([
      '14.03.2024;Sammelauftrag;-300,00;',
      '14.03.2024;Lohn A;;-100,00',
      '14.03.2024;Lohn B;;-200,00',
    ]);
    expect(reading.counts).toMatchObject({ bookings: 3, blocked: 0 });
  });

  it('are held back where no order paid them', async () => {
    const none = await parts(['14.03.2024;Lohn A;;-100,00', '14.03.2024;Lohn B;;-200,00']);
    expect(none.reading.counts).toMatchObject({ bookings: 2, blocked: 2 });
    const less = await parts([
      '14.03.2024;Porto;-5,00;',
      '14.03.2024;Lohn A;;-100,00',
      '14.03.2024;Lohn B;;-200,00',
    ]);
    expect(less.reading.counts).toMatchObject({ bookings: 3, blocked: 2 });
  });
});
