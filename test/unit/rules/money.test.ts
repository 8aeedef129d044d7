import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { productFolders, sourceFiles } from '../../../scripts/source-files';

/**
 * One formatter turns minor units and a currency into text (docs/architecture.md, "Figures"): renderer/base/format.ts, on decimals that
 * preload/contract/values/minor-units.ts makes. Whoever writes amounts in another way shows 1,670.00 as 167,000 one day.
 */

const ways: [name: string, pattern: RegExp][] = [
  ['toFixed', /\.toFixed\(/],
  ['a currency style of its own', /style:\s*['"]currency['"]/],
  ['a number style of its own', /\bIntl\.NumberFormat\(|\.toLocaleString\(/],
  ['digits cut off from the end', /\.slice\((?:0,\s*)?-\s*(?:2|3|places|decimals)\b/],
  ['division by a hundred', /(?:[mM]inor|[cC]ents|amount\w*|balance\w*)\)?\s*\/\s*(?:100|1000|10 \*\*)/],
];

/** What may stand where, and why. */
const allowed: Record<string, string> = {
  'renderer/base/format.ts': 'the formatter',
  'preload/contract/values/minor-units.ts': 'makes the exact decimals',
  'preload/contract/values/result-amounts.ts': 'positions on an axis, for drawing only',
  'main/local-service/analysis/ledger/ledger-from-upload.ts':
    'JSON numbers of the wire, in the places of the currency',
  'main/local-service/bank/deliver-login.ts': 'invented euros on the wire',
  'main/local-service/bank/invented-bookings.ts': 'invented euros on the wire',
  'renderer/import/engine/recognition/recognise.ts': 'a confidence, no money',
  'renderer/import/engine/values/currencies.ts': 'pence into pounds, exact or not at all',
  'renderer/import/engine/certainty.ts': 'a certainty, no money',
  'renderer/import/engine/statements/camt-values.ts':
    'takes the noise of binary fractions out of a text of the file',
  'renderer/import/engine/statements/mt940.ts': 'parts of a number of an account',
  'renderer/import/engine/workbooks/cell-format.ts': 'how a spreadsheet shows a number',
  'main/local-service/documents/money-text.ts': 'papers of the service, which knows nothing of the program',
  'main/service/wire/amount-number.ts': 'JSON numbers of the wire, in the places of the currency',
  'main/windows/window-life.ts': 'a share of progress, no money',
  'scripts/ledgers/export-styles.ts': 'made bookings as JSON numbers of the wire, and digits of a reference',
  'scripts/ledgers/truth.ts': 'made answers as JSON numbers of the wire',
  'scripts/lint.ts': 'seconds',
};

function faultsOf(text: string): string[] {
  return ways.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);
}

describe('money is written in one place', () => {
  it('no other source file has a way of its own', () => {
    const found = sourceFiles([...productFolders, 'scripts'])
      .filter((path) => !(path in allowed))
      .flatMap((path) => faultsOf(readFileSync(path, 'utf8')).map((fault) => `${path}: ${fault}`));
    expect(found).toEqual([]);
  });

  it('every exception is still one', () => {
    for (const path of Object.keys(allowed))
      expect(faultsOf(readFileSync(path, 'utf8')), path).not.toEqual([]);
  });

  it.each([
    'const text = (cents / 100).toFixed(2);',
    "new Intl.NumberFormat('de', { style: 'currency', currency })",
    'digits.slice(0, -2)',
    'value.toLocaleString()',
    'amountMinor / 100',
  ])('sees %s', (line) => {
    expect(faultsOf(line)).not.toEqual([]);
  });
});
