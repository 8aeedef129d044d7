import type { TargetField } from '../../../../preload/contract/reading/reading';
import { parseCurrency } from '../values/amounts';
import { conceptFields, conceptKeys, type HeaderWord } from './header-concepts';
import { inEnglish } from './header-words/east-asian';
import { latinLetters } from './header-words/letters';
import { familyNames, givenNames, shortWords } from './header-words/short-words';
import { partyFields } from './party-headers';

/**
 * Words that banks put above their columns, in German, English, French, Italian, Dutch, Spanish, the Nordic languages, Polish,
 * Czech and Hungarian, in the form of `headerKey`. A term may feed several fields: the content of the column decides.
 * To teach the engine a term, add it here.
 */
const terms: Partial<Record<TargetField, string>> = {
  bookingDate: `
    gebucht am|gebucht|verbucht am|verbucht|buchung am|tag|buchungstag|buchungsdatum|buchung|datum|buchdatum|buchungs datum|buchtag|datum der buchung|buchungszeitpunkt
    date|booking date|booked at|booked|booked on|posting date|posted date|date posted|posted|posted on|post date|completed date
    date completed|completed on|processed date|process date|entry date|accounting date|settled date|settled|settled on|cleared|cleared on|processed|processed on|date utc
    date comptable|date de comptabilisation|date d operation|date operation|date de l operation|date op|date de comptabilite
    data|data contabile|data registrazione|data di registrazione|data contabilizzazione|data di contabilizzazione|data operazione
    data dell operazione|data movimento|data mov|datum boeking|boekdatum|boekingsdatum|boekings datum|datum geboekt
    fecha|fecha operacion|fecha de operacion|fecha de la operacion|fecha contable|fecha de contabilizacion|f operacion|f contable
    fecha movimiento|fecha de movimiento|data lancamento|data do movimento|data mov
    data ksiegowania|data operacji|data zaksiegowania|data wykonania|bokforingsdatum|bokforingsdag|bokforingsdato|bokfort dato
    bokfort|bogforingsdato|bogfort|bogforingsdag|dato|reskontradatum|datum zauctovani|zauctovani|datum uctovani|zauctovano
    kirjauspaiva|kirjauspvm|konyveles datuma|konyvelesi nap|konyveles napja|konyvelesi datum|konyvelve|kuupaev|paivays|pvm
    data inregistrarii|data tranzactiei|data tranzactie|data operatiunii|datum knjizenja|datum obrade|datum transakcije|datum operacije|datum zauctovania|clearing date|datum des abschlusses|finished on|book date|date compta|fecha mov|ecriture|date d ecriture|date ecriture|date de l ecriture|data lanc|dt movimento|data de movimento|data de lancamento|transactiedatum boeking|datum van de verrichting|datum verrichting|fecha apunte|fecha oper|f oper|f contabil|f operativa|fecha operativa|data op|fecha de finalizacion|fecha finalizacion|data de conclusao|data conclusao|voltooide datum|datum voltooid|date de fin|datum verrekening|verrekeningsdatum|verwerkingsdatum|data di completamento|data completamento|date de debit|date debit|verbuchungsdatum|verbuchung|verbucht am|abrechnungsdatum|buch tag|buchungstermin|gebucht|datum verbuchung|erfasst am|datum verwerking|verwerkt op|datum verwerkt
    data zrealizowania|data ukonczenia|data zakonczenia|datum dokonceni|datum dokoncenia|befejezes datuma|teljesites datuma|data finalizarii|slutfort datum|gennemfort dato|fullfort dato|valmistumispaiva|uzbaigimo data|pabaigos data|pabeigsanas datums|lopetamise kuupaev|imerominia oloklirosis|data na zavarshvane|datum zavrsetka|datum zakljucka|tamamlanma tarihi|settle date`,
  transactionDate: `
    erstellt am|erstellt|angelegt am|ausgefuehrt am|beauftragt am|ausgeloest am|transaction date|transactiondate|operation date|date of transaction|started date|execution date|payment date|created|created at
    created on|date created|datetime|date time|timestamp|time|initiated date|date initiated
    belegdatum|umsatztag|kaufdatum|transaktionsdatum|abschlussdatum|auftragsdatum|erfassungsdatum|ausfuhrungsdatum
    ausfuehrungsdatum|datum zeit|geschaeftstag|einreichungsdatum|datum des umsatzes|umsatzdatum|transaktionszeitpunkt
    date de transaction|date transaction|date d execution|date achat|date d achat|data transazione|data di acquisto|data acquisto
    transactiedatum|datum transactie|transactie datum|uitvoeringsdatum|datum uitvoering|aankoopdatum
    fecha transaccion|fecha de transaccion|fecha de ejecucion|fecha compra|data transakcji|data zlecenia
    transaktionsdag|transaktionsdato|kopdatum|kobsdato|kjopsdato|datum provedeni|datum transakce|datum operace|tranzakcio datuma
    tranzakcio idopontja|tranzakcio idopont|tranzakcio datuma es ideje|maksupaiva|data realizacji|datum des beginns|trans date|fecha de inicio|fecha inicio|data de inicio|data inicio|startdatum|begindatum|date de debut|date d operation carte|datum aankoop|data di inizio|data inizio
    data rozpoczecia|datum zahajeni|datum zacatia|kezdes datuma|inditas datuma|data inceperii|data initierii|startdato|aloituspaiva|pradzios data|sakuma datums|alguskuupaev|imerominia enarxis|nachalna data|datum pocetka|datum zacetka|baslangic tarihi`,
  valueDate: `
    wertgestellt|wertgestellt am|wertgestellt zum|wertstellung am|wertstellung zum|valuta am|valuta per|valutiert|valutiert am|valued on|valued at|valuta|valutadatum|valuta datum|wert|wertstellung|wertstellungsdatum|wertstellung valuta|wertdatum|valutatag|valutierung|wertstellungstag
    value date|effective date|date effective|effective on|valuta date|value|value dt|interest date|settlement date|settled at|available on|availability date
    date de valeur|date valeur|valeur|date val|data valuta|valuta data|data di valuta|val data|rentedatum
    fecha valor|f valor|fecha de valor|valor|data valor|data waluty|data valuty|datum waluty|data waluta
    datum valuta|datum valuty|valutadato|rentedato|rentadato|rantedatum|valutadag|arvopaiva|arvopvm|erteknap|ertekdatum|datum valute|datum valutacije|vaartuspaev|valuedate|data val|dt valor|date de val|d valor|data valor movimento|tokismos apo|interest from|verzinst ab|zinsdatum`,
  amount: `
    bruttobetrag rechnung|rechnungsbetrag|betrag|umsatz|buchungsbetrag|betrag in kontowaehrung|betrag kontowaehrung|netto|nettobetrag|umsatzbetrag|betrag brutto
    transaktionsbetrag|zahlungsbetrag|wert|gesamtbetrag|betrag netto|betrag der buchung
    amount|transaction amount|total amount|total amount incl vat|net|net amount|credit debit amount|debit credit amount|value|sum
    amount in account currency|account amount|booked amount|billing amount|posted amount|amount incl vat|total|paid amount|payment amount
    montant|montant operation|montant de l operation|montant net|montant en|somme|importo|importo operazione|importo netto|ammontare|importi
    bedrag|mutatiebedrag|transactiebedrag|bedrag in|importe|importe operacion|importe de la operacion|cuantia|monto|cantidad|quantia|valor|importancia
    kwota|kwota operacji|kwota transakcji|kwota w walucie rachunku|kwota zaksiegowana|kwota blokady|kwota blokady zwolnienie blokady|kwota w walucie konta|wartosc|kwota w pln
    belopp|belob|belop|transaktionsbelopp|summa|maara|castka|zauctovana castka|castka v mene uctu|objem|osszeg|konyvelt osszeg
    anderung|aenderung|iznos|znesek|mutatie|suma|beloep|prima suma|montant total ttc|montant ttc|montant total|montante|valor do movimento|importe total|importo totale|bedrag bij af|bedrag af bij|bedrag eur|cash flow|cashflow`,
  debit: `
    ausgangsbetrag nach gebuehren|importo di fatturazione in uscita|soll|belastung|belastungen|lastschrift|belastungsbetrag|ausgang|ausgaben|ausgabe|auszahlung|auszahlungen|betrag soll|sollbetrag|abgang|betrag ausgehend|ausgehend|ausgehender betrag
    debit|debit amount|debits|paid out|money out|funds out|withdrawal|withdrawals|withdrawal amount|withdrawn|out|debited amount|spent|outgoing|paid out amount|payments|payout|payouts|payout amount|source amount|source amount after fees|amount sent|sent amount
    debet|af|uitgaven|bedrag af|uscite|addebiti|addebito|dare|importo di addebito|importo addebito
    cargo|cargos|debe|debito|debitos|importe cargo|obciazenia|obciazenie|wyplata|wyplaty|wydatki|winien|kwota obciazenia
    ut|ud|uttag|haevet|ut av konto|ut fra konto|utgift|utgifter|haevning|haevninger
    depenses|sortie|sorties|debits|montant debit|vydaje|odepsano|debetna|terheles|terhelesek|gasto|gastos|importe gasto|saidas|montante debito|debito euros|debit euros|debiti|montant au debit|debito eur|importo a debito|importo dare|cargado|afschrijving|afschrijvingen|levantamentos|pagado`,
  credit: `
    zielbetrag nach gebuehren|importo di fatturazione in entrata|haben|gutschrift|gutschriften|gutschriftsbetrag|eingang|einnahmen|einnahme|einzahlung|einzahlungen|betrag haben|habenbetrag|zugang|betrag eingehend|eingehend|eingehender betrag
    credit|credit amount|credits|paid in|money in|funds in|deposit|deposits|deposit amount|lodgement|lodgements|in|credited amount|received|incoming|paid in amount|receipts|target amount|target amount after fees|amount received|received amount
    bij|inkomsten|bedrag bij|entrate|accrediti|accredito|avere|importo di accredito|importo accredito
    abono|abonos|haber|credito|creditos|importe abono|uznania|uznanie|wplata|wplaty|wplywy|ma|kwota uznania
    insattning|insattningar|ind|inn|indsat|inn pa konto|indbetaling|inntekt|inntekter
    recettes|entree|entrees|montant credit|prijmy|pripsano|kreedit|jovairas|jovairasok|ingreso|ingresos|importe ingreso|entradas|montante credito|credito euros|credit euros|accrediti euro|crediti|montant au credit|credito eur|importo a credito|importo avere|abonado|bijschrijving|bijschrijvingen|depositos|ingresado`,
  direction: `
    soll haben|s h|sh|h s|haben soll|soll haben kennzeichen|soll haben kz|s h kz|kennzeichen|vorzeichen|umsatzart|buchungsrichtung|richtung
    debit credit|credit debit|debit credit indicator|credit debit indicator|dc|d c|cd|c d|dr cr|cr dr|dc indicator|sign|direction|in out|transaction type|type
    sens|sens operation|debit ou credit|segno|dare avere|d a|af bij|debet credit|bij af|plus min|cargo abono|debe haber|signo
    strona|typ transakcji|obciazenie uznanie|wn ma|kod|kreeditdeebet|deebet kreedit|d k|l g|g l|b g|g b|e a|a e|ob uz|uz ob|md d|c a|d h|u e|a b|debit kredit|deebet kreedit d c
    jovairas terheles|t j|in ut|ind ud|auswirkung auf guthaben|balance impact|typ|tipo|umsatztyp|buchungstyp`,
  currency: `
    waehrung|whg|waehrg|wg|kontowaehrung|buchungswaehrung|waehrung des umsatzes|waehrung umsatz|wrg
    currency|ccy|cur|curr|currency code|transaction currency|account currency|booking currency|div
    devise|monnaie|devise du compte|divisa|valuta|valuta rekening|munt|muntsoort|muntcode|valutacode|moneda|moneda cuenta
    waluta|waluta rachunku|waluta konta|valuuta|mena|mena uctu|penznem|devizanem|valutakod|valuta kod|valuutta|moeda|deviza|zahlungswaehrung|debit currency|credit currency|currency of debit|currency of credit|whrung`,
  originalAmount: `
    original bruttobetrag|importo transazione in uscita|importo transazione in entrata|originalbetrag|fremdbetrag|fremdwaehrungsbetrag|betrag fremdwaehrung|betrag in fremdwaehrung|betrag originalwaehrung|urspruenglicher betrag
    original amount|foreign amount|transfer amount|originalamount|amount in foreign currency|foreign currency amount|local amount|amount foreign|amount in original currency
    montant devise|montant en devise|montant d origine|montant original|importo originale|importo in valuta|importo in divisa|oorspr bedrag|oorspronkelijk bedrag|bedrag vreemde valuta
    importe original|importe divisa|importe en divisa|kwota oryginalna|kwota w walucie oryginalnej|kwota platnosci w walucie|puvodni castka|puvodni castka a mena|originalni castka|castka platby v mene|castka v cizi mene|ursprungsbelopp|utlandskt belopp|oprindeligt belob|opprinnelig belop
    betrag fremdwaehrung|amount foreign currency|eredeti osszeg|montant devise etrangere|montant en devise etrangere|montant total ttc local|montant local|importe divisa extranjera|cantidad divisa extranjera|importo valuta estera|importo in valuta estera|valor moeda estrangeira|ursprungsbetrag|transaktionsbetrag in originalwaehrung|gesamtbetrag inkl mwst lokal|betrag lokal|lokaler betrag`,
  originalCurrency: `
    originalwaehrung|fremdwaehrung|original currency|originalcurrency|foreign currency|transfer amount currency|local currency|transaktionswaehrung|betragswaehrung
    devise d origine|valuta originale|divisa originale|oorspr munt|oorspronkelijke munt|vreemde valuta|moneda original|divisa original
    waluta oryginalna|waluta operacji|puvodni mena|originalni mena|ursprungsvaluta|oprindelig valuta|type foreign currency|eredeti devizanem|tipo de divisa extranjera|divisa extranjera|moneda extranjera|selectionnez la devise etrangere|devise etrangere|devise locale|devise local|tipo di valuta straniera|valuta straniera|valuta estera|divisa estera|oorspronkelijke valuta|waluta obca|moeda estrangeira|foreign currency type|type of foreign currency|ursprungswaehrung|monnaie originale|monnaie d origine|moneta originale|valuta di origine|waehrung original|einheit fremdwaehrung|lokale waehrung|lokalwaehrung`,
  partAmount: `
    betrag detail|einzelbetrag|betrag einzelzahlung|individual amount|detail amount|montant individuel|montant detail|importo singolo|importo dettaglio|split amount`,
  fee: `
    betrag der ausgangsgebuehr|source fee amount|gebuehr|gebuehren|fee|fees|frais|commission|commissions|commissione|commissioni|poplatek|poplatky|spese|kosten|kosten gebuehr|comision|prowizja|oplata|gebyr|avgift|fee amount|kosten op verrichting|kosten verrichting|comissao|opslag|frais de change|comisiones|commissie`,
  tax: 'tax|steuer|taxes|kest|quellensteuer',
  balanceAfter: `
    saldo|saldo nach buchung|kontostand|saldo nach umsatz|kontostand nach buchung|neuer saldo|buchungssaldo|guthaben|saldo danach|aktueller saldo
    balance|running balance|balance after|account balance|balance after transaction|ledger balance|available balance|ending balance|closing balance|bal|resulting balance|balance after booking
    solde|solde apres operation|solde comptable|solde du compte|saldo contabile|saldo disponibile|saldo progressivo|saldo in|saldo na mutatie|saldo na boeking|saldo na trn|saldo na transactie|stand
    saldo disponible|saldo tras operacion|saldo contable|saldo po operacji|saldo po transakcji|stan po operacji|saldo ksiegowe|saldo na rachunku|saldo rachunku
    bokfort saldo|bokforingssaldo|bogfort saldo|saldo efter|zustatek|zustatek po|zustatek uctu|zostatok|zostatok po|sold|sold contabil|sold final|stanje|stanje po transakciji|egyenleg|szamlaegyenleg|verfuegbares guthaben|konyvelt egyenleg|jaak|tilin saldo|saldo contabilistico|saldo apos movimento|disponible|saldo contabilistico apos movimento|saldo apos o movimento|solde apres|accountbalance|zwischensumme|saldo nach transaktion|wallet saldo nach transaktion|endsaldo|eindsaldo|end balance|saldo final|saldo fine|saldo apos|saldo controlo|solde final|saldo disponivel|saldo na verrichting|nieuw saldo|saldo resultante|saldo despues|saldo posterior`,
  counterpartyName: `
    von an|an von|von zu|de a|de vers|da a|van aan|fra til|fran till|z do|od do|auftraggeber empfaenger|empfaenger auftraggeber|empfaenger auftraggeber name|auftraggeber empfaenger name|beguenstigter zahlungspflichtiger
    beguenstigter auftraggeber|auftraggeber beguenstigter|name zahlungsbeteiligter|zahlungsbeteiligter|sender empfaenger|partnername|partner name|partner|name des partners
    name partner|gegenpartei|zahlungspartner|haendler|haendlername|unternehmen|zahlungsstelle|akzeptanzstelle|vertragsunternehmen|empfaenger|empfaenger 1|empfaenger 2|empfaengername|name|name 1|name 2|name auftraggeber empfaenger|empfaenger zahlungspflichtiger
    zahlungspflichtiger beguenstigter|auftraggeber zahlungsempfaenger|zahlungsempfaenger zahlungspflichtiger|zahlungspflichtiger zahlungsempfaenger|gegenkonto name|name gegenkonto|name der gegenseite|geschaeftspartner|kontrahent
    absender empfaenger|empfaenger absender|empfaenger zahler|auftraggeber empfaenger bezeichnung|name des auftraggebers empfaengers|gegenkontoinhaber|kontoinhaber gegenkonto|auftraggebername empfaengername|inhaber gegenkonto|gegenkonto inhaber|gegenkonto inhaber name|name gegenpartei|debitor kreditor
    counterparty name|counter party|counterparty|counterparty s name|merchant|merchant name|vendor|retailer|store|company|establecimiento|sklep|brukersted|forretning|recipient name|beneficiary payer|payee payer|payer payee|beneficiary|beneficiary name|name of counterparty|partner account name|contact|description merchant|payee|recipient|to from|from to|other party|party name|sender recipient|sender receiver|remitter beneficiary|counterparty account name
    beneficiaire|contrepartie|nom de la contrepartie|nom contrepartie|nom|tiers|nom du tiers|nom contrepartie contient|nom du beneficiaire|emetteur beneficiaire
    controparte|beneficiario ordinante|ordinante beneficiario|nome|nominativo|nome controparte|esercente
    tegenpartij|naam tegenpartij|naam omschrijving|naam van de tegenpartij|naam|naam tegenrekening|tegenrekening naam|naam begunstigde|tegenrekeninghouder|naam tegenrekeninghouder|gavejas|moketojas gavejas|sanemejs maksatajs|naam ontvanger betaler|begunstigde
    contraparte|nombre|nombre contraparte|beneficiario o remitente|ordenante beneficiario|nombre del beneficiario|comercio
    kontrahent|nazwa kontrahenta|dane kontrahenta|nadawca odbiorca|odbiorca nadawca|nazwa odbiorcy nadawcy|nazwa nadawcy odbiorcy|nadawca odbiorca nazwa
    mottagare|mottagare avsandare|avsandare mottagare|motpart|modtager|afsender modtager|mottaker|navn|namn|modpart|saaja maksaja|saajan nimi|saaja|mottakers navn
    nazev protiuctu|nazev protistrany|platce prijemce|prijemce platce nazev|nazov protistrany|nazov protiuctu|naziv primatelja platitelja|naziv platitelja primatelja|naziv prejemnika placnika|naziv placnika prejemnika|prejemnik placnik|primatelj platitelj|beneficiar ordonator|nume beneficiar ordonator|moketojo arba gavejo pavadinimas|moketojas gavejas pavadinimas|nimi|maksaja saaja|protistrana|jmeno protistrany|prijemce platce|nazev uctu prijemce|partner neve|partner elnevezese|ellenszamla tulajdonos neve|ellenoldal neve|ellenoldali nev|partner nev|saaja maksja nimi|saaja maksja|kedvezmenyezett neve|name description|van naar naam|denominazione controparte|nome beneficiario|nombre beneficiario|nombre ordenante|emisor|proveedor|fournisseur|commercant|merchant description|supplier found|naam van de begunstigde|tegenpartij naam|ordenante|ordinante|nome do beneficiario|destinatario ordenante|nombre del ordenante|remitente|handelaar|winkel|marchand|guest|guest name|guests|buyer|buyer name|customer name|gast|gastname|kaeufer|kaeufername|kaeufer name|acheteur|nom de l acheteur|nom du client|voyageur|acquirente|nome acquirente|ospite|comprador|nombre del comprador|huesped|hospede|koper|naam koper|kundenname|commerciante|comerciante|estabelecimento|esercizio|insegna|punto vendita|naam handelaar`,
  payerName: `
    zahlungspflichtige|zahlungspflichtiger|auftraggeber|payer name|payer|sender|sender name|absender|from|originator|remitter|paid by|ordinante|emetteur|ordenante|nazwa nadawcy|nadawca|avsandare|avsender|afsender|betaler|platce|maksaja|maksajan nimi|ultimate payer name|name auftraggeber|name des auftraggebers|donneur d ordre|name zahlungspflichtiger|source name|debtor name|debtor|auftraggebername`,
  payeeName: `
    zahlungsempfaenger|beguenstigter|payee name|payee|recipient|receiver|receiver name|to|beneficiario|destinatario|nazwa odbiorcy|odbiorca|ontvanger|prijemce|name empfaenger|name des empfaengers|target name|paid to|saajan nimi|saaja|maksunsaaja|name zahlungsempfaenger|creditor name|creditor|destinataire|empfaenger|empfaengername`,
  counterpartyIban: `
    partner iban|iban zahlungsbeteiligter|empfaenger auftraggeber iban|auftraggeber empfaenger iban|kontonummer iban|iban kontonummer|iban konto nr|gegenkonto|gegenkonto iban|iban gegenkonto|iban|iban partner|iban gegenpartei|konto iban|kto iban
    iban auftraggeber empfaenger|iban des partners|partnerkonto|iban empfaenger auftraggeber|partner kontonummer|kontonummer|konto nr|iban empfaenger|empfaenger iban|kontonummer zahlungsbeteiligter|kontonummer gegenkonto|iban zahlungspartner|kontonummer auftraggeber empfaenger|konto des partners
    counterparty iban|counterparty account|counterparty account number|counterparty|payee account number|payee iban|partner account|recipient account|beneficiary account|beneficiary iban|iban of counterparty|account number|counterparty account iban|beneficiary account number|number|payee account|contra account|counter account|counter account iban
    compte contrepartie|compte de la contrepartie|compte beneficiaire|iban contrepartie|compte tiers|numero de compte contrepartie|conto controparte|iban controparte|iban beneficiario|iban ordinante
    tegenrekening|tegenrekening iban bban|tegenrekening iban|rekening tegenpartij|iban tegenpartij|iban tegenrekening|rekeningnummer tegenpartij|rekening van de tegenpartij|tegenrekeningnummer|iban bban tegenpartij
    cuenta destino|cuenta contraparte|iban contraparte|cuenta beneficiario|numer rachunku kontrahenta|nr rachunku kontrahenta|rachunek przeciwstawny|numer rachunku nadawcy odbiorcy|rachunek kontrahenta|rachunek nadawcy odbiorcy|rachunek odbiorcy nadawcy|numer konta
    cislo protiuctu|protiucet|cislo uctu platce prijemce|cislo uctu protistrany|protiucet a kod banky|motkonto|modkonto|mottagarkonto|saajan tilinumero|ellenszamla|ellenoldali szamlaszam|partner szamlaszam|partner szamla|saaja maksja konto|til konto|tilinumero|mottakerkonto|van naar|iban de la contrepartie|compte du beneficiaire|iban tegenrekening naam|conta contraparte|rekening van de begunstigde|compte de contrepartie|compte de contrepartie iban|iban ordenante|cuenta ordenante|conta destino|tegenrekening nummer|rekeningnummer begunstigde`,
  payerIban:
    'cuenta origen|cuenta de origen|cuenta de cargo|conta origem|conta de origem|compte source|compte d origine|compte debite|compte a debiter|conto di addebito|conto addebitato|belastungskonto|belastetes konto|debited account|debit account|tililta|te debiteren rekening|iban auftraggeber|payer iban|sender iban|from account|fra konto|numer rachunku nadawcy|rachunek nadawcy|rachunek zrodlowy|source account|quellkonto|debtor iban|iban zahlungspflichtiger|from iban|payer account|debtor account|konto auftraggeber|auftraggeber iban|auftraggeber iban kto nr|auftraggeber konto|absender iban|auftraggeberkonto',
  payeeIban:
    'cuenta destino|cuenta de destino|cuenta de abono|conta destino|conta de destino|compte destination|compte de destination|compte credite|compte a crediter|conto di accredito|conto accreditato|gutschriftskonto|beguenstigtes konto|credited account|credit account|destination account|tilille|te crediteren rekening|zielkonto|iban empfaenger|to account|til konto|saajan tilinumero|saajan iban|numer rachunku odbiorcy|rachunek odbiorcy|rachunek docelowy|target account|creditor iban|iban zahlungsempfaenger|to iban|receiver iban|creditor account|konto empfaenger|iban beguenstigter|empfaenger iban kto nr|empfaenger konto|empfaenger iban|empfaengerkonto',
  counterpartyBic: `
    bic|bic swift code|swift|bic swift|swift bic|swift code|blz bic|bic blz|bic zahlungsbeteiligter|bic swift code zahlungsbeteiligter|empfaenger auftraggeber bic|auftraggeber empfaenger bic|partner bic|counterparty bic|bic partner|bic code|bic tegenpartij|bic contrepartie|blz|bankleitzahl|bank|bic auftraggeber empfaenger|bic des partners|bic gegenkonto|bankcode|code bic|partner bank bic|beneficiary bic|bic code tegenpartij|saaja panga bic|gegenkonto blz|blz gegenkonto|gegenkonto bic|auftraggeber bic blz|empfaenger bic blz|auftraggeber bic|empfaenger bic|payer bic|payee bic|sender bic|recipient bic`,
  creditorId: `
    glaeubiger id|glaeubigerid|glaeubiger identifikationsnummer|glaeubiger identifikation|creditor id|creditorid|creditor identifier|incassant id|incassant identificatie|originator identifier|id creancier|identifiant creancier|ics|identificador acreedor|glaeubiger nr|sepa creditor id|creditor identification|identificativo creditore|glaeubiger ident nr`,
  mref: `
    mandatsreferenz|mandat|mandate|mandate reference|mandate id|mandate identification|mandats id|mandatsid|mandatsnummer|machtiging id|machtigingskenmerk|kenmerk machtiging|kenmerk mandaat|reference du mandat|reference mandat|rum|referencia mandato|sepa mandatsreferenz|mandatref|mndt id|mandat referenz|mandaatreferentie|riferimento mandato|mandate ref|machtigingsnummer|mandats referenz|mandatreferenz`,
  eref: `
    kundenreferenz|kundenreferenz end to end|end to end|end to end id|end to end referenz|end to end ref|end to end identifikation|end to end reference|endtoendid|endtoend id|e2e|e2e id|eref|ende zu ende referenz|ende zu ende|zahlungsreferenz|sepa reference|end to end identification|end to end identifier|sepa referenz|client reference|customer reference|betalingskenmerk|reference bout en bout|ende zu ende id|e2e referenz|kenmerk|end to end referentie|eigene referenz|riferimento end to end|e ref|e2e ref|e ref nr`,
  purpose: `
    verwendungszweck|zweck|zahlungszweck|zahlungsgrund|buchungstext|text|vwz|beschreibung|transaktionsbeschreibung|transaktionsbeschreibung zusatz|avisierungstext|buchungs details|buchungsdetails|umsatztext|vorgang verwendungszweck|betreff|bezeichnung|mitteilung|mitteilungen|nachricht|detail|details|buchungsinformationen|buchungsinformation|zusatzinfo|buchungstext zusatz|bemerkung|notiz|hinweis|artikelbezeichnung|umsatzbeschreibung|information|informationen|verwendungszweck text|zusatztext|buchungsdetail|zahlungsinformation|buchungsbeschreibung|beschreibung der buchung|text verwendungszweck|auftragsdetails|zahlungsdetails|transaktionsdetails|transaktion|leistung
    description|transaction description|memo|booking text|posting text|addtl ntry inf|narrative|narration|payment reference|reference|subject|message|remittance information|reason|particulars|details|transaction details|additional information|payment details|statement description|original description|desc|transactions|transaction|comment|note|notes|additional description|information|reference text|booking details|remittance info|description 1|description 2|statement details|transaction narrative|sub description|subdescription|action|name description|payment description|purpose
    libelle|libelle operation|libelle de l operation|libelle simplifie|libelle complementaire|libelle interne|communication|communications|motif|intitule|nature de l operation|informations complementaires|objet|detail operation|details de l operation|texte|detail de l ecriture|texte comptable|description de l operation|avis de mouvement
    causale|descrizione|descrizione operazione|descrizione completa|descrizione estesa|dettagli|dettaglio|testo|testo di contabilizzazione|testo di avviso|note|comunicazione|causale descrizione|transazione|operazione
    mededelingen|mededeling|omschrijving|omschrijving 1|omschrijving 2|omschrijving 3|beschrijving|vrije mededeling|gestructureerde mededeling|verrichting|extra informatie|betalingsomschrijving
    concepto|descripcion|observaciones|movimiento|detalle|mas datos|concepto ampliado|informacion adicional|referencia|comentario|descritivo|descricao|concepto comun
    tytul|tytul operacji|tytul przelewu|tytulem|opis|opis operacji|opis transakcji|szczegoly|szczegoly transakcji|szczegoly operacji|tytul platnosci|tytul transakcji|informacje dodatkowe
    meddelande|text mottagare|text|tekst|besked|beskjed|paaiskinimai|mokejimo paskirtis|maksajuma merkis|melding|beskrivelse|beskrivning|forklaring|referens|viesti|selite|selitys|zahlungsreferenz|transaktionstext|transaktions text|umsatz text|vorgangstext|transaction text|posteringstekst|meddelelse|kid melding|transaktion|specifikation|rubrik|otsikko|selgitus|info
    zprava|zprava pro prijemce|poznamka|popis|popis transakce|detaily transakce|sprava pre prijemcu|sprava pre prijimatela|informacia pre prijemcu|ucel platby|detalii tranzactie|explicatii|descriere|namen|namen placila|opis placanja|svrha placanja|svrha|opis transakcije|zprava pro me|poznamka pro me|kozlemeny|megjegyzes|leiras|konyvelesi szoveg|tranzakcio leirasa|libelle complet|libelle complet operation|libelle detaille|label|descrizione operazione estesa|descrizione dell operazione|concepto complementario|concepto propio|description complete|notifications|libelle de l ecriture|weitere verwendungszwecke|historico|descricao do movimento|descricao movimento|lancamento|descripcion ampliada|descrizione movimento|libelle detaille operation|mededeling 1|mededeling 2|beschrijving verrichting|informations|communication libre|communication structuree|info complementaire|toelichting|commentaire|osservazioni|observacoes|detalhes|detalles|informazioni aggiuntive|annotazioni|verwendungszweckzeile|buchungszeile|zweckzeile`,
  bookingText: `
    buchungstext|transaktionstext|transaktions text|umsatztext|umsatz text|vorgangstext|transaction text|buchungsart|umsatzart|vorgang|umsatztyp|typ|art|transaktionstyp|bewegungstyp|auftragsart|geschaeftsvorfall|tekst|transaktionsart|zahlungsart|art der buchung|buchungstyp|umsatz art|art des umsatzes|text|vorgangsart|zahlungstyp|transaktions typ|kontobewegung
    type|transaction type|booking text|posting text|payment method|booking type|reporting category|operation type|type of transaction|payment type|entry type|transactiontype|tran type|trans type|txn type|typ transakcie|tip tranzactie|tip transakcije|vrsta transakcije|tehingu tuup|transakcijos tipas|action|subcategory|details type
    type operation|type d operation|type de mouvement|type de transaction|nature|genre d ordre|type d ordre|tipo|tipo operazione|tipo di operazione|tipo di ordine|tipologia|causale abi|tipo movimento|tipo di movimento|tipo di transazione
    mutatiesoort|betaalwijze|type verrichting|soort transactie|transactiesoort|boekingscode|soort|soort mutatie|transactietype|type transactie
    tipo de movimiento|tipo operacion|tipo de operacion|tipo movimiento|tipo de transaccion|typ operacji|rodzaj operacji|rodzaj transakcji|typ transakcji|rodzaj|typ transakce|typ operace|typ pohybu
    transaktionstyp|transaktionstype|transaksjonstype|typ av transaktion|tapahtumalaji|laji|selitys|art der transaktion|tranzakcio tipusa|forgalom tipusa|tipus|rad typ|betalingstype|type transaksjon|causale|methode de paiement|mode de paiement|metodo di pagamento|metodo de pago|moyen de paiement|type de paiement|concepto comun|activity type|transazione|operazione|activity|historico|concepto|tipo de operacao|tipo de movimento|tipo de transacao|tipo operacao|lancamento|tipologia operazione|tipo mov|type d ecriture|soort verrichting|aard verrichting|type betaling|zahlungsmethode|zahlungsmittel|nature de l operation|nature operation`,
  transactionCode:
    'gvc|gv code|posting key|buchungsschluessel|buchungstextschluessel|umsatzschluessel|buchungscode|vorgangscode|geschaeftsvorfallcode|transaction code|boekcode|kod operacji|textschluessel|geschaeftsvorfall code|gvcode|kod transakcji|bank transaction code|mutatiecode|primanota',
  sepaPurposeCode:
    'purp cd|purp|purpose code|sepa purpose code|zweckcode|purpose|purposecode|sepa zweckcode|code objet',
  merchantCategoryCode: 'mcc|mcc code|merchant category code|haendlerkategorie code|merchant category',
  bankReference: `
    transaction id|transactionid|transaktions nr|transaktionsnummer|transaktions id|transaktionsid|buchungsreferenz|zkb referenz|transaktionscode|transferwise id|balance transaction id|id transakce|id|referenznummer|bank reference|reference number|transaction reference|reference id|unique id|umsatz id|buchungs id|buchungsnummer|belegnummer|auftragsnummer|numero di ordine|numero d ordre|order id|transactiereferentie|volgnummer|volgnr|numer transakcji|numer referencyjny|nr transakcji|verifikationsnummer|arkivreferens|arkistointitunnus|archivierungsnummer|id operace|tranzakcio azonosito|n de transaction|numero de transaction|numero operacion|reference de l operation|journal|externe id|id transakcji|transaction number|archiefnummer|transaktionsreferenz|umsatzreferenz|arhiveerimistunnus|numero d operation|identifiant de transaction|id transaction|id operazione|id operacion|transaction no|transaction nr`,
  status:
    'status|state|info|booking status|stato|statetype|state type|umsatzstatus|buchungsstatus|statut|estado|stan|stav|tila|allapot|etat|transaction status|status transakcji|payment status|stan transakcji|status der buchung|hinweis|auftragsstatus|zahlungsstatus|estado da transacao|estado de la operacion|etat de l operation|statut de l operation|stato operazione|contabilizzazione',
  rejectionReason:
    'reden van weigering|ablehnungsgrund|rejection reason|decline reason|motif de refus|reason of refusal|motif du refus|motivo del rechazo|motivo rifiuto',
  time: 'uhrzeit|zeit|transaction time|abschlusszeit|heure|ora|tijd|hora|godzina|tid|cas|klockslag|umsatzzeit|buchungszeit|transaktionszeit|kellonaika|completed time',
  accountIban: `
    konto iban|kto iban|auftragskonto|iban auftragskonto|iban kontonummer|kontonummer iban|iban konto nr|saskaitos nr|eigene iban|own iban|iban kontoinhaber|iban eigenes konto|iban|konto|rekening|account|account iban|account number|kontonummer|konto nr|kontonr|compte|numero de compte|numero compte|n de compte|compte n|conto|numero conto|numero di conto|rapporto|cuenta|numero de cuenta|iban cuenta
    rekeningnummer|rekening nummer|iban bban|iban rekening|eigen rekening|mijn rekening|van rekening|rachunek|numer rachunku|numer konta|nr rachunku|moje konto|rachunek wlasny|cislo uctu|ucet|muj ucet|cislo meho uctu|konto nummer|kontonummer auftragskonto|eigenes konto|eigene kontonummer|bankkonto|card|card no|card number|kartennummer|kartennr|karte|konto kartennummer|bank account|first bank card|bsb account number|umsatz getaetigt von|creditcard nummer|carta|numero carta|carte|numero de carte|tarjeta|numero de tarjeta|karta|numer karty|kort|kortnummer|cislo karty|account no|konto karte|klientkonto|kliendi konto|szamlaszam|sajat szamlaszam|konyvelesi szamla|card last four digits|kaartnummer|accountid|card id|cardid|bankrekening|iban du compte|compte iban|je rekening|jouw rekening|uw rekening|eigen iban|accountnum|account num|num compte|conta|numero da conta|iban della cuenta|iban conto|iban de la cuenta|cuenta iban|auftraggeberkonto|iban auftraggeberkonto|wallet iban|kreditkartennummer|kreditkartennummer teilmaskiert|conto o carta|carta n|n carta|carte n|tarjeta n|kaart nr|kaartnr|numero carte|numero tarjeta|numero de cartao|cartao|account id|kredietkaart|kredietkaartnummer|kaart|rekening opdrachtgever|compte donneur d ordre`,
  accountBankCode:
    'blz auftragskonto|bankleitzahl auftragskonto|bsb|bsb number|branch code|routing number|sort code|eigene blz|bank code|kod banky|bankleitzahl auftraggeberkonto',
  accountBic: 'bic auftragskonto|bic swift code auftragskonto|own bic|eigene bic|bic konto',
  accountBankName:
    'bankname auftragskonto|bankname|bank name|institut|kreditinstitut|name der bank|banque|banca',
  accountOwner:
    'karteninhaber|kontoinhaber|name des karteninhabers|card holder|cardholder|name on card|card holder full name|cardholder name|account holder|account owner|inhaber|titulaire|titulaire du compte|intestatario|titular|rekeninghouder|wlasciciel|kontohavare|kontoinnehavare|inhaber konto|majitel uctu|naam rekeninghouder|card member|kontoinhaber name|titolare della carta|titolare carta|titulaire de la carte|titulaire carte|titular de la tarjeta|kaarthouder|naam kaarthouder|titular do cartao|nom du porteur|porteur',
  accountName:
    'kontoname|account name|bezeichnung auftragskonto|kontobezeichnung|product|produkt|productnaam|account type|rubrik|nazwa rachunku|nazev uctu|nom du compte|kontotyp|bezeichnung konto|account description|kontonavn|produktname|nombre de la cuenta|rekening naam|naam rekening|account label|libelle du compte|libelle compte|nome conto|nombre cuenta|nome da conta|wallet name|wallet|pocket|pocket name|space|unterkonto|kontoalias|account nickname|name referenzkonto|name konto|konto name|name des kontos|topf|bereich|space name|alias|alias cuenta|alias de la cuenta|alias conto|alias du compte|nome do produto',
  differentCreditor:
    'abweichender empfaenger|ultimate receiver name|abweichender zahlungsempfaenger|ultimate creditor|endbeguenstigter|abweichender beguenstigter|uiteindelijke begunstigde|naam uiteindelijke partij',
  differentDebitor:
    'abweichender auftraggeber|ultimate payer name|abweichender zahlungspflichtiger|ultimate debtor|ultimate debitor|initierende partij',
  ignored: `
    kategorie|category|category name|kategoriename|nazev kategorie|merchant area|merchant city|merchant state|merchant postcode|merchant country|unterkategorie|subkategorie|sub category|spending category|categorie|sous categorie|categoria|subcategoria|kategoria|kategori|underkategori|hauptkategorie|tags|tag|stichwoerter|label|labels|etikett
    sammlerreferenz|lastschrift ursprungsbetrag|auslagenersatz ruecklastschrift|compensation amount|exchange rate|wechselkurs|umrechnungskurs|kurs|fx rate|koers|cours|cambio|tasso di cambio|rate
    umsatzsteuer|vat amount|vat|mwst|ust|brutto|gross|gross amount|versand und bearbeitungsgebuehr|versicherungsbetrag|zollnummer|anzahl der auftraege|anzahl der schecks|anzahl
    gekennzeichneter umsatz|abrechnungskennzeichen|mandatsdatum|fremde gebuehren|umsatz geteilt|zeitzone|time zone|timezone|fuseau horaire|betrag brutto|karteneinsatz|bargeldabhebung|verfuegungsrahmen|kreditlimit|limit
    moegliche zahlplaene|kartennetzwerk|kontaktlose bezahlung|land|country|stadt|city|ort|plz|adresse|address|bundesland|telefon|laendervorwahl|laenderkennzeichen|attachment|anhang|initiator|spaces|wise|total fees|gesamtgebuehren
    shares|price|symbol|asset class|fussnoten|isin|wkn|quantity|stueck nom|ausfuehrungskurs|original description flag|max verfuegungsrahmen|waehrung fuer saldo|waehrung fuer max verfuegungsrahmen|montant total ht|montant total de la tva|montant de la tva|montant ht|montant tva|tva|iva|btw|taux de conversion|tipo de cambio|taux de change|wisselkoers|taux|oficina|agence|categorie de tresorerie|sous categorie de tresorerie|category parent|justificatif|equipe|date d export|number of shares|anzahl anteile|currency rate|subcategory name|umsatzkategorie|secteur|branche|sector|localita|localidad|ville|localite|plaats|lugar|locatie|comune|pays|paese|pais|localidade|cidade|ciudad|citta|adres|adresse de la contrepartie|rue et numero|code postal et localite|straat en nummer|postcode en plaats|postcode|woonplaats|codice identificativo|poblacion|municipio|freguesia|poblacion del comercio`,
};

