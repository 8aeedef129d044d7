import { describe, expect, it } from 'vitest';
import {
  mayBeTemplateFile,
  readTemplateFile,
  templateChanges,
} from '../../../../../renderer/import/templates/template-file';
import { template } from '../queue/samples';

const shared = {
  name: 'Bank A',
  headerFingerprint: 'print',
  header: ['Datum', 'Betrag'],
  options: { dateOrder: 'DMY', mapping: { bookingDate: [0], amount: [1] } },
};

function fileText(change: object = {}): string {
  return JSON.stringify({ format: 'kontor-templates', version: 1, templates: [shared], ...change });
}

describe('a file of mappings', () => {
  it('is read when mark, version and every member are known', () => {
    expect(readTemplateFile(fileText())).toEqual({ kind: 'templates', templates: [shared] });
    expect(readTemplateFile(`\uFEFF${fileText()}`).kind).toBe('templates');
  });

  it('of a newer version is named so and not half read', () => {
    expect(readTemplateFile(fileText({ version: 3, templates: { later: true } }))).toEqual({
      kind: 'newer',
      version: 3,
    });
  });

  it('of this version is read with its joined and split columns', () => {
    const options = {
      mapping: { purpose: [3, 2] },
      separators: { purpose: ' / ' },
      splits: [{ column: 1, by: { kind: 'iban' as const }, feeds: ['counterpartyName' as const, null] }],
    };
    const templates = [{ ...shared, options }];
    expect(readTemplateFile(fileText({ version: 2, templates }))).toEqual({ kind: 'templates', templates });
  });

  it.each([
    [
      'a way to split that could hang',
      {
        templates: [
          {
            ...shared,
            options: { splits: [{ column: 1, by: { kind: 'regex', text: '(a+)+' }, feeds: [null] }] },
          },
        ],
      },
    ],
    ['an unknown member', { note: 'x' }],
    ['no mappings', { templates: [] }],
    ['an unknown choice', { templates: [{ ...shared, options: { run: 'rm' } }] }],
    ['a choice of the wrong kind', { templates: [{ ...shared, options: { dateOrder: 'XYZ' } }] }],
    ['an identifier of a store', { templates: [{ ...shared, id: 't1' }] }],
    ['no name', { templates: [{ ...shared, name: ' ' }] }],
    ['no version', { version: '1' }],
  ])('with %s is damaged, and nothing of it is used', (_what, change) => {
    expect(readTemplateFile(fileText(change))).toEqual({ kind: 'damaged' });
  });

  it.each(['', '{', '[]', 'null', '{"format":"other","version":1}'])(
    'without the mark is left to the intake: %s',
    (text) => {
      expect(readTemplateFile(text)).toEqual({ kind: 'other' });
    },
  );

  it('is looked for only in small JSON files', () => {
    expect(mayBeTemplateFile({ name: 'Bank.JSON', size: 10 })).toBe(true);
    expect(mayBeTemplateFile({ name: 'Bank.csv', size: 10 })).toBe(false);
    expect(mayBeTemplateFile({ name: 'Bank.json', size: 1e9 })).toBe(false);
  });
});

describe('taking over mappings', () => {
  const incoming = { ...shared, options: { dateOrder: 'DMY' as const } };

  it('adds those of other headers, makes a next version of those of the same, and leaves equal ones alone', () => {
    const saved = [template({ id: 'mine', name: 'Mine' })];
    expect(templateChanges(saved, [incoming, { ...incoming, headerFingerprint: 'other' }])).toMatchObject([
      { effect: 'replaces', savedId: 'mine', savedName: 'Mine' },
      { effect: 'new', savedId: null },
    ]);
    const equal = [template({ name: 'Bank A', options: { sign: 'inverted', dateOrder: 'DMY' } })];
    const reordered = { ...incoming, options: { dateOrder: 'DMY' as const, sign: 'inverted' as const } };
    expect(templateChanges(equal, [reordered])).toMatchObject([{ effect: 'same' }]);
  });

  it('takes the last of several for one header', () => {
    expect(templateChanges([], [incoming, { ...incoming, name: 'Later' }])).toMatchObject([
      { effect: 'new', template: { name: 'Later' } },
    ]);
  });
});
