import { streamsOf } from '../stream-table';

/** Money that people of the work part earn and get, second list. */
export const salaryStreams = streamsOf(`
salary ; income.salary ; +sal ; 1 ; 160000-540000 ; varies=0.02 sepa=SALA ; Bezirkskliniken Schwaben|Bundeskasse Bezüge|Liebherr Werk {town}|Sozialholding {town}|Gebr. Heller Maschinen|Stadtverwaltung {town}|Bechtle Systemhaus|Rewe Group Zentralfinanz|ÖBB Personenverkehr|Novartis Pharma AG|Kita Sonnenkäfer gGmbH|Drees & Sommer|Hotelbetriebe Seeblick|LfF Landesamt f. Finanzen|Frey & Sohn Bau ; Lohn {mm}/{yyyy}|GEHALT {mon}|Lohnzahlung {mm}.{yy} Pers {nr6}|BEZUEGE {mm}/{yy} {nr8}|Gehalt/Lohn {mon}|Salärzahlung {mon}|Entgelt {mm}/{yyyy} {nr6}|Verdienstabr. {mon}|Vergütung {mm}/{yy} {nr6}|Arbeitslohn {mon}|Gehaltsüberweisung
`);

export const pensionStreams = streamsOf(`
state ; income.pension ; +cr ; 1 ; 86000-215000 ; in=DE sepa=PENS ; DRV Rheinland|Deutsche Rentenversicherung Bund|Renten Service|Deutsche Post Renten Service ; Rentenzahlung {mm}/{yy}|{nr8} RENTE {mon}|RV {nr9}R{nr3} {mm}{yy}|Rente {nr9}
state ; income.pension ; +cr ; 1 ; 86000-245000 ; in=AT,CH ; Pensionsvers.anstalt|SVS Pension|AHV Ausgleichskasse {town}|BVA Pensionsservice ; Pension {mon} {nr10}|Rente AHV/IV {mon}|PENSION {mm}/{yy}|Alterspension {nr10}
firm ; income.pension ; +cr ; 1 ; 9900-99000 ; share=0.75 ; Bayer-Pensionskasse|Hoechster Pensionskasse|Robert Bosch Betriebsrente|RZVK Köln|Commerzbank Pension|Novartis Pensionskasse|Liebherr Werk {town}|BVK Versorgungskammer|PKE Vorsorgestiftung ; Betr.Rente {mon}|Firmenrente {mm}/{yy}|VERSORGUNG {mon} {nr6}|Pensionszahlung {mm}/{yyyy}|Zusatzversorgung {nr7}|Betriebl. Altersrente|Pension {mon} PNr {nr6}|Altersleistung {nr7}
widow ; income.pension ; +cr ; 1 ; 25000-82000 ; share=0.25 ; Dt. Rentenvers. Bund|BG ETEM Rente|Versorgungsamt {town} ; Hinterbl. Rente {nr8}|Witwenpension {mon}|Unfallrente {nr7}
`);

export const otherIncomeStreams = streamsOf(`
child ; income.child-benefit ; +cr ; 1 ; 20400-51000 ; share=0.6 ; Familienkasse Sachsen|Bundesagentur f. Arbeit Service-Haus|Familienkasse Zentraler KG-Service|FA Österreich|Kantonale Ausgleichskasse FAK ; KG{nr5}FK{nr6} {mm}{yy}|Kindergeld {mm}/{yyyy} {nr6}|KINDERGELD {nr6}|FAMBEIH {mon}|Kinder-/Ausbildungszulage {mon}
benefit ; income.benefits ; +cr ; 1 ; 18000-165000 ; share=0.25 ; Landratsamt {town} Wohngeld|Agentur für Arbeit {town}|Elterngeldstelle {town}|Jobcenter Kreis {town}|BAföG-Amt {town}|AMS {town}|Landeshauptkasse Pflegegeld ; WOHNGELD {mm}/{yy}|ALG1 {nr8}|Elterngeld {nr8} {mon}|Grundsicherung {nr9}|BAFOEG {mm}{yy} {nr8}|Notstandshilfe {mon}|Bürgergeld {nr9} {mon}|Pflegegeld {mon}
rental ; income.rental ; +cr ; 1 ; 30000-112000 ; share=0.25 person ; ; Miete|Miete Whg OG {mon}|Mietzahlung {mon}|MIETE U BK|Stellplatzmiete|Miete Einliegerwhg
alimony ; income.alimony ; +cr ; 1 ; 24000-65000 ; share=0.15 person ; ; Unterhalt|Unterhalt {name} {mon}|Kindesunterhalt {mm}/{yy}
`);

export const selfEmployedStreams = streamsOf(`
fee ; income.self-employment ; +cr ; ~2.5 ; 26000-490000 ; many=5 ; Museumsverbund Nord|Kamera Eins Filmprod.|Ärztehaus Ost|IT-Beratung Klug GmbH|Hochschule {town}|Messe {town} GmbH|Buchverlag Sonnenberg|Planungsbüro Grün|Startup Hub GmbH|Landesrundfunk|Tagungshaus Birkenhof ; RG {nr5}|Honorar {mon}|Rechnung {nr5} {dd}.{mm}.{yy}|Re-Nr {yyyy}/{nr3}|Workshop {nr4}|Coaching RE {nr4}|Beratungshonorar {nr4}|Rechnungsbetrag {nr5}|Konzept {nr4}|Vortrag {dd}.{mm}.
income-tax ; taxes.income ; -dd ; 3 ; 42000-290000 ; ; Finanzamt {town}|FA {town}|Finanzkasse {town} ; EST-VZ {q}/{yy} {nr10}|EinkSt {q}.Vj {yyyy}|Einkommenst. {nr11} {q}/{yy}|ESt {yyyy} VZ {nr10}
vat ; taxes.vat ; -dd ; 1 ; 11000-195000 ; varies=0.6 taste ; Finanzamt {town}|FA {town}|Finanzkasse {town} ; USt {mon} {nr10}|UMSATZSTEUER-VA {mm}/{yy}|USt.Va {mm}.{yyyy}|UMS-ST {nr10} {mm}{yy}
advice ; business.advice ; -dd ; 1 ; 8500-34000 ; share=0.7 ; Steuerberater Voss|Kanzlei Drexler|Steuer & Recht Hollmann|Buchhaltungsbüro Peters ; Rg {nr6} Fibu|Honorar {nr5} {mon}|Buchf. {mon}|Steuerberaterhonorar {nr5}
social ; staff.social-security ; -dd ; 1 ; 17000-82000 ; share=0.8 ; Künstlersozialkasse|DAK Gesundheit|SVS Sozialversicherung|AOK Rheinland|Hkk Krankenkasse|Bayer. Ärzteversorgung ; Beitrag {mm}/{yy} freiw.|KV/PV {mon} {nr9}|Beitr. Selbständige {nr9}|Versorgungsbeitrag {nr8}|SV {q}/{yyyy} {nr9}
software ; business.software ; -dd ; 1 ; 490-9900 ; share=0.8 many=2 ; FastBill GmbH|Mittwald CM|Zoom Video Comm.|Miro RealtimeBoard|Notion Labs|1blu AG|Envato|Debitoor ; Lizenz {nr6}|RG {nr8} Hosting|Abo {nr6} {mon}|Invoice {nr8}|Domains {nr7}|Plan Pro {nr7}
office ; business.office ; -card ; ~0.7 ; 900-19000 ; share=0.7 code=5943 ; MCPAPER {nr3}|LIBRO {nr3}|SKRIBO {town}|PAPETERIE ZUMSTEIN ; -
`);
