import { fold, wordSet } from './fold';
import { cellWords } from './header-words/cell-words';
import { hasStem, stemOfSummary } from './header-words/summary-stems';

/** Words inside cells that steer a row, each once: `spellings` finds the ways it is written. */

const pendingWords = wordSet(
  'vorgemerkt|pdng|umsatz vorgemerkt|pending|ausstehend|processing|in bearbeitung|offen|reserved|reserviert|authorised|authorized|autorisiert' +
    '|nicht gebucht|noch nicht gebucht|in Ausführung|wird ausgeführt|in execution|en cours d’execution|in esecuzione|en ejecucion|in uitvoering|wird noch gebucht|wird gebucht|noch nicht verbucht|nicht verbucht|noch offen|schwebend|ungebucht|en attente|en cours|in attesa|in behandeling|wartend|pendiente|oczekujaca|oczekujace|reservation|reserverad|reserverat|reserverat belopp|reserverade|reserveret|reservert|reservert transaksjon|w rozliczeniu|vantar|vantande|pagaende|venter|afventer|odottaa|odottava|oczekuje|w toku|ceka na zauctovani|ceka|ootel|varaus|katevaraus' +
    '|autorizzato|autorizzata|non contabilizzato|non contabilizzata|planned|scheduled|unposted|uncleared|announced|angekündigt|nieuw|gereserveerd|a venir|vormerkung|pre-authorised|pre-authorized|authorisation|authorization|pending authorization|blokada|blocked|zablokowana|w realizacji|cekajici|fuggoben|to be booked|not booked|avventende|kommande|awaiting|blocked funds|ceka na zpracovani|in progress|nicht abgerechnet|open|hold|held|prenotata|prenotato|em processamento|em curso|cativo|en attente de validation|non comptabilise|non comptabilisee|pendiente de confirmar|en proceso|retenido|in elaborazione|in sospeso|in corso|da confermare|in afwachting|lopend|da contabilizzare|en curso|pendente|pendent|hängig|en suspens|a debiter|nog niet geboekt' +
    `|${cellWords.pending}`,
);

/** Done once and taken back later: whether the file has both movements, or neither, its other rows tell. */
const undoneWords = wordSet(
  'reversed|unpaid|returned|returned unpaid|bounced|dishonoured|dishonored|charged back|rückgängig gemacht|rückgebucht|retourniert|zurückgegeben|impaye|extourne|impagado|devuelto|devuelta|devolvido|devolvida|stornato|stornata|insoluto|gestorneerd|teruggeboekt',
);

export function isUndoneWord(raw: string): boolean {
  return undoneWords.has(fold(raw));
}

/** A whole phrase at the end of a text, or one word in front of a colon or a hyphen: `… Reservert transaksjon`. */
const pendingPhrase =
  /(?:\breservert transaksjon|\breserverat belopp|\breserveret bel(?:ø|oe)b|\bvorgemerkter umsatz|\bpending transaction|\btransaction pending|\[pending\]|\(pending\)|\(vorgemerkt\)|\bnoch nicht gebucht)\s*$|^(?:pending|vorgemerkt|reservert|reserverat|reserveret|varaus)\s*[:–-]\s/i;

export function isPendingText(text: string): boolean {
  return pendingPhrase.test(text);
}

/** What was done, and that it is done: a state, or the text of the booking. */
const doneWords =
  'card charged|card refunded|payment sent|payment deposited|payment received|transfer sent|transfer deposited|transfer received';
const isDone = wordSet(doneWords);

/** A text that says what was done in words that may be those of a state. */
export const namesWhatWasDone = (raw: string): boolean => isDone.has(fold(raw));

const bookedWords = wordSet(
  'gebucht|umsatz gebucht|zugeordnet|paidout|zakonczono|zakonczona|zakonczone|book|booked|posted|completed|complete|abgeschlossen|settled|processed|berechnet|cleared|executed|ausgeführt|contabilizzato|contabilizzata|comptabilise' +
    '|comptabilisee|verwerkt|geboekt|zaksiegowana|zaksiegowano|rozliczona|done|success|successful|succeeded|paid|final|verbucht|accepte|acceptee|geaccepteerd|approvato|approvata|confermato|confermata|completato|valide|validee|confirme|confirmee|aprobado|aprobada|aceptado|aceptada|confirmado|confirmada|completada|concluida|concluido|aprovado|aprovada|efetuada|voltooid|goedgekeurd|bevestigd|afgerond|effectue|effectuee|contabilizada|realizada|efetuado|abgerechnet|bokford|bogfort|bokfort|accepted|aanvaard|uitgevoerd|executee|execute|realizovano|zauctovano|zauctovana|realizado|contabilizado|completado|konyvelt|erfolgreich|durchgeführt|verarbeitet|verarbeitete transaktion|zugestellt|reussi|reussie|riuscito|riuscita|geslaagd|finalized|approved|genehmigt|issued|slutford|slutfort|gennemfort|godkendt|fullfort|suoritettu|toteutunut|zrealizowano|zaksiegowane|zauctovane|teostatud|ivykdyta|izpildits|billed|eseguito|eseguita|zrealizowana|wykonana|udfort|utfort|genomford|ok|normal|valid|buchung|erledigt|refunded|erstattet|sent|received|available|paid out|ausgezahlt|completata|termine|terminee|traite|traitee|elaborato|elaborata|registrato|registrata|registrado|registrada' +
    `|${doneWords}|${cellWords.booked}`,
);

