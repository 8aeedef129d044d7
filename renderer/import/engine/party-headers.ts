import type { TargetField } from '../../../preload/contract/reading';

/**
 * Headers that name one or both parties of a payment and a property of theirs, in any order: `Begünstigter/Absender - Name`,
 * `IBAN des Auftraggebers`, `Payer/payee account`. Words in the form of `headerKey`. To teach a word, add it here.
 */
const words = {
  payer:
    'auftraggeber auftraggebers auftraggeberin zahlungspflichtiger zahlungspflichtigen absender absenders zahler zahlers einzahler sender payer payor remitter originator debtor ordering debitor ordinante mittente pagatore emetteur debiteur ordenante remitente ordonnateur afzender betaler opdrachtgever avsandare avsender afsender nadawca nadawcy platce maksaja',
  payee:
    'empfaenger empfaengers empfaengerin zahlungsempfaenger zahlungsempfaengers beguenstigter beguenstigten beguenstigte recipient receiver payee beneficiary creditor kreditor beneficiario destinatario beneficiaire destinataire crediteur begunstigde ontvanger mottagare mottaker modtager odbiorca odbiorcy prijemce saaja',
  either:
    'gegenpartei gegenpartie gegenseite partner partners zahlungspartner zahlungspartners zahlungsbeteiligter zahlungsbeteiligten geschaeftspartner counterparty contraparte controparte contrepartie tegenpartij motpart modpart kontrahent kontrahenta protistrana protistrany',
  iban: 'iban konto kontonr kontonummer accountnumber account acct bankkonto bankverbindung kontoverbindung compte conto cuenta rekening rekeningnummer rachunek rachunku konta tilinumero ucet uctu',
  bic: 'bic swift blz bankleitzahl bankcode sortcode',
  name: 'name namen naam nom nome nombre navn namn nazwa nazev jmeno nimi bezeichnung inhaber',
  place:
    'adresse address anschrift strasse street ort city stadt plz zip postleitzahl land country adres indirizzo direccion adresa kategorie category id nummer',
  bank: 'bank bankname banque banca banco institut',
  link: 'der des die den und oder of the and or s du de la le l d di del della van e et y o nr no number code in',
};

type Role = keyof typeof words;

const roleOf = new Map<string, Role>();
for (const [role, list] of Object.entries(words) as [Role, string][])
  for (const word of list.split(' ')) if (!roleOf.has(word)) roleOf.set(word, role);

/** A German compound of party and property, as in `Empfängerkonto` and `Auftraggebername`. */
const compound = /^(.{5,}?)s?(name|iban|konto|kontonummer|bic|blz|bank|ort|adresse|bankleitzahl)$/;

function rolesOf(key: string): Set<Role> | null {
  const roles = new Set<Role>();
  for (const word of key.split(' ')) {
    const role = roleOf.get(word);
    if (role) {
      roles.add(role);
      continue;
    }
    const parts = compound.exec(word);
    const [party, property] = [roleOf.get(parts?.[1] ?? ''), roleOf.get(parts?.[2] ?? '')];
    if (!party || !property) return null;
    roles.add(party).add(property);
  }
  return roles;
}

/** Fields such a header names, best first; empty when a word of it is none of these. */
export function partyFields(key: string): readonly TargetField[] {
  const roles = rolesOf(key);
  if (!roles) return [];
  const isPayer = roles.has('payer') && !roles.has('payee') && !roles.has('either');
  const isPayee = roles.has('payee') && !roles.has('payer') && !roles.has('either');
  if (!isPayer && !isPayee && !roles.has('either') && !(roles.has('payer') && roles.has('payee'))) return [];
  if (roles.has('iban'))
    return isPayer
      ? ['payerIban', 'counterpartyIban', 'accountIban']
      : isPayee
        ? ['payeeIban', 'counterpartyIban']
        : ['counterpartyIban'];
  if (roles.has('bic')) return ['counterpartyBic'];
  if (roles.has('bank')) return ['ignored', 'counterpartyBic'];
  if (roles.has('place')) return /^(?:creditor|kreditor)s? id$/.test(key) ? ['creditorId'] : ['ignored'];
  return isPayer ? ['payerName'] : isPayee ? ['payeeName', 'counterpartyName'] : ['counterpartyName'];
}
