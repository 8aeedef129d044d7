/**
 * Every word that says which way money went, once in a scope: to teach one, add it to the row of its sign and scope under its
 * language. Of columns both sides have to be known, or the file is asked about: teach debit and credit together. Words are
 * written with their own letters; `spellings` of `fold.ts` finds them however a file writes them. In scopes of cells `*` stands
 * for any letters, a blank also for a hyphen or nothing, `'` for any apostrophe, `$` for the end of the cell.
 */

/**
 * Where a word says it: the name of a column (`header`: all of it, of several words too; `headerWord`: a single word, alone or
 * among others), a kind of booking, any text of a row, the mark of what a merchant gave back beside empty cells, or a trade with securities.
 */
type DirectionScope = 'header' | 'headerWord' | 'kind' | 'text' | 'refund' | 'trade';

/** Languages by their codes; several where a word is the same in them. */
type WordsByLanguage = Readonly<Record<string, string>>;

export interface DirectionWords {
  scope: DirectionScope;
  /** `open`: something was given back or did not happen; other words of the text say nothing then. */
  sign: 'out' | 'in' | 'open';
  /** Says it on a card only, or on an account only. */
  on?: 'card' | 'account';
  /** `sure` in the midst of other words, `alone` as the whole cell only, `usual` where nothing else says more. */
  strength: 'sure' | 'alone' | 'usual';
  words: WordsByLanguage;
}

