import { row, type WordRow } from './word-row';

/** Words of loans, leasing, insurance, investment and bank fees, German and English. */
export const financeWords: readonly WordRow[] = [
  row(
    'credits.leasing',
    6,
    '*leasing*|Leasingrate*|Leasingvertrag*|Leasing-Sonderzahlung|*fullservicerate|lease payment|lease instalment|lease installment|car lease|operating lease',
  ),
  row('credits.leasing', 4, '*autoabo', 'purpose'),
  row(
    'credits.loan',
    6,
    '*darlehen*|Darl|Darl.Nr*|*kreditrate*|Ratenkredit*|*annuität*|*baufinanzierung*|Baufi|*hypothek*|*ratenkauf*|*ratenzahlungskauf|Mietkauf*|*finanzkauf|*teilzahlungskredit|*privatkredit|*sofortkredit|*konsumkredit|*autokredit*|*investitionskredit*|*förderkredit*|KfW-Kredit|*tilgungsrate*|Tilgungsanteil|Zins und Tilgung|Zins- und Tilgung*|*autofinanzierung*|*fahrzeugfinanzierung*|*finanzierungsrate|*finanzierungsvertrag*|*objektfinanzierung|*immobilienfinanzierung|*anschlussfinanzierung|*bauspardarlehen*|loan|loan repayment|loan instalment|mortgage|hire purchase|instalment loan|installment loan|personal loan|Kreditvertrag*|Kreditkonto|Kredit-Nr|Kreditnr|Kredit|Bausparkredit*|easyCredit|Studienkredit*|BAföG-Darlehen',
  ),
  row(
    'credits.loan',
    4,
    'Tilgung|Finanzierung*|Teilzahlung*|financing|finance agreement|Klarna Ratenkauf|Rate Finanzkauf|in Raten|instalment|installment',
    'purpose',
  ),
  row(
    'credits.loan',
    3,
    '*darlehenskasse|*kreditbank*|*finanzierungsbank|*teilzahlungsbank|*finanzierung|*finanzierungs|Finance|Financial Services|Consumer Finance|*kreditkasse|*hypothekenbank|*kreditanstalt|*förderbank|*aufbaubank|Credit|Kredit*|Lending|*darlehns*',
    'name',
  ),
  row(
    'credits.leasing',
    4,
    '*leasing*|Fleet Solutions|Fleet Services|Fleet|*mobilien|Equipment Finance|*flottenmanagement|Rental Solutions|Lease',
    'name',
  ),
  row(
    'credits.line',
    9,
    '*kreditlinie*|*abrufkredit*|*rahmenkredit*|*kontokorrentkredit*|*dispokredit*|*dispositionskredit*|*betriebsmittelkredit*|*betriebsmittellinie*|credit line|line of credit|revolving credit|credit facility|revolving facility|*kontokorrentlinie*|*flexkredit|*kreditrahmen*|*kontokorrentrahmen*|*liquiditätslinie*|*barkredit*|*rahmenlinie*|*flexikredit*|*dispolinie*|*abruflinie*|*rahmendarlehen*|*abrufdarlehen*|*betriebsmitteldarlehen*|*saisonkredit*|*zwischenkredit|Revolver|RCF|*wunschkredit|Linie',
  ),
  row(
    'credits.line',
    4,
    'KK-Kredit|KK-Linie|Geldmarktkredit*|Eurokredit*|Bereitstellungszins*|Bereitstellungsprovision*',
  ),
  row(
    'insurances.vehicle',
    6,
    '*kfz-versicherung*|*kfz-vers*|KFZ-Beitrag|KFZ-Haftpflicht*|Kfz-Prämie|*autoversicherung*|*fahrzeugversicherung*|Kasko|*kasko|Vollkasko*|Teilkasko*|*kraftfahrtversicherung*|*kraftfahrzeugversicherung*|K-Versicherung|KH-Versicherung|*motorradversicherung*|*flottenversicherung*|*flottenpolice*|*schutzbrief*|Kraftfahrt|motor insurance|car insurance|vehicle insurance|fleet insurance|*mopedversicherung*|*rollerversicherung*|KFZ-Police|Kraftverkehrsversicherung',
  ),
  row(
    'insurances.property',
    6,
    '*hausratversicherung*|Hausrat*|*wohngebäude*|Gebäudevers*|*gebäudeversicherung*|*glasversicherung*|*elementarversicherung*|Elementar|*fahrradversicherung*|*handyversicherung*|*elektronikversicherung*|*feuerversicherung*|*sachversicherung*|*inventarversicherung|Verbundene Wohngebäude|home insurance|household insurance|contents insurance|building insurance|Wohnungsversicherung*|Eigenheimversicherung*|Haushaltsversicherung*|Geräteschutz*|Garantieversicherung*',
  ),
  row(
    'insurances.liability',
    6,
    '*haftpflichtversicherung*|*haftpflicht*|PHV|BHV|*betriebshaftpflicht*|*berufshaftpflicht*|*tierhalterhaftpflicht*|*privathaftpflicht*|liability insurance|Hundehaftpflicht*|Vermögensschadenhaftpflicht*|professional indemnity|public liability|D&O|D&O-Versicherung|Hundehalter*',
  ),
  row(
    'insurances.legal',
    6,
    '*rechtsschutzversicherung*|*firmenrechtsschutz*|*privatrechtsschutz*|*verkehrsrechtsschutz*|*berufsrechtsschutz*|legal protection|legal expenses insurance',
  ),
  row('insurances.legal', 4, '*rechtsschutz*'),
  row(
    'insurances.health',
    6,
    '*krankenversicherung*|*zahnzusatz*|*krankenzusatz*|*pflegezusatz*|*pflegeversicherung*|*auslandskranken*|*reisekranken*|*reiseversicherung*|*reiserücktritt*|PKV|PKV-Beitrag|private Kranken*|*krankentagegeld*|health insurance|dental insurance|travel insurance|*tierkrankenversicherung*|Tier-OP*|Kranken-Zusatz*|*zusatzversicherung*',
  ),
  row(
    'insurances.life',
    6,
    '*lebensversicherung*|*rentenversicherung*|*risikoleben*|Basisrente*|*rürup*|*riester*|*sterbegeld*|*berufsunfähigkeit*|*erwerbsunfähigkeit*|*direktversicherung*|*pensionskasse*|*unterstützungskasse*|*altersvorsorge*|*altersversorgung*|*fondsrente*|*fondsgebundene*|Privatrente*|Kapitalleben|KLV|RLV|BU-Versicherung|BU-Schutz|BU-Beitrag|bAV|life insurance|pension plan|term life|disability insurance|occupational pension|*ausbildungsversicherung*|*grundfähigkeit*|*rückdeckung*|*dread disease*|Zukunftsvorsorge|Säule 3a|*leibrente*|*vorsorgeplan',
  ),
  row(
    'insurances.accident',
    6,
    '*unfallversicherung*|Unfallschutz*|*insassenunfall*|accident insurance|*kinderunfall*|Unfall-Police|Gruppenunfall*',
  ),
  row(
    'insurances.business',
    6,
    '*cyberversicherung*|Cyber-Police|*maschinenbruch*|*transportversicherung*|*betriebsunterbrechung*|*warenkreditversicherung*|*kreditversicherung*|*inhaltsversicherung*|*geschäftsinhalt*|*ertragsausfall*|*vertrauensschaden*|*kautionsversicherung*|*bürgschaftsversicherung*|*gewerbeversicherung*|*firmenversicherung*|*betriebsversicherung*|*geschäftsversicherung*|*bauleistungsversicherung*|*montageversicherung*|*werkverkehr*|Verkehrshaftung*|business insurance|cyber insurance|marine cargo|trade credit insurance|*maschinenversicherung*|*güterversicherung*|*frachtführer*versicherung|*frachtversicherung*|Multi-Risk*|*betriebsinhalt*|*gewerbepolice*|*firmenpolice*|*baugeräteversicherung*|*veranstaltungsversicherung*|*kautionsvers*|Betriebs-Police',
  ),
  row(
    'insurances.other',
    5,
    '*police|*polizze|Versicherungsbeitrag*|Versicherungsprämie*|Versicherungsschein*|VS-Nr|VSNR|Vers.-Nr|Versnr|VersicherungsNr|Folgebeitrag*|Folgeprämie*|Erstbeitrag*|Erstprämie*|Jahresprämie*|insurance premium|policy number|Polizzen*|Police|Polizze|*versicherung|Vers.schein*|Insurance|Prämienrechnung*|Policen-Nr|Policennr',
    'purpose',
  ),
  row('insurances.other', 2, 'Prämie|premium', 'purpose'),
  row(
    'insurances.other',
    4,
    '*versicherungsmakler*|*versicherungsagentur*|*versicherungsbüro*|*versicherungsdienst*|*versicherung|*versicherungen|*versicherungs|*vers|Vers.|*assekuranz*|VVaG|Insurance|*versicherungsverein*|*feuersozietät*|*brandkasse*|*feuerkasse|*landschaftliche brandkasse|*provinzial*|*versicherer|Insure|Assurance|Assurances|Assicurazioni|Reinsurance|*rückversicherung|*versicherungskammer|*versicherungsanstalt|Seguros|Verzekeringen|Underwriting',
    'name',
  ),
  row(
    'insurances.other',
    3,
    'Schutzverband|Protekt|Protection|Protect|Lebensvers*|Policen*|Risk Solutions',
    'name',
  ),
  row('insurances.life', 2, 'Vorsorge|*pensionsverein|*versorgungswerk*|*versorgungskasse*', 'name'),
  row(
    'investments.savings-plan',
    8,
    '*sparplan*|*fondssparen*|*fondssparplan*|*ETF-Sparplan*|vermögenswirksame*|VL-Sparen|VL-Sparvertrag|VL-Leistung|*wertpapiersparplan*|*aktiensparplan*|Anlageplan*|Ansparplan*|*ETF-Portfolio*|*depotsparen*|savings plan|investment plan|monthly investment|*goldsparplan*|Robo-Advisor|*fondsansparung|*sparrate*|*vermögensplan*|*vermögensaufbau*|*anlagerate*|Junior-Depot|Kinderdepot|Ratensparen|Investmentplan*|Portfolio Rate|ETF Rate|Wikifolio|VWL',
  ),
  row(
    'investments.savings-plan',
    3,
    'Portfolio|ETF|VL|Fonds|Fondsanteile|Sparvertrag|Sparen|Anlagekonto',
    'purpose',
  ),
  row(
    'investments.savings-plan',
    4,
    'Investors|Asset Management|*kapitalanlage*|*kapitalverwaltung*|*wertpapierbank|*fondsbank|*depotbank|*anlageplattform|Investment|Investments|Investmentgesellschaft|*vermögensverwaltung|*vermögensverwalter|Broker|Brokerage|Securities|Capital Management|Wealth|*fondsservice*|KVG|Fund Services|Invest|Asset|*wertpapierhaus|*börse*|*anlagehaus',
    'name',
  ),
  row(
    'investments.securities',
    6,
    'Wertp. Kauf|WP-Kauf|Wertpapierkauf|WP-Abrechnung Kauf|*wertpapierabrechnung*|Kauf ISIN|Wertpapier Kauf|Depotkauf|Orderausführung|Effektenkauf|Ausführung Order|securities purchase|buy order|Aktienkauf|Einmalanlage*|Anlage in|Wertanlage|Kauf WKN|Zeichnung|*depotübertrag|Wertpapiere Kauf|Börsenauftrag|Fondskauf|Anleihekauf|Goldkauf|Edelmetall*|*kryptokauf|Bitcoin|Kauf Stk|Kauf Stück|Wertpapierrechnung',
  ),
  row(
    'investments.securities',
    3,
    'ISIN|WKN|Depot|Stück|Stk|WP-Abrechnung|Wertp|Wertpapier*|Effekten*',
    'purpose',
  ),
  row('investments.securities', 4, '*edelmetall*|Goldhandel*|Crypto|Krypto|Bullion', 'name'),
  row(
    'investments.building-society',
    6,
    '*bausparen*|*bausparbeitrag*|*bausparvertrag*|BSV|Bauspar|Bausparrate*|Regelsparbeitrag*|building society',
  ),
  row('investments.building-society', 5, '*bausparkasse*', 'name'),
  row('investments.building-society', 3, 'Sparbeitrag*|Spareinlage*|Sparzahlung*', 'purpose'),
  row(
    'income.investment',
    6,
    'Dividende*|Dividend|Ausschüttung*|Erträgnis*|Erträgnisgutschrift|Zinsgutschrift*|Zinsertrag*|Habenzinsen|Guthabenzinsen|Coupon|Kupon|Verkauf Wertpapier*|WP-Verkauf|WP-Abrechnung Verkauf|Wertp. Verkauf|Wertpapierverkauf|Rückzahlung Anleihe|Rücknahme Fonds*|*tagesgeldzinsen|*festgeldzinsen|interest paid|interest received|sell order|securities sale|Tilgung Anleihe|Fälligkeit Wertpapier*|Fondsausschüttung|Verkauf ISIN|Verkauf Stk|Thesaurierung|Zinszahlung|Steuerausgleich Depot|Vorabpauschale',
  ),
  row('income.investment', 3, 'Zinsen|Interest|Verkauf', 'purpose'),
  row(
    'income.loan-payout',
    6,
    'Darlehensauszahlung*|Kreditauszahlung*|Valutierung*|Auszahlung Darlehen*|Auszahlung Kredit*|loan payout|loan disbursement|Auszahlung Ratenkredit*|Darlehensvaluta*|Auszahlung Darl*|Auszahlung Privatkredit|Auszahlung Förderkredit*|Kreditvaluta*|Kreditbetrag|Nettodarlehensbetrag',
  ),
  row(
    'income.insurance-payout',
    6,
    'Schadenregulierung*|Schaden-Nr|Schadennr|Schadennummer*|Schadenersatz*|Schadenzahlung*|Schadensfall*|Leistungsabrechnung*|Entschädigung*|Regulierung|Schaden|Schadensregulierung*|Kostenerstattung Schaden|claim|claim settlement|claim payment|Versicherungsleistung*|Ablaufleistung*|Rückkaufswert*|Erstattung Arztrechnung*|Leistung aus Vertrag|Kasko-Schaden|Schadenfall|Schadensnummer|Leistungsfall|Erstattungsleistung',
  ),
  row(
    'fees.account',
    6,
    '*kontoführung*|Kontoentgelt*|Entgeltabrechnung*|Entgeltabschluss*|Grundgebühr Konto|Kontogebühr*|Kontopreis*|Entgelte|Kontoauszugsgebühr|account fee|maintenance fee|Rechnungsabschluss*|Abschluss per|Monatsentgelt|Monatspauschale Konto|*kontomodell|Spesen und Entgelt*|Buchungsentgelt*|Buchungsposten*|Kontoabschluss*|monthly fee|plan fee|Paketpreis|Abschlussposten|Saldo der Abschlussposten',
  ),
  row('fees.account', 3, 'Entgelt|Spesen|Abrechnung|Abschluss|Bankgebühren|Kontopflege', 'purpose'),
  row(
    'fees.interest',
    12,
    'Sollzinsen*|Überziehungszins*|Dispozinsen*|Überziehungsentgelt|overdraft interest|debit interest|Zinsen für Dispo*|Zinsen Kontokorrent|Zinsen für Kontoüberziehung*|Geduldete Überziehung',
  ),
  row(
    'fees.return-fee',
    12,
    'Entgelt Rücklastschrift*|Rücklastschriftgebühr*|Rücklastschriftentgelt*|Gebühr Rücklastschrift*|Rücklastschriftkosten|Rückgabeentgelt|return fee|returned debit fee|Entgelt für Rücklastschrift*|Benachrichtigungsentgelt|Entgelt Nichteinlösung*|Entgelt Rückgabe*|Rückbuchungsgebühr*|Gebühr für Rücklastschrift*|Benachrichtigung Nichteinlösung|Entgelt Rückbuchung|Rückbelastungsgebühr*|Retourengebühr|Retourenspesen|Rückläuferentgelt',
  ),
  row(
    'fees.other',
    11,
    'Auslandseinsatz*|Auslandsentgelt*|Kartenpreis|Kartengebühr*|Jahresgebühr Karte|Jahresentgelt Karte|Depotgebühr*|Depotentgelt*|Verwahrentgelt*|Verwahrentgeld|Negativzins*|foreign transaction fee|Fremdwährungsentgelt*|Wechselkursgebühr|SMS-TAN|Scheckentgelt|Jahresbeitrag Kreditkarte|Kartenentgelt*|Schließfach*|Avalgebühr|Avalprovision*|Bürgschaftsprovision*|Avalzins*|guarantee fee|Kreditbürgschaft*|Bürgschaftsentgelt*|Bürgschaftskosten|card fee|Überweisungsgebühr*|Entgelt Bargeld*|Entgelt Auslands*|Transaktionsentgelt*|Entgelt Karte*|Kreditkartengebühr*|Ersatzkarte*',
  ),
  row(
    'transfers.card-settlement',
    6,
    'Kreditkartenabrechnung*|Kartenabrechnung*|Kreditkartenrechnung*|Abrechnung Kreditkarte*|Visa-Abrechnung|Mastercard-Abrechnung|credit card bill|credit card statement|credit card payment|Visa-Rechnung|Mastercard Abrechnung|Monatsabrechnung Karte|Sammelabrechnung Kreditkarte|Umsatzabrechnung*|Kreditkarten-Abrechnung',
  ),
  row(
    'transfers.card-settlement',
    4,
    'American Express Europe|Barclays Bank Ireland|Advanzia*|Hanseatic Bank Kreditkarte|PayLife*|Viseca*|Swisscard|Card Complete|Cornèrcard|Cembra|LBB|Landesbank Berlin Kreditkarte',
    'name',
  ),
  row(
    'cash.withdrawal',
    6,
    'Geldautomat*|Barauszahlung*|Bargeldauszahlung*|Bargeldabhebung*|Bargeldbezug*|Bancomat|Bankomat|ATM|cash withdrawal|Abhebung*|Bargeld|Auszahlung am GA|Barabhebung*|Kassenauszahlung|GA-Auszahlung|GAA|Behebung|Automatenbehebung|Postomat',
  ),
  row('cash.withdrawal', 4, 'GA NR*', 'purpose'),
  row(
    'cash.deposit',
    6,
    'Bareinzahlung*|SB-Einzahlung*|Bargeldeinzahlung*|Einzahlung bar|cash deposit|Geldeinzahlung*|Selbstbedienungseinzahlung*|Tageseinnahmen|Tageslosung|Einzahlungsautomat|Münzeinzahlung*|Kassenabschöpfung|Eigeneinzahlung',
  ),
  row(
    'risk.collection',
    11,
    'Inkasso*|*inkassobüro*|*forderungsmanagement*|Debt Collection|collection agency|Forderungseinzug|Mahnbescheid*|Vollstreckungsbescheid*|*inkassogebühr*',
  ),
  row(
    'risk.collection',
    5,
    '*inkasso*|Forderungs*|Collection Services|Receivables Management|*forderungskauf*',
    'name',
  ),
  row(
    'risk.garnishment',
    11,
    'Pfändung*|*kontopfändung*|*lohnpfändung*|PfÜB|*pfändungs*|garnishment|*drittschuldner*|Zwangsvollstreckung*|Vollstreckungssache|Vollstreckungsauftrag*|seizure|Exekution*|attachment order|Pfändungs- und Überweisung*',
  ),
  row(
    'risk.garnishment',
    5,
    '*gerichtsvollzieher*|Obergerichtsvollzieher*|Vollstreckungsbehörde|Vollstreckungsstelle',
    'name',
  ),
  row(
    'risk.gambling',
    6,
    '*sportwetten*|*casino*|Lotto*|*lotterie*|*spielbank*|Glücksspiel*|Wettbüro*|*spielhalle*|*spielothek*|Eurojackpot|Poker*|betting|gambling|*spielautomaten*|*klassenlotterie*|*fernsehlotterie*|Sportwette|Wetten|Bet|Bets|Slots|Toto|Glücksspirale|*spielcasino*|Bookmaker*',
  ),
];
