import { describe, expect, it } from 'vitest';
import { groupedHolders, resembles } from '../../../../../renderer/import/accounts/holder-names';

const same: [string, string, string][] = [
  ['the same text', 'Max Muster', 'Max Muster'],
  ['upper case', 'MAX MUSTER', 'Max Muster'],
  ['order', 'Muster Max', 'Max Muster'],
  ['order with a comma', 'Muster, Max', 'Max Muster'],
  ['titles', 'Herr Prof. Dr. med. Max Muster', 'Max Muster'],
  ['titles in between', 'Muster, Dr. Max', 'Max Muster'],
  ['an academic degree in English', 'Mr. Max Muster MBA', 'Max Muster'],
  ['umlaut with e', 'Jürgen Müller', 'JUERGEN MUELLER'],
  ['umlaut without marks', 'Jürgen Müller', 'JURGEN MULLER'],
  ['umlaut written as two signs', 'Ju\u0308rgen Mu\u0308ller', 'Jürgen Müller'],
  ['sharp s', 'Groß, Anna', 'ANNA GROSS'],
  ['French marks', 'Hélène Lefèvre', 'HELENE LEFEVRE'],
  ['Danish letters', 'Søren Ærø', 'Soeren Aeroe'],
  ['Polish letters', 'Łukasz Nowak', 'LUKASZ NOWAK'],
  ['Turkish dotless i', 'Işıl Yıldız', 'ISIL YILDIZ'],
  ['double name with a hyphen', 'Anna Müller-Schmidt', 'ANNA MUELLER SCHMIDT'],
  ['apostrophes', 'Sean O’Brien', "SEAN O'BRIEN"],
  ['middle name missing', 'Max Muster', 'Max Peter Muster'],
  ['middle name as an initial', 'Max P. Muster', 'Max Peter Muster'],
  ['particle missing', 'Max von Muster', 'Max Muster'],
  ['initial', 'M. Muster', 'Max Muster'],
  ['initial behind', 'Muster, M.', 'Max Muster'],
  ['two initials of a double name', 'H.-P. Müller', 'Hans-Peter Müller'],
  ['joint account and one of them', 'Max und Erika Muster', 'Erika Muster'],
  ['joint account and the other', 'Max und Erika Muster', 'Muster, Max'],
  ['joint account with full names', 'Max Muster und Erika Beispiel', 'Erika Beispiel'],
  ['joint account with a sign', 'Eheleute Max & Erika Muster', 'Max Muster'],
  ['joint account, surname first', 'Muster, Max und Erika', 'Erika Muster'],
  ['two writings of a joint account', 'Max und Erika Muster', 'Muster Erika u. Muster Max'],
  ['legal form missing', 'Muster Bau', 'Muster Bau GmbH'],
  ['legal form spelt out', 'Muster Bau GmbH', 'Muster Bau Gesellschaft mit beschränkter Haftung'],
  ['legal form within a word', 'Muster Handels GmbH', 'Muster Handelsgesellschaft mbH'],
  ['UG with its addition', 'Muster UG', 'Muster UG (haftungsbeschränkt)'],
  ['GmbH & Co. KG', 'Muster GmbH & Co. KG', 'MUSTER GMBH CO KG'],
  ['e.K. in writings', 'Muster Blumen e.K.', 'Muster Blumen e. K.'],
  ['sole trader and person', 'Max Muster e.K.', 'Max Muster'],
  ['Ltd', 'Example Trading Ltd.', 'Example Trading Limited'],
  ['S.A.', 'Exemple S.A.', 'EXEMPLE SA'],
  ['sp. z o.o.', 'Przykład Sp. z o.o.', 'PRZYKLAD SPZOO'],
  ['in liquidation', 'Muster Bau GmbH i.L.', 'Muster Bau GmbH'],
  ['written together', 'Musterbau GmbH', 'Muster Bau GmbH'],
  ['order in a company', 'Bau Muster GmbH', 'Muster Bau GmbH'],
  ['and as a sign', 'Muster & Söhne OHG', 'Muster und Soehne OHG'],
  ['abbreviation', 'Kfz-Werkst. Muster', 'Kfz-Werkstatt Muster'],
  ['abbreviated brothers', 'Gebr. Muster GmbH', 'Gebrüder Muster GmbH'],
  ['company mark', 'Fa. Muster Bau GmbH', 'Muster Bau GmbH'],
  ['c/o', 'Max Muster c/o Beispiel GmbH', 'Max Muster'],
  ['to the hands of', 'Muster Bau GmbH z.Hd. Frau Beispiel', 'Muster Bau GmbH'],
  ['proprietor', 'Blumen Rose Inh. Max Muster', 'Max Muster'],
  ['proprietor and business', 'Blumen Rose, Inhaberin Erika Muster', 'Blumen Rose'],
  ['cut at 27', 'Stadtwerke Musterstadt Ener', 'Stadtwerke Musterstadt Energie und Wasser GmbH'],
  ['cut at 35', 'Stadtwerke Musterstadt Energie und W', 'x'],
  ['Cyrillic order', 'Иванов Иван', 'Иван Иванов'],
  ['Cyrillic and Latin', 'Иван Петров', 'Ivan Petrov'],
  ['Greek and Latin', 'Νίκος Παππάς', 'Nikos Pappas'],
  ['Japanese with a blank', '山田太郎', '山田 太郎'],
  ['full width', 'ＭＡＸ ＭＵＳＴＥＲ', 'Max Muster'],
  ['Arabic', 'محمد أحمد', 'أحمد محمد'],
];

