/**
 * Words that tell what happens rather than what it is for: something comes back, is taken again, is paid once, is drawn
 * from a line, or moves between accounts. Written as in the word tables.
 */
export type Signal =
  | 'return'
  | 'refund'
  | 'retry'
  | 'once'
  | 'drawdown'
  | 'repayment'
  | 'interest'
  | 'payout'
  | 'own-transfer'
  | 'invoice'
  | 'card-settlement'
  | 'card-thanks';

export const signalWords: readonly { signal: Signal; words: string }[] = [
  {
    signal: 'return',
    words:
      'Rücklastschrift*|Rejet prélèv*|Rejet prlv*|Prélèvement rejeté*|Impayé*|Retoure Lastschrift|Lastschriftrückgabe*|Rückgabe Lastschrift|Rückgabe SEPA*|SEPA-Rückgabe*|Rückrechnung*|returned debit|returned direct debit|Lastschriftretoure*|Rücklauf*|Rücküberweisung*|Nichteinlösung|mangels Deckung|Widerspruch Lastschrift*|unpaid direct debit|Retouren Lastschrift|Rückbuchung Lastschrift|Rücklastschr*|RLS|Retourgutschrift|Storno Lastschrift|Rückbelastung*|chargeback|Lastschrift-Retoure|reversal|Rückläufer|Rückbuchung|Wiedergutschrift Lastschrift|Terugboeking incasso*|Saldo ontoereikend|Stornering*|Uneingelöst*|Lastschr. Rück*|Rückruf*|Wiedergutschr*|Storno Einzug|Storno Basislast*|Lastschrift Retour|nicht eingelöst|Rückl. Lastschr*|Widerspruch|R-Transaktion|LS-Rückgabe|Rückgabe LS|Rückgabe mangels*',
  },
  {
    signal: 'refund',
    words:
      'AAG|AAG-Erst*|Entgeltfortz*|Lohnfortz*|Prämienkorr*|Prämienrückverg*|Beitragsgutschr*|Prämiengutschr*|Beitragskorr*|Minderbeitrag*|weniger km*|ESTErst*|ESt-Erst*|USt-Erst*|Steuererst*|Steuerrückerst*|Rembt|Retoure|Remboursement*|Trop perçu*|Avoir|Teruggaaf*|Terugbetaling|Teruggave*|Retourzending*|Erstatt*|Rückerstattung*|Gutschrift*|Gutschrift zu|Guthaben*|Retoure*|Beitragsrückerstattung*|Rückvergütung*|Storno*|refund|credit note|Rückzahlung*|Beitragserstattung*|Überzahlung*|Rückzahlung Guthaben|Korrektur|Stornierung*|Rechnungskorrektur*|Beitragsrückgewähr*|Prämienrückerstattung*|Überzahlt*|Minderung|Rücküberweisung|Kaution zurück|zurück|Rückgabe|Warenrückgabe|Gutschriftsnr*|Beitragsguthaben|Doppelzahlung*|overpayment|reimbursement|Prämiengutschrift|Auszahlung Guthaben|Kulanz*|return of goods|Bonusgutschrift|Reklamation*|Warengutschrift|GS|Beitragsrückzahlung*|Rückst*|Erst|Rückerst*|Beitragsrückerst*|Guth|Guthabenausz*|Rückz|Gutschr|Auszahlung Guth*',
  },
  {
    signal: 'retry',
    words:
      'Erneuter Einzug*|Mahnung*|Nachzahlung*|Wiederholung*|Zahlungserinnerung*|erneute Abbuchung|Mahngebühr*|erneut*|Nochmalig*|2. Einzug|Wiedervorlage|Wiedereinzug*|reminder|second attempt|Nachforderung*|offener Betrag|offene Rate|Rückstand*|rückständig*|Zahlungsrückstand|zzgl. Gebühr*|inkl. Gebühr*|Nacheinzug|Ausgleich Rücklastschrift|retry|outstanding|overdue|versäumt*|nachträgliche Zahlung|Neuvorlage|Neueinzug|Zweitvorlage|Nachholung',
  },
  {
    signal: 'once',
    words:
      'Nachzahlung*|Dividende GJ*|Dividende gem*|Dividende 20*|Ausschüttung 20*|Ausschüttung lt*|Ausschüttung gem*|Vorabausschütt*|Spielerpässe*|Spielerpass*|Meldegeld*|Nenngeld*|Tredicesima*|13. Gehalt*|13. Monatslohn*|13. Lohn*|Weihnachtsgeld*|Gewinnausschütt*|Steuernachz*|*nachzahlung|E-NZ|Bonus|Bonuszahlung*|Jahresbonus*|Betriebskostenabr*|BK-Abrechnung*|*sonderzahlung*|*sondertilgung*|*schlussrechnung*|Schlussrate*|Jahresrechnung*|Jahresabrechnung*|*endabrechnung*|*nebenkostenabrechnung*|*betriebskostenabrechnung*|Ablösung*|*ablösesumme*|special payment|final bill|final invoice|annual bill|balloon payment|extra repayment|Turnusabrechnung*|*verbrauchsabrechnung*|Heizkostenabrechnung*|NK-Abrechnung*|Abschlussgebühr*|Abschlusszahlung*|Mehrkilometer*|Minderwert*|unscheduled repayment|early repayment|Vorzeitige Rückzahlung|Ballonrate|Anzahlung*|Kaution*|Schlusszahlung|Restzahlung|Restwert*|Sonderleistung|Sonderrate|Sondereinzahlung|Einmalzahlung*|Einmalbeitrag*|Zuzahlung*|one-off|Sonderumlage|Erstausstattung|einmalig*|Vertragsende|Endabr|Jahresendabrechnung|Nachberechnung|Rückführung Restschuld|Gesamttilgung|Volltilgung|Teiltilgung|außerplanmäßig*',
  },
  {
    signal: 'drawdown',
    words:
      'Abruf*|Inanspruchnahme*|Auszahlung Kredit*|Auszahlung Abruf*|Auszahlung Kontokorrent*|Auszahlung Rahmen*|Auszahlung*|Ziehung*|drawdown|draw down|Teilauszahlung*|Verfügung*|Kreditabruf*|Abrufung|utilisation|utilization|Bereitstellung|Ausnutzung|advance|Abruf Kredit*|Verfügung aus',
  },
  {
    signal: 'repayment',
    words:
      'Rückzahlung*|Rückführung*|Tilgung*|repayment|Ablösung|Ausgleich Kredit*|Einzahlung Kredit*|Teilrückzahlung*|Teilrückführung*|Rückführ|Rückzahl|Tilgungszahlung|Abbau',
  },
  {
    signal: 'interest',
    words:
      'Zins|Zinsen*|Zinsabrechnung*|Kreditzinsen*|Darlehenszinsen*|interest|*zinsen|Zinsbelastung|Sollzins*|Zinszahlung*',
  },
  {
    signal: 'payout',
    words:
      'Auszahlung*|Zuzählung Kredit*|Kreditzuzähl*|Zuzählung Darl*|Valutierung*|Valuta|disbursement|payout|Ausz',
  },
  {
    signal: 'own-transfer',
    words:
      'Umbuchung*|Übertrag*|Kontoübertrag*|Eigenübertrag*|Eigenes Konto|eigenem Konto|Auf eigenes Konto|Own account|Compte propre|Top up|Top-up|Geld hinzugefügt|Konto aufladen|Virement interne*|Mon compte|Umbuch|Übertragung|own transfer|internal transfer|Rücklage*|Tagesgeld|Sparkonto|Sparen|Notgroschen|Liquidität*|Gemeinschaftskonto|Haushaltskonto|Haushaltsgeld|transfer|Ausgleich|Kontoausgleich|Einlage Tagesgeld|Steuerrücklage|auf Tagesgeld|vom Tagesgeld|Auffüllung|Überlauf|Cash Pooling|savings|Urlaubskasse|Rückübertrag|Rücküberweisung Tagesgeld|Eigene Überweisung|Kontenausgleich|Entnahme Rücklage|Übertr|Umschichtung',
  },
  {
    signal: 'invoice',
    words:
      'Rechnung*|RG|RNr|RE|Re-Nr|Invoice*|Lieferung*|Lieferschein*|Kreditor*|Skonto|Kd-Nr|KdNr|Auftrag*|Bestellung*|Faktura|Rechnungsnr*|Projekt*|Beleg*|Pauschale',
  },
  {
    signal: 'card-settlement',
    words:
      'Visa Business Abr*|Visa Gold Abr*|Mastercard Gold Abr*|Mastercard Business Abr*|Business Card Abr*|Firmenkarte Abr*|Kreditkartenabr*|Kartenabr*|Kreditkartenrechn*|KK-Abr*|Abr. Kreditk*|Visa-Abr*|Mastercard-Abr*|Kreditkartenabrechnung*|Kartenabrechnung*|Kreditkartenrechnung*|Abrechnung Kreditkarte*|Visa-Abrechnung|Mastercard-Abrechnung|credit card statement|credit card payment|credit card bill|Monatsabrechnung Karte|Umsatzabrechnung*|Kreditkarten-Abrechnung|Abrechnung Visa|Abrechnung Mastercard|Abrechnung Karte|*kreditkarte|Summe Monatsabrechnung|Monatsabrechnung Visa|Monatsabrechnung Mastercard|Monatsrechnung Visa|Kartensaldo*|Kartenausgleich|Ausgleich Visa|Ausgleich Mastercard',
  },
  {
    signal: 'card-thanks',
    words:
      'Zahlung - Dank|Zahlung Dank|vielen Dank|Lastschrifteinzug|Ihre Zahlung|Zahlung erhalten|Ausgleich|payment received|thank you|Einzahlung|Saldoausgleich|Kontoausgleich|payment thank you|Zahlungseingang|Überweisung erhalten|Ausgleich Kreditkarte|Gutschrift Lastschrift|Abrechnungsausgleich|Lastschrift Abrechnung|Kartenausgleich',
  },
];

