import { parseBic, parseIban } from '../values/identifiers';
import { type DocumentEntry, documentText } from './document-rows';

/** Field :86: with names between slashes, as Dutch, Belgian and Nordic banks write it: `/TRTP/SEPA OVERBOEKING/IBAN/…/REMI/…`. */

const keys =
  'TRTP|TRCD|IBAN|BIC|NAME|REMI|EREF|MARF|CSID|CNTP|BENM|ORDP|ULTC|ULTD|ULTB|USTD|STRD|ISDT|PREF|PURP|RTRN|SVCL|ADDR|CITY|ACCW|KREF|IREF|CREF|OCMT|EXCH|CHGS|CHGT|CDTRREF|CDTRREFTP|CD|CUR|ISSR|ID';
/** Only known names are keys: a slash stands in texts as well. Two of them side by side share one. */
const key = new RegExp(`/(${keys})(?=/)`, 'g');
const opening = new RegExp(`^/(?:${keys})/`);

/** Whether a text is written in this way. */
export function hasKeys(text: string): boolean {
  return opening.test(text);
}

/** The entry with what the keys of such a text name. */
export function readKeys(entry: DocumentEntry, text: string): DocumentEntry {
  const values = new Map<string, string>();
  const found = [...text.matchAll(key)];
  for (const [at, mark] of found.entries()) {
    const start = mark.index + mark[0].length;
    const value = text.slice(start, found[at + 1]?.index ?? text.length).replace(/^\/+|\/+$/g, '');
    const name = mark[1] ?? '';
    if (value.trim() !== '' && !values.has(name)) values.set(name, value);
  }
  const pick = (name: string) => documentText(values.get(name) ?? null);
  // The counterparty in one: account, BIC, name and town, each behind a slash.
  const [account = '', bic = '', name = ''] = (values.get('CNTP') ?? '').split('/');
  return {
    ...entry,
    bookingText: pick('TRTP'),
    counterpartyIban: parseIban(values.get('IBAN') ?? account) ?? entry.counterpartyIban,
    counterpartyBic: parseBic(values.get('BIC') ?? bic),
    counterpartyName: pick('NAME') ?? documentText(name) ?? entry.counterpartyName,
    creditorId: pick('CSID'),
    mref: pick('MARF'),
    eref: pick('EREF') ?? entry.eref,
    purpose: pick('REMI') ?? pick('USTD') ?? pick('CDTRREF') ?? entry.purpose,
    purposeRaw: documentText(text),
    differentCreditor: pick('ULTC') ?? pick('ULTB'),
    differentDebitor: pick('ULTD'),
    sepaPurposeCode: pick('PURP'),
  };
}
