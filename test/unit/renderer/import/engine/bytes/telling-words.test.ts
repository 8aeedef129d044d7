import { describe, expect, it } from 'vitest';
import { highCharacters } from '../../../../../../renderer/import/engine/bytes/single-byte-tables';
import { readWhole } from '../../../../../check/read-file';

function bytesIn(label: 'windows-1250' | 'windows-1252', text: string): Uint8Array {
  const signs = highCharacters(label);
  return Uint8Array.from(
    [...text].map((sign) => (sign < '\x80' ? sign.charCodeAt(0) : signs.indexOf(sign) + 128)),
  );
}

async function read(label: 'windows-1250' | 'windows-1252', lines: readonly string[]) {
  const { reading, rows } = await readWhole('vypis.csv', bytesIn(label, lines.join('\n')), {
    disabledFormats: ['*'],
  });
  const isAsked = reading.questions.some(({ kind }) => kind === 'encoding');
  return [reading.encoding.label, isAsked ? 'asked' : 'told', rows[0]?.counterpartyName];
}

describe('a few lines without anything but letters to tell their encoding', () => {
  it('are told by a word of account lists that only one encoding gives', async () => {
    const czech = ['Datum;Částka;Protistrana', '14.03.2025;-1 250,00;Žižkovské železářství'];
    expect(await read('windows-1250', czech)).toEqual(['windows-1250', 'told', 'Žižkovské železářství']);
    const portuguese = ['Data;Descrição;Montante;Nome', '14.03.2025;pão;-2,40;São João'];
    expect(await read('windows-1252', portuguese)).toEqual(['windows-1252', 'told', 'São João']);
    const danish = ['Dato;Tekst;Beløb;Navn', '14.03.2025;brød;-2,40;Bageri Øst'];
    expect(await read('windows-1252', danish)).toEqual(['windows-1252', 'told', 'Bageri Øst']);
  });

  it('are not told by the short word before Czech and Slovak numbers, which is an Italian one elsewhere', async () => {
    const czech = ['Datum;Castka;Mena;Protistrana', '15.01.2024;-250,00;CZK;Faktura č. 12'];
    expect(await read('windows-1250', czech)).toEqual(['windows-1250', 'asked', 'Faktura č. 12']);
    const polish = ['Data;Kwota;Odbiorca', '15.01.2024;-250,00;Pręt 12 mm'];
    expect((await read('windows-1250', polish))[0]).toBe('windows-1250');
  });

  it('are as before where no such word stands there', async () => {
    const names = ['Datum;Betrag;Name', '14.03.2025;-12,50;Øster', '15.03.2025;-12,50;Ærø'];
    expect((await read('windows-1252', names))[0]).toBe('windows-1252');
  });
});
