import type { Stream } from './facts';

/** Agreements and trade of companies of every kind. */
// biome-ignore format: a table
export const businessStreams: readonly Stream[] = [
  {
    kind: 'rooms', category: 'housing.rent', sign: -1, channel: 'standing-order', every: 1, least: 120_000, most: 620_000, share: 0.5, isPerson: true,
    names: '',
    texts: 'Pacht {mon}|Miete Geschaeftsraeume|Ladenlokal {street} 3|Pachtzins lt. Vertrag|Halle + Hof {mon}|MIETE GEWERBE ZZGL UST|Raumkosten {mon}|Objekt {street} mtl.',
  },
  {
    kind: 'rooms', category: 'housing.rent', sign: -1, channel: 'direct-debit', every: 1, least: 110_000, most: 690_000, share: 0.5,
    names: 'Gewerbehof Ost GmbH|Grundbesitz Lamm GbR|HIH Real Estate|Brauerei Hirschbräu Immob. KG|Stadt {town} Liegenschaften|Immo-Treuhand {town} AG|Center Mgmt Rathausgalerie|Hofgut Verwaltungs GmbH',
    texts: 'Mieteinheit {nr5} {mon}|Miete/NK {mm}.{yyyy} Obj {nr4}|Dauerrechnung Miete {mon}|Pacht + BK {mon}|Mietvertrag {nr6} {mon}|Sollst. {mm}/{yy} Gewerbe {nr5}|Bestandzins {mon}|Miete Lager {mon} {nr5}',
  },
  {
    kind: 'energy', category: 'housing.energy', sign: -1, channel: 'direct-debit', every: 1, least: 22_000, most: 140_000,
    names: 'Stadtwerke {town} AG|Gemeindewerke Auental|E.ON Energie Deutschland|Energie Steiermark Business|LEW Lechwerke|EWE VERTRIEB GmbH|IWB Industrielle Werke|Kraftwerke Oberland AG',
    texts: 'ABSCHLAG GEWERBESTROM {nr9}|Abschl. Gas/Strom {mm}.{yyyy}|VK {nr10} Teilbetrag|Strom {mon} ZP {nr8}|Vertragskonto {nr10} faellig|Abschlag {mon} Kd.{nr8}|Lieferst. {nr8} Abschlag|Akonto Energie {mon} {nr7}',
  },
  {
    kind: 'telecom', category: 'communication.telecom', sign: -1, channel: 'direct-debit', every: 1, least: 3_900, most: 18_900, varies: 0.04, many: 2,
    names: 'Telekom Deutschland Geschaeftsk.|1+1 Telecom GmbH|Vodafone GmbH Business|sipgate GmbH|A1 Telekom Austria AG|Swisscom (Schweiz) AG|M-net Telekommunikation|Plusnet GmbH',
    texts: 'RG {nr10} Kd {nr9}|Buchungskto {nr9} Rechng {mon}|Tel. {nr9} {mm}/{yy}|Anschl. {nr7} {mon}|Kundennr {nr8} RE {nr8}|VoIP {mon} {nr6}|Rechnung Mobilfunk {nr8}|Festnetz/Internet {mon} {nr7}',
  },
  {
    kind: 'liability', category: 'insurances.liability', sign: -1, channel: 'direct-debit', every: 3, least: 18_000, most: 88_000, share: 0.85,
    names: 'Gothaer Allgemeine AG|R+V ALLGEMEINE VERSICHERUNG|Nordlicht Versicherung a.G.|Signal Iduna Allg. Vers. AG|SV Sparkassenvers.|Basler Sachvers. AG|ERGO Versicherung AG|Donau Vers. AG VIG',
    texts: 'BHV {nr9} Beitr. {q}/{yyyy}|Betr.Haftpfl. {nr8}|Haftpfl. Gew. {nr9}|VS {nr9} Betriebshaftpfl|HV {nr8} ab {dd}.{mm}.{yy}|Gew.-HV {nr8} {dd}.{mm}.|Beitrag BHV/Umwelt {nr8}|Police {nr8} Berufshaftpfl.',
  },
  {
    kind: 'contents', category: 'insurances.business', sign: -1, channel: 'direct-debit', every: 12, least: 40_000, most: 240_000, share: 0.8, many: 2,
    names: 'Zurich Insurance Europe AG|Allianz Vers. AG Firmen|Mannheimer Vers. AG|HDI Global SE|Vaudoise Assurances|Wiener Städtische VIG|AXA Vers. AG|Generali Allg. Firmenkunden',
    texts: 'Inhalt/BU {nr9} {yyyy}|Gesch.Inh. {nr8} JP|Cyber {nr8} Jahresbeitr.|Firmen-Modular {nr9}|Elektronik {nr8} {yyyy}|Sach-Gew. {nr9} Praemie|Ertragsausf. {nr8}|Werkverk. {nr7} Praem. {yyyy}',
  },
  {
    kind: 'fleet', category: 'insurances.vehicle', sign: -1, channel: 'direct-debit', every: 3, least: 28_000, most: 120_000, share: 0.6,
    names: 'KRAVAG-LOGISTIC VERS.-AG|HUK-COBURG Allgemeine|VHV Allg. Vers. AG|Schweizerische Mobiliar',
    texts: 'KH VK {plate} {nr8}|Flotte {nr8} {q}. Quartal|KFZ-Rahmen {nr8}|KH {nr8} {plate} {dd}.{mm}.{yy}',
  },
  {
    kind: 'loan', category: 'credits.loan', sign: -1, channel: 'direct-debit', every: 1, least: 48_000, most: 310_000, share: 0.8, many: 2,
    names: 'KfW Durchleitung VR Bank|Sparkasse {town} Kreditabt.|Oberbank AG|Volksbank {town} eG|UniCredit Bank GmbH|Bürgschaftsbank Partner|IKB Deutsche Industriebank AG|Thurgauer Kantonalbank',
    texts: 'Darl. {nr9} Leistungsrate|Inv.-Kredit {nr8} {mm}/{yy}|TILGUNG/ZINS DARLEHEN {nr9}|Kredit {nr9} Rate {mon}|ANNUIT. {nr8} {mm}.{yyyy}|Rate {mon} Kto {nr9} Darlehen|Fester Vorschuss {nr8} Zins/Amo|Foerderdarl. {nr8} Rate',
  },
  {
    kind: 'leasing', category: 'credits.leasing', sign: -1, channel: 'direct-debit', every: 1, least: 14_900, most: 118_000, share: 0.85, many: 3,
    names: 'GRENKE BUSINESS SOLUTIONS|Mercedes-Benz Leasing Dtl.|abcfinance GmbH|Raiffeisen-Leasing GmbH|Deutsche Leasing AG|AMAG Leasing AG|MMV Leasing GmbH|BFL Leasing Eschborn',
    texts: 'LV {nr8} Leasingrate {mon}|Rate {mm}/{yy} Vertr {nr8} Leasing|MV {nr9} {mon}|LEASING {plate} {mm}.{yy}|Leas.Vertr. {nr8} faellig {dd}.{mm}.|Leasingentgelt {nr8}|Mietkauf {nr7} Rate {mon}|Leasing Kassensystem {nr6}',
  },
  {
    kind: 'savings', category: 'investments.savings-plan', sign: -1, channel: 'standing-order', every: 1, least: 10_000, most: 90_000, share: 0.45,
    names: 'DekaBank Depotservice|Union Investment Privatfonds|DWS Investment GmbH|Swissquote Bank AG',
    texts: 'Sparplan Depot {nr8}|Fondsanlage {nr8}|Einzahlung Depot {nr9}|Ansparen {nr8} Fonds',
  },
  {
    kind: 'social-security', category: 'staff.social-security', sign: -1, channel: 'direct-debit', every: 1, least: 28_000, most: 290_000, varies: 0.05, many: 3,
    names: 'AOK Bayern|Techniker Krankenkasse|BARMER|IKK classic|Oesterr. Gesundheitskasse|Knappschaft Minijob-Zentrale|DAK-Gesundheit|SVA Ausgleichskasse',
    texts: 'BETR.NR {nr8} SV {mm}.{yy}|Beitragsn. {mon} {nr8}|GSV {mm}/{yyyy} BN {nr8}|Beitr.Kto {nr8} {mon}|SV-Beitr. {mm}{yy} {nr8}|Beitraege {mm}.{yyyy} {nr8}|DG-Beitraege {mon} {nr7}|{nr8} BEITRAG {mm}{yy}-{mm}{yy}',
  },
  {
    kind: 'wage-tax', category: 'taxes.wage', sign: -1, channel: 'direct-debit', every: 1, least: 15_000, most: 180_000, varies: 0.06,
    names: 'Finanzamt {town}|FA {town} Finanzkasse|Finanzkasse Bayern|Steueramt {town}',
    texts: 'LST {mon} SOLZ KIST {nr10}|Lohnst. {mm}/{yyyy}|LOHNSTEUER {mm}{yy} StNr {nr10}|LSt-Anm. {mm}.{yy} {nr10}',
  },
  {
    kind: 'vat', category: 'taxes.vat', sign: -1, channel: 'direct-debit', every: 1, least: 40_000, most: 620_000, varies: 0.5, optional: true,
    names: 'Finanzamt {town}|FA {town} Finanzkasse|Finanzkasse Bayern|Steueramt {town}',
    texts: 'UMS.ST {mon} {nr10}|USt-VA {mm}/{yyyy}|UST {mm}{yy} StNr {nr10}|MWST {q}. Quartal {yyyy}',
  },
  {
    kind: 'trade-tax', category: 'taxes.trade', sign: -1, channel: 'direct-debit', every: 3, least: 30_000, most: 260_000, share: 0.8,
    names: 'Stadtkasse {town}|Stadt {town} Steueramt|Gemeindekasse Auental|Kaemmerei {town}',
    texts: 'GewSt {q}/{yyyy} Kz {nr9}|Gewerbest.-VZ {q}.Q {nr8}|Kassenz. {nr9} GEWST|GEW-STEUER VZ {dd}.{mm}.{yyyy}',
  },
  {
    kind: 'advice', category: 'business.advice', sign: -1, channel: 'direct-debit', every: 1, least: 18_000, most: 92_000, varies: 0.03,
    names: 'ETL Adhoga StB GmbH|Kanzlei Pfeil & Bogen PartG|Brunnhuber Steuerber.Ges.|Ecovis {town}|Curator Treuhand AG|Dr. Nagel StBG mbH|LBG Oesterreich|Wirtschaftstr. Hansa',
    texts: 'Mdt. {nr5} {mon} FIBU/LOHN|Honorar {mm}/{yyyy}|RG {nr6} Mandant {nr5}|Lohnbuchh. + Fibu {mon}|Buchhaltung {mon}|Beratungspausch. {mon}|Mandat {nr5} Rg {nr6}|Honorarnote {nr6}',
  },
  {
    kind: 'software', category: 'business.software', sign: -1, channel: 'direct-debit', every: 1, least: 1_900, most: 28_000, varies: 0.02, many: 3,
    names: 'DATEV EG|ZOOM COMMUNICATIONS INC|orderbird GmbH|Adobe Systems Software|Microsoft Ireland Operations|IONOS SE|lexoffice Haufe Service|Hetzner Online GmbH|Bexio AG|SumUp POS Lizenz',
    texts: 'Lizenz {nr7} {mon}|INV{nr8}|Kassensoftware {mon} {nr6}|Cloud-Abo {nr7}|Server {nr7} RG R{nr9}|Software-Miete {mon}|Vertrag {nr8} Hosting|Nutzung {mm}/{yyyy} {nr7} SaaS',
  },
  {
    kind: 'chamber', category: 'business.chamber', sign: -1, channel: 'transfer', every: 12, least: 12_000, most: 64_000,
    names: 'IHK {town}|Handwerkskammer {town}|DEHOGA Landesverband|WKO Tirol',
    texts: 'Beitrag {yyyy} ID {nr8}|Kammerbeitr. {yyyy} {nr7}|Mitgl.Beitrag {yyyy} {nr6}|Grundumlage {yyyy}',
  },
  {
    kind: 'wages', category: 'staff.salary', sign: -1, channel: 'transfer', every: 1, least: 62_000, most: 295_000, varies: 0.015, many: 5, isPerson: true,
    names: '',
    texts: 'Lohn {mon}|Gehalt {mm}/{yyyy}|LOHN/GEHALT {mm}.{yy} PN {nr4}|Aushilfe {mon}|Verguetung {mon}|Verdienst {mm}/{yy}|Lohnzahlung {mon}|Salaer {mon}', purposeCode: 'SALA',
  },
  {
    kind: 'owner', category: 'transfers.owner', sign: -1, channel: 'transfer', every: -0.8, least: 80_000, most: 400_000,
    names: '{owner}',
    texts: 'Privatentnahme|Entnahme {mon}|PRIVAT|Privatentn. {mm}/{yy}',
  },
  {
    kind: 'terminal', category: 'business.payment-service', sign: -1, channel: 'direct-debit', every: 1, least: 1_900, most: 9_900, varies: 0.1, optional: true,
    names: 'Nexi Germany GmbH|PAYONE GmbH|VR Payment GmbH|Worldline Schweiz AG',
    texts: 'Terminal {nr8} Gebuehren {mon}|Disagio {mm}/{yyyy} VU {nr8}|Servicepausch. Terminal-ID {nr8}|Kartenentg. {mon} {nr7}',
  },
];