const diacritics: Record<string, string> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  å: 'a',
  ł: 'l',
  đ: 'd',
  œ: 'oe',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/**
 * Comparable form of a header: small letters without diacritics (umlauts as ae, oe, ue), gender marks and punctuation gone,
 * words apart. `Zahlungsempfänger*in` -> `zahlungsempfaenger`, `booking_date` -> `booking date`.
 */
export function headerKey(raw: string): string {
  return inEnglish(raw)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[*:_](r|in|innen|n)\b/g, '')
    .replace(/[äöüßøæåłđœðþı]/g, (sign) => diacritics[sign] ?? sign)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[α-ωа-яєіґ]/g, (sign) => latinLetters[sign] ?? sign)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** Codes as they stand in the small letters of keys. */
const codes =
  'eur|euros?|chf|usd|gbp|sek|nok|dkk|isk|pln|czk|huf|ron|bgn|rsd|bam|mkd|hrk|try|rub|uah|gel|kzt|jpy|cny|hkd|twd|krw|sgd|myr|thb|idr|php|vnd|inr|pkr|lkr|bdt|cad|aud|nzd|mxn|brl|clp|cop|pen|ars|uyu|ils|aed|sar|qar|kwd|bhd|omr|jod|egp|mad|tnd|zar|ngn|kes';
