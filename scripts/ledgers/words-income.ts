import type { Stream } from './facts';

/** Money that comes in to people. */
// biome-ignore format: a table
export const salaryStreams: readonly Stream[] = [
  {
    kind: 'salary', category: 'income.salary', sign: 1, channel: 'salary', every: 1, least: 182_000, most: 465_000, varies: 0.02,
    names: 'Wendelin Kunststoffe GmbH|Evang. Diakoniewerk {town}|Landesamt f. Besoldung|Blech & Kant GmbH|Kantonsspital {town}|Möbelhaus Ziegler KG|voestalpine Stahl GmbH|Bosch Rexroth AG',
    texts: 'LOHN/GEHALT {mm}/{yyyy}|Bezuege {mm}.{yy} PersNr {nr6}|Verdienst {mon}|Entgelt {mon} PN {nr6}|Salaer {mon}|VERGUETUNG {mm}/{yy}|Gehalt {monat} {nr5}|Lohn Per. {mm} Pnr {nr6}', purposeCode: 'SALA',
  },
];

// biome-ignore format: a table
export const pensionStreams: readonly Stream[] = [
  {
    kind: 'state-pension', category: 'income.pension', sign: 1, channel: 'credit', every: 1, least: 98_000, most: 198_000,
    names: 'Renten Service Deutsche Post|DRV Bund|Pensionsversicherungsanstalt|SVA Ausgleichskasse {town}',
    texts: 'RENTE {mon} {nr8}X{nr3}|RV-RENTE ZAHLUNG {mm}/{yy}|Pension {mon}|AHV-Rente {mon}',
  },
  {
    kind: 'company-pension', category: 'income.pension', sign: 1, channel: 'credit', every: 1, least: 14_000, most: 88_000, share: 0.75,
    names: 'Bosch Rexroth AG|Hüttenwerke Saartal AG|Möbelhaus Ziegler KG|BASF SE',
    texts: 'Betriebsrente {mon}|Werksrente {mm}/{yyyy} PNR {nr6}|Versorgungsbezug {mon}|Firmenpension {mm}.{yy}|Ruhegeld {mon} {nr6}|Altersruhegeld {mon}',
  },
];

// biome-ignore format: a table
export const otherIncomeStreams: readonly Stream[] = [
  {
    kind: 'child-benefit', category: 'income.child-benefit', sign: 1, channel: 'credit', every: 1, least: 25_500, most: 51_000, share: 0.45,
    names: 'Bundesagentur f. Arbeit-Familienk.|Familienkasse Nord|Finanzamt Oesterreich|BA Service-Haus',
    texts: 'KG{nr6}FK{nr6} {mm}{yy}|Kindergeld {mon}|Familienbeihilfe {mon} {nr6}|FK{nr6} KG {mon}',
  },
  {
    kind: 'rental-income', category: 'income.rental', sign: 1, channel: 'credit', every: 1, least: 38_000, most: 92_000, share: 0.2, isPerson: true,
    names: '',
    texts: 'Miete {mon}|Miete Einliegerwohnung|MIETE GARAGE U WOHNUNG|Mietzahlung Dachgeschoss',
  },
];

