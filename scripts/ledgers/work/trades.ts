import { streamsOf } from '../stream-table';

const takings = `
card-in ; income.sales ; +cr ; ~14 ; 9000-240000 ; ; Unzer GmbH|Payone GmbH|Hobex AG|SumUp Limited|Stripe Payments|Worldline ; Umsätze {dd}.{mm}. {nr8}|Gutschrift Terminal {nr8}|EC-Gutschrift {dd}.{mm}.|Auszahlung {nr9}|Kartenzahlungen {dd}.{mm}.{yy}|Abr. {nr8} Umsatz`;

/** What companies of one trade buy and sell, in the work part, second list. */
export const tradeStreams = {
  cafe: streamsOf(`${takings}
food ; business.supplier ; -dd ; f ; 20000-180000 ; varies=0.05 many=3 ; Bäko Süd-West|FrischeParadies|Kaffeerösterei Andraschko|Molkerei Berghof|Getränkevertrieb Ahlers|Hamberger Großmarkt|Obst Kaiser|Eiswerk Leone|Recheis|Lantmännen Unibake ; RG {nr7}|Rechn.Nr. {nr8} KdNr {nr5}|Lieferungen KW {nr2}|Rechnung {nr7} Ware|Re. {nr8} v. {dd}.{mm}.|Sammelrg {nr7}
carry ; business.supplier ; -card ; ~3 ; 4000-45000 ; many=2 ; METRO {town}|FEGRO SELGROS|EUROGAST {town}|ALIGRO {town} ; -
laundry ; business.supplier ; -dd ; 1 ; 8000-45000 ; share=0.7 varies=0.05 ; Alsco Berufskleidung|Bardusch|Salesianer Miettex|Wäscheservice Blitz ; Mietwäsche {nr7}|RG {nr7}|Berufskleidung {mon}
delivery ; income.sales ; +cr ; w ; 8000-92000 ; varies=0.6 taste share=0.6 ; Lieferando / yd.yourdelivery|Wolt|foodora|Eat.ch ; Auszahlung {nr8}|Umsatz KW {nr2}|Gutschrift {nr8}
events ; income.sales ; +cr ; ~2 ; 26000-250000 ; many=4 ; Sparkasse Betriebsrat|Lions Club {town}|Fam. Weigl|Chor Cantabile|Ing.-Büro Krämer ; RE {nr4}|Buffet {nr4}|Feier {dd}.{mm}.|Rechnung {nr4} Catering
`),
  boutique: streamsOf(`${takings}
goods ; business.supplier ; -tr ; ~6 ; 13000-380000 ; many=6 ; Strickmanufaktur Nord|Hess Natur Großhandel|Comma GmbH|Olymp Bezner|Spielwaren Vedes|Porzellan Villeroy|KNV Zeitfracht|Fahrrad Hercules|Gewürzkontor|Uvex Sports|S. Fischer Verlage|Brillen Rodenstock ; RG {nr8}|Rechnung {nr8} Kd {nr5}|RE {nr7}/{yy}|Ware {nr6}|Kollektion {nr6}|Rechnung Nr. {nr7} abz. Skonto|Lieferschein {nr7}
web ; income.sales ; +cr ; ~5 ; 3000-110000 ; share=0.7 many=3 ; Shopify Payments|eBay S.a.r.l.|PayPal Europe|Otto Market|Etsy Payments ; Auszahlung {nr8}|Payout {nr8}|Erlöse {nr7}|Transfer {nr9}
parcel ; communication.post ; -dd ; ~2 ; 1900-36000 ; many=2 ; GLS Austria|Deutsche Post AG Brief|Planzer Paket|DPD|Sendcloud GmbH ; Versand {nr8}|Sendungen {mon}|RG {nr8} Pakete|Porto {nr7}
watch ; business.supplier ; -tr ; 1 ; 4000-26000 ; share=0.4 ; Securitas|Schaufensterdeko Hahn|Gebäudereinigung Flott ; Reinigung {mon}|Bewachung {mon}|RG {nr5} {mon}
`),
  dentist: streamsOf(`
fund ; income.sales ; +cr ; 1 ; 860000-3200000 ; varies=0.05 ; KZV Nordrhein|KV Berlin|Kassenärztliche Ver. Thüringen|ÖGK Ärzte|KZVB München ; Abschlag {mm}/{yy}|Honorarabschlag {mon}|KCH/ZE {mm}{yy} {nr7}|Quartalshonorar {q}/{yyyy}
private ; income.sales ; +cr ; ~9 ; 3500-98000 ; many=8 person ; ; Rechn. {nr6}|RG {nr6}|Rechnung {nr6} {dd}.{mm}.{yy}|Zahnersatz {nr5}|RN {nr6}
billing ; income.sales ; +cr ; ~2 ; 47000-770000 ; many=2 ; DZR Dt. Zahnärztl. Rechenzentrum|PVS rhein-ruhr|Health AG|büdingen dent ; Abr. {nr7}|Gutschrift {nr8}|Ankauf {nr7}
material ; business.supplier ; -dd ; ~5 ; 3400-155000 ; many=5 ; Straumann GmbH|Dentsply Sirona|Van der Ven Dental|Labor Limbach|Kaniedenta|Röntgentechnik Mayr|Dürr Dental|Zahnlabor Kappes|Medicalis|Pharma Großhandel Noweda ; Rechnung {nr8}|RE {nr7} Material|RG {nr8}|Lieferung {nr7}|Laborleistung {mon} {nr6}|Kd {nr6} Rg {nr7}
clean ; business.supplier ; -so ; 1 ; 13000-58000 ; share=0.7 ; Reinigungsdienst Sauber|Putzteufel GmbH|Wisag ; Reinigung|Reinigung {mon}|Praxisreinigung
`),
  builder: streamsOf(`
customer ; income.sales ; +cr ; ~8 ; 23000-2800000 ; many=8 ; Siedlungswerk {town}|Eheleute Rosenkranz|Planungsgruppe Nord|WEG Gartenstr.|Stadt {town} Bauamt|Kirchengemeinde {town}|Reha-Klinik {town}|Autoteile Hansen|Projektbau Süd GmbH|Landkreis {town} ; RG {nr6}|Rechnung {nr5} v. {dd}.{mm}.|Abschlag {nr2} Projekt {nr3}|Re-Nr. {nr6} ./. Skonto|SR {nr6}|Dachsanierung {nr4}|Teilrechnung {nr5}
private ; income.sales ; +cr ; ~4 ; 9000-470000 ; many=6 person ; ; RE {nr6}|Rechnung {nr5}|Malerarbeiten RG {nr4}|Fliesen {nr4}|Rg. {nr5} vielen Dank
service ; income.sales ; +cr ; 1 ; 22000-175000 ; share=0.5 ; Pflegeheim St. Josef|Ferienpark {town}|Bistum {town} ; Wartung {mm}/{yy}|Hausmeisterpauschale {mon}|Vertrag {nr4} {mon}
material ; business.supplier ; -tr ; ~7 ; 5000-550000 ; many=7 ; Pfeiffer & May|Rexel Germany|Hornbach Profi|Bauzentrum {town}|Wiedemann KG|Dachdeckereinkauf DEG|Schmidt Holzland|Würth Austria|Sto SE|Peri GmbH|Keramag|Zeppelin Rental|Saint-Gobain ; RG {nr8}|Rechnung {nr8} {dd}.{mm}.|RE {nr7} Kd {nr5}|Baustoffe {nr7}|Re. {nr8} abz. 3%|Mietgerät {nr6}
subs ; business.supplier ; -tr ; ~1 ; 46000-710000 ; many=3 ; Estrich Popescu|Bagger Huber|Elektro Kunz e.K.|Stuckateur Bianchi ; RE {nr4}|Rechnung {nr4} BV {town}|Nachunternehmer {nr4}
clothes ; business.supplier ; -dd ; 1 ; 5500-27000 ; share=0.5 varies=0.04 ; Bardusch Textil|CWS-boco|Larosé ; Mietkleidung {nr6}|RG {nr7} Kleidung|Service {mon} {nr6}
tank ; mobility.fuel ; -dd ; ~2 ; 13000-108000 ; ; TotalEnergies Card|Aral Card|OMV Card|Avia Card|Westfalen Tankkarte ; Karte {nr7} Abr. {dd}.{mm}.|Tankrechnung {nr8}|RG {nr8} Kraftstoffe|Diesel {nr7}
`),
  it: streamsOf(`
customer ; income.sales ; +cr ; ~5 ; 85000-1850000 ; many=6 ; Maschinenbau Reger|Stadtmarketing {town}|Kliniken Nord|Druckguss Ebner|Raiffeisenbank {town} IT|Weingut Prantl|Agrarhandel Oder ; RE {nr6}|Rechnung {yyyy}{nr4}|INV-{nr5}|Projekt {nr4} RG {nr5}|Rechnung {nr6} {dd}.{mm}.
support ; income.sales ; +cr ; 1 ; 58000-410000 ; many=2 ; Kanzlei Wirtz & Co|Spedition Lauer|Autohaus Kessler ; Support {mon}|Wartungspauschale {mm}/{yy}|Managed Service {nr4}
free ; business.supplier ; -tr ; ~3 ; 23000-380000 ; many=4 person ; ; RG {nr4}|Honorar {nr4}|Rechnung {nr4} Entwicklung|Design {nr4}
hardware ; business.supplier ; -tr ; ~1.5 ; 9000-280000 ; many=3 ; Ingram Micro|Also Deutschland|Also Schweiz|TechData Austria|Bluechip Computer ; RE {nr8}|Rechnung {nr8} Notebooks|Auftrag {nr7}
`),
};