const currencyTail = new RegExp(` ?(?:in |en )?(?:\\b(?:${codes})\\b)$`);

/** The currency a header names, as in `Betrag (€)`, `Amount (EUR)`, `Saldo CHF`, `Umsatz in EUR`; null when it names none. */
export function headerCurrency(raw: string): string | null {
  if (/€|\beuroa\b/i.test(raw)) return 'EUR';
  if (/£/.test(raw)) return 'GBP';
  if (/[(（]\s*元|人民币/.test(raw)) return 'CNY';
  if (/円/.test(raw)) return 'JPY';
  const found = /(?:\b|_)(EUR|CHF|USD|GBP|SEK|NOK|DKK|PLN|CZK|HUF|RON|BGN|JPY|CAD|AUD)(?:\b|_)/.exec(
    raw.toUpperCase(),
  );
  if (found?.[1]) return found[1];
  if (/\beuros?\b/i.test(raw)) return 'EUR';
  // Any other code in brackets or at the end: `Withdrawals (SGD)`, `Tutar TRY`.
  const other = /[([]\s*([A-Z]{3})\s*[)\]]|[\s/_-]([A-Z]{3})\s*$/.exec(raw);
  const code = other?.[1] ?? (other?.[2] && unit.test(other[2].toLowerCase()) ? other[2] : null);
  return code ? parseCurrency(code) : null;
}

const exact = new Map<string, TargetField[]>();
const phrases: { words: string; field: TargetField }[] = [];
for (const [field, list] of Object.entries(terms) as [TargetField, string][]) {
  for (const raw of list.split(/[|\n]/)) {
    const term = raw.trim();
    if (term === '') continue;
    const known = exact.get(term);
    if (known?.includes(field)) continue;
    if (known) known.push(field);
    else exact.set(term, [field]);
    if (term.length >= 4 || term === 'bic') phrases.push({ words: ` ${term} `, field });
  }
}
for (const term of `${givenNames}|${familyNames}`.split('|'))
  if (!exact.has(term)) exact.set(term, ['counterpartyName']);
const plain = new Map<string, TargetField[]>();
for (const [field, list] of Object.entries(shortWords) as [TargetField, string][])
  for (const term of list.split('|')) plain.set(term, [...(plain.get(term) ?? []), field]);
phrases.sort((a, b) => b.words.length - a.words.length);

export interface TermMatch {
  field: TargetField;
  /** 1 for a whole header, less when the term is only part of it. */
  weight: number;
  kind: 'header.exact' | 'header.contains';
}

const memory = new Map<string, TermMatch[]>();

/** Fields that a header may name, best first; empty for an unknown one. */
export function matchHeader(raw: string): TermMatch[] {
  const known = memory.get(raw);
  if (known) return known;
  const result = lookUp(raw);
  if (memory.size > 5_000) memory.clear();
  memory.set(raw, result);
  return result;
}

/** `Suma sąskaitos valiuta`, `Account currency`, `Kwota w walucie rachunku`: of the account, not of the purchase. */
export function namesAccountCurrency(raw: string): boolean {
  return [headerKey, plainKey].some((keyOf) =>
    [...conceptKeys(wordsOf(raw, keyOf))].some((key) => ofAccountCurrency.test(key)),
  );
}

const ofAccountCurrency = /^account (?:amount )?currency(?: own)?$/;

/** The same without the German way of writing umlauts: `Bokföringsdag`, `Kirjauspäivä`. */
export function plainKey(raw: string): string {
  return headerKey(raw.normalize('NFD').replace(/\p{M}/gu, ''));
}

/** `D\ufffdbit`: letters that were lost before the file came here; the known names that fit around them, if they mean one thing. */
function lookUpLost(raw: string): TermMatch[] {
  const around = raw.split(/\ufffd+/).map(headerKey);
  if (around.join('').length < 3) return [];
  const form = new RegExp(`^${around.join('[a-z]{1,2} ?')}$`);
  const fields = new Set<TargetField>();
  for (const [term, known] of exact) if (form.test(term) && known[0]) fields.add(known[0]);
  return [...fields].map((field) => ({
    field,
    weight: fields.size === 1 ? 0.9 : 0.7,
    kind: 'header.contains',
  }));
}

function lookUp(raw: string): TermMatch[] {
  if (raw.length > 80) return [];
  if (raw.includes('\ufffd')) {
    const lost = lookUpLost(raw);
    if (lost.length > 0) return lost;
  }
  const german = matchKey(headerKey(raw), wordsOf(raw, headerKey));
  const isWhole = (found: readonly TermMatch[]) => (found[0]?.weight ?? 0) >= whole;
  if (/[äöüÄÖÜ]/.test(raw) && german[0]?.kind !== 'header.exact') {
    const found = matchKey(plainKey(raw), wordsOf(raw, plainKey));
    if (found[0]?.kind === 'header.exact' || german.length === 0 || (isWhole(found) && !isWhole(german)))
      return found;
  }
  // `1. Datum`, `Gesamtbetrag (inkl. MwSt.)`: what is added says nothing of its own.
  const bare = raw.replace(/^\s*\d+[.)]\s*/, '').replace(addition, ' ');
  if (isWhole(german) || bare === raw || headerKey(bare) === '') return german;
  const found = lookUp(bare);
  return isWhole(found) ? found : german;
}

