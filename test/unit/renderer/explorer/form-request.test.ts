import { describe, expect, it } from 'vitest';
import type { ExplorerEndpoint } from '../../../../preload/contract';
import { bodyOf, emptyForm, formOf, missingOf, requestOf } from '../../../../renderer/explorer/form-request';

const endpoint: ExplorerEndpoint = {
  key: 'sample.call',
  area: 'other',
  method: 'POST',
  path: '/samples/{sample-id}',
  pathParameters: ['sample-id'],
  query: ['page'],
  body: {
    isOptional: false,
    example: null,
    fields: [
      { name: 'amount', kind: 'number', isRequired: true, choices: [] },
      { name: 'kind', kind: 'choice', isRequired: false, choices: ['a', 'b'] },
      { name: 'isOn', kind: 'flag', isRequired: false, choices: [] },
      { name: 'ids', kind: 'texts', isRequired: false, choices: [] },
      { name: 'to.name', kind: 'text', isRequired: false, choices: [] },
      { name: 'to.iban', kind: 'text', isRequired: false, choices: [] },
      { name: 'rest', kind: 'json', isRequired: false, choices: [] },
    ],
  },
  scope: null,
  userType: 'any',
  danger: 'none',
  isChanging: true,
  answerKind: 'json',
  isPaginated: false,
  isCorrelation: false,
  lookUpKey: null,
};
const full = {
  amount: 12.5,
  kind: 'b',
  isOn: false,
  ids: ['x', 'y'],
  to: { name: 'N', iban: 'I' },
  rest: { a: [1] },
};
const requestWith = (body: unknown) => ({
  key: endpoint.key,
  path: { 'sample-id': '1' },
  query: {},
  correlationId: null,
  body: JSON.stringify(body),
});

describe('the form of a call', () => {
  it('when fields can say all of a body, it has them, and makes the same body again', () => {
    const form = formOf(endpoint, requestWith(full));
    expect(form.bodyAs).toBe('fields');
    expect(form.fields).toMatchObject({ amount: '12.5', isOn: 'false', ids: 'x\ny', 'to.name': 'N' });
    const body = bodyOf(endpoint, form);
    expect(body.ok && JSON.parse(body.text ?? '')).toEqual(full);
  });

  it.each([
    ['a member that no field has', { amount: 1, further: true }],
    ['another kind of value', { amount: '1' }],
    ['a word that is not allowed', { amount: 1, kind: 'c' }],
    ['a member inside that no field has', { amount: 1, to: { name: 'N', bic: 'B' } }],
    ['a list', [1]],
  ])('when a body has %s, it is written as JSON and nothing of it is lost', (_what, value) => {
    const form = formOf(endpoint, requestWith(value));
    expect(form.bodyAs).toBe('json');
    const body = bodyOf(endpoint, form);
    expect(body.ok && JSON.parse(body.text ?? '')).toEqual(value);
  });

  it('when a number has a comma, it is that number; when a text is none, the field is named and there is no request', () => {
    const path = { 'sample-id': '1' };
    const comma = { ...emptyForm, path, fields: { amount: '3,75' } };
    expect(JSON.parse(requestOf(endpoint, comma, 'c')?.body ?? '')).toEqual({ amount: 3.75 });
    const wrong = { ...emptyForm, path, fields: { amount: 'much', rest: '{' } };
    expect(bodyOf(endpoint, wrong)).toEqual({ ok: false, names: ['amount', 'rest'] });
    expect(requestOf(endpoint, wrong, 'c')).toBeNull();
  });

  it('when something needed is empty or blank, it is named', () => {
    expect(missingOf(endpoint, emptyForm)).toEqual(['sample-id', 'amount']);
    expect(
      missingOf(endpoint, { ...emptyForm, path: { 'sample-id': ' ' }, fields: { amount: '1' } }),
    ).toEqual(['sample-id']);
    expect(missingOf(endpoint, { ...emptyForm, path: { 'sample-id': '1' }, bodyAs: 'json' })).toEqual([
      'json',
    ]);
  });

  it('when further parameters are given line by line, they go along, known ones win, and they come back as they were', () => {
    const form = {
      ...emptyForm,
      path: { 'sample-id': '1' },
      query: { page: '2' },
      furtherQuery: 'a=b=c\nnothing\npage=9',
      fields: { amount: '1' },
    };
    const request = requestOf(endpoint, form, 'c');
    expect(request?.query).toEqual({ a: 'b=c', page: '2' });
    expect(formOf(endpoint, { ...requestWith({ amount: 1 }), query: { a: 'b=c', page: '2' } })).toMatchObject(
      {
        query: { page: '2' },
        furtherQuery: 'a=b=c',
      },
    );
  });
});
