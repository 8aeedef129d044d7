import { streamsOf } from '../stream-table';

/** Money that people of the exam part earn and get. */
export const salaryStreams = streamsOf(`
salary ; income.salary ; +sal ; 1 ; 168000-520000 ; varies=0.02 sepa=SALA ; Klinikum {town} gGmbH|Siemens Energy Global|Stadt {town} Personalamt|Maschinenfabrik Oerlenbach|Kurz & Klein Logistik KG|Universität {town}|Spar Österreich Warenhandels AG|Migros Genossenschaft|Deutsche Bahn AG Konzernzahlst.|LBV Landesamt für Besoldung|ACME Softworks GmbH|Lebenshilfe {town} e.V.|DRK Rettungsdienst|Privatbrauerei Hallertau ; LOHN GEHALT {mm}.{yyyy}|Gehalt {mon}|Bezüge {mm}/{yyyy} PNR {nr8}|Lohn/Gehalt Abrechnung {mm}/{yy}|SALAER {monat} {yyyy}|Entgeltzahlung {mm}{yyyy} {nr7}|Gehaltszahlung {mon}|Monatslohn {mon}|ENTG. {mm}/{yy} {nr6}|Lohnkonto {nr6} {mon}|Dienstbezüge {mm}/{yy}|Verg. {mm}.{yyyy} Pers.nr {nr6}
`);

export const pensionStreams = streamsOf(`
state ; income.pension ; +cr ; 1 ; 88000-210000 ; in=DE sepa=PENS ; Deutsche Rentenversicherung|DRV Baden-Württemberg|Rentenservice|Deutsche Post AG Niederl. Renten ; RV-RENTE {nr8}R{nr3}|Rente {mm}/{yyyy} {nr9}|RENTENZAHLUNG {mon}|GES. RENTE {nr8} {mon}
state ; income.pension ; +cr ; 1 ; 88000-240000 ; in=AT,CH ; PVA Landesstelle {town}|BVAEB Pensionsservice|Ausgleichskasse Kt. {town}|Zentrale Ausgleichsstelle ; Pension {mm}/{yyyy} VSNR {nr10}|AHV-Rente {mon} {nr9}|Pensionsbezug {mon}|Altersrente {mon}
firm ; income.pension ; +cr ; 1 ; 11000-98000 ; share=0.75 ; Siemens AG Betriebl. Altersvers.|Pensionskasse Chemie VVaG|ZVK der bayer. Gemeinden|VBL Karlsruhe|Maschinenfabrik Oerlenbach|Thyssenkrupp Steel Europe|Pensionskasse Post|Allianz Lebensvers.-AG|APK Pensionskasse ; Betriebsrente {mm}/{yy}|ZUSATZRENTE {nr9}|Versorgungsbezüge {mon}|VBL-Rente {mon} {nr8}|Werkspension {mon}|BVG-Rente {mon}|Pensionskassenrente {nr8}|Rente Vertr. {nr9} {mm}/{yy}|Ruhegehalt {mon}
widow ; income.pension ; +cr ; 1 ; 28000-80000 ; share=0.25 ; DRV Knappschaft-Bahn-See|Unfallkasse {town}|BG Bau Rentenstelle|SVS Pensionen ; Witwenrente {nr8} {mon}|Verletztenrente {nr7}|Hinterbliebenenrente {mon}
`);

export const otherIncomeStreams = streamsOf(`
child ; income.child-benefit ; +cr ; 1 ; 21900-51000 ; share=0.6 ; Bundesagentur für Arbeit Familienkasse|Familienkasse Bayern Nord|Finanzamt Österreich Beihilfen|Familienausgleichskasse {town}|Familienkasse der BA ; Kindergeld KG{nr6} {mm}/{yy}|KG{nr6}FK{nr6} {mm}{yy} FORTL. ZAHLUNG|Familienbeihilfe {mm}/{yyyy}|Kinderzulage {mon}|FAMILIENBEIHILFE U. KINDERABSETZBETRAG
benefit ; income.benefits ; +cr ; 1 ; 19000-160000 ; share=0.25 ; Jobcenter {town}|Wohngeldstelle {town}|L-Bank Elterngeld|Bundesagentur für Arbeit|AMS Österreich|Studierendenwerk BAföG|Arbeitslosenkasse Unia ; ALG {nr9} {mm}/{yyyy}|Wohngeld {mon} {nr7}|ELTERNGELD {nr8}|BG {nr9} Leistung {mon}|Arbeitslosengeld {nr8}|BAföG {nr7} {mon}|Taggelder {mon}
rental ; income.rental ; +cr ; 1 ; 32000-108000 ; share=0.25 person ; ; Miete {mon}|Miete Whg. EG|Mietzins {mon}|Miete + NK {name}|Garagenmiete|WOHNUNGSMIETE {mon}
alimony ; income.alimony ; +cr ; 1 ; 25000-62000 ; share=0.15 person ; ; Unterhalt {mon}|Kindesunterhalt|Unterhaltszahlung {mm}/{yy}|Alimente {mon}
dividend ; income.investment ; +cr ; ~0.5 ; 900-22000 ; share=0.4 ; Comdirect Depot|flatexDEGIRO|Sparkasse {town}|Swissquote Bank ; Dividende {nr6} STK {nr2}|ERTRAGSAUSSCHUETTUNG ISIN LU{nr10}|Zinsen Festgeld {nr7}|Kupon {nr6}
`);

