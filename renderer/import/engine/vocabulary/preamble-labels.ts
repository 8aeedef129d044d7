import { foldHeader, foldHeaderPlain, headerSpellings } from './fold';
import { conceptKeys } from './header-concepts';
import { wordsOf } from './header-terms';
import { type Label, labelOfScript } from './header-words/script-labels';

export type { Label };

/** Labels of preambles. To teach the engine a label, add it here, with its own letters. */
const labels: Record<Label, string> = {
  iban: 'iban|iban konto|konto iban|iban nummer|iban number|iban nr',
  account:
    'konto|kontonummer|konto nr|kontonr|account|account id|account number|account no|account nr|filial kontonummer|compte|numero de compte|n compte|compte n|no de compte|conto|numero conto|numero di conto|conto n|rapporto|cuenta|numero de cuenta|rekening|rekeningnummer|rachunek|numer rachunku|nr rachunku|cislo uctu|cislo uctu iban|konto iban nr|kontonummer iban|tilinumero|szamlaszam|umsaetze fuer konto|auftragskonto|accountnumber|numer konta|kontokorrent|numero compte|numero del conto|conto corrente|account details for|account details|a c no|a c number|acct no|acct number|conta|numero da conta|numero de conta|numero rapporto|numero de cuenta corriente|n conto|conto nr|numero do cartao|rekening nr|rekening nummer|mijn rekening|numero de la cuenta|no compte|compte cheques|iban rekening|vypiska po schetu|vipiska po rahunku',
  bankCode:
    'blz|bankleitzahl|bank code|bank id|kod banky|sort code|clearing|bankclearing|code de la banque|code banque|abi|codice abi|codigo de banco|bik',
  bic: 'bic|swift|bic swift|swift bic|bic code',
  owner:
    'intestazione|intestazione conto|lautend auf|kontoinhaber|inhaber|karteninhaber|owner|account holder|account owner|account holder name|titulaire|titulaire du compte|intestatario|titular|rekeninghouder|wlasciciel|posiadacz rachunku|majitel uctu|holder|name|nazev uctu|kontohavare|tilin omistaja|name des kontoinhabers|cardholder|hauptkarteninhaber|card holder|nom du titulaire|intestato a|intestazione|intestazione conto corrente|intestatario conto|titolare|titolare carta|titular de la cuenta|titular da conta|nom du client|intestatario del conto|titular cuenta|titulaire du contrat|rekeninghouder naam|naam rekeninghouder|nom du titulaire du compte|nome do titular|nome titular|kontoinhaberin|inhaberin|kontowortlaut|lautend auf|lautet auf|kontoinh|inh|vlastnik uctu|imetnik|vlasnik racuna|nosilec|saskaitos savininkas|konta ipasnieks|konto omanik|szamlatulajdonos|titulaire de la carte|titulaire carte|titolare della carta|titular de la tarjeta|kaarthouder|kontoindehaver|kontoeier|kontoinnehavare|tilinomistaja|nom et prenom|vladelets scheta|vladelets|derzhately karty|vlasnik rahunku',
  customer:
    'kunde|kundenname|customer|client|cliente|klant|klient|auftraggeber|abfrage von|customer name|nome cliente|nombre del cliente|nom client|naam klant|komitent|klijent|stranka|klientas|klients|ugyfel|kund|asiakas|kundin|auftraggeberin|musteri|musteri adi|musteri unvani',
  name: 'kontoname|kontonamn|kontonavn|produkt|product|kontoart|kontobezeichnung|account name|account type|bezeichnung|kontotyp|type de compte|nom du compte|tipo conto|typ rachunku|nazwa rachunku|kontoprodukt|tipo de cuenta|intitule du compte|intitule|libelle du compte|denomination du compte|denominazione conto|denominazione del conto|denominazione rapporto|nombre de la cuenta|nome da conta|naam rekening|rekeningnaam|nom de compte|genre de compte|designation du compte|kontenname',
  described:
    'description|descriptif|designation|denomination|descrizione|denominazione|descripcion|denominacion|descricao|designacao|omschrijving|beschreibung|benennung|rekeningomschrijving|opis|popis|beskrivning|beskrivelse|kuvaus',
  bankName: 'bank|institut|bankname|bank name|banque|banca|kreditinstitut|banco|geldinstitut',
  currency:
    'waehrungseinheit|waehrung|whg|currency|curr|ccy|bewertet in|devise|valuta|waluta|moneda|divisa|monnaie|mena|mena uctu|kontowaehrung|valuta rekening|waehrung fuer saldo|account currency|base currency|penznem|waluta rachunku|valutazione in|evalue en|controvalore in|contre valeur en|contravalor en|contravalor em|gegenwert in|countervalue in|equivalent in|amounts in|all amounts in|betraege in|alle betraege in|importi in|montants en|importes en|bedragen in|kwoty w|valued in|currency code|betrag in|ref currency|reference currency|referenzwaehrung|monnaie de reference|moneta di riferimento|divisa di riferimento|moneda de referencia|referentievaluta|compte tenu en|tenu en|devise du compte|divisa conto|valuta conto|moneda de la cuenta|moeda',
  closing:
    'gebuchter stand|buchungsstand|aktueller stand|neuer stand|endstand|schlussstand|neuer kontostand|kontostand|saldo|schlusssaldo|endsaldo|closing balance|balance|aktueller kontostand|kontosaldo|solde|nouveau solde|saldo finale|saldo contabile|saldo final|saldo koncowe|ending balance|aktueller saldo|neuer saldo|endbestand|solde final|account balance|current balance|final balance|saldo actual|saldo disponible|zustatek|konecny zustatek|saldo attuale|solde de cloture|saldo biezace|eindsaldo|utgaende saldo|available balance|ledger balance|solde au|kontostand am|saldo am|saldo vom|kontostand vom|saldo per|kontostand per|solde comptable|loppusaldo|saldo konta|new balance|dernier solde|solde disponible|solde actuel|solde en euros|saldo contabilistico|saldo contabile finale|saldo liquido|saldo in euro|saldo attuale contabile|saldo disponivel|huidig saldo|laatste saldo|solde en fin de periode|solde fin de periode|solde de fin|saldo a fine periodo|saldo fine periodo|saldo al final del periodo|saldo final do periodo|saldo op einddatum|eindstand|saldo contabile al|saldo disponibile|saldo cuenta|saldo de la cuenta|saldo rekening|solde du compte|saldo conto|saldo em conta|neo mikto ypoloipo|mikto ypoloipo|trechon ypoloipo|logistiko ypoloipo|guncel bakiye|kapanis bakiyesi|donem sonu bakiyesi|son bakiye|hesap bakiyesi|bakiye|balans na konets perioda|ostatok na konets perioda|ishodyashtii ostatok|tekushtii ostatok|tekushtii balans|ostatok na schete|vihidnii zalishok|zalishok na kinets periodu|koncový zůstatek|koncový stav|koncový stav účtu|konečný stav|konečný stav účtu|saldo zamknięcia|konačno stanje|udgående saldo|saldo di chiusura|slotsaldo|solde de fermeture',
  opening:
    'balance brought forward|saldo all inizio|anfangsstand|alter stand|alter kontostand|anfangssaldo|letzter kontostand|opening balance|beginning balance|anfangsbestand|startsaldo|starting balance|saldo iniziale|ancien solde|solde initial|saldo inicial|saldo poczatkowe|alter saldo|beginsaldo|pocatecni zustatek|ingaende saldo|solde d ouverture|previous balance|saldo anterior|vorheriger saldo|alkusaldo|startguthaben|solde precedent|solde en debut de periode|solde debut de periode|solde de debut|saldo a inizio periodo|saldo inizio periodo|saldo al inicio del periodo|saldo inicial do periodo|beginstand|saldo op begindatum|proigoymeno mikto ypoloipo|acilis bakiyesi|onceki bakiye|devreden bakiye|donem basi bakiyesi|balans na nachalo perioda|ostatok na nachalo perioda|vhodyashtii ostatok|vhidnii zalishok|počáteční stav|počáteční stav účtu|počiatočný stav|počiatočný stav účtu|saldo otwarcia|sold precedent|prethodno stanje|inngående saldo|indgående saldo|saldo di apertura|vorheriger kontostand|balance b f',
  period:
    'zeitraum|period|periode|statement period|periodo|okres|perioda|kaikki|umsatzzeitraum|vypis za obdobi|zakres dat|date range|zeitraum von bis|buchungszeitraum|abrechnungszeitraum|za okres|transactions list|periode du|obdobi|obdobje|razdoblje|laikotarpis|periods|perioada|idoszak|ajavahemik|tidsperiod|ajanjakso|promet za obdobje|tarih araligi|donem|hesap donemi|za obdobje|za razdoblje|period od do|berichtszeitraum|auswertungszeitraum|umsaetze vom|umsaetze im zeitraum|obdobie|uctovne obdobie|period vypiski|za period|vypiska za period|period vipiski',
  from: 'kontoauszug von|auszug von|von|from|date start|datum von|ab|du|dal|desde|vanaf|zeitraum von|date from|start date|de|data od|od|startdatum|date debut|beginn|depuis le|date de debut de telechargement|date de debut|data inizio|data inicio|data de inicio|fecha desde|fecha inicio|begindatum|datum vanaf|fra dato|fra|fran|fran datum|nuo|no|alates|kezdete|de la|pocetak|od dne|since|seit|vom|umsaetze ab|buchungen ab|sinds|a partir du|a partir de|a partire dal|od datuma|von datum|alkaen|perioada de la|nachalo perioda|data nachala|data nachala perioda|period s|s',
  to: 'kontoauszug bis|auszug bis|bis|to|date end|datum bis|au|al|hasta|tot|zeitraum bis|date to|end date|jusqu au|data do|do|einddatum|enddatum|date fin|ende|date de fin de telechargement|date de fin|data fine|data fim|data de fim|fecha hasta|fecha fin|datum tot|til dato|til|till|till datum|iki|lidz|kuni|vege|pana la|kraj|do dne|until|through|up to|thru|bis zum|bis einschliesslich|jusqu a|fino al|fino a|t m|tot en met|till och med|til og med|ate|hasta el|do datuma|bis datum|asti|konets perioda|data okonchaniya|data okonchaniya perioda|period po|po',
  day: 'stand|datum|date|as of|as at|statement as at|statement as of|balance as at|balance as of|stand am|stand per|stand vom|situation au|situazione al|situacion al|stand op|saldodatum|per|data|fecha|balance date|date heure du dernier solde|date du dernier solde|date du solde|date solde|data saldo|data del saldo|fecha saldo|fecha del saldo|datum saldo|data do saldo|datum uur van het laatste saldo|datum laatste saldo|datum van het saldo|datum van het laatste saldo',
  card: 'kartennummer|karte|card|card number|carte|numero de carte|carta|numero carta|tarjeta|karta|numer karty|kreditkarte|kort|card no|kreditkartennummer|carta di credito|carte bancaire|carta numero|tarjeta de credito|numero de tarjeta|creditcard|creditcardnummer|kaartnummer|kart no|kart numarasi|kart turu no',
  count:
    'anzahl transaktionen in diesem zeitraum|anzahl transaktionen|anzahl umsaetze|anzahl buchungen|number of transactions|nombre de transactions|numero di transazioni|transaction count|pocet polozek|liczba transakcji|liczba operacji|anzahl der buchungen|anzahl posten|pocet transakci|pocet pohybov|stevilo transakcij|broj transakcija|antal transaktioner|antal posteringer|antall transaksjoner|nombre d operations|numero operazioni|numero de operaciones|aantal transacties',
  other:
    'exportdatum|erstellt am|datei erstellt am|sortierung|sortiert nach|uhrzeit|max verfuegungsrahmen|verfuegungsrahmen|waehrung fuer max verfuegungsrahmen|filter|buchungsart|bewegungsart|generated on|letztes update|kundennummer|customer number|betrag in eur|kreditlimit|export date|report date|blz bic|statement date|tillgangligt belopp|disponibelt belopp|verfuegbarer betrag|available amount|datum vytvoreni souboru|postupleniya|spisaniya|zablokirovano|data formirovaniya|data vypiski|total credits|total debits|total credit|total debit|total deposits|total withdrawals',
};

