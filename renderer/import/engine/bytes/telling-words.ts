import { singleByteLabels } from '../../../../preload/contract/reading/encodings';
import { highCharacters, type SingleByteLabel } from './single-byte-tables';

/**
 * Words of account lists with a letter that windows-1250 and windows-1252 write with different bytes: where one of them stands in a
 * file, its encoding is told, however short the file is. Headers and kinds of booking, as whole words in small letters. None that is
 * another word in the other encoding: an Italian `è` is the `č.` before Czech numbers, a French `prêt` a Polish `pręt`.
 */
const words = {
  western:
    'descrição descrições operação operações transação transações prestação movimentação informação cartão cartões pensão não são referência transferência transferências prélèvement prélèvements règlement règlements chèque chèques intérêts achèvement à compañía año españa beløb beløbet valør løn løbenr overførsel overføring køb hævet bogført bogføring bogføringsdato bokført bokføringsdato lån månad måned år på från är già attività disponibilità modalità città',
  central:
    'březen květen září říjen převod převodu příchozí pekařství řeznictví styczeń kwiecień sierpień wrzesień październik grudzień częściowa spłata sprzedaż częściowy zakupów łącznie miesięczna előfizetés částka zůstatek měna výše účet účtu protiúčet zaúčtování splatnost příjem příjemce výdaj výběr platební příkaz směr název číslo zpráva čiastka dátum účtovania príjemca číslo počiatočný treść tytuł rachunek bieżące obciążenie obciążenia księgowania środki środków wpływ wpłata wypłata płatność płatności należność przelewu złotych zł opłata opłaty összeg közlemény időpont időpontja könyvelés értéknap ügyfél számlaszám jóváírás terhelés kedvezményezett pénznem sumă plată plăţi dată tranzacţie tranzacţii ţară račun računa tečaj plačilo plaćanje uplaćeno isplaćeno prejšnji znesek številka tekući ožujak',
} as const;

type WordFamily = keyof typeof words;

const isHigh = (sign: string) => sign.charCodeAt(0) >= 0x80;

/** The words whose bytes mean other letters in the encoding of the other family. */
function tellingOf(family: WordFamily, own: SingleByteLabel, other: SingleByteLabel): ReadonlySet<string> {
  const [ownSigns, otherSigns] = [highCharacters(own), highCharacters(other)];
  const isOther = (sign: string) => isHigh(sign) && otherSigns[ownSigns.indexOf(sign)] !== sign;
  return new Set(words[family].split(' ').filter((word) => [...word].some(isOther)));
}

const telling: Record<WordFamily, ReadonlySet<string>> = {
  western: tellingOf('western', 'windows-1252', 'windows-1250'),
  central: tellingOf('central', 'windows-1250', 'windows-1252'),
};

const looked = 32_768;

/** The family whose words stand in the bytes, where those of the other do not; null where neither or both do. */
function familyByWords(bytes: Uint8Array): WordFamily | null {
  const head = bytes.subarray(0, looked);
  const has = (family: WordFamily, label: SingleByteLabel) =>
    (
      new TextDecoder(label)
        .decode(head)
        .toLowerCase()
        .match(/[\p{L}]+/gu) ?? []
    ).some((word) => telling[family].has(word));
  const [western, central] = [has('western', 'windows-1252'), has('central', 'windows-1250')];
  return western === central ? null : western ? 'western' : 'central';
}

const ofCentre: readonly SingleByteLabel[] = ['windows-1250', 'iso-8859-2'];

/** Encodings in which words of account lists, that stand in the bytes as another reads them, would be none. */
export function deniedByWords(bytes: Uint8Array): readonly SingleByteLabel[] {
  const family = familyByWords(bytes);
  if (family === 'western') return ofCentre;
  return family === 'central' ? singleByteLabels.filter((label) => !ofCentre.includes(label)) : [];
}
