import type { Evidence } from '../words/word-evidence';

/** The name of a known firm beside the words in it: one clue, another firm of the same name, or where the shop stands. */

/** What a second clue that depends on the first adds: the name of a firm and the word inside of it are one clue. */
export const dependent = 0.3;

/** A word inside of a firm's name says nothing beside it, whatever it means elsewhere: "Géant Casino" sells food. */
export function settleWordsOfFirm(found: readonly Evidence[], firms: readonly Evidence[]): void {
  for (const firm of firms) {
    const name = phraseOf(firm.reason);
    for (const word of found) {
      const inside = phraseOf(word.reason);
      if (word.isName && inside.length < name.length && name.includes(inside)) word.weight = dependent;
    }
  }
}

export function countNameOnce(found: readonly Evidence[], firms: readonly Evidence[]): void {
  for (const firm of firms) {
    const top = firm.category.slice(0, firm.category.indexOf('.') + 1);
    const words = found.filter(({ isName, category }) => isName && category.startsWith(top));
    const sum = words.reduce((total, { weight }) => total + weight, 0);
    if (sum === 0) continue;
    if (sum > firm.weight) firm.weight = dependent;
    else for (const word of words) word.weight = dependent;
  }
}

const finance = /^(insurances|credits|investments)\./;
const namedProduct = 4;
const namedLender = 3;
const phraseOf = (reason: string): string => reason.slice(reason.indexOf('"') + 1, -1);

/** Who makes things lends under the same name: "Lely Financial Services". */
const lends = /^credits\./;

/** A group's name says less than the product beside it in one name: an insurer's funds, a car maker's leasing. */
export function settleGroups(found: readonly Evidence[], firms: readonly Evidence[]): void {
  for (const firm of firms) {
    const isMaker = !finance.test(firm.category);
    const top = firm.category.slice(0, firm.category.indexOf('.') + 1);
    const isOther = found.some(
      ({ isName, category, weight, reason }) =>
        isName &&
        weight >= (isMaker ? namedLender : namedProduct) &&
        (isMaker ? lends : finance).test(category) &&
        !category.startsWith(top) &&
        !phraseOf(firm.reason).includes(phraseOf(reason)),
    );
    if (isOther) firm.weight *= dependent;
  }
}

/** Up to this length the name of a firm is also a town, a star, a given name: "Stern", "Westfalen", "Krone". */
const longestNamesake = 9;
const namesTrade = 4.5;
const sellsGoods = /^(?:shopping|health\.pharmacy|leisure\.(?:dining|travel))/;
const saysNoTrade = /^(?:shopping\.(?:online|other)|business\.supplier)$/;

/**
 * A short name that many carry, with a trade behind it that the known firm is not in, is another's: "Westfalen Weser Energie" is no fuel
 * station, "Stern Apotheke" no magazine.
 */
export function settleNamesakes(found: readonly Evidence[], firms: readonly Evidence[]): void {
  for (const firm of firms) {
    const name = phraseOf(firm.reason);
    if (name.length > longestNamesake) continue;
    const isFinance = finance.test(firm.category);
    const top = firm.category.slice(0, firm.category.indexOf('.') + 1);
    const others = found.filter(
      ({ isName, category, weight, reason }) =>
        isName &&
        weight >= namesTrade &&
        (!isFinance || sellsGoods.test(category)) &&
        !category.startsWith(top) &&
        !saysNoTrade.test(category) &&
        !name.includes(phraseOf(reason)),
    );
    // "Motel One Messe" says twice that it is an inn: what follows is where it stands.
    const isConfirmed = found.some(({ isName, category }) => isName && category.startsWith(top));
    if (isConfirmed) for (const place of others) place.weight *= 0.4;
    else if (others.length > 0) firm.weight *= 0.4;
  }
}
