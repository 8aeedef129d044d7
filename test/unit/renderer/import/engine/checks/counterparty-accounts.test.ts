import { describe, expect, it } from 'vitest';
import { readUndescribed } from '../../../../../check/read-file';

const head = 'Buchungstag;Auftragskonto;Empfänger;IBAN Empfänger;Verwendungszweck;Betrag;Währung';
const own = 'DE02120300000000202051';
const [first, other, third] = ['DE02500105170137075030', 'DE88100900001234567892', 'DE02300209000106531065'];
const told = async (rows: readonly [string, string][]) => {
  const lines = rows.map(
    ([name, iban], at) => `${13 + at}.03.2025;${own};${name};${iban};Rechnung ${at};-${at + 1},50;EUR`,
  );
  return (await readUndescribed([head, ...lines])).reading.findings
    .filter(({ rule }) => rule === 'counterparty.accounts')
    .map(({ severity, line, field, text, params }) => [severity, line, field, text, params]);
};

describe('one counterparty with two IBANs', () => {
  it('is an observation, once, at the first row with the other one', async () =>
    expect(
      await told([
        ['Muster Bau GmbH', first],
        ['Beispiel AG', third],
        ['MUSTER BAU GmbH', other],
        ['Muster Bau GmbH', third],
      ]),
    ).toEqual([['hint', 4, 'counterpartyIban', other, { name: 'MUSTER BAU GmbH', first, line: 2 }]]));

  it('is none where name and IBAN go together, where one is misspelt, or is the own one', async () => {
    expect(
      await told([
        ['Muster Bau GmbH', first],
        ['Beispiel AG', other],
        ['Muster Bau GmbH', first],
      ]),
    ).toEqual([]);
    expect(
      await told([
        ['Muster Bau GmbH', first],
        ['Muster Bau GmbH', 'DE03700100100006820850'],
      ]),
    ).toEqual([]);
    expect(
      await told([
        ['Muster Bau GmbH', first],
        ['Muster Bau GmbH', own],
      ]),
    ).toEqual([]);
    expect(
      await told([
        ['', first],
        ['', other],
      ]),
    ).toEqual([]);
  });
});
