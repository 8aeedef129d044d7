import { fold, wordSet } from './fold';

/** Words that stand for a day: the file does not say which one. To teach a word, add it here. */
const dayWords = wordSet(
  "heute|gestern|vorgestern|morgen|today|yesterday|tomorrow|now|just now|aujourd'hui|aujourd’hui|hier|demain|oggi|ieri|domani" +
    '|hoy|ayer|manana|hoje|ontem|amanha|vandaag|gisteren|morgen|idag|i dag|igar|i gar|i går|tanaan|eilen|dzis|dzisiaj|wczoraj|jutro' +
    '|dnes|vcera|zitra|ma|tegnap|holnap|bugun|dun|danas|jucer|astazi|ieri|siandien|vakar|sodien|tana|eile|laufend|offen|demnachst' +
    '|tbd|tba|soon|upcoming|kommende|geplant|planned|scheduled',
);

export function isDayWord(text: string): boolean {
  return text.length <= 20 && dayWords.has(fold(text));
}
