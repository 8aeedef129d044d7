import { streamsOf } from '../stream-table';

/** What companies of one trade buy and sell, in the exam part. */
export const tradeStreams = {
  restaurant: streamsOf(`
food ; business.supplier ; -dd ; f ; 22000-190000 ; varies=0.05 many=3 ; CHEFS CULINAR Süd|Edeka Foodservice|Rungis Express GmbH|Weinhandel Schloss Vaux|Getränke Fleischmann|Bäckerei Großmann Lieferservice|AGM C+C|Saviva AG|Metzgerei Pfister|Obst & Gemüse Yildiz|Privatbrauerei Zwickl ; Rechnung {nr8}|RG {nr8} Kd.Nr. {nr6}|Sammelrechnung {nr7} {dd}.{mm}.|Lieferung {dd}.{mm}. RE {nr7}|RE-NR {nr8}|Beleg {nr9}|Kundennr {nr6} Re. {nr8}|Faktura {nr8}
cash-carry ; business.supplier ; -card ; ~3 ; 4000-48000 ; many=2 ; METRO CASH+CARRY {town}|HANDELSHOF {town}|SELGROS {town}|PRODEGA {town}|TRANSGOURMET C+C ; -
laundry ; business.supplier ; -dd ; 1 ; 9000-48000 ; share=0.7 varies=0.05 ; Mewa Textil-Service|Wäscherei Blütenweiß|CWS Hygiene|Elis Textil ; RG {nr8} Mietwäsche|Rechnung {nr7} Textilservice|Wäsche {mon} {nr6}|Hygieneservice {nr7}
card-in ; income.sales ; +cr ; ~14 ; 14000-260000 ; ; Concardis GmbH|Card Complete|Adyen N.V.|First Data / TeleCash|SIX Payment|Nexi ; Kartenumsätze {dd}.{mm}.{yyyy} {nr7}|Gutschrift EC {dd}.{mm}.|Abrechnung {nr8} VU {nr8}|Umsatzabr. {nr8}|POS-Umsätze {dd}.{mm}.|Payout {nr9}
delivery-in ; income.sales ; +cr ; w ; 8000-96000 ; varies=0.6 taste share=0.6 ; Takeaway.com Payments BV|Wolt Enterprises|Uber Eats|Just Eat CH|Lieferando ; Abrechnung {nr8}|Auszahlung {dd}.{mm}.|Payout {nr8}|Gutschrift Umsatz {nr7}
party-in ; income.sales ; +cr ; ~2 ; 28000-260000 ; many=4 ; Kegelclub Alle Neune|Volksbank Betriebsfeier GmbH|Fam. Brand|Rotary Club {town}|Autohaus Seitz GmbH ; Rechnung {nr4} Feier|RE {nr5}|Weihnachtsfeier RG {nr4}|Catering {nr4}|Anzahlung Hochzeit {dd}.{mm}.
`),
  shop: streamsOf(`
goods ; business.supplier ; -tr ; ~6 ; 14000-390000 ; many=6 ; Marc O'Polo AG|Gardena Vertrieb|Brüder Mannesmann|Bio-Zentrale Naturprodukte|Nordmann Uhren Großhandel|Koch, Neff & Volckmar|Zeitfracht Medien|Shimano Austria|Tee-Import Hälssen|Lederwaren Picard|Papstar GmbH|Floristikbedarf Hoheisen ; RE {nr8}|Rechnung {nr7} v. {dd}.{mm}.{yyyy}|RG-Nr. {nr8} Kd {nr6}|Herbstkollektion {nr6}|Rg. {nr7} abz. 3% Skonto|Lieferung {nr7}|Kundennr. {nr6}, Rechnung {nr8}|Auftragsbest. {nr7}
card-in ; income.sales ; +cr ; ~16 ; 9000-190000 ; ; Concardis GmbH|VR Payment|Adyen N.V.|First Data / TeleCash|SIX Payment|Zettle by PayPal ; Kartenumsätze {dd}.{mm}.{yyyy} {nr7}|Gutschrift EC {dd}.{mm}.|Abrechnung {nr8} VU {nr8}|Umsatzabr. {nr8}|POS-Umsätze {dd}.{mm}.|Payout {nr9}
web-in ; income.sales ; +cr ; ~5 ; 3000-120000 ; share=0.7 many=3 ; PayPal Europe S.a.r.l. et Cie|Stripe Payments Europe|Amazon Payments UK|Klarna Bank AB|Mollie B.V. ; Auszahlung {nr9}|Abbuchung vom PayPal-Konto {nr8}|STRIPE {nr8}|Settlement {nr8}|Payout {nr9} {dd}.{mm}.
parcel ; communication.post ; -dd ; ~2 ; 1900-38000 ; many=2 ; Hermes Germany|DHL Vertriebs GmbH|UPS Europe|Post CH AG|Österreichische Post|DPD ; RG {nr8} Versand|Pakete {mon} {nr8}|Frachtkosten {nr7}|Rechnung {nr8}
deco ; business.supplier ; -tr ; 1 ; 4000-28000 ; share=0.4 ; Reinigungsservice Glanz|Wach- und Schließges. {town}|Kassensysteme Huber ; Rechnung {mon} {nr5}|Reinigung {mon}|Objektschutz {mon}
`),
  practice: streamsOf(`
fund-in ; income.sales ; +cr ; 1 ; 880000-3300000 ; varies=0.05 ; Kassenärztliche Vereinigung Bayerns|KV Hessen|KZV Baden-Württemberg|ÖGK Honorar|KVWL Dortmund|KV Sachsen ; Abschlagszahlung {mm}/{yyyy}|Honorar {q}/{yy} {nr9}|Abschlag {mon} BSNR {nr9}|Restzahlung Quartal {nr8}|KV-Abschlag {mm}.{yy}
private-in ; income.sales ; +cr ; ~9 ; 3500-99000 ; many=8 person ; ; Rechnung {nr6}|RG {nr6} {dd}.{mm}.|Rechnungs-Nr. {nr7}|Liquidation {nr6}|Behandlung {nr5}|Re.-Nr. {nr6}
billing-in ; income.sales ; +cr ; ~2 ; 48000-780000 ; many=2 ; PVS Limburg|BFS health finance|Ärzteverrechnungsstelle Büdingen|DZR GmbH ; Gutschrift Abr. {nr7}|Abrechnung {nr8}|Auszahlung {nr8} Kd {nr6}|Factoring {nr7}
material ; business.supplier ; -dd ; ~5 ; 3500-160000 ; many=5 ; Medline Industries|B. Braun Melsungen|Dental-Depot Süd|Praxisdienst GmbH|NWD Gruppe|Zahntechnik Perl GmbH|Labor Becker MVZ|Paul Hartmann AG|Siemens Healthineers|Wimmer Optik Großhandel ; Rechnung {nr8}|RG {nr8} Praxismaterial|Lieferschein {nr7}|RE {nr8} KD {nr6}|Labor {mon} {nr7}|Verbrauchsmaterial {nr7}
clean ; business.supplier ; -so ; 1 ; 14000-60000 ; share=0.7 ; Gebäudeservice Perfekt|Reinigung Sahin|Clean Team {town}|Hausmeisterservice Groß ; Praxisreinigung {mon}|Reinigung {mon}|Rechnung Reinigung|Unterhaltsreinigung
`),
  craftsman: streamsOf(`
customer ; income.sales ; +cr ; ~8 ; 24000-2900000 ; many=8 ; Wohnbau {town} eG|Familie Rosner|Architekturbüro Plan B|Hausverwaltung Kröger|Gemeinde {town}|Landratsamt {town}|Evang. Kirchenbezirk|Autohaus Seitz GmbH|Bauträger Neuland|Klinikum {town} gGmbH ; RE {nr6}|Rechnung {nr6} v. {dd}.{mm}.{yyyy}|Abschlagsrechnung {nr2} BV {nr4}|RG {nr6} abz. 2% Skonto|Schlussrechnung {nr6}|Zahlung Rg. {nr6}|Bad Renovierung {nr4}|Teilzahlung Auftrag {nr5}
private ; income.sales ; +cr ; ~4 ; 9000-480000 ; many=6 person ; ; Rechnung {nr6}|RE {nr5}|Heizung Wartung RG {nr5}|Rg {nr5} Danke|Rechnung Fenster {nr5}
service ; income.sales ; +cr ; 1 ; 24000-180000 ; share=0.5 ; Seniorenheim Abendrot|Hotel Stadt {town}|Kanton {town} Immobilien|Schulverband {town} ; Wartung {mon}|Pauschale {mm}/{yy} Vertrag {nr5}|Servicevertrag {nr5}|Winterdienst Pausch.
material ; business.supplier ; -tr ; ~7 ; 5000-560000 ; many=7 ; Richter+Frenzel GmbH|Elektro Großhandel Fega|Hilti Deutschland AG|BayWa Baustoffe|Holzhandel Carlsen|Frauenthal Service AG|Fliesen Zentrum {town}|HGC Handelsgenossenschaft|Farben Morscher|Berner SE|Förch GmbH|Stahl Gruber ; RE {nr8}|Rechnung {nr8} Kd {nr6}|RG {nr8} BV Schule|Lieferung {dd}.{mm}. {nr7}|RG.NR {nr8} Skonto|Kd.-Nr. {nr6} Rg. {nr8}|Material {nr7}
subs ; business.supplier ; -tr ; ~1 ; 48000-720000 ; many=3 ; Trockenbau Ionescu|Gerüstbau Kaiser|Kran & Heben GmbH|Montage Novak s.r.o. ; Rechnung {nr4}|RG {nr5} Subunternehmer|AR {nr4} BV {town}|Gerüst {nr4}
clothes ; business.supplier ; -dd ; 1 ; 6000-29000 ; share=0.5 varies=0.04 ; MEWA Textil-Management|CWS Workwear|Engelbert Strauss Service|DBL Textilservice ; Arbeitskleidung {nr7}|RG {nr7} Mietkleidung|Textilservice {mon}|Rechnung {nr8}
tank ; mobility.fuel ; -dd ; ~2 ; 14000-110000 ; ; Euro Shell Deutschland|UTA|Raiffeisen Waren Tankkarte|Migrol Card|Routex ; Rechnung {nr8} Karte {nr6}|Tankabrechnung {dd}.{mm}.|Kartenabr. {nr8}|Diesel {nr7}
`),
  hotel: streamsOf(`
guests ; income.sales ; +cr ; ~6 ; 12000-190000 ; many=4 ; Booking.com BV|Expedia Lodging|HRS GmbH|Airbnb Payments Luxembourg|Busreisen Schuster ; Reservierungen {nr7}|Payout {nr9}|Gäste {mon} {nr6}|Abrechnung {nr7}|Gruppe {nr4} RE {nr5}
card-in ; income.sales ; +cr ; ~14 ; 9000-260000 ; ; Concardis GmbH|Card Complete|Adyen N.V.|Worldline|SIX Payment ; Kartenumsätze {dd}.{mm}.{yyyy} {nr7}|Gutschrift EC {dd}.{mm}.|Umsatzabr. {nr8}|POS-Umsätze {dd}.{mm}.|Settlement {nr8}
guest ; income.sales ; +cr ; ~5 ; 8000-90000 ; many=6 person ; ; Anzahlung Zimmer {dd}.{mm}.|Rechnung {nr5}|Buchung {nr6}|Übernachtung {nr5}
supplier ; business.supplier ; -dd ; f ; 12000-140000 ; varies=0.05 many=3 ; Molkerei Alpenglück|Edna International|Wedl Handelshaus|Frischeparadies|Getränke Fleischmann|Wäscherei Blütenweiß ; Rechnung {nr8}|RG {nr8} Kd.Nr. {nr6}|Lieferung {dd}.{mm}. RE {nr7}|Sammelrechnung {nr7}|RE-NR {nr8}
commission ; business.marketing ; -dd ; 1 ; 18000-160000 ; taste share=0.7 ; Booking.com Commission|HRS Provision|Expedia Partner Central ; Kommission {mon} {nr7}|Provision {nr7}|Rechnung {nr9} Provision
tax ; taxes.other ; -dd ; 3 ; 8000-60000 ; share=0.6 ; Kurverwaltung {town}|Stadt {town} Tourismus|Gemeinde {town} Ortstaxe ; Kurtaxe {q}/{yyyy}|Bettensteuer {q}.Quartal|Ortstaxe {mon}|Beherbergungssteuer {nr7}
`),
  agency: streamsOf(`
customer ; income.sales ; +cr ; ~5 ; 90000-1900000 ; many=6 ; Stadtwerke {town} GmbH|Möbel Rück GmbH & Co. KG|Volksbank {town} Marketing|Kinderland Verlag|Hochschule {town}|Fensterbau Lang|Naturkost Elkershausen ; Rechnung {nr6}|RE {yyyy}-{nr4}|Invoice {nr6}|RG {nr6} Kampagne|Zahlung {nr6} Website|Rg.-Nr. {nr6} v. {dd}.{mm}.
retainer ; income.sales ; +cr ; 1 ; 60000-420000 ; many=2 ; Brauerei Adlerbräu KG|Zahnärzte am Markt|Hotel Stadt {town}|Maschinenfabrik Oerlenbach ; Betreuung {mon}|Retainer {mm}/{yy}|Social Media {mon}|Monatspauschale {nr4}
free ; business.supplier ; -tr ; ~3 ; 24000-390000 ; many=4 person ; ; Rechnung {nr4} Text|RG {nr4} Grafik|Honorar {nr4} Shooting|Re {nr4} Programmierung|Fotoproduktion {nr4}
print ; business.supplier ; -tr ; ~1.5 ; 9000-290000 ; many=3 ; Druckhaus Mitte|Buchbinderei Lüders|Messebau Trendform|Filmproduktion Kant|Lettershop Rhein ; RE {nr7}|Rechnung {nr7}|Auftrag {nr6} Broschüren|RG {nr6} Mailing
`),
  haulier: streamsOf(`
customer ; income.sales ; +cr ; ~9 ; 28000-890000 ; many=7 ; Kühne + Nagel|Dachser SE|Zellstoff Stendal|Baustoffwerke Havelland|Edeka Zentrallager|Gebrüder Weiss|Schenker Deutschland AG ; RE {nr6}|Frachtrechnung {nr6}|Gutschrift Touren KW {nr2}|Rechnungen {nr6}, {nr6}|Transport {nr6}|Sammelgutschrift {nr7}
sub ; business.logistics ; -tr ; ~4 ; 24000-390000 ; many=4 ; Trans-Baltic UAB|Kurier Express Dogan|Spedition Alpentransit|Transporte Moser ; Frachtrg. {nr6}|RE {nr6} Tour {nr4}|Transportauftrag {nr7}|Fracht {nr6}
toll ; business.logistics ; -dd ; f ; 28000-290000 ; varies=0.1 taste ; Toll Collect GmbH|ASFINAG GO Maut|Telepass S.p.A. ; Maut {nr8}|Mautgebühren {dd}.{mm}. {nr8}|LKW-Maut {nr9}
fuel ; mobility.fuel ; -dd ; f ; 90000-690000 ; varies=0.1 taste ; DKV Euro Service GmbH|AS 24 Tankservice|Shell Flottenkarte|BP Europa SE Routex ; Tankabrechnung {nr8}|Diesel {nr8}|RG {nr8} Karten|Kraftstoffrechnung {nr8}
truck ; mobility.workshop ; -tr ; ~1 ; 18000-290000 ; many=2 ; MAN Truck & Bus Service|Scania Werkstatt {town}|Reifen Straub|Thermo King Service ; RE {nr7} {plate}|Reparatur {nr6}|Reifen {nr6}|Inspektion {plate}
`),
};