/** What firms of one trade buy and sell. */
// biome-ignore format: a table
export const tradeStreams: Record<string, readonly Stream[]> = {
  restaurant: [
    {
      kind: 'supplier', category: 'business.supplier', sign: -1, channel: 'direct-debit', every: 'fortnightly', least: 24_000, most: 160_000, varies: 0.04, many: 3,
      names: 'Transgourmet Deutschland|METRO Deutschland GmbH|Getränke Hövel e.K.|Chefs Culinar West|Brauerei Maxlrain|Kröswang GmbH|Fischhandel Kutter Jansen|Pistor AG',
      texts: 'RG {nr7} Kd {nr5}|Rechnung {nr8} Lieferung KW|Faktura {nr7}|Lieferschein {nr7} {dd}.{mm}.|Sammelrg. {nr6}|WE {nr7} Kdnr {nr5}|Bel. {nr8}|Rechn. {nr7} abz. Skonto',
    },
    {
      kind: 'card-sales', category: 'income.sales', sign: 1, channel: 'credit', every: -12, least: 18_000, most: 210_000,
      names: 'Nexi Germany GmbH|PAYONE GmbH|SumUp Payments Ltd|Worldline Schweiz AG',
      texts: 'EC-Umsatz {dd}.{mm}. TID {nr8}|Kartenums. {dd}.{mm}.{yy} VU {nr8}|Settlement {nr8}|Gutschr. Kartenumsaetze {nr7}',
    },
    {
      kind: 'delivery-sales', category: 'income.sales', sign: 1, channel: 'credit', every: 'weekly', least: 9_000, most: 88_000, varies: 0.6, optional: true, share: 0.6,
      names: 'yd. yourdelivery GmbH|Uber Portier B.V.',
      texts: 'Auszahlung {nr8} KW|Ihre Umsaetze {nr9}',
    },
  ],
  shop: [
    {
      kind: 'supplier', category: 'business.supplier', sign: -1, channel: 'transfer', every: -5, least: 20_000, most: 310_000, many: 5,
      names: 'Textilkontor Weber GmbH|Nordwest Handel AG|Lekkerland SE|Buchgroßhandel Umbreit|Kosmos Zweirad Import|Barsortiment Libri|Tucholsky Sp. z o.o.|Keramikwerk Bunzlau',
      texts: 'RE {nr7}|Rg-Nr. {nr8} v. {dd}.{mm}.|Auftrag {nr6} Saisonware|INV {nr7}|Rechnung {nr7}, {nr6}|Kd {nr5} RG {nr7}|Zahlg. {nr8}|Faktura {nr7} /. 2% Skto',
    },
    {
      kind: 'card-sales', category: 'income.sales', sign: 1, channel: 'credit', every: -15, least: 12_000, most: 160_000,
      names: 'Nexi Germany GmbH|PAYONE GmbH|SumUp Payments Ltd|Worldline Schweiz AG',
      texts: 'EC-Umsatz {dd}.{mm}. TID {nr8}|Kartenums. {dd}.{mm}.{yy} VU {nr8}|Settlement {nr8}|Gutschr. Kartenumsaetze {nr7}',
    },
    {
      kind: 'parcels', category: 'communication.post', sign: -1, channel: 'direct-debit', every: -2, least: 2_900, most: 24_000,
      names: 'DHL Paket GmbH|DPD Deutschland GmbH|GLS Germany|Oesterr. Post AG',
      texts: 'Sendungen {mon} {nr8}|RG {nr8} Paketversand|Porto + Versand {nr7}|Frankierung {nr8}',
    },
  ],
  practice: [
    {
      kind: 'fund-sales', category: 'income.sales', sign: 1, channel: 'credit', every: 1, least: 950_000, most: 2_900_000, varies: 0.05,
      names: 'Kassenzahnärztl. Vereinigung|KV Nordrhein|Kassenärztl. Vereinigung BW|ÖGK Leistungsabt.',
      texts: 'Abschlag {mon} BSNR {nr9}|Honorar {q}/{yyyy} Abschlagszahlung|ABS {mm}.{yy} LANR {nr9}|Vertragsarzt {nr6} Abschlag {mon}',
    },
    {
      kind: 'private-sales', category: 'income.sales', sign: 1, channel: 'credit', every: -8, least: 4_000, most: 88_000, many: 8, isPerson: true,
      names: '',
      texts: 'Rg {nr6}|Rechnung {nr6} v. {dd}.{mm}.|RNr {nr6} Behandlung|Zahnrechnung {nr5}',
    },
    {
      kind: 'supplier', category: 'business.supplier', sign: -1, channel: 'direct-debit', every: -4, least: 3_800, most: 120_000, many: 4,
      names: 'Henry Schein Dental|Dentallabor Feinschliff|Pluradent GmbH|M+W Dental Müller|Praxisbedarf Nordmed|Labor Dr. Quast|Sanitas Medizintechnik|Wasserfrei Praxiswäsche',
      texts: 'RG {nr8}|Laborrg. {nr7}|Kd {nr6} Re {nr8}|Praxisbedarf {nr7}|RE-NR {nr7} Lieferg. {dd}.{mm}.|Rechnung {nr7} Material|Beleg {nr7}|Faktura {nr8}',
    },
  ],
  firm: [
    {
      kind: 'customer', category: 'income.sales', sign: 1, channel: 'credit', every: -7, least: 38_000, most: 2_400_000, many: 8,
      names: 'Anlagenbau Krefft GmbH|Hochtief Infrastructure|Gemeinde Auental|Papierfabrik Weiss AG|Kliniken Westpfalz|Bäko Zentrale Nord|Autohaus Brüggemann|Hotel Seeschlösschen|Logistikzentrum Ems GmbH|Baugesellschaft Ritter',
      texts: 'RE {nr6}|Rechnung {nr6} v. {dd}.{mm}.{yyyy}|Rg-Nr {yyyy}{nr4} abz. 2% Skonto|AR {nr6} Projekt {nr3}|Zahlung RG {nr6}|1. Abschlag BV {town}|Schlussrg. {nr6}|Invoice {nr6}',
    },
    {
      kind: 'retainer', category: 'income.sales', sign: 1, channel: 'credit', every: 1, least: 38_000, most: 340_000, share: 0.7,
      names: 'Wohnstift Augustinum|Spedition Dachser|Hallenbad Betriebs gGmbH|Kanton {town} Hochbau',
      texts: 'Wartungsvertrag {nr5} {mon}|Betreuung {mon}|Servicepausch. {mm}/{yyyy}|Vertrag {nr5} {mon}',
    },
    {
      kind: 'supplier', category: 'business.supplier', sign: -1, channel: 'transfer', every: -6, least: 6_000, most: 480_000, many: 6,
      names: 'Würth GmbH & Co. KG|Sonepar Deutschland|Stahlhandel Gröditz|Reyher Nachf.|Hagemeyer Elektro|Raab Karcher|Cordes & Graefe|Debrunner Acifer AG|Metallbau Sp. z o.o.|Holz Possling',
      texts: 'RE {nr8} Kd {nr5}|Rg {nr8} v {dd}.{mm}.|Material BV {nr4}|Kd.-Nr {nr6} RG {nr8}|Lieferung {nr7}|INV-{nr7}|RG {nr7} abzgl Skonto|Beleg {nr8}',
    },
    {
      kind: 'cleaning', category: 'business.supplier', sign: -1, channel: 'standing-order', every: 1, least: 18_000, most: 90_000, share: 0.7,
      names: 'Glanz & Gloria Gebäudereinig.|Piepenbrock Service|Blitzblank Facility|Sauber & Söhne',
      texts: 'Unterhaltsreinigung {mon}|Reinigung Buero {mon}|Objekt {nr4} {mon}|Reinig. lt. Vertrag',
    },
    {
      kind: 'fuel', category: 'mobility.fuel', sign: -1, channel: 'direct-debit', every: -2, least: 12_000, most: 90_000,
      names: 'DKV EURO SERVICE|euroShell Card|UTA Edenred|Aral Fleet Solutions',
      texts: 'Tankkarte {nr7} RG {nr8}|Abr. {dd}.{mm}. Karte {nr6}|Kraftstoff {nr8}|Flottenkarte RG {nr8}',
    },
    {
      kind: 'marketing', category: 'business.marketing', sign: -1, channel: 'transfer', every: -0.7, least: 9_000, most: 160_000, many: 2,
      names: 'Google Ireland Ltd|Druckhaus Sievers|Meta Platforms Ireland|Werbetechnik Folienstar',
      texts: 'ADS {nr8}|Flyer RG {nr6}|Kampagne {nr7}|Beschriftung Fahrzeug RE {nr6}',
    },
  ],
};
