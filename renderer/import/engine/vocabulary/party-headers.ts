import type { TargetField } from '../../../../preload/contract/reading/reading';
import { headerSpellings } from './fold';
import { stemmed } from './header-concepts';

/**
 * Headers that name one or both parties of a payment and a property of theirs, in any order: `Begünstigter/Absender - Name`,
 * `IBAN des Auftraggebers`, `Payer/payee account`. To teach a word, add it here, with its own letters.
 */
const words = {
  payer:
    'dbtr auftraggeber auftraggebers auftraggeberin zahlungspflichtiger zahlungspflichtigen absender absenders zahler zahlers einzahler sender payer payor verzender verzenders verzendende remitter originator debtor ordering debitor ordinante mittente pagatore emetteur debiteur ordenante remitente ordonnateur afzender betaler opdrachtgever avsandare avsender afsender nadawca nadawcy platce maksaja auftr zahl auftraggeberinnen zahlerin absenderin einzahlerin payers from debitoren donneur donneurs expediteur payeur payeurs mandant mittenti pagante pagador ordenantes remetente ordonator ordonatorul platitor platitorul platitorului betalare betalaren betalers uitbetaler maksajan maksajat lahettaja maksja maksjad platnika platnik zleceniodawca zleceniodawcy platitel platca platcu placnik placnika nalogodavac platitelj platitelja moketojas moketojo maksataja maksatajs fizeto megbizo terhelt opdrachtgevers nareditel platets entoleas pliroti plirotis platelyshtik platelyshtika otpravitely otpravitelya vidpravnik vidpravnika gonderen gonderici gonderenin',
  payee:
    'cdtr empfaenger empfaengers empfaengerin zahlungsempfaenger zahlungsempfaengers beguenstigter beguenstigten beguenstigte recipient receiver payee beneficiary creditor kreditor beneficiario destinatario beneficiaire destinataire crediteur begunstigde ontvanger mottagare mottaker modtager odbiorca odbiorcy prijemce saaja empf empfaengerinnen zahlungsempf beguenst zahlungsempfaengerin beguenstigterin recipients beneficiaries to beneficiar beneficiarul beneficiarului beneficiari beneficiarios destinatari destinatarios beneficiaires recebedor begunstigden mottagaren mottagares modtageren modtagers mottakeren mottakers saajan saajat vastaanottaja saajad beneficjent beneficjenta prijemci prijemca prijemcu prejemnik prejemnika primatelj primatelja primalac gavejas gavejo sanemejs sanemeja kedvezmenyezett cimzett jovairt poluchatel poluchately poluchatelya oderzhuvach oderzhuvacha otrimuvach beneficient dikaioychos paraliptis alici alicinin lehdar',
  either:
    'gegenpartei gegenpartie gegenseite partei partie gegenueber partner partners zahlungspartner zahlungspartners zahlungsbeteiligter zahlungsbeteiligten geschaeftspartner counterparty contraparte controparte contrepartie tegenpartij motpart modpart kontrahent kontrahenta protistrana protistrany gegenkontoinhaber gegenkontos partnerin vertragspartner handelspartner haendler haendlers merchant merchants commercant commerciante comerciante esercente vendor supplier counterparties contrepartist tiers controparti contrapartes contrapartida partener partenerul partenerului wederpartij motparten motparts modparten vastapuoli vastapool kontrahenci protistran protiucet protiuctu udelezenec udelezenca suprotna sudionik partneris partneri darijuma korrespondentas ellenoldal ellenoldali komercijant trgovac rmtd remote opposing opposite other third party parties kontragent kontragenta korespondent korrespondent korrespondenta antisymvallomenos karsi taraf',
  own: 'ownr local own our my mein meine eigene eigenes eigener',
  iban: 'iban konto kontonr kontonummer accountnumber account acct bankkonto bankverbindung kontoverbindung compte conto cuenta rekening rekeningnummer rachunek rachunku konta tilinumero ucet uctu kto kontos bankkontonummer accounts acc cpte rekeningen cuentas contas cont contul contului konton kontonumer tili ucty uctet racun racuna racunu saskaita saskaitos sask konts szamla szamlaszam szamlaszama kontot hesap hesabi schet scheta rahunok rahunku',
  bic: 'bic swift blz bankleitzahl bankcode sortcode bicswift bankkod bankkode kodbanku bik mfo',
  name: 'name nm namen naam nom nome nombre navn namn nazwa nazev jmeno nimi bezeichnung inhaber bez bezeichng firma firmenname nazwisko denominazione denominazion denumire denumirea nume numele denominacion designacao naziv naziva nazov meno ime nev neve pavadinimas pavadinimai vardas nosaukums vards namnet nimetus intitule titulaire inhaberin fullname full dane udaje podaci podatki adatai duomenys dati datos adi unvan unvani isim ismi soyadi imya fio naimenovanie nazva',
  place:
    'adresse address anschrift strasse street ort orte city stadt town location place wohnort ville lieu localite pays paese luogo localita citta comune lugar localidad ciudad pais cidade plaats woonplaats plats miasto mesto obec lokalizacja misto plz zip postleitzahl land country adres indirizzo direccion adresa kategorie category id nummer adresas adrese adressen cim cime grad mjesto kraj miestas pilseta postnummer postadresse identifikacinis identifikacios kodas kods kod reg registracijas regno code vat ust steuernummer inn kpp edrpou',
  bank: 'bank bankname banque banca banco institut banka banky banku bankas bankasi pank pangan pankki bankinin istaigos',
  link: 'der des die den und oder of the and or s du de la le l d di del della van e et y o nr no number code in ou slash resp bzw arba ar un un vai ali ili i a alebo nebo lub albo sau si es vagy ja tai voi eller och og an von zu au aux per par a',
};