const labelOf = new Map<string, Label>();
for (const [label, list] of Object.entries(labels) as [Label, string][]) {
  for (const term of list.split('|').flatMap(headerSpellings))
    if (!labelOf.has(term)) labelOf.set(term, label);
}

/** Labels that the words of a cell name together, in the form of `conceptKeys`: `Kontoinhaberin`, `Titular cont`, `Končno stanje`. */
const combined: Partial<Record<Label, string>> = {
  owner: 'owner|account owner|name owner|account name owner|card owner|card name owner',
  account: 'account number|account iban|account iban number|account own|account number own|account',
  iban: 'iban|iban number|iban own',
  closing:
    'after balance|account after balance|account balance|balance|after balance booking|balance date|account balance date|after balance date|booking balance',
  opening:
    'balance before|account balance before|balance before date|after available balance before|available balance before',
  currency: 'account currency|currency',
  card: 'card number',
};
const combinedOf = Object.entries(combined).flatMap(([label, list]) =>
  list.split('|').map((key) => [key.split(' ').sort().join(' '), label as Label] as const),
);

function combinedLabel(text: string): Label | undefined {
  for (const keyOf of [foldHeader, foldHeaderPlain]) {
    const keys = conceptKeys(wordsOf(text, keyOf));
    const found = keys.size > 0 && combinedOf.find(([key]) => keys.has(key));
    if (found) return found[1];
  }
  return undefined;
}

