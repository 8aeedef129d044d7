import { describe, expect, it } from 'vitest';
import {
  isListAnswer,
  readAccounts,
  readList,
  readPage,
  readTransactions,
} from '../../../../../main/service/wire/list-envelope';
import { isPdf } from '../../../../../main/service/wire/pdf-document';
import { readPdfDocument } from '../../../../check/pdf-document';

describe('a list in an answer', () => {
  const users = [{ userId: 'u1' }, { userId: 'u2' }];
  it.each([
    ['a bare array', users],
    ['an object with the array first', { users, info: { total: 2 } }],
    ['an object with the information first', { pageInfo: { page: 1 }, content: users }],
    ['a pair of information and array', [{ total: 2 }, users]],
    ['an envelope in an envelope', { data: { users } }],
  ])('when it is %s: gives the items', (_what, rawAnswer) => {
    expect(readList(rawAnswer)).toEqual(users);
  });

  it('when there is an information object: gives it beside the items', () => {
    expect(readPage({ users, paging: { total: 2 } }).info).toEqual({ total: 2 });
    expect(readPage(users).info).toBeUndefined();
  });

  it.each([undefined, null, '', 'text', 7, {}])('when the answer is %s: the list is empty', (rawAnswer) => {
    expect(readList(rawAnswer)).toEqual([]);
  });

  it.each([
    [[]],
    [{ data: { users: [] } }],
    [null],
    [{}],
    [{ accounts: null, page: 1 }],
    [{ available: false }],
    [{ page: 1, totalElements: 0 }],
    [{ paging: { total: 0 } }],
  ])('when it is %j, it is a list, or says that there is none', (rawAnswer) => {
    expect(isListAnswer(rawAnswer)).toBe(true);
  });

  it.each([
    [{ message: 'starting up' }],
    [{ accounts: { a1: { iban: 'x' } } }],
    [{ total: 12, page: 1 }],
    [{ available: true }],
    [{ error: { code: 0 } }],
    ['text'],
  ])('when it is %j, it says nothing of what there is', (rawAnswer) => {
    expect(isListAnswer(rawAnswer)).toBe(false);
  });

  it('when transactions stand inside accounts: gives them with their accountId and every other member', () => {
    const rawAnswer = {
      accounts: [
        { accountId: 'a1', transactions: [{ transactionId: 't1', extra: true }] },
        { accountId: 'a2', transactions: [{ transactionId: 't2', accountId: 'own' }] },
      ],
    };
    expect(readTransactions(rawAnswer)).toEqual([
      { accountId: 'a1', transactionId: 't1', extra: true },
      { accountId: 'own', transactionId: 't2' },
    ]);
    expect(readAccounts(rawAnswer)).toHaveLength(2);
  });

  it('when transactions stand alone, with or without an envelope: gives them as they are', () => {
    const transactions = [{ transactionId: 't1' }];
    expect(readTransactions(transactions)).toEqual(transactions);
    expect(readTransactions({ info: {}, transactions })).toEqual(transactions);
  });
});

describe('the document of a PDF endpoint', () => {
  const pdf = Buffer.from('%PDF-1.7\n%%EOF\n');
  it('when the bytes begin as a PDF, also after a byte order mark: is one', () => {
    expect(isPdf(pdf)).toBe(true);
    expect(isPdf(Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), pdf]))).toBe(true);
    expect(isPdf(Buffer.from('{"a":"%PDF-"}'))).toBe(false);
    expect(isPdf(Buffer.from(''))).toBe(false);
  });

  it('when it comes as bytes, as base64 or as a link: is found', () => {
    expect(readPdfDocument(new Uint8Array(pdf))).toMatchObject({ kind: 'bytes' });
    expect(readPdfDocument({ report: { data: pdf.toString('base64') } })).toEqual({
      kind: 'bytes',
      bytes: new Uint8Array(pdf),
    });
    expect(readPdfDocument({ link: 'https://files.example/1.pdf' })).toEqual({
      kind: 'link',
      url: 'https://files.example/1.pdf',
    });
    expect(readPdfDocument({ nothing: true })).toBeUndefined();
  });
});