/** Of kinds the first row that has a word decides. */
export const directionTable: readonly DirectionWords[] = [
  {
    scope: 'kind',
    sign: 'in',
    on: 'card',
    strength: 'alone',
    words: {
      en: 'return|returns|reversal',
      de: 'Retoure|Storno|Rückzahlung',
      fr: 'retour',
      'sv da no': 'retur',
      pt: 'estorno',
    },
  },
  {
    scope: 'kind',
    sign: 'open',
    strength: 'sure',
    words: {
      en: 'returned|bounced|unpaid|chargeback|dispute|reversed|reversal of',
      de: 'Rücklastschrift|Rückbuchung|Storno',
      'fr it es de': 'annul*',
    },
  },
  {
    scope: 'kind',
    sign: 'out',
    on: 'card',
    strength: 'alone',
    words: {
      en: 'sale|sales|interest',
      de: 'Kauf|Zinsen',
      fr: 'intérêts',
      it: 'interessi',
      es: 'intereses',
      pt: 'juros',
      sv: 'ränta',
      fi: 'korko',
      pl: 'odsetki',
    },
  },
  {
    scope: 'kind',
    sign: 'in',
    strength: 'sure',
    words: {
      de: '*gutschrift|*gutschriften|Gutschr|*erstattung|*erstattungen|Rückvergütung|*eingang|eingehend|eingehende|*einzahlung|*einzahlungen|Lohn|Gehalt|Lohnzahlung|Gehaltszahlung|*verkauf|Dividende|Habenzinsen|Guthabenzinsen',
      en: 'refund|refunds|refunded|cashback|deposit|deposits|salary|wages|dividend|dividends|incoming|received|transfer in|payment in|paid in|credit interest|interest earned|direct credit|giro credit|bank credit|receivable payment|receive money|customer payment',
      fr: "remboursement|remboursements|avoir|dépôt d'espèces|salaire|reçu|reçus|encaissement",
      it: 'accredito|accrediti|rimborso|rimborsi|stipendio|versamento|ricevuto|ricevuta|in entrata',
      es: 'abono|abonos|reembolso|reembolsos|devolución|devoluciones|ingreso|ingresos|nómina|recibido|recibida|depósito|salario',
      pt: 'recebido|recebida|salário',
      nl: 'bijschrijving|terugbetaling|teruggave|storting|salaris|ontvangen',
      sv: 'insättning|insättningar|återbetalning|inbetalning|lön',
      no: 'innskudd|innbetaling|tilbakebetaling|lønn',
      da: 'indbetaling|indsættelse|refusion|tilbagebetaling|løn',
      fi: 'hyvitys|palautus|palkka|talletus',
      pl: 'wpłata|wpływ|uznanie|zwrot|wynagrodzenie|przychodzący|przychodząca|przychodzące',
      cs: 'vklad|příchozí|vrácení|vratka|mzda',
      hu: 'jóváírás|visszatérítés|befizetés|munkabér',
      'ro sk': 'salariu|încasare|rambursare|mzda',
      tr: 'maaş|iade|maaş ödemesi',
    },
  },
  {
    scope: 'kind',
    sign: 'in',
    strength: 'alone',
    words: {
      en: 'credit|credits|top up|sell',
      de: 'Aufladung|Depot',
      'es pt it': 'crédito',
      nl: 'creditering',
      'sv da no': 'kreditering',
    },
  },
  {
    scope: 'kind',
    sign: 'out',
    strength: 'sure',
    words: {
      de: '*kauf|*einkäufe|Kartenzahlung|Kartenverfügung|Bargeld Bezug|Bar Bezug|Cash Bezug|*abhebung|Auszahlung|Barauszahlung|Bargeldauszahlung|*gebühr|*gebühren|Entgelte|Kontoentgelt|Kontoentgelte|Kartenentgelt|Kartenentgelte|Jahresbeitrag|Spesen|Sollzinsen|Verzugszins|Verzugszinsen|Abbuchung|Belastung|*ausgang|ausgehend|ausgehende',
      en: 'purchase|purchases|*fee|*fees|cash advance|withdrawal|withdrawals|cash machine|outgoing|disbursement|disbursements|transfer out|payment out|paid out|card payment|card payments|bill payment|bill payments|service charge|service charges|bank charge|bank charges|debit interest|interest charge|interest charged|payable payment|spend money|supplier payment',
      fr: 'achat|achats|retrait|retraits|paiement par carte|paiement carte|paiement par cb|paiement cb|frais|commission|commissions|cotisation|agios|émis',
      it: 'acquisto|acquisti|prelievo|prelievi|prelevamento|addebito|addebiti|commissione|commissioni|canone|bollo|in uscita|disposto|inviato|inviata|pagamento con carta|pagamento carta|pagamento con pos|pagamento pos',
      es: 'compra|compras|retirada|reintegro|disposición|cargo|cargos|adeudo|adeudos|comisión|comisiones|cuota|emitido|emitida|enviado|enviada',
      pt: 'levantamento|levantamentos|comissão|comissões|anuidade',
      nl: 'aankoop|aankopen|betaalautomaat|geldautomaat|opname|geldopname|afschrijving|kosten|kaartbetaling|pinbetaling',
      sv: 'köp|kort köp|uttag|kontantuttag|avgift',
      no: 'kjøp|vare kjøp|vare køp|uttak|minibank|gebyr|utbetaling',
      da: 'køb|hævning|udbetaling',
      fi: 'osto|korttiosto|nosto|käteisnosto|palvelumaksu|korttimaksu',
      pl: 'zakup|wypłata|płatność kartą|opłata|prowizja|obciążenie|wychodzący|wychodząca|wychodzące',
      cs: 'nákup|výběr|poplatek|odchozí|platba kartou',
      hu: 'vásárlás|készpénzfelvétel|terhelés',
    },
  },
  {
    scope: 'kind',
    sign: 'out',
    strength: 'alone',
    words: { en: 'debit|debits|atm|pos|charge|charges', 'es pt it': 'débito', it: 'bancomat' },
  },
  // Money that somebody draws from an account; on a card it may be how the card is paid.
  {
    scope: 'kind',
    sign: 'out',
    on: 'account',
    strength: 'sure',
    words: {
      de: 'Lastschrift|Lastschriften|Dauerauftrag',
      en: 'direct debit|direct debits|standing order|standing orders',
      fr: 'prélèvement|prélèvements',
      es: 'domiciliación',
      nl: 'incasso',
      cs: 'inkaso',
      pl: 'polecenie zapłaty',
    },
  },
  // The holder pays the card; on an account anybody pays anybody.
  {
    scope: 'kind',
    sign: 'in',
    on: 'card',
    strength: 'usual',
    words: {
      de: '*zahlung|*zahlungen|Lastschrifteinzug',
      en: 'payment|payments|autopay',
      fr: 'paiement|paiements|règlement|règlements',
      'it pt': 'pagamento|pagamenti',
      es: 'pago|pagos',
      'nl da no': '*betaling|aflossing',
      sv: '*betalning',
      cs: 'platba|úhrada|splátka',
      pl: 'płatność|spłata',
      fi: 'maksu|suoritus',
    },
  },
  {
    scope: 'text',
    sign: 'out',
    strength: 'alone',
    words: {
      en: 'purchase|purchases|sale|fee|fees|interest|cash advance',
      de: 'Einkauf|Kauf',
      fr: 'achat',
      'es pt': 'compra',
      it: 'acquisto',
      sv: 'köp|kortköp',
      no: 'varekjøp|varekøp',
    },
  },
  {
    scope: 'text',
    sign: 'in',
    strength: 'alone',
    words: {
      en: 'credit|refund|return|reversal',
      de: 'Gutschrift|Erstattung',
      fr: 'retour|remboursement|avoir',
      it: 'rimborso',
      es: 'reembolso|abono',
      'sv da no': 'retur',
    },
  },
  {
    scope: 'text',
    sign: 'out',
    strength: 'sure',
    words: {
      en: 'transaction fee*|interest charge*|cash advance*|annual fee*|late fee*|atm withdrawal*|cash withdrawal*',
      de: 'Bargeldabhebung*|Jahresgebühr*|Kartengebühr*|Sollzinsen*',
      zh: '*消费*|*消費*',
    },
  },
  {
    scope: 'text',
    sign: 'in',
    strength: 'sure',
    words: {
      en: 'refund|rebate|cash rebate|cash back|return$|(return)|*thank you*|*payment received*',
      de: '*zahlung erhalten*|*rückerstattung*|erstattung*|*rückvergütung*',
      fr: '*paiement reçu*|*remboursement*',
      it: '*rimborso*|*pagamento recebid*',
      es: '*pago recibid*|*reembolso*',
      nl: '*betaling ontvangen*',
      sv: '*återbetalning*|*betalning mottagen*|*inbetalning*',
      no: '*innbetaling*|*tilbakebetaling*',
      da: '*indbetaling*',
      fi: '*palautus*|*hyvitys*',
      cs: '*vrácení*|*vratka*',
      hu: '*visszatérítés*',
      pl: '*zwrot*',
      tr: 'iade|iadesi',
      zh: '*退款*|*退货*|*退貨*',
      ja: '*返品*|*返金*|*ヘンピン*|*ヘンキン*',
      ko: '*환불*',
    },
  },
  // Cash from a machine and regular fees nearly always go out.
  {
    scope: 'text',
    sign: 'open',
    strength: 'usual',
    words: { en: 'atm deposit*|atm cash deposit*|atm credit*|atm cash credit*|atm refund*|atm cash refund*' },
  },
  {
    scope: 'text',
    sign: 'out',
    strength: 'usual',
    words: {
      en: 'atm*|membership fee*|account fee*|monthly fee*|service fee*|overdraft fee*|maintenance fee*|card fee*|plan fee*|membership charge*|account charge*|monthly charge*|service charge*|overdraft charge*|maintenance charge*|card charge*|plan charge*',
      de: 'Geldautomat*|Geldausgabeautomat*|Bankomat*|Kontoführung*|Grundpreis*|Sollzins*',
      fr: 'retrait*|cotisation*|frais de*',
      it: 'bancomat*|prelievo*|canone*|commissioni*',
      es: 'cajero*|comisión*',
      pt: 'levantamento*',
      nl: 'geldautomaat*|geldopname*',
      sv: 'uttag*',
      no: 'minibank*',
      pl: 'wypłata*',
      cs: 'výběr*',
    },
  },
  {
    scope: 'refund',
    sign: 'in',
    strength: 'alone',
    words: {
      en: 'refund|refunded|reversal|reversed|chargeback',
      de: 'erstattet|Erstattung|Gutschrift',
      fr: 'remboursé|remboursement',
      it: 'rimborsato|rimborso',
      es: 'reembolsado|reembolso',
      nl: 'terugbetaald|terugbetaling',
      sv: 'återbetald',
      da: 'refunderet',
      no: 'refundert',
      fi: 'hyvitetty',
      pl: 'zwrot|zwrócono',
      cs: 'vráceno',
    },
  },
  {
    scope: 'trade',
    sign: 'in',
    strength: 'sure',
    words: {
      en: 'sell|sells|sold|sale',
      de: '*verkauf',
      fr: 'vente',
      es: 'venta',
      it: 'vendita',
      pt: 'venda',
      nl: 'verkoop',
      sv: 'sälj',
      'da no': 'salg',
      fi: 'myynti',
      pl: 'sprzedaż',
      cs: 'prodej',
      hu: 'eladás',
      tr: 'satış',
    },
  },
  {
    scope: 'trade',
    sign: 'out',
    strength: 'sure',
    words: {
      en: 'buy|buys|bought|purchase|purchases',
      de: '*kauf',
      fr: 'achat',
      'es pt': 'compra',
      it: 'acquisto',
      nl: 'koop|aankoop',
      sv: 'köp',
      no: 'kjøp',
      da: 'køb',
      fi: 'osto',
      pl: 'kupno',
      cs: 'nákup',
      hu: 'vásárlás',
      tr: 'alış',
    },
  },
  {
    scope: 'header',
    sign: 'out',
    strength: 'alone',
    words: {
      de: 'Ausgangsbetrag nach Gebühren|Soll|Belastung|Belastungen|Lastschrift|Belastungsbetrag|Ausgang|Ausgaben|Ausgabe|Auszahlung|Auszahlungen|Betrag Soll|Sollbetrag|Abgang|Betrag ausgehend|ausgehend|ausgehender Betrag',
      en: 'debit|debit amount|debits|paid out|money out|funds out|withdrawal|withdrawals|withdrawal amount|withdrawn|out|debited amount|spent|outgoing|paid out amount|payments|payout|payouts|payout amount|source amount|source amount after fees|amount sent|sent amount|debit euros',
      nl: 'debet|af|uitgaven|bedrag af|afschrijving|afschrijvingen',
      it: 'importo di fatturazione in uscita|uscite|addebiti|addebito|dare|importo di addebito|importo addebito|debiti|importo a debito|importo dare',
      es: 'cargo|cargos|debe|débito|débitos|importe cargo|gasto|gastos|importe gasto|cargado|pagado',
      pt: 'saídas|montante débito|débito euros|débito EUR|levantamentos',
      fr: 'dépenses|sortie|sorties|débits|montant débit|montant au débit',
      pl: 'obciążenia|obciążenie|wypłata|wypłaty|wydatki|winien|kwota obciążenia',
      'sv da no': 'ut|ud|uttag|hævet|ut av konto|ut fra konto|utgift|utgifter|hævning|hævninger',
      cs: 'výdaje|odepsáno|debetná',
      hu: 'terhelés|terhelések',
      vi: 'số tiền ghi nợ|ghi nợ|phát sinh nợ|nợ|số tiền rút|rút ra|tiền ra',
      id: 'mutasi debet|debet|keluar|penarikan',
      is: 'út|úttekt|gjöld',
    },
  },
  {
    scope: 'header',
    sign: 'in',
    strength: 'alone',
    words: {
      de: 'Zielbetrag nach Gebühren|Haben|Gutschrift|Gutschriften|Gutschriftsbetrag|Eingang|Einnahmen|Einnahme|Einzahlung|Einzahlungen|Betrag Haben|Habenbetrag|Zugang|Betrag eingehend|eingehend|eingehender Betrag',
      en: 'credit|credit amount|credits|paid in|money in|funds in|deposit|deposits|deposit amount|lodgement|lodgements|in|credited amount|received|incoming|paid in amount|receipts|target amount|target amount after fees|amount received|received amount|credit euros',
      nl: 'bij|inkomsten|bedrag bij|bijschrijving|bijschrijvingen',
      it: 'importo di fatturazione in entrata|entrate|accrediti|accredito|avere|importo di accredito|importo accredito|accrediti euro|crediti|importo a credito|importo avere',
      es: 'abono|abonos|haber|crédito|créditos|importe abono|ingreso|ingresos|importe ingreso|abonado|depósitos|ingresado',
      pt: 'entradas|montante crédito|crédito euros|crédito EUR',
      fr: 'recettes|entrée|entrées|montant crédit|montant au crédit',
      pl: 'uznania|uznanie|wpłata|wpłaty|wpływy|ma|kwota uznania',
      'sv da no': 'insättning|insättningar|ind|inn|indsat|inn på konto|indbetaling|inntekt|inntekter',
      cs: 'příjmy|připsáno',
      et: 'kreedit',
      hu: 'jóváírás|jóváírások',
      vi: 'số tiền ghi có|ghi có|phát sinh có|có|số tiền nộp|nộp vào|tiền vào',
      id: 'mutasi kredit|kredit|masuk|setoran',
      is: 'inn|innborgun|tekjur',
    },
  },
  {
    scope: 'headerWord',
    sign: 'out',
    strength: 'sure',
    words: {
      de: 'Soll|Belastung|Belastungen|belastet|belasteter|belastetes|Last|Lasten|Ausgang|Ausgänge|ausgehend|Ausgabe|Ausgaben|Abgang|Abgänge|Abbuchung|Abbuchungen|Auszahlung|Auszahlungen|Lastschrift|Lastschriften',
      en: 'charged|debit|debits|debited|dr|out|outflow|outgoing|withdrawal|withdrawals|withdrawn|spent|expense|expenses',
      nl: 'debet|af|uit|uitgaven|uitgaand|afschrijving|afschrijvingen|uitgave|afgeschreven|belast',
      fr: 'débité|sortie|sorties|dépense|dépenses|retrait|retraits',
      it: 'addebito|addebiti|addebitato|dare|uscita|uscite|spesa|spese|prelievi',
      es: 'débito|débitos|cargo|cargos|cargado|debe|gasto|gastos|salida|salidas|pagos|retirada|retiradas',
      pt: 'saída|saídas|despesa|despesas',
      ro: 'ieșiri|plăți|retrageri|debitare|debitata',
      'sv da no':
        'ut|ud|uttag|utbetalt|udbetalt|utbetalning|utgift|utgifter|utgående|udgift|udgifter|hævet|hævning|belastet|debet|debit',
      fi: 'otto|otot|veloitus|menot',
      et: 'deebet|deebit|väljaminek|välja',
      pl: 'obciążenie|obciążenia|wypłata|wypłaty|wydatki|wydatek|winien|wn|debet|rozchód',
      'cs sk': 'výdaje|výdaj|odepsáno|debet|mati|dal|ťarchu',
      'sl hr sr':
        'breme|bremenitev|bremenitve|odliv|odlivi|izdatki|odhodki|isplata|isplate|duguje|terećenje|terećenja|izlaz|teret|dugovni|rashodi|rashod',
      lt: 'debetas|debeto|išlaidos|išskaityta',
      lv: 'debets|debeta|izmaksas|izdevumi',
      hu: 'terhelés|terhelések|kiadás|kimenő',
      el: 'χρέωση|χρεώσεις|χρέωσης|ανάληψη',
      bg: 'дебит|дебитен|разход|разходи',
      'ru uk': 'расход|расхода|расходы|списание|списания|дебет|дебета|дебету|витрата|витрати|списання',
      tr: 'borç|gider|çıkış|çekilen|giden|ödenen|harcama|harcamalar',
    },
  },
  {
    scope: 'headerWord',
    sign: 'in',
    strength: 'sure',
    words: {
      de: 'Haben|gut|Gutschrift|Gutschriften|gutgeschrieben|gutgeschriebener|Gunsten|Eingang|Eingänge|eingehend|Einnahme|Einnahmen|Zugang|Zugänge|Einzahlung|Einzahlungen',
      en: 'credit|credits|credited|cr|in|inflow|incoming|deposit|deposits|deposited|received|income|lodgement',
      nl: 'bij|inkomsten|inkomend|bijschrijving|bijschrijvingen|ontvangst|bijgeschreven',
      fr: 'crédité|entrée|entrées|recette|recettes|versement|versements|dépôts',
      it: 'accredito|accrediti|accreditato|avere|entrata|entrate|versamenti',
      es: 'crédito|créditos|abono|abonos|abonado|haber|ingreso|ingresos|entrada|entradas|depósito|depósitos',
      pt: 'receitas',
      ro: 'intrări|încasări|creditare|creditata',
      'sv da no':
        'in|ind|inn|insättning|innbetalt|indbetalt|inbetalning|inntekt|inntekter|indtægt|indtægter|indsat|inkommende|kredit',
      fi: 'pano|panot|hyvitys|tulot',
      et: 'kreedit|sissetulek|sisse|laekumine',
      pl: 'uznanie|uznania|wpłata|wpłaty|wpływ|wpływy|ma|przychód',
      'cs sk': 'příjmy|příjem|připsáno|kredit|dobropis|dobropisy|prospech',
      'sl hr sr':
        'dobro|dobropisi|priliv|prilivi|prejemki|odobritev|uplata|uplate|potražuje|odobrenje|odobrenja|ulaz|korist|potražni|prihodi|prihod',
      lt: 'kreditas|kredito|pajamos|įskaityta',
      lv: 'kredits|kredita|ieņēmumi|iemaksas',
      hu: 'jóváírás|jóváírások|bevétel|bejövő',
      el: 'πίστωση|πιστώσεις|πίστωσης|κατάθεση',
      bg: 'кредит|кредитен|приход|приходи',
      'ru uk':
        'приход|прихода|поступление|поступления|зачисление|зачисления|пополнение|пополнения|кредит|кредита|кредиту|доход|доходы|надходження|зарахування',
      tr: 'alacak|gelir|giriş|yatan|yatırılan|gelen',
    },
  },
];

