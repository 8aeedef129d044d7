import type { Stream } from './facts';

/** Agreements of people. Texts are written as payees write them; {…} is filled in by `make-ledger`. */
// biome-ignore format: a table
export const householdStreams: readonly Stream[] = [
  {
    kind: 'rent', category: 'housing.rent', sign: -1, channel: 'standing-order', every: 1, least: 54_000, most: 128_000, isPerson: true, share: 0.45,
    names: '',
    texts: 'Miete {street} 14|Whg. 2. OG links|MIETE U. NK LT. VERTRAG|Wohnung {street}|Kaltmiete + BK VZ|Miete inkl. Garage|mtl. Miete|Zahlung Wohnung {town}',
  },
  {
    kind: 'rent', category: 'housing.rent', sign: -1, channel: 'direct-debit', every: 1, least: 48_000, most: 112_000, share: 0.55,
    names: 'Bauverein Elbaue eG|Heimstätten Süd GmbH|Wohnbau Lauterach gemeinn. GmbH|Siedlungswerk Nordheide|GWG {town} mbH|Liegenschaften Zürichberg AG|Quartier Immobilien GmbH & Co. KG|Wohnungsverein {town} 1912 e.G.',
    texts: 'Sollstellung {mon} ME {nr6}|MIETEN {mm}.{yyyy} WE {nr4}|Nutzungsgeb. {mon} Mitgl. {nr5}|Mietzins {monat}|VE {nr8} Miete/Umlagen|Mieterkto {nr7} Soll {mon}|Grundmiete Betriebskosten {mon}|Bestandnr {nr6} Vorschreibung {mon}',
  },
  {
    kind: 'electricity', category: 'housing.energy', sign: -1, channel: 'direct-debit', every: 1, least: 4_500, most: 16_000, share: 0.9,
    names: 'Stadtwerke {town} AG|Überlandwerk Leinetal|SWE Energie GmbH|Licht- und Kraftwerke Harz|Wien Energie Vertrieb GmbH|Energie Thun AG|Nordkraft Vertriebsges. mbH|Vattenfall Europe Sales GmbH',
    texts: 'Abschl. Strom VK {nr9}|Teilbetrag Strom Faellig {dd}.{mm}.|Abschlag {mm}/{yyyy} Vertragskto {nr10}|STROM ABSCHLAG VERTRAG {nr8}|Teilzahlungsbetrag Energie {mon} Kd {nr7}|Akontorechnung Strom {nr8}|Abschl. {mm}.{yyyy} Zaehlpunkt {nr8}|Stromlieferung Teilbetrag {nr6}',
  },
  {
    kind: 'broadcast', category: 'housing.broadcast', sign: -1, channel: 'direct-debit', every: 3, least: 5_508, most: 5_508, share: 0.8, countries: 'DE',
    names: 'ARD ZDF DRadio Beitragsservice',
    texts: 'Beitrag {mm}.{yyyy} - {mm}.{yyyy} BNR {nr9}',
  },
  {
    kind: 'telecom', category: 'communication.telecom', sign: -1, channel: 'direct-debit', every: 1, least: 1_499, most: 5_495, varies: 0.03, share: 0.95, many: 2,
    names: 'Telefonica Germany GmbH + Co. OHG|Vodafone West GmbH|Tele Columbus Betriebs GmbH|Salt Mobile SA|Magenta Telekom|freenet DLS GmbH|Sunrise GmbH|NordNetz Breitband GmbH',
    texts: 'Kd-Nr. {nr10} Rechnung {nr8}|FESTNETZ VERTRAG {nr9}|Mobilfunk Kd {nr9} RE {nr9}|Rg. {nr9} Anschluss {nr7}|Ihr Internetvertrag {nr8}|RECHNUNGSNR {nr10} RUFNR {nr7}|Kundenkonto {nr10} RG {nr8}/01.{mm}.{yyyy}|DSL-Rechnung {mon} {nr7}',
  },
  {
    kind: 'motor-insurance', category: 'insurances.vehicle', sign: -1, channel: 'direct-debit', every: 3, least: 9_800, most: 28_000, share: 0.7,
    names: 'HUK24 AG|Kravag-Allgemeine Vers.-AG|Nordlicht Versicherung a.G.|VHV ALLGEMEINE VERSICHERUNG AG|Wiener Städtische Vers. AG|Schweiz. Mobiliar Vers.Ges. AG|Albatros Direkt Vers.|AdmiralDirekt.de',
    texts: 'KH VK {nr8} {dd}.{mm}.{yy}-{dd}.{mm}.{yy}|KFZ {plate} Beitrag ab {dd}.{mm}.|K-Vers. {nr9} Kennz. {plate}|Kraftfahrt {nr9} Folgebeitrag|KH TK VS-NR {nr9} {plate}|Motorfahrzeugpr. Police {nr8}|Auto {plate} Praemie {mon}|KRAFTFAHRTVERS. {nr10}',
  },
  {
    kind: 'private-insurance', category: 'insurances.other', sign: -1, channel: 'direct-debit', every: 12, least: 4_800, most: 21_000, share: 0.9, many: 3,
    names: 'Allianz Versicherungs-AG|Concordia Vers.-Ges. auf Gegens.|GHV Gegenseitigkeit Vers.|VPV Allgemeine|UNIQA Insurance Group AG|Helvetia Schw. Versicherungsges.|Haftpflichtk. Darmstadt|Grazer Wechsels. Versicherung',
    texts: 'PHV {nr9} JB {yyyy}|HR {nr8} VN {name}|Beitragsrg. {nr9} Hausrat|Privathaftpfl. Nr {nr9}|UV {nr9} {dd}.{mm}.{yyyy}|Vertr. {nr9} Wohngeb.|Haush.Vers. Pol {nr8}|Glas/Hausrat {nr8} Beitrag {yyyy}',
  },
  {
    kind: 'life-insurance', category: 'insurances.life', sign: -1, channel: 'direct-debit', every: 1, least: 3_500, most: 19_500, share: 0.65, many: 2,
    names: 'Alte Leipziger Lebensvers. aG|Volkswohl Bund Leben|Generali Deutschland Lebensvers|LV1871 a.G. Muenchen|Swiss Life AG|Merkur Leben AG|Ostsee Lebensversicherung AG|WWK Lebensvers. a.G.',
    texts: 'BU {nr8} {mon}|LV-Nr {nr9}/Beitrag {mm}.{yy}|Rente {nr9} Beitr. {mm}/{yyyy}|Vorsorge {nr8} Rate {mon}|Vers.Nr. {nr10} Beitrag|VS {nr8} 01.{mm}.-31.{mm}.|Police {nr9} Praemie {mon}|RIESTER {nr8}',
  },
  {
    kind: 'health-insurance', category: 'insurances.health', sign: -1, channel: 'direct-debit', every: 1, least: 1_200, most: 42_000, share: 0.4,
    names: 'DKV Deutsche Krankenvers. AG|HALLESCHE Kranken a.G.|Barmenia Krankenvers.|Süddeutsche Kranken|Swica Gesundheitsorg.|Merkur Gesundheit|Envivas Krankenv. AG|CSS Kranken-Versicherung AG',
    texts: 'KV {nr9} Beitrag {mon}|Zahn {nr8} {mm}/{yy}|Mitgl {nr8} Beitrag Kranken {mon}|Praemie KVG/VVG {mon} {nr9}|Vertrag {nr9} Zahnersatz|KV-NR. {nr9} LFD. BEITRAG|Zusatz amb. {nr8}|Pflege/KT {nr8} {mon}',
  },
  {
    kind: 'legal-insurance', category: 'insurances.legal', sign: -1, channel: 'direct-debit', every: 12, least: 15_800, most: 39_000, share: 0.35,
    names: 'ARAG SE|Auxilia Rechtsschutz-V.|ROLAND Rechtsschutz Vers.|D.A.S. Rechtsschutz AG',
    texts: 'RS {nr9} Jahresbeitrag {yyyy}|Rechtsschutz {nr9}|VNR {nr9} Folgebeitr. {yyyy}|RSV Beitrag ab {dd}.{mm}.{yyyy}',
  },
  {
    kind: 'loan', category: 'credits.loan', sign: -1, channel: 'direct-debit', every: 1, least: 9_900, most: 48_000, share: 0.65,
    names: 'TARGOBANK AG|Santander Consumer Bank AG|Teambank AG Nuernberg|Kreditbank Westhafen AG|Cembra Money Bank AG|Bank Austria Finanzierung|Creditplus Bank AG|Hausbank Nordheide eG',
    texts: 'Kreditkto {nr10} Rate {mm}.{yyyy}|RATE DARL {nr9}|Finanzierung {nr8} faellig {dd}.{mm}.|Ratenplan {nr8} {mon}|Tilg.+Zins KTO {nr9}|DARL.-LEISTUNG {mm}/{yy} {nr8}|Privatkr. {nr8} Rate|Annuitaet {nr9} per {dd}.{mm}.{yyyy}',
  },
  {
    kind: 'mortgage', category: 'credits.loan', sign: -1, channel: 'direct-debit', every: 1, least: 62_000, most: 145_000, share: 0.3,
    names: 'Sparda-Bank Hessen eG|Debeka Bauspar AG|Muenchener Hyp.Bank eG|ING-DiBa Baufi|Raiffeisenbank {town}|Hypothekarbank Lenzburg AG|Sparkasse {town}|DSL Bank Bonn',
    texts: 'Leistung Darlehen {nr10}|Darl.-Rate {mon} Nr. {nr9}|BAUFI {nr9} ZINS TILG|Hypothek {nr8} Zins/Amort. {mon}|ANNUITAETENRATE {nr8}|Zins u. Tilgung Kto {nr9}|Darlehen {nr8} Zi {mm}/{yy} Ti {mm}/{yy}|Wohnbaukredit {nr8}',
  },
  {
    kind: 'policy-loan', category: 'credits.loan', sign: -1, channel: 'direct-debit', every: 3, least: 4_100, most: 15_500, share: 0.15,
    names: 'Nürnberger Lebensvers. AG|Stuttgarter Lebensvers. a.G.|Ostsee Lebensversicherung AG|Continentale Lebensvers. AG',
    texts: 'Policendarlehen Zinsen {nr8}|Zinsen Policendarl. {nr8}|PD-Zins LV {nr8} Policendarlehen|Darlehenszins Police {nr8}',
  },
  {
    kind: 'car-leasing', category: 'credits.leasing', sign: -1, channel: 'direct-debit', every: 1, least: 19_900, most: 52_000, share: 0.3,
    names: 'Volkswagen Leasing GmbH|ALD AutoLeasing D GmbH|Leasys Mobility|Nordwest Fahrzeugleasing GmbH',
    texts: 'LEASINGRATE {mm}.{yy} {plate}|Vertrag {nr8} Leasing {mon}|Rate {mon} Fzg {plate}|Ltg {mm}/{yyyy} VNR {nr8} KM-Leasing',
  },
  {
    kind: 'fund-plan', category: 'investments.savings-plan', sign: -1, channel: 'direct-debit', every: 1, least: 2_500, most: 40_000, share: 0.6, many: 2,
    names: 'DekaBank Deutsche Girozentrale|Union Investment Service Bank|Scalable Capital GmbH|Fondsdepot Bank GmbH|Erste Sparinvest KAG|FNZ Bank SE|Trade Republic Bank GmbH|Hansainvest Servicekonto',
    texts: 'Deka-Depot {nr9} Anlage {mon}|Einzug Sparplan {nr8}|Depot {nr9} mtl. Einzahlung|ETF {nr6} Ausf. {dd}.{mm}.{yyyy}|Fondsanlage UniDepot {nr8}|Sparpl. {nr7} DE000A0F5UF5|Fondssparen {nr8} {mon}|Anlage Depotnr {nr9}',
  },
  {
    kind: 'building-society', category: 'investments.building-society', sign: -1, channel: 'standing-order', every: 1, least: 2_500, most: 20_000, share: 0.35,
    names: 'Bausparkasse Schwaebisch Hall|LBS Landesbausparkasse Süd|BHW Bausparkasse AG|Bauspark. Wuestenrot AG',
    texts: 'BSV {nr9}|Bausparkonto {nr9} Sparrate|Bausp.-Nr {nr9}|Spareinlage {nr9}',
  },
  {
    kind: 'gym', category: 'leisure.sport', sign: -1, channel: 'direct-debit', every: 'four-weekly', least: 1_990, most: 4_490, share: 0.35,
    names: 'RSG Group GmbH|Kraftwerk Fitness {town}|FitX Deutschland GmbH|Bodystreet {town}',
    texts: 'Mitgl.Nr {nr6} Beitrag|4-Wochen-Beitrag {nr7}|Vertrag {nr7} Training|Studiobeitrag {nr6} KW',
  },
  {
    kind: 'club', category: 'giving.membership', sign: -1, channel: 'direct-debit', every: 12, least: 4_000, most: 18_000, share: 0.5,
    names: 'TV 1848 {town} e.V.|Schützenbund {town}|VdK Kreisverband {town}|Kleingärtnerverein Abendsonne|Alpenverein Sektion {town}|IG Metall Verwaltungsst. {town}|Musikverein Harmonie e.V.|ver.di Bezirk {town}',
    texts: 'Mitgliedsbeitrag {yyyy} {name}|Beitrag {yyyy} MNr {nr5}|JAHRESBEITRAG {nr5}|Vereinsbeitr. {yyyy}|Beitrag Jg. {yyyy} Mitglied {nr6}|Mitgl.-Beitr. {nr6}|Beitragseinzug {yyyy} {nr5}|Verbandsbeitrag {nr6}', accept: [],
  },
  {
    kind: 'streaming', category: 'leisure.subscription', sign: -1, channel: 'direct-debit', every: 1, least: 799, most: 3_490, share: 0.7, many: 2,
    names: 'Netflix International B.V.|Sky Österreich Fernsehen|DAZN Limited|Zeitungsverlag {town}|WOW TV Germany|Funke Zustellservice|Spotify AB|Tages-Anzeiger Abo',
    texts: 'Abo {nr8}|Ihr Paket {mon} Kd {nr8}|Bezug {mon} Abonr. {nr7}|Premium Family P{nr8}|Zeitungsbezug {mm}.{yyyy}|Monatsabo {nr7}|Digital {nr7} {mon}|Member {nr8}',
  },
  {
    kind: 'donation', category: 'giving.donation', sign: -1, channel: 'standing-order', every: 1, least: 500, most: 5_000, share: 0.3,
    names: 'Ärzte ohne Grenzen e.V.|SOS-Kinderdörfer weltweit|Misereor Aachen|Greenpeace e.V.',
    texts: 'Spende|Foerderbeitrag {nr6}|Dauerspende {nr5}|Patenschaft {nr6}',
  },
  {
    kind: 'vehicle-tax', category: 'taxes.vehicle', sign: -1, channel: 'direct-debit', every: 12, least: 5_800, most: 31_000, share: 0.6, countries: 'DE',
    names: 'Bundeskasse Halle|BUNDESKASSE WEIDEN|Bundeskasse Kiel|Hauptzollamt {town}',
    texts: 'KFZ-ST {plate} {nr12}|Kraftfahrzeugsteuer {plate}|Kfz-Steuer Bescheid {nr8} {plate}|KFZ-STEUER FUER {plate} FUER DIE ZEIT VOM {dd}.{mm}.{yy}',
  },
  {
    kind: 'childcare', category: 'education.childcare', sign: -1, channel: 'direct-debit', every: 1, least: 9_500, most: 38_000, share: 0.25,
    names: 'Stadt {town} Jugendamt|Kath. Kirchenstiftung St. Ulrich|Waldwichtel Elterninitiative|AWO Kinderhäuser gGmbH',
    texts: 'Kitagebuehr {mon} {name}|Elternbeitr. Krippe {mon}|KITA Besuchsgeld {mon}|Kiga + Essen {mon}',
  },
];
