import type { BrandRow } from './brand-row';

/** Financial firms by what they sell. Public knowledge, DACH first; none taken from sample data. */
export const financeBrands: readonly BrandRow[] = [
  {
    kind: 'insurer',
    category: 'insurances.other',
    weight: 5,
    names:
      'Allianz|Allianz Versicherung|AXA|AXA Versicherung|ERGO|ERGO Versicherung|Generali|Generali Deutschland|HDI|HDI Versicherung|Talanx|R+V|R+V Versicherung|Zurich|Zürich Versicherung|Zurich Insurance|Gothaer|Signal Iduna|LVM|LVM Versicherung|HUK|HUK-Coburg|HUK24|DEVK|VHV|VHV Versicherung|Württembergische|Württembergische Versicherung|W&W Versicherung|Barmenia|Debeka|Nürnberger|Nürnberger Versicherung|Versicherungskammer Bayern|VKB|Provinzial|Provinzial Rheinland|Provinzial Nord|SV Sparkassenversicherung|Sparkassen-Versicherung|SparkassenVersicherung|Öffentliche Versicherung|VGH|VGH Versicherungen|Concordia|Itzehoer|Continentale|Die Continentale|Volkswohl Bund|WGV|WGV-Versicherung|Verti|DA Direkt|DA Deutsche Allgemeine|CosmosDirekt|Cosmos|Hannoversche|Europa Versicherung|Helvetia|Basler|Baloise|Swiss Life|InterRisk|Interlloyd|Rhion|Janitos|Domcura|Haftpflichtkasse|Die Haftpflichtkasse|Bayerische Versicherung|die Bayerische|Stuttgarter|Münchener Verein|Mannheimer Versicherung|Mecklenburgische|Feuersozietät|ÖSA|Sparkassenversicherung Sachsen|Lippische Landesbrand|Gartenbau-Versicherung|Vereinigte Hagel|Uelzener|Hanse Merkur|HanseMerkur|Inter Versicherung|Adam Riese|Getsafe|Lemonade|wefox|Friday Versicherung|FRI:DAY|Ammerländer|GVO|Grundeigentümer-Versicherung|Docura|Waldenburger|Neodigital|Luko|Coya|Element Insurance|andsafe|Hiscox|Markel|Chubb|AIG Europe|XL Insurance|Allianz Global Corporate|Euler Hermes|Allianz Trade|Atradius|Coface|R+V Kredit|Kravag|KRAVAG-Logistic|Medien-Versicherung|Versicherer im Raum der Kirchen|VRK|Bruderhilfe|Pax-Familienfürsorge|Familienfürsorge|Öffentliche Oldenburg|Öffentliche Braunschweig|Condor|Optima Versicherung|Bavaria Direkt|BavariaDirekt|Sparkassen Direktversicherung|S-Direkt|ADAC Versicherung|ADAC Autoversicherung|Ideal Versicherung|Nexible|Verti Versicherung|AdmiralDirekt|Admiral Direkt|Allsecur|Asstel|Universa|Vigo|LKH|Wertgarantie|Assona|simplesurance|ELEMENT|Sovag|Ostangler|Itzehoer Versicherung|Hübener|Roland Schutzbrief|Uniqa|UNIQA Österreich|Wiener Städtische|Vienna Insurance|Donau Versicherung|Grawe|Grazer Wechselseitige|Wüstenrot Versicherung|Merkur Versicherung|Niederösterreichische Versicherung|Oberösterreichische Versicherung|Tiroler Versicherung|Vorarlberger Landesversicherung|Kärntner Landesversicherung|Muki|Garanta|Mobiliar|Die Mobiliar|Vaudoise|Helsana|Smile Direct|smile.direct|Emmental Versicherung|TCS Versicherung|Generali Schweiz|Zürich Versicherungs-Gesellschaft|AXA Winterthur|Allianz Suisse|Basler Versicherung|Aviva|Liberty Mutual|QBE|Tokio Marine|Mapfre|Groupama|MAIF|MACIF|Aegon|Nationale Nederlanden|Achmea|Ethias',
  },
  {
    kind: 'life insurer',
    category: 'insurances.life',
    weight: 5,
    names:
      'Allianz Leben|Allianz Lebensversicherung|Alte Leipziger|AXA Leben|ERGO Vorsorge|Victoria Leben|Hamburg-Mannheimer|Heidelberger Leben|Canada Life|Standard Life|Swiss Life|LV 1871|Volkswohl Bund Leben|Cosmos Lebensversicherung|Dialog Lebensversicherung|Proxalto|Viridium|Skandia|Athora|Frankfurter Leben|Neue Leben|Zurich Deutscher Herold|Credit Life|Delta Direkt|Ideal Leben|myLife|Liechtenstein Life|Prisma Life|Bayerische Beamten Lebens|WWK|Plenum Leben|BVV Versicherungsverein|Hannoversche Leben|Stuttgarter Leben|Mylife|PBV Lebensversicherung|PB Lebensversicherung|TARGO Lebensversicherung|Debeka Leben|R+V Leben|Monuta|Sparkassen Pensionskasse|Heubeck|Universa Leben|Nucleus Life|Helvetia Leben|Pax Versicherung|Presseversorgung|Friends Provident|Clerical Medical|Condor Leben|Interrisk Leben|Öffentliche Leben|Süddeutsche Lebensversicherung|uniVersa Lebensversicherung|Karlsruher Leben|Nürnberger Leben|Gothaer Leben|Continentale Leben|HDI Leben|Generali Leben',
  },
  {
    kind: 'health insurer',
    category: 'insurances.health',
    weight: 5,
    names:
      'Debeka Krankenversicherung|DKV|DKV Deutsche Krankenversicherung|Allianz Private Kranken|AXA Kranken|Barmenia Kranken|Hallesche|Hallesche Krankenversicherung|Central Krankenversicherung|Signal Krankenversicherung|Süddeutsche Krankenversicherung|SDK|ottonova|Union Krankenversicherung|UKV|Bayerische Beamtenkrankenkasse|Landeskrankenhilfe|Alte Oldenburger|Continentale Kranken|ERGO Krankenversicherung|Envivas|HanseMerkur Kranken|Münchener Verein Kranken|R+V Krankenversicherung|Gothaer Krankenversicherung|Württembergische Kranken|Inter Krankenversicherung|PBeaKK|Postbeamtenkrankenkasse|KVB|CSS Versicherung|Swica|Concordia Kranken|Sanitas|Visana|KPT|Groupe Mutuel|Assura|Helsana|Sympany|Agila|Uelzener Tier|figo Tierversicherung|ÖKK|Atupri|EGK|Care Concept|Provisur|Mawista',
  },
  {
    kind: 'legal insurer',
    category: 'insurances.legal',
    weight: 6,
    names:
      'ARAG|ARAG SE|Roland Rechtsschutz|ROLAND|Advocard|DAS Rechtsschutz|D.A.S.|DEURAG|Örag|ÖRAG Rechtsschutz|DMB Rechtsschutz|Auxilia|KS/Auxilia|NRV|Neue Rechtsschutz|Concordia Rechtsschutz|ALLRECHT|Jurpartner|Mieterrechtsschutz|Rechtsschutz Union|Itzehoer Rechtsschutz|BGV Rechtsschutz|Protekta|Dextra|Coop Rechtsschutz|AXA-ARAG',
  },
  {
    kind: 'motor insurer',
    category: 'insurances.vehicle',
    weight: 6,
    names:
      'Volkswagen Versicherungsdienst|VVD|BMW Versicherung|Mercedes-Benz Versicherung|Toyota Versicherungsdienst|Ford Versicherung|Kravag Allgemeine|ADAC Autoversicherung|Opel Versicherung|Volkswagen Autoversicherung|Tesla Insurance|Renault Versicherung|Audi Versicherung|Škoda Versicherungsdienst|ACE Auto Club|Auto Club Europa|ADAC Schutzbrief',
  },
  {
    kind: 'lender',
    category: 'credits.loan',
    weight: 5,
    names:
      'Santander Consumer|Santander Consumer Bank|Targobank|SWK Bank|Süd-West-Kreditbank|Creditplus|CreditPlus Bank|Consors Finanz|BNP Paribas Personal|Teambank|easyCredit|norisbank Kredit|Barclays Kredit|Oyak Anker|Bank of Scotland|auxmoney|smava|Younited|Cashper|Vexcash|Ferratum|Bank11|Bank 11|Hanseatic Bank Kredit|Deutsche Kreditbank|DKB Kredit|S-Kreditpartner|S Kreditpartner|Volkswagen Bank|VW Bank|Audi Bank|Škoda Bank|SEAT Bank|BMW Bank|Mercedes-Benz Bank|Daimler Bank|Toyota Kreditbank|Opel Bank|Stellantis Bank|PSA Bank|RCI Banque|Renault Bank|Dacia Bank|Nissan Bank|Mobilize Financial|Ford Bank|FCA Bank|CA Auto Bank|Hyundai Capital|Kia Finance|Honda Bank|Mazda Finance|Volvo Car Financial|MCE Bank|AKF Bank|akf bank|Bankhaus Bauer Kredit|GEFA Bank|abcbank|IKB Deutsche Industriebank|KfW|KfW Bankengruppe|NRW.BANK|L-Bank|LfA Förderbank|Investitionsbank|IBB|ILB|Sächsische Aufbaubank|SAB|WIBank|Thüringer Aufbaubank|NBank|ISB Rheinland|IFB Hamburg|Landwirtschaftliche Rentenbank|Münchener Hypothekenbank|MünchenerHyp|DSL Bank|Hypoport|Interhyp|PSD Bank Baufinanzierung|Deutsche Hypothekenbank|Berlin Hyp|Commerzbank Ratenkredit|iwoca|Funding Circle|Creditshelf|Kapilendo|Finiata|Capital on Tap|Qred|YouLend|Klarna Bank Ratenkauf|Ratenkauf by easyCredit|Commerz Finanz|Commerz Consumer|Carcredit|Carfinance|AutoBank|Cetelem|Cofidis|Cembra Money Bank|bob Finance|Bank-now|BANK-now|Cashgate|Cornèr Kredit|Santander Consumer Austria|easybank Kredit|Advanzia Kredit|TF Bank|Aion Bank|Allgemeine Beamten Bank|ABK Bank|Nordax|BBBank Kredit|Verivox Kredit|DZ Hyp|DZ HYP|VR Smart Finanz|VR Smart flexibel|Siemens Financial Services|SFS|Lendico|Banxware|Solarisbank Splitpay|Solaris Kredit|Bon-Kredit|Maxda|Creditolo|Wüstenrot Bank|Aareal Bank|Umweltbank Kredit|Evangelische Bank Kredit|Bawag Kredit|Raiffeisen Bausparkasse Darlehen|Hypo Vorarlberg|Hypo Tirol',
  },
  {
    kind: 'lessor',
    category: 'credits.leasing',
    weight: 6,
    names:
      'Volkswagen Leasing|VW Leasing|Audi Leasing|BMW Leasing|Alphabet Fuhrpark|Alphabet|Mercedes-Benz Leasing|Daimler Truck Financial|Athlon|LeasePlan|Ayvens|ALD Automotive|ALD Lease|Arval|Deutsche Leasing|Sixt Leasing|Allane|GRENKE|Grenkeleasing|GrenkeLeasing|MMV Leasing|MLF Leasing|CHG-Meridian|abcfinance|Albis Leasing|ALBIS HiTec|akf leasing|Mercator Leasing|Leasfinanz|SüdLeasing|Süd Leasing|Commerz Real Mobilien|DLL|De Lage Landen|UniCredit Leasing|Raiffeisen-Leasing|Raiffeisen Leasing|Erste Leasing|VR Leasing|VR-Leasing|Toyota Leasing|Opel Leasing|Ford Lease|Hyundai Leasing|Kia Leasing|Renault Leasing|PEAC|PEAC Finance|BNP Paribas Leasing|BNP Paribas Lease|Société Générale Equipment|Geb Leasing|LGH Leasing|LeaseTrend|Universal Leasing|IKB Leasing|Hannover Leasing|JobRad|JobRad Leasing|Lease a Bike|BusinessBike|Bikeleasing|Bikeleasing-Service|Eurorad|Deutsche Dienstrad|mein-dienstrad|Company Bike|Kazenmaier|Tesla Leasing|Polestar Financial|Scania Finance|MAN Financial|MAN Truck Leasing|Paccar Financial|Volvo Financial Services|Iveco Capital|CNH Industrial Capital|John Deere Financial|John Deere Bank|Claas Financial|Jungheinrich Financial|Linde Leasing|Xerox Leasing|HP Financial|Dell Financial|IBM Deutschland Kredit|Cisco Capital|FINN Auto|ViveLaCar|Cluno|Vehiculum|PS Team|Maske Langzeit|Telekom Leasing|Elavon Leasing|TRUMPF Finanz|Fraikin|Leasing Factory|Hofmann Leasing|MKB Mittelrheinische|Deutsche Anlagen-Leasing|DAL|LHI Leasing|BFL Leasing|MHK Leasing|GEFA Leasing|Porsche Financial|Porsche Bank|AMAG Leasing|Leaseteq|Autoflotte Leasing|Santander Consumer Leasing|Drive Now Leasing',
  },
  {
    kind: 'credit card line',
    category: 'credits.line',
    weight: 3,
    names: 'Gebührenfrei Mastercard Advanzia|Barclaycard Rate',
  },
  {
    kind: 'broker',
    category: 'investments.savings-plan',
    weight: 5,
    names:
      'Trade Republic|Scalable Capital|Scalable|flatex|flatexDEGIRO|DEGIRO|Smartbroker|Smartbroker+|Consorsbank Depot|comdirect Depot|ING Direkt-Depot|justTRADE|finanzen.net zero|Traders Place|eToro|Interactive Brokers|LYNX Broker|CapTrader|Saxo Bank|XTB|Freetrade|Trading 212|BUX|Union Investment|UnionInvest|DWS|DWS Investment|DekaBank|Deka|Deka Investment|Allianz Global Investors|AllianzGI|Fidelity|FIL Fondsbank|FFB|FNZ Bank|ebase|European Bank for Financial Services|Franklin Templeton|Flossbach von Storch|DJE Kapital|Carmignac|BlackRock|Vanguard|Amundi|JPMorgan Asset|Pictet|Universal-Investment|HANSAINVEST|Ampega|MEAG|LBBW Asset|Metzler Asset|Quirion|quirin|Liqid|Whitebox|Ginmon|Growney|Visualvest|VisualVest|bevestor|Oskar|OSKAR|Estably|Cominvest|Robin Deutsche|Raisin|WeltSparen|Zinspilot|Savedroid|Peaks|Evergreen|myPension|Pensionflow|Bitpanda|Bitvavo|Coinbase|Kraken|Bison|BSDEX|Binance|Crypto.com|Nuri|Relai|Pocket Bitcoin|Exporo|Bergfürst|Zinsbaustein|Mintos|Bondora|PeerBerry|EstateGuru|Companisto|Seedmatch|Auragentum|pro aurum|Degussa Goldhandel|Ophirum|Heubach Edelmetalle|Philoro|Frankly|VIAC|finpension|Selma|True Wealth|Inyova|Swissquote|Yuh|neon invest|DADAT|dad.at|Hello bank Depot|Erste Asset Management|Raiffeisen KAG|Capital Bank Grawe|froots|Ökoworld|GLS Investments|Murphy & Spitz|Sutor Bank|Baader Bank|Baader|Fondsdepot Bank|MorgenFund|Augsburger Aktienbank|Attrax|Clark Invest|Moventum|Netfonds|Fondskonzept|Jung DMS|Invesco|Schroders|M&G|Ethenea|Acatis|Bantleon|Deutsche Asset|Sjb Fonds|Nordea Asset|Comgest',
  },
  {
    kind: 'building society',
    category: 'investments.building-society',
    weight: 7,
    names:
      'Bausparkasse Schwäbisch Hall|Schwäbisch Hall|LBS|LBS Bayern|LBS Süd|LBS NordWest|Landesbausparkasse|Wüstenrot Bausparkasse|BHW|BHW Bausparkasse|Alte Leipziger Bauspar|Debeka Bausparkasse|Signal Iduna Bauspar|Bausparkasse Mainz|BKM|Deutsche Bausparkasse Badenia|Badenia|Deutscher Ring Bausparkasse|HUK-Coburg Bausparkasse|Start:bausparkasse|start:bausparkasse|Raiffeisen Bausparkasse|s Bausparkasse|bauSparkasse|ABV Bausparkasse',
  },
  {
    kind: 'collection agency',
    category: 'risk.collection',
    weight: 6,
    names:
      'EOS|EOS DID|EOS Deutscher Inkasso|Intrum|Lowell|Riverty Inkasso|Arvato Infoscore|infoscore|Paigo|Tesch Inkasso|Creditreform Inkasso|Universum Inkasso|Real Inkasso|Pair Finance|Coeo|coeo Inkasso|KSP Kanzlei|KSP Rechtsanwälte|Diagonal Inkasso|Culpa Inkasso|BID Bayerischer Inkasso|Bad Homburger Inkasso|Atriga|Alektum|Hoist Finance|GFKL|Sirius Inkasso|Heidelberger Inkasso|Mediafinanz|UGV Inkasso|Seghorn|First Debit|Troy|Accredis|Hanseatisches Inkasso|Otto Inkasso|Debitor Inkasso|Real Solution|AllDebt|Bilendo|Inkasso Becker|Axactor|PRA Group|Inkasso Nord|SVEA Inkasso|KG EOS|IKB Inkasso|DIS Deutscher Inkasso|Tricom Inkasso|Apontas|aponeo Inkasso|Abit Inkasso|Colecto|Kruk|IS Inkasso Service|Inkassodienst|Factoring Inkasso|Intrum Justitia|BFS Risk & Collection',
  },
  {
    kind: 'gambling',
    category: 'risk.gambling',
    weight: 7,
    names:
      'Tipico|bwin|Bet365|Betway|Interwetten|Bet-at-home|Betano|Winamax|Admiralbet|AdmiralBet|Happybet|Neo.bet|NEObet|Sportingbet|Unibet|LeoVegas|PokerStars|888|888casino|Mr Green|Wunderino|DrückGlück|Jackpotpiraten|Bingbong|Löwen Play|Merkur Spiel|Merkur Slots|Merkur Spielothek|Platincasino|Lottoland|Lotto24|Tipp24|Lottohelden|Lotto Bayern|Lotto Baden-Württemberg|Toto-Lotto|Westlotto|Lottoland|Faber Lotto|Süddeutsche Klassenlotterie|SKL|NKL|Aktion Mensch Lotterie|Deutsche Fernsehlotterie|Postcode Lotterie|Casinos Austria|win2day|Swisslos|Loterie Romande|Oddset|XTiP|mybet|Digibet|Tipwin|Cashpoint|Betvictor|William Hill|Ladbrokes|Paddy Power|Betfair|Pinnacle|Stake.com|Stake|GGPoker|Hyperino|Crazybuzzer|OnlineCasino Deutschland|Jokerstar|Slotmagie|Evoke|ODDSET|Rabona|Bwin Interactive|Spielbank|WestSpiel|Novomatic|Lapalingo|Tipbet|Chillybets|20Bet|Bets4all|Cosmolot',
  },
];
