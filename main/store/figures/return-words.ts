/**
 * What banks print on a debit that comes back. Stems, because they compound and cut their words freely: Rücklastschrift,
 * Lastschrift-Rückbelastung, LASTSCHRIFTRUECKGABE, Rückl. Lastschr. The service knows more, but only says it in its tags.
 */

const back = 'r(?:ü|u\u0308|ue|u)ck[\\s./-]*';

/** Say it by themselves. */
const sure = new RegExp(
  [
    `${back}(?:last|belast|l(?:ä|a\u0308|ae|a)uf|rechnung)`,
    'chargeback',
    'return ?/ ?refund',
    '\\brls\\b',
    '\\br-transa[ck]tion',
    'mangels deckung',
    'nichteinl(?:ö|o\u0308|oe|o)s|(?:nicht|un) ?eingel(?:ö|o\u0308|oe|o)st',
    'returned? (?:direct )?debit|direct debit return|unpaid direct|dd returned',
  ].join('|'),
  'i',
);

/** Say it of a debit: goods come back as well, and orders are cancelled. */
const open = new RegExp(
  [
    `${back}(?:gabe|gegeben|buch|gebuch|ruf|weis|l\\b)`,
    'retour(?:e|en|gutschrift)?\\b',
    'storn(?:o|ierung|iert)\\b',
    'wiedergutschr',
    'widerspr(?:uch|ochen)',
    '\\b(?:returned|unpaid|bounced|dishonou?red|reversal|reversed|rejected)\\b',
  ].join('|'),
  'i',
);

const debit = /lastschr|basislast|direct debit|\bsdd\b|\bls\b|\bls-|einzug|sepa-?ls/i;
const fee = /geb(ü|u\u0308|ue|u)hr|entgelt|spesen|\bfees?\b/i;
/** The fee comes on top of what is returned. */
const withFee =
  /(zzgl|zuz(ü|u\u0308|ue|u)gl|inkl|incl|einschl|\bplus|\bund\b|\band\b)[^\d]{0,40}(geb(ü|u\u0308|ue|u)hr|entgelt|spesen|fee)/i;

export const namesDebit = (text: string): boolean => debit.test(text);

/** The text may stand for anything that is undone. */
export const namesUndoing = (text: string): boolean => sure.test(text) || open.test(text);

/** A word that may be said of anything counts beside a debit, and as the first: there stands the bank's own booking text. */
export function namesReturnedDebit(text: string): boolean {
  return sure.test(text) || (open.test(text) && (debit.test(text) || text.search(open) === 0));
}

/** The text is of the fee for a return, and not of a return with its fee. */
export const namesReturnFee = (text: string): boolean => fee.test(text) && !withFee.test(text);
