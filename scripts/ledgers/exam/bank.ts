import { occasionsOf } from '../words-bank';

/** What banks of the exam part and their customers write themselves. */
const list = (text: string): readonly string[] => text.split('|');

export const examBank = {
  savings: list(
    'Übertrag|Sparrate eigenes Konto|Kontoübertrag|Rücklagen {mon}|mtl. sparen|Umbuchung|auf Sparkonto|Puffer',
  ),
  notes: list(
    'Möbel|Kontoausgleich|Rückumbuchung|Anteil Steuer|fürs Auto|Umb.|Uebertrag|Waschmaschine|Zahnarzt',
  ),
  settlements: list(
    'VISA Abrechnung {mm}/{yyyy}|KREDITKARTENABRECHNUNG VOM {dd}.{mm}.|Belastung Kreditkarte XXXX {nr4}|Kartenabrechnung {mon}|Mastercard Gold Abrechnung|LSV Kreditkarte {mon}',
  ),
  thanks: list(
    'Ihre Zahlung - Danke|Gutschrift Einzug|ZAHLUNGSEINGANG|Lastschrift vom Girokonto|Saldoausgleich {mon}|Überweisung erhalten',
  ),
  returns: list(
    'RUECKLASTSCHRIFT {dd}.{mm}.{yyyy}|SEPA Rücklastschrift AC06|Lastschriftretoure Konto nicht gedeckt|RLS mangels Deckung|Stornierung Lastschrift|Rückbuchung|MS03 Rückgabe|Retourlastschrift',
  ),
  fees: list(
    'Kontoführungsgebühr {mon}|ENTGELT KONTOMODELL|Grundpreis {mon}|Rechnungsabschluss Entgelte|Monatspauschale Konto|Dienstleistungspreis|Bankspesen {mm}/{yy}|Kontogebühren',
  ),
  returnFees: list('Gebühr Rücklastschrift|Entgelt für Lastschriftretoure|RLS-Entgelt|Spesen Rückgabe'),
};

export const examOccasions = occasionsOf(`
2 ; person ; -cash ; 2000-50000-1000 ; cash.withdrawal ; ; ; GAA {town} {dd}.{mm}. {nr4}|BARGELD AUTOMAT {nr6}|Geldautomat Sparkasse {town}|BANKOMAT {nr8} UM 14:02|Bezug Bancomat {dd}.{mm}.|Bargeldabhebung {town}|Barauszahlung Kasse
4 ; company ; +deposit ; 15000-290000-500 ; cash.deposit ; ; ; Bareinzahlung {dd}.{mm}.|EINZAHLUNG NACHTTRESOR|SB-Einzahlung {nr6}|Kasseneinnahmen {dd}.{mm}.|Tageseinnahmen|Einzahlung Automat {town}
0.25 ; both ; -closing ; 120-3900-1 ; fees.interest ; ; ; Sollzinsen {mm}/{yyyy}|ZINSEN DISPO {q}. QU|Überziehungszinsen|Habenzins/Sollzins Abschluss|Zinsbelastung Kontokorrent
0.15 ; both ; -closing ; 90-1500-1 ; fees.other ; ; ; Fremdwährungsentgelt {nr6}|Auslandseinsatzentgelt|Jahresgebühr Karte|Depotgebühr {q}/{yyyy}|Porto Kontoauszug|Entgelt Echtzeitüberweisung
0.06 ; both ; +cr ; 2500-38000-1 ; housing.energy ; refund ; E.ON Energie Deutschland GmbH ; Jahresabrechnung Guthaben {nr9}|Gutschrift Energie {nr9}|Auszahlung Guthaben VK {nr9}
0.05 ; person ; +cr ; 2500-38000-1 ; housing.rent ; refund ; Hausverwaltung Realtreu GmbH ; Guthaben Nebenkosten {yyyy}|BK-Abrechnung Guthaben|Erstattung NK-Abr. {nr5}
0.05 ; both ; +cr ; 1500-29000-1 ; insurances.other ; refund ; Gothaer Allgemeine ; Beitragserstattung {nr9}|Rückzahlung Beitrag {nr8}|Beitragsgutschrift {nr8}
0.05 ; both ; +cr ; 20000-350000-1 ; income.insurance-payout ; ; Württembergische Vers. AG ; Schadenzahlung {nr9}|Schaden-Nr. {nr9}|Leistung Schadenfall {nr8}|Versicherungsleistung {nr8}
0.04 ; person ; +cr ; 3000-90000-1 ; taxes.income ; refund ; Finanzamt {town} ; EST {yyyy} Erstattung {nr10}|Einkommensteuer {yyyy} Guthaben|Steuererstattung {nr10}
0.2 ; person ; +card ; 900-12000-1 ; shopping.clothing ; refund ; ZALANDO PAYMENTS ; Rückerstattung {nr8}|Gutschrift {nr8}|Refund {nr8}
0.15 ; person ; +cr ; 900-9000-1 ; shopping.online ; refund ; AMAZON PAYMENTS EUROPE S.C.A. ; {nr3}-{nr7}-{nr7} Erstattung|Rückzahlung AMZN {nr8}
0.25 ; person ; -securities ; 10000-250000-1 ; investments.securities ; ; ; Kauf {nr3} Stk ISIN US0378331005|WERTPAPIERKAUF {nr6} XETRA|Orderabrechnung Kauf WKN {nr6}|Wertpapierabrechnung Kauf {nr6}|Börsenkauf {nr2} Stück|ZEICHNUNG FONDS {nr5}
0.25 ; person ; +securities ; 900-38000-1 ; income.investment ; ; ; Dividendengutschrift {nr6}|ZINSGUTSCHRIFT {mm}/{yyyy}|Verkauf {nr3} Stk ISIN US0378331005|Ertrag Fonds {nr6}|Couponzahlung {nr6}
0.05 ; person ; +cr ; 100000-900000-1 ; income.loan-payout ; ; Targobank Kredit ; Kreditauszahlung {nr9}|Auszahlung Ratenkredit {nr9}|Darlehensauszahlung
0.03 ; person ; -tr ; 20000-120000-1 ; risk.garnishment ; ; Obergerichtsvollzieher Maier ; DR II {nr4}/{yy}|Pfändung DR {nr4}
0.05 ; company ; +cr ; 20000-320000-1 ; taxes.vat ; refund ; Finanzamt {town} ; USt-Erstattung {mm}/{yyyy}|Umsatzsteuer {mon} Erstattung
`);