const declinedWords = wordSet(
  'abgewiesen|zurückgewiesen|gescheitert|nicht durchgeführt|verworfen|widerrufen|reverted|declined|failed|abgelehnt|rejected|cancelled|canceled|refused|geweigerd|refuse|refusee|abgebrochen|denied|fehlgeschlagen|nicht erfolgreich|echoue|echouee|fallito|fallita|fallido|rifiutato|rifiutata|annullato|annullata|odrzucona|expired|voided|void|storniert|anulado|anulada|denegada|denegado|revertido|revertida|rejete|rejetee|cancelada|recusada|recusado|rejeitada|rejeitado|teruggedraaid|afgewezen|ongedaan gemaakt|respinto|respinta|fallida' +
    '|verweigert|nicht ausgeführt|annule|annulee|rechazado|rechazada|cancelado|anulowana|zamitnuto|zruseno|elutasitva|fehlgeschlagene|error|unsuccessful|deleted|geloscht|geannuleerd|mislukt|hylatty|avvist|avslag|odmitnuto|odrzucono|odmowa|tagasi lukatud|atmesta|noraidits|afvist|nekad|avvisad|abandoned|partially failed|removed|blocked by bank|fail|timeout|timed out|odrzucona przez bank' +
    `|${cellWords.declined}`,
);

export type RowStatus = 'booked' | 'pending' | 'declined';

/** `Pending transaction`, `Transazione in sospeso`, `Gebuchter Umsatz`: what has the state adds nothing to it. */
const statusNoun =
  /^(?:transactions?|bookings?|operations?|operazion[ei]|transazion[ei]|moviment[oi]|operacion|transaccion|movimiento|operacao|transacao|transactie|boeking|transakcja|operacja|transakce|tranzakcio|transaktion|buchung|umsatz)\s+|\s+(?:transactions?|bookings?|operation|operazione|transazione|movimento|operacion|transaccion|movimiento|transactie|boeking|transakcja|operacja|transakce|tranzakcio|transaktion|buchung|umsatz|item|entry)$/;
/** Beside such a word these say which way money went. */
const ofDirection = new Set(['sent', 'received', 'paid', 'paid out', 'available', 'refunded', 'in']);

/** What a status cell says of its row; null for a word that is not known. */
export function readStatus(raw: string): RowStatus | null {
  const key = fold(raw);
  const found = statusOf(key);
  if (found || !key.includes(' ')) return found;
  const bare = key.replace(statusNoun, '');
  if (bare === key || ofDirection.has(bare)) return null;
  return statusOf(bare) ?? statusOf(bare.replace(/e[rs]?$/, ''));
}

function statusOf(key: string): RowStatus | null {
  if (pendingWords.has(key)) return 'pending';
  if (declinedWords.has(key)) return 'declined';
  return bookedWords.has(key) ? 'booked' : null;
}

/** Place holders that are no values. */
const placeholder =
  /^(?:[-–—−]+(?:[.,][-–—−]+)?|\.\/\.|'-+'|0{6,}|n\/?a|not ?provided|none|null|nonref|notavailable|undefined|nicht angegeben|nicht verfügbar|nan|unknown|keine angabe)$/i;

export function isPlaceholder(text: string): boolean {
  const code = text.charCodeAt(0);
  // Place holders begin with a dash, `.`, `'`, `0` or one of the letters k, n, u: everything else is told by its first character.
  if (
    code !== 39 &&
    code !== 45 &&
    code !== 46 &&
    code < 8211 &&
    code !== 48 &&
    code !== 78 &&
    code !== 110 &&
    code !== 85 &&
    code !== 117 &&
    code !== 75 &&
    code !== 107
  ) {
    return false;
  }
  return placeholder.test(text);
}

