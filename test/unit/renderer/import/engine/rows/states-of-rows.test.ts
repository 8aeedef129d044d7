import { describe, expect, it } from 'vitest';
import { rowDisposition } from '../../../../../../preload/contract/reading/staged-row';
import { readUndescribed } from '../../../../../check/read-file';

const read = async (header: string, states: readonly string[]) => {
  const { reading, rows } = await readUndescribed([
    `Date,Payee,Amount,Currency,${header}`,
    ...states.map((state, at) => `2024-01-${15 + at},Shop ${at},-1${at}.50,EUR,${state}`),
  ]);
  return { reading, rows: rows.map(({ line, disposition }) => [Number(line) - 2, disposition]) };
};
const { booking: booked, pending } = rowDisposition;

describe('rows that are not booked', () => {
  it.each([
    ['C', 'P', 'D'],
    ['1', '0', '2'],
  ])('when a status is a code (%s, %s, %s), each is asked', async (...codes) => {
    const [one = '', two = '', three = ''] = codes;
    const { reading } = await read('Status', [one, one, two, one, three, one]);
    expect(reading.questions.map(({ kind, word, blocking }) => [kind, word, blocking])).toEqual(
      codes.map((code) => ['status', code, true]),
    );
  });

  it('when codes stand below a header of places, nothing is asked', async () => {
    expect((await read('State', ['CA', 'CA', 'NY', 'CA', 'CA', 'NY'])).reading.questions).toEqual([]);
  });

  it.each([
    'Card payment (declined)',
    'Declined card payment',
    'Payment rejected',
    'Kartenzahlung (abgelehnt)',
    'Paiement refusé',
    'Pago rechazado',
  ])('when the kind of a row is %s, it is no booking', async (kind) => {
    const { rows } = await read('Type', ['Card payment', 'Card payment', kind, 'Card payment']);
    expect(rows).toEqual([0, 1, 3].map((at) => [at, booked]));
  });

  it.each(['Card payment (pending)', 'Pending card payment', 'Card authorisation', 'Zahlung (vorgemerkt)'])(
    'when the kind of a row is %s, it is pending',
    async (kind) => {
      const { rows } = await read('Type', ['Card payment', 'Card payment', kind, 'Card payment']);
      expect(rows).toEqual([0, 1, 2, 3].map((at) => [at, at === 2 ? pending : booked]));
    },
  );

  it.each(['Declined payment fee', 'Rejected payment refund', 'Charge for failed payment'])(
    'when the kind is %s, money moved',
    async (kind) => {
      const { rows } = await read('Type', ['Card payment', 'Card payment', kind, 'Card payment']);
      expect(rows).toEqual([0, 1, 2, 3].map((at) => [at, booked]));
    },
  );

  it.each(['Contabilizzazione', 'Contabilizado', 'Comptabilisation'])(
    'when %s is no for a row, it is pending',
    async (header) => {
      const { rows } = await read(header, ['SI', 'SI', 'NO', 'SI']);
      expect(rows).toEqual([0, 1, 2, 3].map((at) => [at, at === 2 ? pending : booked]));
    },
  );

  it.each(['fail', 'TIMEOUT', 'Odrzucona przez bank'])(
    'when the status of a row is %s, it is no booking',
    async (status) => {
      const { rows } = await read('Status', ['Booked', 'Booked', status, 'Booked']);
      expect(rows).toEqual([0, 1, 3].map((at) => [at, booked]));
    },
  );

  it.each(['Čeká na zpracování', 'Blocked funds'])(
    'when the status of a row is %s, it is pending',
    async (status) => {
      const { rows } = await read('Status', ['Normal', 'Normal', status, 'Normal']);
      expect(rows).toEqual([0, 1, 2, 3].map((at) => [at, at === 2 ? pending : booked]));
    },
  );
});
