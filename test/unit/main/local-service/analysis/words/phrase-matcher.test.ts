import { describe, expect, it } from 'vitest';
import { parsePurpose } from '../../../../../../main/local-service/analysis/ledger/purpose-parser';
import { fold } from '../../../../../../main/local-service/analysis/ledger/text-folding';
import { PhraseMatcher } from '../../../../../../main/local-service/analysis/words/phrase-matcher';

const matcher = new PhraseMatcher<string>(
  [
    { words: ['Miete'], value: 'rent' },
    { words: ['*versicherung'], value: 'insurance' },
    { words: ['Haftpflichtversicherung'], value: 'liability' },
    { words: ['Prämie*'], value: 'premium' },
    { words: ['*darlehen*'], value: 'loan' },
  ],
  (a, b) => a === b,
);
const values = (text: string, mayBeCut = false) =>
  matcher.find(fold(text), mayBeCut).map((match) => match.value);

describe('folding', () => {
  it('when a word has an umlaut in any spelling, gives one form', () => {
    const forms = ['Prämie', 'PRAEMIE', 'Pramie', 'Pra\u0308mie', 'praemie'].map(fold);
    expect(new Set(forms).size).toBe(1);
  });
});

describe('short words', () => {
  const short = new PhraseMatcher<string>(
    [
      { words: ['Zoo*', 'Kino*'], value: 'culture' },
      { words: ['Dr. med.'], value: 'doctor' },
    ],
    (a, b) => a === b,
  );
  const found = (text: string) => short.find(fold(text), false).map((match) => match.value);

  it('are no piece of another word, and not put together over blanks', () => {
    expect(found('ZOOM Communications')).toEqual([]);
    expect(found('Metallbau Sp. z o.o.')).toEqual([]);
    expect(found('Kinofilmtechnik')).toEqual([]);
  });

  it('are found whole, with an ending and as they are written', () => {
    expect(found('Zoo Hannover')).toEqual(['culture']);
    expect(found('Kinos am Markt')).toEqual(['culture']);
    expect(found('DR. MED. Helm')).toEqual(['doctor']);
  });
});

describe('phrases', () => {
  it('when a word stands whole, is found; inside another word, it is not', () => {
    expect(values('Miete Januar')).toEqual(['rent']);
    expect(values('Vermieter Mieterverein')).toEqual([]);
  });

  it('when a phrase may end a word, a word that goes on is not one', () => {
    expect(values('KFZ-Versicherung')).toEqual(['insurance']);
    expect(values('Versicherungsforen Akademie')).toEqual([]);
  });

  it('when two phrases overlap, only the longer one counts', () => {
    expect(values('Haftpflichtversicherung')).toEqual(['liability']);
  });

  it('when a bank broke a word with a blank, it is found all the same', () => {
    expect(values('Haftpflichtversi cherung')).toEqual(['liability']);
    expect(values('Prae mie 2024')).toEqual(['premium']);
  });

  it('when a text was cut inside a word, its beginning is enough, and only then', () => {
    expect(values('Beitrag Haftpflichtver', true)).toEqual(['liability']);
    expect(values('Beitrag Haftpflichtver', false)).toEqual([]);
    expect(values('Beitrag Haf', true)).toEqual([]);
  });

  it('when nothing is known, nothing is found', () => {
    expect(values('')).toEqual([]);
    expect(values('Привет 🙂')).toEqual([]);
  });
});

describe('a purpose with SEPA tags', () => {
  it('when tags follow the text, they are taken apart', () => {
    const parsed = parsePurpose('Strom Abschlag EREF: A1 MREF: M 12 IBAN: DE02 1234');
    expect(parsed).toMatchObject({ text: 'Strom Abschlag', eref: 'A1', mref: 'M12', iban: 'DE021234' });
  });

  it('when tags come first and are broken by blanks, the text is still found', () => {
    expect(parsePurpose('EREF+3B97SV WZ+URLAUB').text).toBe('URLAUB');
    expect(parsePurpose('SVWZ+MIETE 04/2024').text).toBe('MIETE 04/2024');
  });
});