/** From this weight on, no word of a header is left over. */
const whole = 0.9;

/** Brackets with a unit, a tax or a way of writing in them. */
const addition =
  /[([](?:[A-Z]{3}|[€$£]|utc|gmt|lokal|local|[dmyjatT.\-/ ]+|(?:inkl|incl|exkl|excl|zzgl|brutto|netto|ttc|optional)[^)\]]*|yyyy[^)\]]*|dd[^)\]]*|in [^)\]]*|\+\/-|[+-])[)\]]/gi;

/** Words of a header, without units. */
export function wordsOf(raw: string, keyOf: (raw: string) => string): HeaderWord[] {
  const words: HeaderWord[] = [];
  for (const [token] of inEnglish(raw).matchAll(/[\p{L}\p{M}\p{N}]+\.?/gu)) {
    const parts = keyOf(token).split(' ');
    for (const [at, word] of parts.entries())
      if (/[a-z]/.test(word) && !unit.test(word))
        words.push({ word, isCut: token.endsWith('.') && at === parts.length - 1 });
  }
  return words;
}

const unit = new RegExp(`^(?:${codes})$`);

/** Known as the other side, or as the own one, the words may name the payer or the payee as well: `Cuenta destino`. */
function sidesOf(key: string, known: readonly TargetField[]): TargetField[] {
  const [account, name] = [
    known.some((field) => field === 'counterpartyIban' || field === 'accountIban'),
    known.includes('counterpartyName'),
  ];
  return partyFields(key).filter(
    (field) =>
      !known.includes(field) &&
      ((account && (field === 'payerIban' || field === 'payeeIban')) ||
        (name && (field === 'payerName' || field === 'payeeName'))),
  );
}

