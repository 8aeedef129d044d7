import { describe, expect, it } from 'vitest';
import {
  directionPairFor,
  isEitherWay,
  letterPairFor,
  markSign,
} from '../../../../../../renderer/import/engine/vocabulary/direction-marks';
import {
  directionTable,
  markTable,
} from '../../../../../../renderer/import/engine/vocabulary/direction-table';
import {
  isPaymentKind,
  isRefundMark,
  kindSign,
  tradeSign,
  usualSpending,
} from '../../../../../../renderer/import/engine/vocabulary/direction-words';
import { fold } from '../../../../../../renderer/import/engine/vocabulary/fold';
import { matchHeader } from '../../../../../../renderer/import/engine/vocabulary/header-terms';
import { wordsOfRow } from '../../../../../../renderer/import/engine/vocabulary/row-words';

const wordsOf = (row: { words: Readonly<Record<string, string>> }) =>
  Object.values(row.words).flatMap((list) => list.split('|'));
const written = (word: string) => word.replace(/[*$]/g, '');
const signOf = { out: -1, open: 0, in: 1 } as const;

describe('the table of direction words', () => {
  it('has each word once in a scope for an account and for a card', () => {
    const rows = new Map<string, string>();
    const doubles: string[] = [];
    for (const row of [...directionTable]) {
      for (const word of wordsOf(row)) {
        const key = `${row.scope} ${row.on ?? ''} ${row.strength} ${fold(word)}`;
        if (rows.has(key) && rows.get(key) !== row.sign) doubles.push(key);
        rows.set(key, row.sign);
      }
    }
    expect(doubles).toEqual([]);
  });

  it('says of each kind of booking what its row says, unless a row above knows more', () => {
    const seen = new Set<string>();
    for (const row of directionTable.filter(({ scope }) => scope === 'kind'))
      for (const word of wordsOf(row)) {
        const key = fold(written(word));
        if (seen.has(key)) continue;
        seen.add(key);
        expect([word, kindSign(key, row.on === 'card')]).toEqual([word, signOf[row.sign]]);
      }
    expect(seen.size).toBeGreaterThan(300);
  });

  it('names the columns of money out and money in', () => {
    for (const row of directionTable.filter(({ scope }) => scope === 'header'))
      for (const word of wordsOf(row)) {
        const fields = matchHeader(word).map(({ field }) => field);
        expect([word, fields]).toEqual([
          word,
          expect.arrayContaining([row.sign === 'out' ? 'debit' : 'credit']),
        ]);
      }
  });

  it('has pairs that explain their own words', () => {
    for (const { pairs, strength } of markTable.filter((row) => row.strength !== 'named'))
      for (const pair of Object.values(pairs).flatMap((list) => list.split('|'))) {
        const [out = '', into = ''] = pair.split('/').map(fold);
        expect([strength, directionPairFor([out, into])]).toEqual([strength, [out, into]]);
      }
  });
});

describe('words of direction in files', () => {
  it.each([
    ['Kontoführungsgebühr', false, -1],
    ['KONTOGEBUEHR', false, -1],
    ['Wertpapierverkauf', false, 1],
    ['Wertpapierkauf', false, -1],
    ['SEPA-Lastschrift', false, -1],
    ['Lastschrift', true, 0],
    ['DIRECTDEBIT', false, -1],
    ['Rücklastschrift', false, 0],
    ['Payment', true, 1],
    ['Payment', false, 0],
    ['Storno', true, 1],
    ['Dépôt d’espèces', false, 1],
    ['Interest', true, -1],
    ['Interest', false, 0],
  ] as const)('%s (card: %s) is %d', (kind, isCard, sign) => {
    expect(kindSign(fold(kind), isCard)).toBe(sign);
  });

  it('knows kinds that only a card or an account explains', () => {
    expect([isPaymentKind('payment'), isPaymentKind('zahlung'), isPaymentKind('gutschrift')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('reads whole rows, in every spelling', () => {
    expect(wordsOfRow(['12.03.', 'RUECKERSTATTUNG Retoure'])).toBe(1);
    expect(wordsOfRow(['CARD_REFUND', 'Pens'])).toBe(1);
    expect(wordsOfRow(['Köp', 'ICA'])).toBe(-1);
    expect(wordsOfRow(['annual fee', 'refund'])).toBe(0);
    expect(wordsOfRow(['Rückenschule'])).toBe(0);
    expect([usualSpending('atm 12 main st'), usualSpending('atm cash deposit')]).toEqual(['atm', null]);
  });

  it('tells trades, refunds and lone marks', () => {
    expect([tradeSign('aktienkauf'), tradeSign('aktienverkauf'), tradeSign('dividende')]).toEqual([-1, 1, 0]);
    expect([isRefundMark('refunded'), isRefundMark(fold('Remboursé')), isRefundMark('ok')]).toEqual([
      true,
      true,
      false,
    ]);
    expect([markSign('cr'), markSign('entrata'), markSign('t'), markSign('payment')]).toEqual([1, 1, 0, 0]);
    expect([isEitherWay('payment'), isEitherWay('debit')]).toEqual([true, false]);
  });

  it('takes letters for a direction below a header that names them', () => {
    expect(directionPairFor(['e', 'a'])).toBeNull();
    expect(letterPairFor('e a', ['e', 'a'])).toEqual(['a', 'e']);
    expect(letterPairFor('', ['a'])).toBeNull();
  });
});