// biome-ignore format: a table
export const freelanceStreams: readonly Stream[] = [
  {
    kind: 'fee', category: 'income.self-employment', sign: 1, channel: 'credit', every: -2, least: 38_000, most: 420_000, many: 4,
    names: 'Verlag Blaue Feder GmbH|Hörfunk Studio Nord GmbH|Ing.-Büro Achterkamp|Akademie am See gGmbH|Werbekontor Lange KG|Stadt {town} Kulturamt|Messebau Trittin GmbH|Agentur Querdenk',
    texts: 'RE {nr5} Honorar|Rg-Nr {yyyy}-{nr3}|Rechnung {nr6} v. {dd}.{mm}.{yyyy}|Honorar Lektorat {nr4}|Ihre Rechnung {nr5}|HONORARNOTE {nr4}|Rechn. {yyyy}/{nr3} Workshop|Auftrag {nr5}',
  },
  {
    kind: 'income-tax', category: 'taxes.income', sign: -1, channel: 'direct-debit', every: 3, least: 60_000, most: 220_000,
    names: 'Finanzamt {town}|FA {town} Steuerverwaltung|Finanzkasse {town}|Steueramt Kanton',
    texts: 'ESt-VZ {q}.VJ.{yyyy} StNr {nr10}|Einkommensteuer {q}/{yyyy}|EST-VORAUSZ. {nr11}|EINK.ST {q}Q{yy} SOLZ {nr8}',
  },
  {
    kind: 'vat', category: 'taxes.vat', sign: -1, channel: 'direct-debit', every: 1, least: 20_000, most: 160_000, varies: 0.6, optional: true,
    names: 'Finanzamt {town}|FA {town} Steuerverwaltung|Finanzkasse {town}|Steueramt Kanton',
    texts: 'UST {mon} StNr {nr10}|Umsatzst. {mm}/{yyyy}|UST-VORANM. {mm}{yy}|USt {mm}.{yy} {nr11}',
  },
  {
    kind: 'advice', category: 'business.advice', sign: -1, channel: 'direct-debit', every: 1, least: 9_800, most: 28_000, share: 0.7,
    names: 'Pagel & Partner StBG mbB|Steuerkanzlei Wolters|Kanzlei Dr. Immergrün|Treuhand Limmat AG',
    texts: 'Mdt {nr5} Fibu {mon}|Buchfuehrung {mm}/{yyyy}|Mandant {nr5} RG {nr6}|Pausch. {mon} Mand {nr5}',
  },
  {
    kind: 'artists-fund', category: 'staff.social-security', sign: -1, channel: 'direct-debit', every: 1, least: 18_000, most: 62_000,
    names: 'Künstlersozialkasse|TK Techniker Krankenkasse|SVS Sozialvers. d. Selbst.|AOK Plus',
    texts: 'VNR {nr10} Beitrag {mon}|Beitr. freiw. Vers. {mm}/{yyyy} {nr9}|Vorschreibung {q}. Quartal {nr9}|KV/PV {mm}.{yyyy} {nr9}',
  },
];

