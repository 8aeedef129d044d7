import type { BrandRow } from './brand-row';

/** Shops, restaurants, travel and leisure by kind. Public knowledge, DACH first. */
export const shopBrands: readonly BrandRow[] = [
  {
    kind: 'supermarket',
    category: 'shopping.groceries',
    weight: 6,
    names:
      "Aldi|ALDI SÜD|ALDI Nord|Lidl|Rewe|REWE|Rewe Center|Edeka|EDEKA|E-Center|Marktkauf|Kaufland|Penny|Netto|Netto Marken-Discount|Norma|Real|Globus|tegut|Hit Markt|HIT|Famila|Combi|Nahkauf|Alnatura|denns|Denns Biomarkt|denn's|Bio Company|BIO COMPANY|basic Bio|SuperBioMarkt|ebl Naturkost|Vollcorner|Feneberg|V-Markt|Wasgau|Bünting|Jibi|Konsum|Konsum Dresden|Konsum Leipzig|Tegut|Mix Markt|Edeka Xpress|nah und gut|Diska|Treff 3000|CAP Markt|Picnic|Flink|Gorillas|Getir|Rewe Lieferservice|Bringmeister|Knuspr|Amazon Fresh|HelloFresh|Marley Spoon|Spar|SPAR|Eurospar|Interspar|Billa|BILLA Plus|Merkur Markt|Hofer|MPreis|Unimarkt|Nah & Frisch|ADEG|Migros|Migrolino|Coop|Coop Pronto|Denner|Volg|Manor Food|Globus Delicatessa|Avec|Carrefour|Auchan|Leclerc|Intermarché|Albert Heijn|Jumbo|Delhaize|Colruyt|Tesco|Sainsbury|Esselunga|Conad|Mercadona|Biedronka|Getränke Hoffmann|Trinkgut|Fristo|Dursty|Orterer|Logo Getränke|Metro|METRO Cash|Selgros|Handelshof|Transgourmet|Kamps|Backwerk|Ditsch|Steinecke|BackFactory|Back-Factory|Wiener Feinbäcker|Heberer|K&U Bäckerei|Junge Die Bäckerei|Höfer Bäcker|Ströck|Anker Brot|Der Mann|Ölz|Felber|Kaiser Bäckerei|Hussel|Arko|Jacques Wein|Hawesko|Vinzenzmurr|Gosch|Reformhaus|Thiele Tee",
  },
  {
    kind: 'drugstore',
    category: 'shopping.drugstore',
    weight: 6,
    names:
      'dm|dm-drogerie|dm drogerie markt|DM Drogeriemarkt|Rossmann|ROSSMANN|Müller|Müller Drogerie|Budni|Budnikowsky|Douglas|Bipa|BIPA|Flaconi|Notino|Sephora|The Body Shop|Rituals|Lush|Yves Rocher|Parfumdreams|Marionnaud|Import Parfumerie|Kiko Milano|Stadtparfümerie Pieper|Pieper|Becker Parfümerie|Klier|Super Cut|Essanelle|Hair Express|Unisex Friseur',
  },
  {
    kind: 'clothing',
    category: 'shopping.clothing',
    weight: 6,
    names:
      "H&M|H & M|Zara|C&A|Peek & Cloppenburg|Primark|Deichmann|Görtz|Reno Schuhe|TK Maxx|New Yorker|Esprit|s.Oliver|Tom Tailor|Jack & Jones|Vero Moda|Only Store|Mango|Bershka|Pull & Bear|Uniqlo|COS|Weekday|Ernsting's family|Ernstings Family|KiK|Takko|NKD|Adler Modemärkte|Gerry Weber|Bonita|Engelhorn|Breuninger|Hirmer|Wormland|Anson's|SinnLeffers|Sinn|AWG Mode|Schuh Mücke|Siemes Schuh|Snipes|Foot Locker|JD Sports|Nike|adidas|Puma|Snipes|Calzedonia|Intimissimi|Hunkemöller|Triumph|Tally Weijl|Desigual|Levi's|Tommy Hilfiger|Hugo Boss|Marc O'Polo|Lacoste|Humanic|Kastner & Öhler|Fussl|Palmers|PKZ|Ochsner Shoes|Dosenbach|Vögele Shoes|Chicorée|About You|ABOUT YOU|Bonprix|bonprix|Sheego|Shein|Asos|ASOS|Mister Spex|Woolworth Mode|Ulla Popken|Mey & Edlich|Walbusch|Madeleine|Peter Hahn|Vinted|Momox Fashion|Jako-o|Jako-O|Vertbaudet|Tamaris|Bugatti|Ecco|Clarks|Geox|Salamander|Roland Schuhe|Schuhcenter|K+K Schuh|Shoe4You|Quick Schuh",
  },
  {
    kind: 'electronics',
    category: 'shopping.electronics',
    weight: 6,
    names:
      'MediaMarkt|Media Markt|Saturn|Apple Store|APPLE.COM|Conrad|Conrad Electronic|Cyberport|Notebooksbilliger|notebooksbilliger.de|Alternate|Mindfactory|Caseking|Expert|expert|Euronics|EURONICS|EP:|ElectronicPartner|Medimax|Gravis|GRAVIS|Reichelt|reichelt elektronik|Arlt|Medion|Dell|Lenovo|HP Store|Samsung Shop|Teufel|Bose|Calumet|Foto Koch|Foto Erhardt|Galaxus Elektronik|Digitec|digitec|Interdiscount|Fust|melectronics|Hartlauer|DiTech|e-tec|Böhm Elektronik|Völkner|Pollin|Back Market|refurbed|Rebuy|reBuy|Coolblue|Amazon Devices|Computeruniverse|Bechtle|Arktis|Otto Elektro',
  },
  {
    kind: 'home',
    category: 'shopping.home',
    weight: 6,
    names:
      "Ikea|IKEA|Obi|OBI|Hornbach|HORNBACH|Bauhaus|BAUHAUS|Toom|toom Baumarkt|Hagebau|hagebaumarkt|Hagebaumarkt|Globus Baumarkt|Hellweg|Sonderpreis Baumarkt|Raiffeisen Markt|BayWa|BayWa Baustoffe|Raab Karcher|Bauking|Leitermann|Würth|Poco|POCO|Roller|ROLLER|XXXLutz|XXXL|Mömax|mömax|Möbelix|Höffner|Möbel Höffner|Sconto|Segmüller|Porta Möbel|porta|Möbel Kraft|Möbel Boss|Ostermann|Zurbrüggen|Finke|Kika|Leiner|Dänisches Bettenlager|JYSK|Jysk|Matratzen Concord|Betten Rid|Depot Deko|DEPOT|Butlers|Nanu-Nana|Zara Home|H&M Home|Maisons du Monde|Home24|home24|Wayfair|Westwing|Dehner|Pflanzen Kölle|Pflanzen-Kölle|Bellaflora|Dinger's|Blume 2000|Blume2000|Fleurop|Tedox|tedox|Hammer Raumstylisten|Lagerhaus|Jumbo Markt|Coop Bau+Hobby|Do it + Garden|Micasa|Pfister|Conforama|Interio|Livique|WMF|Tchibo|Villeroy|Rosenthal|Thermomix|Vorwerk|Miele|Leroy Merlin|Castorama|Gardena|Kare Design|Bolia|BoConcept|Musterring|Nolte Küchen|Küchen Aktuell|Reddy Küchen|Plana Küchen|Lampenwelt|Bruno|Emma Matratzen",
  },
  {
    kind: 'online shop',
    category: 'shopping.online',
    weight: 5,
    names:
      'Amazon|AMZN|AMZN Mktp|Amazon EU|Amazon Payments|Amazon.de|Amazon Prime|eBay|EBAY|Zalando|Otto|OTTO|Otto Versand|Baur|BAUR|Quelle|Klarna|Klarna Bank|Paypal|PayPal Europe|AliExpress|Alibaba|Temu|WHALECO|Wish|Etsy|Kleinanzeigen|Willhaben|Ricardo|Galaxus|Thomann|Musikhaus Thomann|Thalia|Weltbild|Hugendubel|bücher.de|buecher.de|Medimops|momox|Kaufland.de|Limango|Best Secret|BestSecret|Zooplus|zooplus|Fressnapf Online|mytoys|myToys|Baby-Markt|babymarkt|Bergfreunde|Bike-Discount|Rose Bikes|Canyon|Decathlon|Lidl Online|Netto Online|Manufactum|Pearl|QVC|HSE|HSE24|Channel21|Druckerzubehör|Docmorris|DocMorris|Shop Apotheke|Medpex|Westwing|Ratepay|RatePAY|Riverty|AfterPay|Afterpay|Billpay|Payolution|Unzer Rechnung|Digistore24|Copecart|Elopage|Conleys|Heine|Schwab Versand|Klingel|Wenz|BADER Versand|Witt Weiden|Universal Versand|Galeria Online|Breuninger Online|Christ Online|Mirapodo|Office Discount|Brack.ch|microspot|Lehner Versand',
  },
  {
    kind: 'other shop',
    category: 'shopping.other',
    weight: 5,
    names:
      'Galeria|Galeria Karstadt|Karstadt|Kaufhof|Woolworth|TEDi|Tedi|Action|ACTION|Mäc-Geiz|Euroshop|Thomas Philipps|Pfennigpfeiffer|Müller Kaufhaus|KaDeWe|Globus Warenhaus|Manor|Loeb|Jelmoli|Fressnapf|Futterhaus|Das Futterhaus|Zoo & Co|Kölle Zoo|Mega Zoo|Qualipet|Smyths|Smyths Toys|Toys R Us|Vedes|Spiele Max|Lego Store|Mayersche|Osiander|Lehmanns|Dussmann|Press & Books|Hudson News|Valora|k kiosk|Christ Juwelier|Christ|Swarovski|Pandora|Bijou Brigitte|Accessorize|Nanu Nana|Idee Creativmarkt|idee.|Boesner|Intersport|SportScheck|Sport Scheck|Decathlon|Sport 2000|Gigasport|Hervis|Ochsner Sport|Athleticum|Globetrotter|Jack Wolfskin|Karstadt Sports|Flaschenpost|Libro|Pagro|Morawa|Mister Minit|Cewe|CEWE|Payback|5àsec|Mode Reinigung',
  },
  {
    kind: 'fuel',
    category: 'mobility.fuel',
    weight: 6,
    names:
      'Aral|ARAL|Shell|SHELL|Esso|ESSO|Total|TotalEnergies|JET|JET Tankstelle|Star Tankstelle|star|Agip|ENI|Eni|Avia|AVIA|HEM|OIL!|OIL|Westfalen Tankstelle|Orlen|ORLEN|bft|BFT|Raiffeisen Tank|Q1|Sprint Tank|Hoyer Tank|Classic Tankstelle|Markant Tank|team Tank|Tamoil|Migrol|Socar|BP|OMV|Turmöl|Disk Tankstelle|Hofer Diskont|Circle K|Q8|Texaco|Repsol|Cepsa|Allguth|Globus Tankstelle|Supermarkt Tank|SB-Tank|Nordoel|Score|Calpam|Baywa Tank|ED Tankstelle|DKV Euro Service|DKV Mobility|UTA|UTA Edenred|UNION TANK|Eurowag Tank|euroShell|Routex|Aral Card|LOGPAY|LogPay|EnBW mobility|EnBW mobility+|IONITY|Ionity|Fastned|Tesla Supercharger|Allego|Maingau Ladestrom|EWE Go|Aral pulse|Shell Recharge|NewMotion|Plugsurfing|Chargepoint|ChargePoint|Wallbox Laden|Smatrics|GOFAST|Lichtblick Laden|Elli|IDS Tank|AS24|E100|Tankpool24|Novofleet',
  },
  {
    kind: 'public transport',
    category: 'mobility.public-transport',
    weight: 6,
    names:
      'Deutsche Bahn|DB Vertrieb|DB Fernverkehr|DB Regio|Bahn.de|DB Bahn|DB Fahrkarten|BVG|Berliner Verkehrsbetriebe|S-Bahn Berlin|HVV|Hochbahn|Hamburger Hochbahn|MVG|Münchner Verkehrsgesellschaft|MVV München|RMV|Rhein-Main-Verkehrsverbund|VGF|traffiQ|VRR|VRS|KVB|Kölner Verkehrs-Betriebe|Rheinbahn|Ruhrbahn|Bogestra|DSW21|VVS|SSB|Stuttgarter Straßenbahnen|VBB|VGN|VAG Nürnberg|MDV|LVB|Leipziger Verkehrsbetriebe|DVB|Dresdner Verkehrsbetriebe|VVO|ÜSTRA|Üstra|GVH|BSAG|VBN|KVV|VBK|rnv|VRN|AVV|ASEAG|Saarbahn|VMT|FlixBus|FLIXBUS|Flixtrain|FlixMobility|BlaBlaCar Bus|Eurolines|Trainline|Omio|Westbahn|ÖBB|OEBB|Wiener Linien|WIENMOBIL|VOR|Holding Graz|Linz Linien|IVB|SBB|SBB CFF FFS|BLS|Postauto|PostAuto|VBZ|ZVV|BVB Basel|TPG|SNCF|Thalys|Eurostar|NS International|Trenitalia|Italo|Renfe|National Express|Metronom|erixx|enno|Go-Ahead|Abellio|Agilis|alex|BRB|Meridian|BOB|Nordbahn|AKN|Westfalenbahn|NordWestBahn|eurobahn|Trans Regio|Arriva|moBiel|Stadtwerke Münster Bus|VBL Luzern|Bernmobil',
  },
  {
    kind: 'workshop',
    category: 'mobility.workshop',
    weight: 5,
    names:
      'A.T.U|ATU|ATU Auto-Teile-Unger|Pitstop|pitstop|Vergölst|Euromaster|Driver Center|Premio Reifen|First Stop|Reifen.com|reifendirekt|Delticom|Carglass|TÜV|TÜV Süd|TÜV Nord|TÜV Rheinland|DEKRA|GTÜ|KÜS|Mr. Wash|Mr Wash|IMO Car Wash|Cleancar|Best Carwash|kfzteile24|kfzteile|Autodoc|AUTODOC|Bosch Car Service|Stahlgruber|Forstinger|Stop+Go|Louis Motorrad|Polo Motorrad|Detlev Louis|Autohaus|Mercedes-Benz Niederlassung|BMW Niederlassung|AVAG|Emil Frey|Feser|Porsche Zentrum|AMAG',
  },
  {
    kind: 'parking and toll',
    category: 'mobility.parking-toll',
    weight: 6,
    names:
      'Apcoa|APCOA|Contipark|Q-Park|Goldbeck Parking|B+B Parkhaus|PBW Parkraum|Bavaria Parkgaragen|Parkopedia|EasyPark|EASYPARK|Park Now|ParkNow|PayByPhone|paybyphone|Parkster|ParkDepot|Peter Park|Park & Control|fair parken|handyparken|smartparking|Travipay|Sunhill|moBILET|Parken Deutschland|Wipark|WIPARK|BOE Parking|Best in Parking|Parkingpay|Twint Parking|ASFINAG|Asfinag|Vignette|Brenner Autobahn|Autostrade|Vinci Autoroutes|Bip&Go|Tunnel Gebühr|Parking|Interparking|Indigo Park|Scheidt & Bachmann|Skidata|Arivo|Flowbird',
  },
  {
    kind: 'car sharing',
    category: 'mobility.car-sharing',
    weight: 6,
    names:
      'Miles|MILES Mobility|Share Now|SHARE NOW|car2go|DriveNow|Free2Move|Sixt|SIXT|Sixt Share|Stadtmobil|stadtmobil|cambio|teilAuto|Flinkster|Greenwheels|WeShare|Getaround|SnappCar|Turo|Uber|UBER|Bolt|FREE NOW|FreeNow|mytaxi|Lyft|Tier Mobility|TIER|Voi|Lime|LIME|Bird|Nextbike|nextbike|Call a Bike|Donkey Republic|Swapfiets|Europcar|Hertz|Avis|Enterprise Rent|Buchbinder|Starcar|Budget Rent|Alamo|Thrifty|Goldcar|Emmy|Felyx|Moia|MOIA|BerlKönig|Mobility Carsharing|Mobility Genossenschaft|Publibike|eloop|Oply|Taxi',
  },
  {
    kind: 'restaurant',
    category: 'leisure.dining',
    weight: 6,
    names:
      "McDonald's|McDonalds|MCDONALDS|Burger King|Subway|KFC|Pizza Hut|Domino's|Dominos|Starbucks|Vapiano|Nordsee|NORDSEE|L'Osteria|LOsteria|Hans im Glück|Peter Pane|Five Guys|Block House|Maredo|Dean & David|dean&david|Haferkater|Einstein Kaffee|Balzac Coffee|Coffee Fellows|Segafredo|Lavazza Café|Dunkin|Le Crobag|Yorma's|Yormas|Marché|Mövenpick Restaurant|Wienerwald|Kochlöffel|Jim Block|Cafe Extrablatt|Extrablatt|Cafe del Sol|Alex Gastro|Sausalitos|Enchilada|Lieferando|LIEFERANDO|Takeaway.com|Wolt|WOLT|Uber Eats|UBEREATS|Foodora|Mjam|Deliveroo|Just Eat|eat.ch|Smood|Call a Pizza|Smiley's|Joey's Pizza|Hallo Pizza|Freddy Fresh|Autogrill|Tank & Rast|Serways|Sanifair|Rosenberger|Landzeit|Swing Kitchen|Tibits|Hitzberger|Nordsee|Aran|Woyton|Espresso House|Costa Coffee|Pret A Manger|Itsu|Wagamama|Sushi Circle|Eat Happy|Sodexo|Aramark|Compass Group|Eurest|Apetito|SV Group|Dussmann Catering|XXXLutz Restaurant|Ikea Restaurant|Too Good To Go",
  },
  {
    kind: 'subscription',
    category: 'leisure.subscription',
    weight: 6,
    names:
      'APPLE.COM/BILL|Apple Services|Netflix|NETFLIX.COM|Spotify|SPOTIFY|Disney+|Disney Plus|DISNEYPLUS|Amazon Prime Video|Prime Video|Amazon Digital|Amazon Music|Audible|AUDIBLE|DAZN|Sky|Sky Deutschland|Sky Ticket|WOW Sky|RTL+|RTL Plus|Joyn|Maxdome|Apple Music|Apple TV|APPLE.COM/BILL|ITUNES.COM|iTunes|iCloud|Google Play|GOOGLE*YOUTUBE|YouTube Premium|YouTubePremium|Google One|Deezer|Tidal|SoundCloud|Napster|Qobuz|Crunchyroll|Paramount+|MagentaTV|waipu.tv|Zattoo|Joyn Plus|MUBI|Discovery+|Twitch|TWITCH|Patreon|Steady Media|Substack|OnlyFans|Kindle Unlimited|Skoobe|Readly|Blinkist|Headspace|Calm|7Mind|Babbel|Duolingo|Tinder|Parship|ElitePartner|Lovoo|Bumble|Nintendo|PlayStation|Sony Interactive|Xbox|Microsoft Xbox|Steam|STEAM GAMES|Steamgames|Valve|Epic Games|Blizzard|EA Games|Electronic Arts|Ubisoft|Riot Games|Roblox|Supercell|Wargaming|GeForce Now|Humble Bundle|Bild Plus|BILDplus|Axel Springer|Der Spiegel|SPIEGEL-Verlag|Die Zeit|Zeitverlag|ZEIT Verlag|Süddeutsche Zeitung|FAZ|Frankfurter Allgemeine|Handelsblatt|taz|Tagesspiegel|Kicker|Stern|Focus|Gruner + Jahr|Burda|DPV|Bauer Media|Funke Medien|Madsack|RND|Rheinische Post|WAZ|NZZ|Tages-Anzeiger|TX Group|Standard Verlag|Kronen Zeitung|Presse Verlag|Kleine Zeitung|New York Times|Economist|Washington Post|Medium|LinkedIn Learning|Strava|Komoot|Bergfex|Runtastic|Fitbit|Peloton|Weight Watchers|WW Deutschland|Noom|Freeletics|Gymondo|Amazon Kids|Toniebox|Tigerbooks|Storytel|Nextory|BookBeat|Podimo|Canal+|Netzkino|Pokerface|Discord|NordVPN|ExpressVPN|Surfshark',
  },
  {
    kind: 'gym',
    category: 'leisure.sport',
    weight: 6,
    names:
      "McFit|MCFIT|RSG Group|FitX|Fitness First|FITNESS FIRST|Clever fit|clever fit|John Reed|Gold's Gym|Kieser Training|Kieser|Urban Sports Club|Urban Sports|Holmes Place|Meridian Spa|Aspria|Elements Fitness|Body + Soul|Injoy|INJOY|Mrs. Sporty|Mrs.Sporty|EASYFITNESS|Easy Fitness|FitnessKing|Pfitzenmeier|Jumpers Fitness|Fit/One|FIT/ONE|Superfit|Just Fit|Bodystreet|EMS Lounge|Sports4You|XTRAFIT|High5 Gym|Ai Fitness|All Inclusive Fitness|Fit Star|FIT STAR|Wellpass|EGYM|Qualitrain|Gympass|Wellhub|Hansefit|John Harris|FitInn|Fitinn|Clever Fit|McFit Austria|Activ Fitness|Basefit|Update Fitness|Migros Fitness|Eversports|ClassPass",
  },
  {
    kind: 'travel',
    category: 'leisure.travel',
    weight: 6,
    names:
      "Booking.com|BOOKING.COM|Airbnb|AIRBNB|Expedia|Hotels.com|HRS|Trivago|Agoda|ab-in-den-urlaub|HolidayCheck|Check24 Reisen|Opodo|eDreams|weg.de|lastminute.com|L'tur|TUI|TUI Deutschland|DER Touristik|Dertour|FTI|Alltours|Schauinsland|Neckermann Reisen|Thomas Cook|Studiosus|Berge & Meer|Aida|AIDA Cruises|MSC Cruises|Mein Schiff|TUI Cruises|Hurtigruten|Lufthansa|LUFTHANSA|Eurowings|Ryanair|RYANAIR|easyJet|EASYJET|Wizz Air|Condor|Austrian Airlines|SWISS|Swiss International|KLM|Air France|British Airways|Iberia|Vueling|Turkish Airlines|Pegasus|SunExpress|Emirates|Qatar Airways|Etihad|Delta Air|United Airlines|Tuifly|Norwegian|SAS|Accor|ACCOR HOTELS|Ibis|Novotel|Mercure|Motel One|MOTEL ONE|Premier Inn|Holiday Inn|IHG|Hilton|Marriott|Radisson|Best Western|Maritim|Steigenberger|Leonardo Hotels|NH Hotels|B&B Hotel|B&B Hotels|A&O Hostels|a&o|Meininger|Lindner|Dorint|InterCityHotel|Center Parcs|Landal|Novasol|FeWo-direkt|HomeAway|VRBO|Interhome|Traum-Ferienwohnungs|Casamundo|DJH|Jugendherberge|Hostelworld|GetYourGuide|Tiqets|Viator|Flughafen|Fraport|Camping|ADAC Reise|Roompot|Robinson Club|Club Med|Scandlines|Stena Line|TT-Line|DFDS|Color Line|Tallink|Kuoni|Hotelplan|Migros Ferien|Ruefa|Eurotours|Hofer Reisen|Hapag-Lloyd Cruises|Phoenix Reisen|Ameropa|Secret Escapes|Travelzoo",
  },
  {
    kind: 'culture',
    category: 'leisure.culture',
    weight: 6,
    names:
      'CinemaxX|CinemaxX|UCI Kinowelt|Cineplex|CineStar|Cinestar|Kinopolis|Yorck Kino|Astor Film|Cineplexx|Hollywood Megaplex|Pathé|Kitag|Eventim|EVENTIM|CTS Eventim|Ticketmaster|Reservix|ADticket|Ticketcorner|oeticket|Starticket|See Tickets|Eventbrite|Europa-Park|Phantasialand|Heide Park|Movie Park|Legoland|Hansa-Park|Tropical Islands|Miniatur Wunderland|Zoologischer Garten|Tierpark Hagenbeck|Therme Erding|Staatsoper|Elbphilharmonie|Friedrichstadt-Palast|Stage Entertainment|Musical|Deutsches Museum|Technik Museum|Prater|Verkehrshaus',
  },
  {
    kind: 'pharmacy',
    category: 'health.pharmacy',
    weight: 6,
    names:
      'DocMorris|Shop-Apotheke|Shop Apotheke|Redcare|Medpex|Sanicare|Aponeo|Apo-Discounter|mycare|Eurapon|Apotal|Amavita|Sun Store|Benu Apotheke|Coop Vitality|easyApotheke|Mea Apotheke|Linda Apotheke|gesund.de',
  },
  {
    kind: 'doctor',
    category: 'health.doctor',
    weight: 6,
    names:
      'PVS|Privatärztliche Verrechnungsstelle|BFS health finance|DZR|Deutsches Zahnärztliches Rechenzentrum|Mediserv|unimed|ABZ Zahnärztliches|büdingen med|EOS Health|Apollo-Optik|Mister Spex Optik|Optik Matt|Pearle|KIND Hörgeräte|Amplifon|GEERS|Neuroth|Helios|Asklepios|Sana Kliniken|Charité|Vivantes|Universitätsklinikum|Synlab|SYNLAB|Labor Berlin|Limbach|Ärztekasse|TeleClinic|Zava|Visana Arzt|dent-net',
  },
  {
    kind: 'charity',
    category: 'giving.donation',
    weight: 7,
    names:
      'Unicef|UNICEF|SOS-Kinderdorf|SOS Kinderdörfer|Ärzte ohne Grenzen|Deutsches Rotes Kreuz|DRK|Rotes Kreuz|Brot für die Welt|Misereor|Caritas|Diakonie|World Vision|Plan International|Kindernothilfe|Welthungerhilfe|Greenpeace|WWF|NABU|BUND e.V.|Amnesty International|Malteser|Johanniter|Aktion Mensch|Deutsche Krebshilfe|Save the Children|Oxfam|Adveniat|Missio|Care Deutschland|Aktion Deutschland hilft|Tafel|Peta|PETA|Vier Pfoten|Tierschutzverein|Deutsche Umwelthilfe|Wikimedia|Betterplace|Seenotretter|DGzRS|Bärenherz|Deutsche Herzstiftung|DKMS|Christoffel-Blindenmission|CBM|Hoffnungsträger|Licht für die Welt|Nachbar in Not|Glückskette|Heilsarmee|Sea-Watch|Campact|LobbyControl|Foodwatch|foodwatch|terre des hommes|medico international|Handicap International',
  },
  {
    kind: 'association',
    category: 'giving.membership',
    weight: 6,
    names:
      'ADAC|ADAC e.V.|Automobilclub|ver.di|Verdi|IG Metall|IG BCE|IGBCE|IG BAU|GEW|GdP|NGG|EVG|dbb|Marburger Bund|Deutscher Mieterbund|Mieterverein|Mieterschutzbund|Haus & Grund|Haus und Grund|Verband Wohneigentum|VdK|Sozialverband VdK|SoVD|VLH|Vereinigte Lohnsteuerhilfe|Lohnsteuerhilfeverein|Bund der Steuerzahler|Verbraucherzentrale|ACE|AvD|CDU|SPD|FDP|Bündnis 90|Die Linke|CSU|VCD|Sportverein|Turnverein|Schützenverein|Kleingartenverein|Feuerwehrverein|Förderverein|Landfrauen|Kolping|Deutscher Beamtenbund|ÖGB|Arbeiterkammer|AK Wien|UNIA|Syna|Mieterverband|HEV|WWF Mitglied',
  },
  {
    kind: 'education',
    category: 'education.course',
    weight: 6,
    names:
      'Volkshochschule|VHS|Fernuniversität|FernUni Hagen|IU Internationale|IUBH|SGD|ILS|Euro-FH|AKAD|Wilhelm Büchner|Hamburger Fern-Hochschule|FOM Hochschule|Berlitz|Goethe-Institut|inlingua|Wall Street English|Udemy|Coursera|Skillshare|Masterclass|edX|DataCamp|Codecademy|Sofatutor|Simpleclub|Studienkreis|Schülerhilfe|Abacus Nachhilfe|Musikschule|Academy Fahrschule|ifs Institut|TÜV Akademie|DEKRA Akademie|IHK Akademie|Haufe Akademie|WBS Training|GFN|Management Circle|Euroforum|Klubschule Migros|Migros Klubschule|WIFI|BFI',
  },
];