/** A label of one end of the period; nothing else begins with what the file lists. */
function boundOf(key: string): Label | undefined {
  const label = labelOf.get(key);
  return label === 'from' || label === 'to' ? label : undefined;
}

export const dateInText = /\b(\d{1,4}[./-]\d{1,2}[./-]\d{2,4}|\d{1,2}\.?\s\p{L}{3,10}\.?\s20\d{2})\b/u;

/** `Relevé de compte de:`, `Statement from`: what begins or ends is what the file lists. */
const listed =
  /^(?:kontoauszug|auszug|kontobewegungen|bewegungen|umsaetze|buchungen|(?:account )?statement|transactions|movements|releve de compte|releve|extrait de compte|mouvements|ecritures|estratto conto|movimenti|extracto(?: de cuenta)?|extrato|movimientos|movimentos|rekeningafschrift|transacties|wyciag|operacje|vypis) /;

/** Label of a cell, with the date that may stand in it (`Kontostand vom 28.03.2024:`). */
export function readLabel(cell: string): { label: Label; day: string | null } | null {
  const text = cell.trim();
  if (text.length < 2 || text.length > 60) return null;
  const day = dateInText.exec(text)?.[1] ?? null;
  const key = foldHeader(day ? text.replace(day, '') : text);
  const label =
    labelOfScript(day ? text.replace(day, '') : text) ??
    labelOf.get(key) ??
    labelOf.get(foldHeaderPlain(day ? text.replace(day, '') : text)) ??
    labelOf.get(
      key.replace(
        / (?:vom|per|am|zum|in|as of|on|au|al|alla data del|a|ao|em|del|op|k|ke|ke dni|na dzien|n|no|nr|num|nummer|number|numero|eur|euros?|chf|usd|gbp)$/,
        '',
      ),
    ) ??
    boundOf(key.replace(listed, '')) ??
    combinedLabel(day ? text.replace(day, '') : text);
  return label ? { label, day } : null;
}