/** Two marks of one column: every row has one of them, or nothing. */
interface DirectionMarks {
  scope: 'mark';
  /** `usual`: letters that stand for much else beside empty cells. `named`: only below a header that says what they are. */
  strength: 'sure' | 'usual' | 'named';
  /** `out/in`, parted by `|`. Of several pairs with a word the first one is meant. */
  pairs: WordsByLanguage;
}

export const markTable: readonly DirectionMarks[] = [
  {
    scope: 'mark',
    strength: 'sure',
    pairs: {
      de: 'S/H|Soll/Haben|Ausgang/Eingang|Ausgabe/Einnahme|ausgehend/eingehend|Belastung/Gutschrift|Lastschrift/Gutschrift|Auszahlung/Einzahlung|raus/rein|Last/Gut|Lasten/Gunsten|aus/ein|Lastschr/Gutschr|Belast/Gutschr|Minus/Plus|Abfluss/Zufluss|Kauf/Verkauf|Kauf/Gutschrift|Umsatz/Gutschrift|Abbuchung/Gutschrift|Belastung/Einzahlung|Abgang/Zugang|Ausgaben/Einnahmen|Soll (S)/Haben (H)|Zahlungsausgang/Zahlungseingang|zu Lasten/zu Gunsten|Lastschrift/Eingang',
      en: 'D/C|Debit/Credit|Dr/Cr|DBIT/CRDT|DB/CR|out/in|money out/money in|outgoing/incoming|sent/received|paid out/paid in|withdrawal/deposit|expense/income|out of account/into account|buy/sell|payment/receipt|charge/credit|charge/payment|charge/refund|purchase/payment|purchase/credit|purchase/refund|debit/refund|spend/earn|spent/earned|Debit (-)/Credit (+)|outflow/inflow',
      nl: 'Debet/Credit|Af/Bij|koop/verkoop|uitgave/inkomst|afschrijving/bijschrijving',
      'cs pl': 'D/K',
      'sv da no pl': 'Debet/Kredit',
      'de da no': 'Debit/Kredit',
      et: 'Deebet/Kreedit|väljaminek/sissetulek',
      '': '-/+',
      fr: 'achat/vente|achat/remboursement|dépense/recette|sortie/entrée',
      it: 'dare/avere|addebito/accredito|uscita/entrata|acquisto/vendita',
      es: 'cargo/abono|debe/haber|débito/crédito|gasto/ingreso|compra/venta|débito/abono|salida/entrada',
      pt: 'saída/entrada',
      pl: 'obciążenie/uznanie|Wn/Ma|wydatek/wpływ|wychodzący/przychodzący|rozchód/przychód|wypłata/wpłata',
      sv: 'ut/in|köp/sälj|utgift/inkomst|uttag/insättning',
      da: 'ud/ind|udgift/indtægt',
      no: 'ut/inn|utgift/inntekt',
      fi: 'meno/tulo|otto/pano',
      cs: 'odchozí/příchozí|výdaj/příjem',
      hu: 'terhelés/jóváírás|kiadás/bevétel',
      'sl hr sr': 'isplata/uplata|breme/dobro|odliv/priliv|duguje/potražuje|rashod/prihod',
      lt: 'debetas/kreditas|išlaidos/pajamos',
      lv: 'debets/kredīts|izdevumi/ieņēmumi',
      ro: 'ieșire/intrare|plată/încasare',
      bg: 'Дебит/Кредит|разход/приход',
      el: 'χρέωση/πίστωση',
      ru: 'расход/приход|расход/поступление|расходы/доходы|списание/пополнение|списание/зачисление|списание/поступление|списания/поступления|Дебет/Кредит|исходящий/входящий|исходящее/входящее',
      uk: 'списання/зарахування|витрата/надходження|витрати/надходження',
      tr: 'borç/alacak|gider/gelir|giden/gelen|çıkış/giriş|çekilen/yatan',
      zh: '支出/收入|借 Dr/贷 Cr|借方/贷方',
      ja: '出金/入金|支出/収入',
      ko: '지출/수입|출금/입금',
    },
  },
  {
    scope: 'mark',
    strength: 'usual',
    pairs: { hu: 'T/J', it: 'D/A', el: 'Χ/Π', zh: '支/收|借/贷' },
  },
  {
    scope: 'mark',
    strength: 'named',
    pairs: {
      en: '-1/1',
      de: 'L/G|B/G|A/E|U/E',
      es: 'C/A|D/H',
      hr: 'A/B',
      cs: 'MD/D',
      pl: 'Ob/Uz',
      tr: 'B/A',
    },
  },
];