export const selfEmployedStreams = streamsOf(`
fee ; income.self-employment ; +cr ; ~2.5 ; 28000-480000 ; many=5 ; Bildungswerk {town} e.V.|Lumen Film GmbH|Kulturverein Schanze|Pixelwerk AG|Architekten Holm + Partner|Praxis Dr. Wendt|Stiftung Landleben|Verlag Nordlicht|Software Kontor GmbH|Gemeindeverwaltung {town}|Theater am Wall gGmbH ; Rechnung {yyyy}-{nr3}|Honorar Rg. {nr4}|RE {nr5} vom {dd}.{mm}.|Rechnungsnr {nr6} Seminar|HONORAR {monat}|Rg {nr4} Übersetzung|Gage {dd}.{mm}.|Rechnung Nr. {nr5} abzgl. Skonto|Inv. {nr5}|Autorenhonorar {nr5}|Lehrauftrag SS {yyyy}
income-tax ; taxes.income ; -dd ; 3 ; 45000-280000 ; ; Finanzamt {town}|Finanzamt {town} Kasse|FA Österreich Dienstst. {town}|Kantonales Steueramt {town} ; Einkommensteuer-Vorauszahlung {q}/{yyyy}|EST {q}.VJ {yyyy} {nr11}|EK-STEUER {nr10} {q}/{yy}|Est+Soli {q}Q {nr10}|Staats- u. Gemeindesteuern Rate {q}
vat ; taxes.vat ; -dd ; 1 ; 12000-190000 ; varies=0.6 taste ; Finanzamt {town}|Finanzamt {town} Kasse|FA Österreich Dienstst. {town}|Eidg. Steuerverwaltung ; Umsatzsteuer {mm}/{yyyy} {nr10}|USt-VA {mon}|UMSATZST. {mm}.{yy} {nr11}|U {mm}/{yyyy} {nr9} Umsatzsteuer|MWST-Abrechnung {q}/{yyyy}
advice ; business.advice ; -dd ; 1 ; 8900-32000 ; share=0.7 ; Steuerbüro Hagedorn|StB Katrin Löwe|Lohn- u. Steuerkanzlei Mertz|Abraxas Steuerberatung GmbH|Treuhandbüro Zemp ; Honorar {mm}/{yy}|FIBU {mon} Mandant {nr4}|Rechnung {nr6} Steuerberatung|Buchführung {mon}|Pauschale {mon} {nr5}
social ; staff.social-security ; -dd ; 1 ; 18000-78000 ; share=0.8 ; Künstlersozialkasse Wilhelmshaven|BARMER|Techniker Krankenkasse|SVS Gewerbe|Ausgleichskasse Selbständige|Versorgungswerk d. Architekten ; KSK {nr10} {mm}/{yy}|Beitrag freiw. KV {mon} {nr9}|Monatsbeitrag {nr10} Selbst.|Beiträge {q}/{yyyy} {nr9}|KV/PV-Beitrag {mm}.{yy}|Pers. Beitr. {nr8}
software ; business.software ; -dd ; 1 ; 590-8900 ; share=0.8 many=2 ; lexoffice Haufe-Lexware|Strato AG|Adobe Systems Software Ireland|sevDesk GmbH|Canva Pty Ltd|OpenAI Ireland|Host Europe GmbH|Figma Inc ; Rechnung {nr8}|Domain {nr7}|Creative Cloud {nr8}|Lizenz {nr6} {mon}|Subscription {nr7}|Webhosting {nr8}|Buchhaltungssoftware {mon}
office ; business.office ; -card ; ~0.7 ; 900-19000 ; share=0.7 code=5943 ; VIKING DIREKT|PAGRO DISKONT {town}|STAPLES|OFFICE WORLD ; -
`);