/** Booking texts: what banks print as the kind of booking. Folded words; a text may carry several. */
export const bookingTextNatures: readonly {
  nature: import('./classification-codes').BookingNature;
  words: string;
}[] = [
  {
    nature: 'direct-debit',
    words:
      '*lastschrift*|Recibo*|Adeudo*|Addebito*|Prlv SEPA*|Prélèvement*|PRLV|Abbuchung*|Einzug*|direct debit|Basislastschrift|Firmenlastschrift|SEPA-DD|Erstlastschrift|Folgelastschrift|LSV|Einzugsermächtigung*|Bankeinzug|Incasso*|Domiciliëring*',
  },
  {
    nature: 'return',
    words:
      'Terugboeking*|Rejet prlv*|Rejet prélèv*|Impayé*|Stornering*|Rücklastschrift*|Lastschriftrückgabe*|Retoure*|Rückgabe*|Lastschrift-Rückgabe*|Rückbuchung*|Rückrechnung*|Rückläufer*|Lastschriftretoure*|Rücklastschr*|returned|reversal|*rücklastschrift*|*lastschriftrückgabe*',
  },
  {
    nature: 'standing-order',
    words:
      '*dauerauftrag*|Ordine permanente*|Vir SEPA permanent*|Virement permanent*|Ordre permanent*|DA|*dauerauftr|standing order|Periodieke overschr*|Periodieke overb*|Doorlopende opdr*|Dauerauftragsbelast*|Dauerauftragsgutschr*',
  },
  {
    nature: 'card',
    words:
      'Betaalautomaat*|BEA|Betaalpas*|Creditcard/betaalpas*|Achat|Achats|Compra*|Tarjeta|Pago con tarjeta*|Pago tarjeta*|Pago móvil*|Presentment*|Card transaction*|Kartentransaktion*|Kartenbelastung*|Point of sale*|Purchase*|Acquisto*|Pagamento carta*|iDEAL|Bezahlung Karte*|Kartenbezahlung*|Paiement CB*|Paiement carte*|Paiement par carte*|Achat CB*|Achat carte*|Umsatz|Kartenumsätze|Karte|Bancontact*|Pinbetaling*|Bankomat Zahlung*|Bankomatzahlung*|Bancomat Zahlung*|Zahlung Bankomat|Bankomat-Zahlung|Bankomatkarte*|*kartenzahlung*|POS*|*girocard*|ELV*|*kreditkartenumsatz*|Kartenumsatz*|*kartenumsatz|card payment|Maestro*|Debitkarte*|Visa Debit|*debitkarte*|Kartenverfügung|Kreditkarte|electronic cash|Kartenbuchung*|Karteneinsatz|Debit Mastercard|Apple Pay|Google Pay|Kauf Karte|ecommerce|VISA|Mastercard|NFC|kontaktlos|Onlinekauf|Warenbezug*|Einkauf|Kauf|Dienstleistung*|Card Purchase',
  },
  {
    nature: 'cash',
    words:
      'Geldautomaat*|Versamento contanti*|Versement espèces*|Versement guichet*|Reintegro*|Cajero*|Ingreso efectivo*|Prelievo*|Prelevamento*|Geldopname*|Retrait*|Retrait DAB*|Auszahlung girocard|Bargeldauszahlung*|Geldautomat*|Barauszahlung*|Bargeld*|Bareinzahlung*|Einzahlung*|ATM*|Bancomat*|Bankomat*|GA*|Abhebung*|SB-Einzahlung|Auszahlung|Bezug Bancomat|cash',
  },
  {
    nature: 'own-transfer',
    words: 'Übertrag*|Umbuchung*|Kontoübertrag*|Eigenübertrag*|Rückübertrag|internal transfer',
  },
  {
    nature: 'card-settlement',
    words:
      'Kreditkartenabrechnung*|Kartenabrechnung*|Kreditkartenabr*|KK-Abrechnung|Visa-Abrechnung|Mastercard-Abrechnung|Abrechnung Kreditkarte|Kreditkartenrechnung*',
  },
  {
    nature: 'salary',
    words: 'Lohn*|Gehalt*|Lohn/Gehalt|Gehalt/Rente|Bezüge|Salär|Lohn-/Gehalt*|Rente*|salary',
  },
  { nature: 'collective', words: 'Sammel*|Sammler*|*sammelüberweisung*|bulk|Massenzahlung*' },
  {
    nature: 'securities',
    words:
      'Trade|Trades|Savings plan|Wertpapier*|Effekten*|Depot*|Wertp*|Erträgnis*|securities|Börse*|Fonds*',
  },
  {
    nature: 'closing',
    words:
      'Gebühr|Gebühren|Fee|Fees|Entgelt|Entgelte|Spesen|Steuern|Steuer|Tax|Taxes|Abschluss*|*preisabschluss*|Rechnungsabschluss*|Kontoabschluss|Zinsabschluss|Zinsen|Zinsen/Entgelt*',
  },
  {
    nature: 'refund',
    words:
      'Gutschrift Karte|Kartengutschrift*|Gutschr. Karte|*retoure karte|card refund|Kreditkartengutschrift|Gutschrift POS|Rückvergütung*',
  },
  {
    nature: 'credit',
    words:
      'Gutschrift*|Transf. a su favor*|Transferencia recib*|Transf. recib*|Accredito*|Vir SEPA reçu*|Virement reçu*|Vir reçu*|Überweisungsgutschr*|Gutschr*|Eingang|Zahlungseingang*|*gutschrift|Vergütung|incoming|income|credit transfer|Auslandsgutschrift',
  },
  {
    nature: 'transfer',
    words:
      '*überweisung*|Transf. emitida*|Transferencia*|Transf.|Ordine di pagamento*|Bizum*|Bonifico*|Ordine e-banking*|Vir SEPA|Vir SEPA émis*|Virement*|Virement émis*|Vir inst*|Überw*|Overschrijving*|Overboeking*|Online bankieren|transfer|*auftrag|Zahlungsauftrag|E-Banking*|Onlineüberweisung|Vergütungsauftrag|SEPA-CT|Überweisungsauftrag|ebill',
  },
];
