import { describe, expect, it } from 'vitest';
import {
  isPdf,
  readAccounts,
  readList,
  readPage,
  readPdfDocument,
  readPeriod,
  readRedirectLink,
  readTransactions,
} from '../../../../../main/service';

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

describe('a period in an answer', () => {
  it.each([
    [{ since: '2025-01-01', until: '2025-03-31' }],
    [{ from: '2025-01-01T00:00:00Z', to: '2025-03-31T12:00:00Z' }],
    [{ start: 1735732800, end: 1743422400000 }],
    ['2025-01-01 - 2025-03-31'],
    ['2025-01-01/2025-03-31'],
  ])('when it is written %j: gives first and last day', (rawPeriod) => {
    expect(readPeriod(rawPeriod)).toEqual({ since: '2025-01-01', until: '2025-03-31' });
  });

  it('when one end is missing: says so', () => {
    expect(readPeriod({ since: '2025-01-01' })).toEqual({ since: '2025-01-01', until: null });
    expect(readPeriod('last year')).toBeUndefined();
    expect(readPeriod(null)).toBeUndefined();
  });
});

describe('the link of a connect session', () => {
  it.each(['redirectURL', 'redirectUrl', 'redirect_url', 'url', 'somethingNew'])(
    'when its member is called %s: is found',
    (name) => {
      const rawAnswer = { sessionId: 's', [name]: 'https://connect.example/x?session=1' };
      expect(readRedirectLink(rawAnswer)).toBe('https://connect.example/x?session=1');
    },
  );

  it('when several texts could be meant: the named member wins over the first https text', () => {
    const rawAnswer = { help: 'https://help.example/', redirectURL: 'https://connect.example/' };
    expect(readRedirectLink(rawAnswer)).toBe('https://connect.example/');
  });

  it.each([
    'http://connect.example/',
    'javascript:alert(1)',
    'file:///etc/passwd',
    'https://user:pass@connect.example/',
    'smb://host/share',
    '',
  ])('when it is "%s": is as if it were not there (SEC-7)', (redirectURL) => {
    expect(readRedirectLink({ redirectURL })).toBeUndefined();
  });

  it('when the local service sends one of this computer: is accepted', () => {
    expect(readRedirectLink({ redirectURL: 'http://127.0.0.1:4711/connect' })).toBe(
      'http://127.0.0.1:4711/connect',
    );
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