/** Kinds of bookings, as they stand in columns of booking texts. */
export const bookingKind =
  /^(?:(?:sepa|europaische|echtzeit|online|dauer|basis|folge|erst|einmal|firmen|eigen|inlands|auslands|euro|standing|direct|bank|card|cash|credit|debit|instant|faster|internal|wire|atm|pos|giro|girocard|mastercard|visa|paypal)[\s-]*)*(?:uberweisung|ueberweisung|lastschrift|gutschrift|gutschr|dauerauftrag|auftrag|kartenzahlung|kartenverfugung|kartenumsatz|auszahlung|bargeldauszahlung|einzahlung|abhebung|bargeld|barauszahlung|entgelt|entgelte|gebuhren|gebuhr|zinsen|abschluss|kontoabschluss|lohn|gehalt|salaris|salary|salaire|loon|stipendio|nomina|wynagrodzenie|rente|ubertrag|umbuchung|abbuchung|belastung|transfer|order|payment|debit|credit|withdrawal|deposit|fee|fees|interest|charge|refund|purchase|standing order|direct debit|presentment|retoure|ruckruf|ruckzahlung|retouren|rucklastschrift|scheck|check|cheque|storno|wertpapier|dividende|overboeking|incasso|betaalautomaat|geldautomaat|diversen|virement|prelevement|carte|retrait|frais|bonifico|addebito|prelievo|pagamento|commissioni|transferencia|recibo|ingreso|comision|compra|przelew|platnosc|wyplata|wplata|oplata|overforing|betaling|korttransaksjon|autogiro|bankgiro|uttag|insattning|vklad|vyber|platba|poplatek|prichozi|odchozi|palkka|tilisiirto|viitesiirto|pkorttimaksu|korttiosto|e-lasku|palvelumaksu|hyvitys|ottomaatti|nosto|kortkop|korttielt|lonn?$|gebyr|avgift|hae?vning|overfor(?:ing|sel)|(?:ind|inn|ud|ut)betaling|betalingsservice|avtalegiro|(?:dankort|kort|vare)-?k[oj]+[bp]?|minibank|nettbank|husleje|rente|accredito|giroconto|ordine permanente|canone|competenze|interessi|ordre permanent|interets|cotisation|versement|remise|adeudo|domiciliacion|traspaso|intereses|overschrijving|storting|domiciliering|debito direto|levantamento|zlecenie stale|prowizja|odsetki|atutalas|(?:csoportos )?beszedes|(?:kartyas )?vasarlas|keszpenz|jovairas|dij$|berutalas|allando megbizas|kamat$|trvaly prikaz|inkaso|uhrada|spese$|havale|maas odemesi|otomatik odeme)/;

/** What the kind of a row says that only tells something: of a rate, of changed conditions. */
const noticeForm =
  /^(?:verstandigung|anderungsmitteilung|zinssatzanderung|konditionenanderung|mitteilung|hinweis|notice|notification|advice|avis|avviso|comunicazione|aviso|kennisgeving|meddelelse|powiadomienie)$/;

export function isNoticeWord(raw: string): boolean {
  return raw.length < 40 && noticeForm.test(fold(raw));
}

/** Rows and lines that state a balance, in the whole cell. */
const balanceForm =
  /^(?:(?:alter|neuer|letzter|aktueller|anfangs|end|schluss|tages|konto|buchungs|vortrags|opening|closing|starting|ending|beginning|previous|new|current|brought|carried|start|ancien|nouveau|saldo|solde|begin|eind|saldo del|saldo al|saldo a)?[\s-]*)?(?:kontostand|saldo|saldo liquido|saldo disponibile|saldo disponible|disponibilita|solde disponible|available balance|account balance|saldovortrag|kontosaldo|anfangsstand|endstand|schlussstand|anfangsbestand|endbestand|balance|balance brought forward|balance carried forward|solde|solde initial|solde final|solde precedent|nouveau solde|ancien solde|saldo iniziale|saldo finale|saldo inicial|saldo final|saldo contabile|saldo contabile iniziale|saldo contabile finale|saldo iniziale contabile|saldo finale contabile|solde crediteur|solde debiteur|solde en debut de periode|solde en fin de periode|solde de debut|solde de fin|saldo al inicio|saldo al final|saldo anterior|saldo poczatkowe|saldo koncowe|ingaende saldo|utgaende saldo|beginsaldo|eindsaldo|lopp?saldo|algsaldo|primosaldo|ultimosaldo|pocatecni zustatek|konecny zustatek|nyito egyenleg|zaro egyenleg|ubertrag saldo|vortrag|initial balance|b\/f|c\/f|bal(?:ance)?\.? [bc]\/f|(?:opening|closing) bal\.?|brought forward|carried forward|report de solde|solde reporte|saldoubertrag|riporto saldo|riporto del saldo|saldo riportato|final balance|balance forward|likutis pradziai|likutis pabaigai|sakuma atlikums|beigu atlikums|lopp saldo|alg saldo)(?:[\s,:-]+(?:vom|per|am|zum|as of|au|al|a la date du|on|at|op|der|kontokorrent|in|eur|chf|usd|gbp)?[\s:]*[\d./:\s-]*)?$/;