function matchKey(key: string, words: readonly HeaderWord[]): TermMatch[] {
  if (key === '') return [];
  const bare = key.replace(currencyTail, '').trim();
  // A currency alone names the column of the amounts in it: `CAD$`, `USD$`.
  if (bare === '') return [{ field: 'amount', weight: 0.9, kind: 'header.exact' }];
  const numbered = / (?:no|nr|nummer|number)$/.test(bare);
  const trimmed = bare.replace(/ (?:no|nr|nummer|number|utc|total)$| ?\d+$/, '');
  for (const form of [key, bare, trimmed]) {
    const known = form === '' ? undefined : exact.get(form);
    // A number of something is no text: `Transaction no.` beside `Transaction`.
    const fields = form === trimmed && numbered ? known?.filter((field) => field !== 'purpose') : known;
    if (fields && fields.length > 0) {
      const weight = form === key ? 1 : 0.95;
      return [...fields, ...sidesOf(trimmed, fields)].map((field) => ({
        field,
        weight,
        kind: 'header.exact',
      }));
    }
  }
  const parties = partyFields(trimmed);
  if (parties.length > 0)
    return parties.map((field, at) => ({ field, weight: at === 0 ? 0.95 : 0.9, kind: 'header.contains' }));
  const short = plain.get(bare);
  if (short) return short.map((field) => ({ field, weight: 0.7, kind: 'header.exact' }));
  const named = conceptFields(words);
  if (named.length > 0)
    return named.map((field, at) => ({ field, weight: at === 0 ? 0.92 : 0.88, kind: 'header.contains' }));
  const padded = ` ${bare} `;
  const found: TermMatch[] = [];
  for (const phrase of phrases) {
    if (!padded.includes(phrase.words) || found.some((match) => match.field === phrase.field)) continue;
    found.push({
      field: phrase.field,
      weight: Math.min(0.85, 0.4 + (0.5 * phrase.words.length) / padded.length),
      kind: 'header.contains',
    });
    if (found.length >= 5) break;
  }
  return found;
}