/** Bought from time to time. */
// biome-ignore format: a table
export const spendingStreams: readonly Stream[] = [
  {
    kind: 'groceries', category: 'shopping.groceries', sign: -1, channel: 'card', every: -9, least: 400, most: 14_000, many: 4, merchantCode: '5411',
    names: 'EDEKA Struve {town}|LIDL DIENSTL. GMBH|REWE Markt {town}|BILLA DANKT 00{nr4}|MIGROS M {town}|Bäckerei Hönig {town}|ALDI SUED|HOFER DANKT|Netto Marken-Discount|Metzgerei Sauerbier|Denns Biomarkt|COOP-{nr4} {town}',
    texts: '',
  },
  {
    kind: 'drugstore', category: 'shopping.drugstore', sign: -1, channel: 'card', every: -2, least: 300, most: 6_500, many: 2, merchantCode: '5977',
    names: 'DM-Drogerie Markt|ROSSMANN {nr4}|BIPA {nr4} {town}|Mueller Ltd. & Co. KG|Friseur Haargenau|Salon Silvia',
    texts: '',
  },
  {
    kind: 'fuel', category: 'mobility.fuel', sign: -1, channel: 'card', every: -3, least: 2_500, most: 11_000, many: 2, merchantCode: '5541',
    names: 'ARAL Station {nr5}|SHELL {nr4} {town}|JET Tankst. {town}|OMV {nr4}|ESSO Station Krug|Freie Tankstelle Bergmann|AVIA {town}|Tankhof Nord',
    texts: '',
  },
  {
    kind: 'dining', category: 'leisure.dining', sign: -1, channel: 'card', every: -4, least: 700, most: 9_900, many: 4, merchantCode: '5812',
    names: 'Pizzeria Portofino|Gasthof zur Linde|Sushi Palast {town}|McDonalds {nr4}|Cafe Extrablatt|Gasthaus Krone|Beisl am Eck|Trattoria Da Enzo|Vapiano {town}|Burgermeister {town}|Ristorante Lago|Taverna Mykonos',
    texts: '',
  },
  {
    kind: 'online', category: 'shopping.online', sign: -1, channel: 'direct-debit', every: -2, least: 900, most: 16_000, many: 2,
    names: 'AMAZON EU S.A R.L.|Otto GmbH & Co KGaA|Amazon Payments Europe|Zalando SE',
    texts: '{nr3}-{nr7}-{nr7} Amazon.de|Bestellnr {nr9}|Order {nr8}|Ihr Einkauf {nr10}',
  },
  {
    kind: 'clothing', category: 'shopping.clothing', sign: -1, channel: 'card', every: -1, least: 1_500, most: 18_000, many: 2, merchantCode: '5651',
    names: 'H+M {nr3} {town}|C&A Mode {town}|Schuhhaus Klauser|PEEK&CLOPPENBURG|Deichmann SE|Modeatelier Lenz',
    texts: '',
  },
  {
    kind: 'home', category: 'shopping.home', sign: -1, channel: 'card', every: -1, least: 900, most: 22_000, many: 2, merchantCode: '5200',
    names: 'OBI Bau- u. Heimwerkermarkt|IKEA {town}|BAUHAUS {town}|Gärtnerei Immergrün|Hornbach Baumarkt|Blumen Rosalie',
    texts: '',
  },
  {
    kind: 'pharmacy', category: 'health.pharmacy', sign: -1, channel: 'card', every: -1, least: 500, most: 5_400, many: 2, merchantCode: '5912',
    names: 'Adler-Apotheke|Apotheke am Markt|St. Georg Apoth. {town}|Löwen-Apotheke {town}',
    texts: '',
  },
  {
    kind: 'doctor', category: 'health.doctor', sign: -1, channel: 'transfer', every: -0.5, least: 2_500, most: 48_000, many: 2,
    names: 'PVS Südwest GmbH|Dr. med. dent. A. Kühnast|Zahnarztpraxis Mitte|MVZ Augenklinik {town}',
    texts: 'Rg {nr8} Behandlung|Liquidation {nr7}|Rechnung {nr6} Pat. {nr5}|PVS-Nr {nr9}',
  },
  {
    kind: 'travel', category: 'leisure.travel', sign: -1, channel: 'card', every: -0.4, least: 6_000, most: 95_000, many: 2, merchantCode: '7011',
    names: 'BOOKING.COM B.V.|Hotel Alpenblick {town}|Lufthansa AG|RYANAIR {nr6}|Jugendherberge {town}|TUI Deutschland',
    texts: '',
  },
  {
    kind: 'transit', category: 'mobility.public-transport', sign: -1, channel: 'card', every: -2, least: 280, most: 8_900, many: 2, merchantCode: '4111',
    names: 'DB Vertrieb GmbH|SBB CFF FFS {town}|OEBB Ticket|Verkehrsbetriebe {town}',
    texts: '',
  },
  {
    kind: 'parking', category: 'mobility.parking-toll', sign: -1, channel: 'card', every: -1, least: 100, most: 2_400, many: 2, merchantCode: '7523',
    names: 'APCOA PARKING {town}|Parkhaus Altstadt|Q-PARK {nr4}|Tiefgarage Rathaus',
    texts: '',
  },
  {
    kind: 'culture', category: 'leisure.culture', sign: -1, channel: 'card', every: -0.7, least: 800, most: 9_500, many: 2, merchantCode: '7832',
    names: 'CTS Eventim|Cinemaxx {town}|Stadttheater {town}|Tierpark {town}',
    texts: '',
  },
  {
    kind: 'friends', category: 'transfers.private', sign: -1, channel: 'transfer', every: -1.5, least: 500, most: 18_000, many: 4, isPerson: true,
    names: '',
    texts: 'Geburtstag|fuer Samstag|Danke!|Anteil Geschenk|Auslage Konzertkarten|Ferienhaus Anteil|wie besprochen|Essen gestern',
  },
  {
    kind: 'friends-back', category: 'transfers.private', sign: 1, channel: 'credit', every: -0.5, least: 500, most: 9_000, isPerson: true,
    names: '',
    texts: 'Danke fuers Auslegen|Anteil|Geld zurueck|wie besprochen',
  },
];