const totalForm =
  /^(?:(?:zwischen|gesamt|end|umsatz|konto|monats|tages)?summen?|total|totals?|gesamt|subtotal|totale|totaal|suma|turnover|turnovers|umsatze|total (?:debit|credit|soll|haben|in|out).*|apgrozijums|apyvarta|oborot|obrat|obroty|obraty|kaive|summe (?:soll|haben|belastungen|gutschriften|umsatze).*|sum|summa|totalt|i alt|celkem|osszesen|total mouvements|totaux|sous-total|sous total|total general|total geral|totale (?:movimenti|addebiti|accrediti|entrate|uscite|operazioni|generale)|totaal (?:af|bij|debet|credit|mutaties|bedrag)|total (?:de |del |de los |des |dos |das )?(?:cargos|abonos|movimientos|operaciones|ingresos|gastos|debitos|creditos|debits?|credits?|depenses|recettes|operations|mouvements|movimentos)|anzahl (?:der )?(?:buchungen|umsatze|transaktionen|posten).*|total number.*|total (?:des |de |del |delle |dei |der |of |van )?(?:ecritures|transazioni|transactions|entries|bookings|postings|boekingen|transacties|mutaties|scritture|registrazioni|umsatze?|bewegungen|belastungen|gutschriften|transaktionen|buchungen|movements?|movimenti|addebiti|accrediti)|umsatzsumme|umsatztotal)(?:\s+(?:eur|chf|in eur|in chf))?$/;

/** Parts that every word of the two forms above has: most texts are recognised by this alone. */
const summaryHint =
  /sald|dispon|availab|stand|sold|report|riport|balan[cs]|likut|atlikum|summ|tota|best|egyenleg|zustat|turnover|ums|apgr|apyv|obr[ao]t|oborot|k.ive|sum|celkem|sszesen|anz|gesamt|i alt|vortrag|bertrag|stanje|z.stat|zostat|yhteen|razem|spolu|skupaj|ukup|viso|kop.$|kokku|rulaj|sammanl|салдо|сальдо|остат|баланс|общо|итого|всего|оборот|разом|всього|залиш|σ.νολο|υπ.λοιπο|bakiye|toplam|\b[bc]\/f$|forward$|bal\.?$|s a l|stan |jumlah|t[oổ]ng|残高|余额|餘額|结余|結餘|合計|合计|[总總]|小計|小计|잔[액고]|합계|[총소]계|ยอด|รวม|d[uư] |رصيد|مجموع|יתרה|סה/i;

const balanceWords = wordSet(cellWords.balance);
const totalWords = wordSet(cellWords.total);
/** The day, or the currency, that stands behind such a word. */
const dayBehind = /[\s,:]+(?:[a-z]{1,4}[\s:]+)?(?:[\d./-]{6,}|[a-z]{3})$/;

/** The side that a turnover is of: `Apyvarta (D)`, `Obroty (Wn)`. */
const sideBehind =
  /\s*[([](?:[dkchs]|dr|cr|db|wn|ma|soll|haben|debit|credit|debet|kredit|debeta|kredita)[)\]]$/;

/** `Total dividends in EUR`. */
const totalIn = /^total (?:[a-z&., ]{2,40} )?in [a-z]{3}$/;

const isTotal = (key: string) => totalForm.test(key) || totalWords.has(key) || totalIn.test(key);

/** The month, quarter or year that a total is of: `Summe April 2025`, `Total 03/2025`. */
const periodBehind =
  /\s+(?:(?:fur|im|in|de|du|di|del|for|per|monat|month|mois|mese|mes|maand|jahr|year|quartal|quarter)\s+)*(?:(?:q[1-4]|\d\. quartal|[a-z]{3,12})\.?\s+)?(?:20\d{2}|\d{1,2}[./-]20\d{2}|20\d{2}-\d{1,2})$/;

/** Whether a cell says that its row states a balance or a total. Long texts never do. */
export function readSummaryWord(raw: string): 'balance' | 'total' | null {
  if (raw.length > 60 || raw.length < 2 || !summaryHint.test(raw)) return null;
  const key = fold(raw).replace(sideBehind, '');
  if (balanceForm.test(key) || balanceWords.has(key.replace(dayBehind, ''))) return 'balance';
  if (isTotal(key) || (key.length < 40 && isTotal(key.replace(periodBehind, '')))) return 'total';
  return stemOfSummary(key);
}

/** A text with a word for a balance or a total among others. */
export function mentionsSummary(raw: string): boolean {
  return raw.length <= 60 && summaryHint.test(raw) && hasStem(fold(raw));
}
