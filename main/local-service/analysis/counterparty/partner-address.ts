import { fold } from '../ledger/text-folding';
import { isOpener } from './leading-name';

/**
 * Some exports print where the partner lives behind the name: "Vreni Muster; 8001 Ort; CH", "Muster AG, Mustergasse 4, 80000 Ort",
 * "MUSTER AG MUSTERGASSE 4 8000 ORT". It is no part of the name, and one payee moves.
 */
const country = '(?:[A-Z]{1,2}-)?';
/** Behind a comma: a part with a house number or a postcode with its town. */
const behindComma = new RegExp(
  `^, ?(?=[^,]*(?:\\p{L}\\.? \\d{1,4} ?[a-z]?(?:[-/]\\d+)?(?=$|,)|\\b${country}\\d{3,5} \\p{L}))`,
  'u',
);
const street =
  /\s(?:(?:Am|An der|Im|In der|Auf der|Zum|Zur|Rue|Avenue|Chemin|Route|Place|Via|Viale|Piazza)\s(?:\S+\s){1,3}|\S*(?:strasse|straße|str\.?|gasse|weg|platz|allee|ring|damm|ufer|gässli|gaessli|rain|steig|promenade|chaussee)\s)\d{1,4}\s?[a-z]?(?:[-/]\d+)?(?=\s|$).*$/iu;
const town = new RegExp(`\\s${country}\\d{4,5} \\p{L}[\\p{L} .()/-]*$`, 'u');
const shortest = 3;
/** "Lohn 2025 Mai", "Rechnung 12": a year, or a number behind what is paid for, is no address. */
const year = /^[\s,]*(?:\D*\s)?(?:199\d|20[0-4]\d)(?=\s|,|$)/;
const isPurpose = (part: string): boolean => year.test(part) || fold(part).split(' ').some(isOpener);

/** `isLoose`: the address may follow without a mark, as where a bank prints all in one text. */
export function withoutAddress(name: string, isLoose = false): string {
  const semicolon = name.indexOf(';');
  if (semicolon >= shortest) return name.slice(0, semicolon);
  for (let at = name.indexOf(','); at >= 0; at = name.indexOf(',', at + 1))
    if (at >= shortest && behindComma.test(name.slice(at)) && !isPurpose(name.slice(at)))
      return name.slice(0, at);
  if (!isLoose) return name;
  const unlessPurpose = (part: string) => (isPurpose(part) ? part : '');
  const bare = name.replace(street, unlessPurpose).replace(town, unlessPurpose);
  return bare.length >= shortest ? bare : name;
}