type Role = keyof typeof words;

const roleOf = new Map<string, Role>();
for (const [role, list] of Object.entries(words) as [Role, string][])
  for (const word of list.split(' ').flatMap(headerSpellings)) if (!roleOf.has(word)) roleOf.set(word, role);

/** A German compound of party and property, as in `Empfängerkonto` and `Auftraggebername`. */
const compound =
  /^(.{5,}?)s?(name|navn|namn|naam|nimi|iban|konto|rekening|tili|kontonummer|bic|blz|bank|ort|land|stadt|plz|adresse|bankleitzahl)$/;

const ofAccount = /\b(?:acct|acc|account|konto|kto) (bic|swift|bankcode|sortcode|blz)\b/g;

function rolesOf(key: string): Set<Role> | null {
  const roles = new Set<Role>();
  // `Acct BIC`: of the bank that keeps the account.
  const whole = key.replace(/\b(bank|sort) code\b/g, '$1code').replace(ofAccount, '$1');
  for (const word of whole.split(' ')) {
    const known = roleOf.get(word);
    const parts = known ? null : compound.exec(word);
    const [party, property] = [roleOf.get(parts?.[1] ?? ''), roleOf.get(parts?.[2] ?? '')];
    // `Händlerort` is a compound, no `Händler` with an ending.
    const found = known ? [known] : party && property ? [party, property] : [stemmed(word, roleOf)];
    for (const role of found) {
      if (!role) return null;
      roles.add(role);
    }
  }
  return roles;
}

/** `Von Konto`, `Naar rekening`, `Desde cuenta`: a preposition in front of nothing but a property of the account. */
const fromHere = /^(?:von|vom|van|de|du|da|dal|desde|fra|fran|z|ze|od|din) (.+)$/;
const toThere = /^(?:nach|an|naar|aan|zu|zum|auf|vers|au|al?|para|hacia|til|till|na|do) (.+)$/;

function directedRoles(key: string): Set<Role> | null {
  for (const [side, form] of [
    ['payer', fromHere],
    ['payee', toThere],
  ] as const) {
    const roles = rolesOf(form.exec(key)?.[1] ?? '');
    if (roles && roles.size > 0 && [...roles].every((role) => role === 'iban' || role === 'name'))
      return roles.add(side);
  }
  return null;
}

/** A preposition that is the whole header, of a column of names: `Von;An`, `De;À`. */
const loneSides: Readonly<Record<string, TargetField>> = Object.fromEntries([
  ...'von van de da desde fra fran od'.split(' ').map((word) => [word, 'payerName'] as const),
  ...'an nach naar aan a para hacia til till do'.split(' ').map((word) => [word, 'payeeName'] as const),
]);

/** Fields such a header names, best first; empty when a word of it is none of these. */
export function partyFields(key: string): readonly TargetField[] {
  const lone = Object.hasOwn(loneSides, key) ? loneSides[key] : undefined;
  if (lone) return [lone];
  const roles = directedRoles(key) ?? rolesOf(key);
  // `Other` alone is not the counterparty.
  if (!roles || /^(?:remote|opposing|opposite|others?)$/.test(key)) return [];
  if (roles.has('own')) return ofOwn(roles);
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
  // `Händler (Name, Stadt & Land)` holds more than a name.
  if (roles.has('place') && roles.has('name')) return [];
  if (roles.has('bank')) return ['ignored', 'counterpartyBic'];
  if (roles.has('place')) return namesCreditorId(key) ? ['creditorId'] : ['ignored'];
  return isPayer ? ['payerName'] : isPayee ? ['payeeName', 'counterpartyName'] : ['counterpartyName'];
}

/** `Creditor ID`, `Id. creditore`: the payee of direct debits is known by a number. */
function namesCreditorId(key: string): boolean {
  return (
    /\b(?:kreditor|creditor|creditore|crediteur|creancier|credor|acreedor|cdtr)s?\b/.test(key) &&
    /\b(?:id|nr|no|number|nummer|code|codice|codigo|identifi\w*)\b/.test(key)
  );
}

/** Technical names say `local` and `remote` where others say account and counterparty. */
function ofOwn(roles: ReadonlySet<Role>): readonly TargetField[] {
  if (roles.has('payer') || roles.has('payee') || roles.has('either') || roles.has('place')) return [];
  if (roles.has('iban')) return [roles.has('name') ? 'accountName' : 'accountIban'];
  if (roles.has('bic')) return ['accountBankCode', 'accountBic'];
  if (roles.has('bank')) return ['accountBankName'];
  return roles.has('name') ? ['accountOwner'] : [];
}