const different: [string, string, string][] = [
  ['another person', 'Max Muster', 'Erika Beispiel'],
  ['the same surname', 'Max Muster', 'Erika Muster'],
  ['the same first name', 'Max Muster', 'Max Beispiel'],
  ['a letter more', 'Max Bauer', 'Max Baur'],
  ['another initial', 'E. Muster', 'Max Muster'],
  ['initials only', 'M. M.', 'Max Muster'],
  ['a surname alone', 'Muster', 'Max Muster'],
  ['surname alone and company', 'Muster', 'Muster GmbH'],
  ['Mr and Mrs', 'Herr Muster', 'Frau Muster'],
  ['two legal forms', 'Muster Bau GmbH', 'Muster Bau AG'],
  ['a GmbH and its KG', 'Muster Bau GmbH', 'Muster Bau GmbH & Co. KG'],
  ['a word more in a company', 'Muster Bau GmbH', 'Muster Bau Nord GmbH'],
  ['person and company', 'Max Muster', 'Muster Bau GmbH'],
  ['father and son', 'Max Muster jun.', 'Max Muster sen.'],
  ['perhaps the son', 'Max Muster jun.', 'Max Muster'],
  ['married name', 'Anna Müller', 'Anna Müller-Schmidt'],
  ['the person who gets the post', 'Max Muster c/o Erika Beispiel', 'Erika Beispiel'],
  ['the one who signs', 'Muster Bau GmbH vertreten durch Erika Beispiel', 'Erika Beispiel'],
  ['a beginning that is no cut', 'Stadtwerke Muster', 'Stadtwerke Musterstadt GmbH'],
  ['cut at 27, another company', 'Stadtwerke Musterstadt Ener', 'Stadtwerke Musterdorf Energie GmbH'],
  ['joint account of others', 'Max und Erika Muster', 'Paul Muster'],
  ['partners', 'Muster und Partner GmbH', 'Beispiel und Partner GmbH'],
  ['other vowels in a script with marks', 'मोहन शर्मा', 'मीहन शर्मा'],
  ['Cyrillic', 'Иван Петров', 'Иван Иванов'],
  ['nothing', '', 'Max Muster'],
  ['signs only', '---', '...'],
];

describe('two names of holders', () => {
  for (const [what, one, other] of same.filter(([what]) => what !== 'cut at 35')) {
    it(`resemble each other: ${what}`, () => {
      expect(resembles(one, other)).toBe(true);
      expect(resembles(other, one)).toBe(true);
    });
  }
  it('resemble each other: cut at 35', () => {
    const whole = 'Wohnungsbaugenossenschaft Musterstadt-Süd eG Verwaltung';
    expect(resembles(whole.slice(0, 35), whole)).toBe(true);
    expect(resembles(whole.slice(0, 30), whole)).toBe(false);
  });
  for (const [what, one, other] of different) {
    it(`do not, or not for certain: ${what}`, () => {
      expect(resembles(one, other)).toBe(false);
      expect(resembles(other, one)).toBe(false);
    });
  }
  it('of a company have no middle names, and need no more than one word', () => {
    expect(resembles('Hotel Adler', 'Hotel Goldener Adler', { isCompany: true })).toBe(false);
    expect(resembles('Muster', 'Muster GmbH', { isCompany: true })).toBe(true);
  });
});

describe('the holders of several accounts', () => {
  it('are one group when each fits each', () => {
    expect(groupedHolders(['Max Muster', 'MUSTER MAX', 'Muster, Max'])).toHaveLength(1);
  });
  it('are told apart though a joint account fits both', () => {
    expect(groupedHolders(['Max und Erika Muster', 'Max Muster', 'Erika Muster'])).toEqual([
      ['Max und Erika Muster', 'Max Muster'],
      ['Erika Muster'],
    ]);
  });
});
