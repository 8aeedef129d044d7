import type { BrandRow } from './brand-row';

/**
 * Chains with shops in Germany, Austria and Switzerland, asked of payments by card only. Facts from the brand names of OpenStreetMap
 * (name-suggestion-index 8.0.20260918, BSD-3-Clause), chains that stand in another table or that are called like people left out.
 */
export const chainBrands: readonly BrandRow[] = [
  {
    kind: 'chain',
    category: 'communication.post',
    weight: 5,
    names:
      'AlzaBox|Amazon Hub|Amazon Hub Locker|Amazon Locker|DeinFach|DHL Packstation|DHL Paketbox|DHL Poststation|DPD Pickup Station|FedEx Ship Center|Inboxx|Instabox|Mail Boxes Etc.|My Post 24|myflexbox|Paketbox|Parcel Pending|Post Abholstation|Tamburi|Vinted Go',
  },
  {
    kind: 'chain',
    category: 'health.doctor',
    weight: 5,
    names:
      'abele optik|Ace & Tate|aktivoptik|Alain Afflelou|AniCura|Audika|Becker + Flöge|Binder Optik|Brillen Rottler|brillen.de|Dentix|eyes + more|Hansaton|Hörgeräte Seifert|IMD Berlin|KRASS Optik|MATT optik|McOptic|medbase|MEINDENTIST|Oliver Peoples|Optic 2000|Optical Center|Opticalia|Optiker Bode|pro optik|Ray-Ban|sehen!wutscher|Specsavers|Sunglass Hut|Unilabs|Visilab|Vision Express|Vitakustik',
  },
  {
    kind: 'chain',
    category: 'health.pharmacy',
    weight: 5,
    names: 'Alphega Pharmacy|Benu|Distri Club Medical|Pharmacie Populaire|Pharmacie Principale|TopPharm',
  },
  {
    kind: 'chain',
    category: 'leisure.culture',
    weight: 5,
    names:
      'Cinemark|Cinemotion|Cinépolis|Fox in a Box|IKEA Småland|Kinepolis|Laser Game Evolution|LEGOLAND Discovery Centre|Monkey Town|My Gym|Småland|The Little Gym|Urban Air',
  },
  {
    kind: 'chain',
    category: 'leisure.dining',
    weight: 5,
    names:
      '% Arabica|60 seconds to napoli|Açaí Concept|Amorino|Aposto|Applebees|Applebees Neighborhood Grill & Bar|Asiahung|Auntie Annes|Bageterie Boulevard|Baskin-Robbins|bb.q Chicken|Beets & Roots|Belchicken|Belushis|Ben & Jerrys|BigChefs|Billa Marktküche|BrewDog|Brezelkönig|Burgerheart|burgerme|Burgermeister|Burrito Company|Cafe & Bar Celona|Café Amazon|Café Cappuccino|Cafe Coffee Day|Cafe Frei|Caffè Pascucci|Caffè Spettacolo|Campus Suite|Cappuccino|Carls Jr.|Chatime|Checkers|Chilis|Chipotle|Chuck E. Cheese|Çiğköftem|Cinnabon|CoCo Fresh Tea & Juice|Coffee Lab|Coffee Republic|Coffee Time|Coffeeshop Company|Cold Stone Creamery|Coop Restaurant|Copenhagen Coffee Lab|Costa|Costa Drive Thru|Coyote Ugly|Coyote Ugly Saloon|Dairy Queen|Dennys|Ding Tea|Dodo Pizza|Doughnut Time|EL&N|Es Teler 77|Espressolab|Extrawurst|Extreme Pizza|Figaros Pizza|Fireaway|Fireaway Pizza|Fogo de Chão|Frittenwerk|Fruitisimo|Gelateria di Berna|Gloria Jeans|GOSCH Sylt|Häagen-Dazs|Haidilao Hot Pot|Happy Lemon|Hard Rock Cafe|Hardees|Haus des Döners|Hesburger|Hooters|IKEA Bistro|IKEA Café|immergrün|Interspar Restaurant|Jannys Eis|Joe & The Juice|Johnny Rockets|Jollibee|Juan Valdez Café|Julius Meinl|King Kebab|Krispy Kreme|Kung Fu Tea|La Donuteria|La Place|La Romana|LAntica Pizzeria da Michele|Lavazza|Le Pain Quotidien|Little Caesars|Llaollao|Long John Silvers|Lotteria|Loving Hut|Luckin Coffee|machi machi|Maloa|Marble Slab Creamery|Marrybrown|McCafé|MealTime Malatang|Migros Restaurant|Migros Take Away|Mikel|Mission BBQ|Mister Donut|Mr. Sub|New York Pizza|Noodle King|NUTTEA|Oakberry Açaí bowls|Old Chang Kee|OldTown White Coffee|Olive Garden|OneZo Tapioca|OTacos|Outback Steakhouse|Panda Express|Papa Johns|PappaRich|Pelicana|Pelicana Chicken|Pepper Lunch|Pinkberry|Pita Pit|Pizza Hut Delivery|Pizza Hut Express|Pizza Max|Pizza Nova|Pokawa|Pollo Campero|Pollo Tropical|Pommesfreunde|Popeyes|Potato Corner|Quickly|Quiznos|Red Lobster|Risa Chicken|Romantik Restaurant|Royal Donuts|Royal Kebab|Royaltea|Ruby Tuesday|Saizeriya|Santa Lucia|Saravanaa Bhavan|Sbarro|Schweinske|Seattles Best Coffee|Second Cup|Shake Shack|Shakeys|Shiso Burger|Shoo Loong Kan|Simitçi Dünyası|Simons Burger|Smileys|Sonic|Spizzico|SticksnSushi|Sushi Shop|T4 Tea For U|T4 Tea House|Taco Bell|Teeamo|Telepizza|TGI Fridays|The Barn|The Chicken Rice Shop|The Coffee|Tiger Sugar|Tim Hortons|tinyfish|Tom N Toms|Tommis Burger Joint|TOMORO Coffee|Tony Romas|Türkis|Veganista|Wahlburgers|Wayback Burgers|Wendys|Wild Bean Cafe|Wilma Wunder|Wimpy|WonderWaffel|XiaoLongKan|Xing Fu Tang|Yi Fang Tea|Yogen Früz|Yogorino',
  },
  {
    kind: 'chain',
    category: 'leisure.sport',
    weight: 5,
    names:
      '9Round|Anytime Fitness|Arthur Murray Dance Center|Barrys|Beat81|CrossFit|Curves|FitActive|Fitbox|Fitness First Ladies|FITSEVENELEVEN|Fred Astaire Dance Studios|Hapik|High5|INJOY Fitness|JOHN REED Fitness|Körperformen|Lets Go Fitness|PureGym|PureGym Swiss|Topgolf|wellyou|World Gym',
  },
  {
    kind: 'chain',
    category: 'leisure.travel',
    weight: 5,
    names:
      'AC Hotel|ADAC Geschäftsstelle|Adagio|Adina Apartment Hotel|Adina Hotels|Aiden by Best Western|AKZENT Hotels|Alila|Aloft|Alua Hotels & Resorts|ANdAZ|AppartCity|Artotel|Ascend Hotel Collection|Autograph Collection|Banyan Tree|Barceló|Barceló Hotels & Resorts|Belmond|Best Hotels|Best Western Plus|Best Western Premier|BW Premier Collection|BW Signature Collection|Campanile|Camping-Car Park|Catalonia|Catalonia Hotels & Resorts|Centro Hotel|Centro Hotels|citizenM|Clayton Hotels|Club Wyndham|Comfort Suites|Courtyard|Crowne Plaza|Curio Collection|Curio Collection by Hilton|Days Inn|Delta Hotels|Derpart Reisebüro|Dertour Reisebüro|Design Hotels|Destination by Hyatt|Deutsches Jugendherbergswerk|Diamond Resorts|DoubleTree|easyHotel|Eurostars|Eurostars Hotel Company|Exe Hotels|Executive Residency|Fairmont|First Reisebüro|Flair Hotel|Flight Centre|Four Points by Sheraton|Four Seasons|Garner Hotels|Golden Tulip|Grand Hyatt|greet|gut-Gebucht|H-Hotels|H10 Hotels|Hampton|Hard Rock Hotel|Hilton Garden Inn|Hilton Grand Vacations|Holiday Inn Express|Holiday Inn Express & Suites|Hotel Indigo|Howard Johnson|Hyatt|Hyatt Centric|Hyatt House|Hyatt Place|Hyatt Regency|Ibis Budget|Ibis Styles|INNSiDE by Meliá|InterContinental|JdV by Hyatt|JO&JOE|JUFA Hotel|JUFA Hotels|JW Marriott|Kempinski|Kimpton|Kyriad|Langham Hotels & Resorts|Le Méridien|Leonardo Boutique|Leonardo Royal Hotel|Locke|Logis Hotels|ltur|Mama Shelter|Mandarin Oriental Hotel|Marriott Vacation Club|ME by Meliá|Meliá|MGallery|Millennium|Mövenpick|NH Collection Hotels|NH Hotel|nhow|Pan Pacific|Park Hyatt|Park Inn|Park Plaza|Park Plaza Hotels|PARKROYAL|Première Classe|Pullman|Radisson Blu|Radisson Collection|Radisson RED|Ramada|Reiseland|Relais & Châteaux|Renaissance|Residence Inn|Ringhotels|Romantik|Romantik Hotel|Romantik Hotels & Restaurants|Rosewood|Scandic Hotels|Sheraton|Six Senses|Sofitel|Sonder|Spark by Hilton|St Christophers Inn|St. Regis|STA Travel|Staycity|Super 8|Sure Hotel|Sure Hotel Collection|Swiss-Belhotel|Swiss-Belinn|Swissôtel|The Hoxton|The Langham|The Luxury Collection|the niu|The Ritz-Carlton|The Westin|Toyoko Inn|Trademark Collection|TRIBE|Tribute Portfolio|TUI ReiseCenter|Unbound Collection|Van der Valk|Van der Valk Hotel|Vienna House|W Hotels|Waldorf Astoria|Westin|Worldhotel|WorldHotels|Wyndham|Wyndham Garden|Wyndham Grand|YOTEL|Zleep Hotel|Zleep Hotels',
  },
  {
    kind: 'chain',
    category: 'mobility.car-sharing',
    weight: 5,
    names:
      'Budget|carvelo2go|City Bike Linz|Dollar Car Rental|Enterprise|Enterprise GO|fLotte|Green Motion|Localiza|metropolradruhr|MVG Rad|MVGmeinRad|National|nextbike Berlin|nextbike Niederösterreich|Opel Rent|Payless|RegioRad Stuttgart|sigo|sigo E-Lastenrad Sharing|SprottenFlotte|Stadtrad Hamburg|TINK|twsRad|UsedomRad|Velocity Aachen|Velospot|WienMobil Rad|YouBike',
  },
  {
    kind: 'chain',
    category: 'mobility.fuel',
    weight: 5,
    names:
      'Afriquia|Agrola|Air Liquide|Amic|ampUp|AS 24|Atlante|Avanti|Avia XPress|BEBECO|Beyfin|bike-energy|Bosch eBike Systems|ChargeOne|Chevron|Citgo|Classic|Coop Tankstelle|E-WALD|E.Leclerc|E.ON Drive|Elan|Electra|eMotion|Energie Südbayern|ENGIE Vianeo|Esso Express|EuroOil|Everfuel|EvGateway|Freie Tankstelle|Genol|Hoyer|Marathon|Milence|Milence Charging Hub|Mobil|Neste|NIO Power|NIO Power Charger|NIO Power Destination|NIO Power Swap|NovaCHARGE|opconnect|Orlen express|Petrol Ofisi|Petrolimex|Petronas|PTT Station|RaceTrac|Raiffeisen|Rubis|Ruedi Rüssel|Safeway|Safeway Fuel Station|Shell Express|Sprint|Station Service E.Leclerc|SWTCH|TinQ|ubitricity|Ultramar|Walmart|Westfalen|ZG Raiffeisen Energie',
  },
  {
    kind: 'chain',
    category: 'mobility.workshop',
    weight: 5,
    names:
      '1a autoservice|Abarth|Acura|Aixam|Alfa Romeo|Alliance Tire Company|Alpine|Apollo Tyres|Aral SuperWash|Aston Martin|AUTOFIT|BMW Motorrad|Bridgestone|Cadillac|Chery|Chevrolet|Chrysler|Citroën|Cupra|Dacia|Daihatsu|Das WeltAuto|Defender|Derendinger|Dodge|DS Automobiles|Ducati|Dunlop|Ehrhardt Reifen + Autoservice|Ehrle|Éléphant Bleu|Eni Wash|Esso TigerWash|Fiat Professional|Fisker|Fisker Inc.|Freightliner|Geely|Genesis|Harley-Davidson|Haval|Hino Motors|Honda|Hyundai|Indian Motorcycle|Infiniti|Isuzu|Iveco|Jaguar|junited Autoglas|Kärcher|Kawasaki|Koenigsegg|LAgence Automobilière|Lamborghini|Lancia|Land Rover|Lexus|Lincoln|Lotus|Lucid|Lucid Motors|Lynk & Co|mac OIL|Mahindra & Mahindra|Maserati|Mazda|McLaren|Mercedes-Benz|Mercedes-Benz Trucks|Migrol Car Wash|Mitsubishi|Motrio|NIO House|NIO Space|Nissan|NOVUS Glass|OMV Top Wash|Peterbilt|Peugeot|Pneuhage|Point S|Polaris|Polestar|Premio|PV Automotive|Quick Reifendiscount|Range Rover|Renault|Renault Trucks|Rimac|Rolls-Royce|Scania|Škoda|Skuba|SsangYong|Subaru|Suzuki|Toyota|TÜV Hanse|TÜV Hessen|TÜV Saarland|TÜV Thüringen|Vauxhall|Vespa|Vianor|Volkswagen|Volkswagen Commercial Vehicles|Volvo|Volvo Trucks|Washtec|Washtech|Wintec Autoglas|WM Fahrzeugteile|Xpeng|Yamaha',
  },
  { kind: 'chain', category: 'risk.gambling', weight: 5, names: 'Admiral Sportwetten|Luckia' },
  {
    kind: 'chain',
    category: 'shopping.clothing',
    weight: 5,
    names:
      '& Other Stories|5.11 Tactical|A.P.C.|A3 SPORT|ABC Schuh-Center|Abercrombie & Fitch|Abercrombie Kids|Adidas Originals|Adler|Aeropostale|Agent Provocateur|Agnès B.|Alexander McQueen|Allbirds|America Today|American Vintage|anika schuh|Ansons|Antoine et Lili|Arket|Armani Exchange|ASICS|Aubade|AW LAB|AWG-Modecenter|Ba&sh|Balenciaga|Baleno|Bally|Banana Republic|Barbour|Beldona|Ben Sherman|Bench.|Betty Barclay|Billabong|Bimba y Lola|Birkenstock|Blackout|Bleuforêt|Blue Tomato|Body Glove|BOGGI Milano|Bogner|BONITA men|Bosco|Bottega Veneta|Brandy Melville|Brooks Brothers|Brunello Cucinelli|bruno banani|Bulgari|Burberry|Bvlgari|Café Coton|Calida|Call It Spring|Calliope|Calvin Klein|Camel Active|Camp David|Camper|Canada Goose|Canali|Carhartt Work in Progress|Carlings|Caroll|Carters|Catimini|Celio|Champion|Chanel|Change|Change Lingerie|Charles Vögele|Churchs|claires|Claudie Pierlot|Closed|Coach|Coccinelle|Coccodrillo|Cole Haan|Colins|Colloseum|Columbia|comma|Converse|Cosmoparis|Cotélac|Cotton On|Cotton On Body|Cotton On Kids|Crocs|das macht SiNN|De Fursac|DeFacto|Diesel|Dolce & Gabbana|Dolcezza|Dr. Martens|Dress Barn|Dressmann|Du Pareil au Même|Dune London|dunhill|Elena Mirò|Elisabetta Franchi|emilio adani|Emporio Armani|engbers|EQUIVA|Éric Bompard|Escada|Esotiq|Essentiel Antwerp|ETERNA|Falconeri|FALKE|Fashion Market|Fendi|Fitshop|Fjällräven|Foot Solutions|Forever 21|French Connection|Fritz Berger|Fusalp|G-Star Raw|Gap Body|Gap Kids|Gémo|Gina Laura|Giorgio Armani|Givenchy|Golden Goose|Görtz 17|Gucci|Gudrun Sjödén|Guess Accessories|H&M Kids|Hackett London|HalfPrice|Hallhuber|Hanesbrands|Happy Socks|Havaianas|Helly Hansen|Herzog & Bräuer|Hoka|Hollister|House of Hoops|Huber Shop|Humana|Hush Puppies|iBlues|Intimissimi Uomo|Intrend|J.M. Weston|Jacadi|Jeans Fritz|Jil Sander|Jimmy Choo|Just Over the Top|K+K Schuh-Center|Karl Lagerfeld|Kate Spade New York|Kiabi|Kids Foot Locker|Kiğılı|Kleider Bauer|Kookaï|Koton|Krämer Pferdesport|Kult|La Halle|La Martina|La Vie en Rose|LC Waikiki|Le Coq Sportif|Le Slip Français|Le Temps des Cerises|Lee Cooper|Leguano|Leiser|Levis|liberty woman|LIEBESKIND Berlin|Liu Jo|Lloyd|Loding|Longchamp|Loro Piana|Louis Vuitton|Luisa Spagnoli|Lululemon|Maison Margiela|Manfield|Marc Cain|Marc Jacobs|Marc OPolo|Marella|Marina Rinaldi|Massimo Dutti|Max et Moi|Max Mara|MAX&Co.|Mayers Markenschuhe|Mayoral|McTREK|Mephisto|Merrell|Michael Kors|mister*lady|Modepark Röther|Momoni|Moncler|Monki|Montblanc|Moreboards|Moser Trachtenwelt|motivi|Mountain Warehouse|MS Mode|Mulberry|Mustang|MyShoes|NAF NAF|NAME IT|Napapijri|Nature & Découvertes|Nautica|New Balance|New Look|Nike Clearance Store|Nike Factory Store|North Sails|Nudie Jeans|Nuna Lie|Ochnik|Off-White|Office|Okaïdi|Old Navy|Oliver Grant|Olymp|Olymp & Hades|Omoda|ONeill|ONLY & SONS|Orchestra|orsay|OshKosh Bgosh|Outfit|OVS Kids|Oysho|Paprika|Parfois|Patagonia|Paul Smith|Payless ShoeSource|Pendleton|Pennyblack|Penti|Pepco|Pepe Jeans|Persona|Petit Bateau|Phase Eight|Picard|Pierre Cardin|Pimkie|Pinko|Pittarello|Polo Ralph Lauren|Pom dApi|Porsche Design|Prada|Princesse tam.tam|Promod|Puma Outlet|Punt Roma|Quiksilver|R.M.Williams|Rainbow|Rapha|Red Wing|Reebok|Regatta Great Outdoors|Reno|Replay|Reserved|Rieker|Rimowa|Riu Paris|Roberto Cavalli|Rockport|Roots|Saint Laurent|Salsa|Salvatore Ferragamo|Samsøe Samsøe|Samsonite|Schiesser|Schuh-Mann|Schuhkay|Schuhpark|Scotch & Soda|Sebago|Seidensticker|SELECTED|Sergent Major|Sézane|Sfera|SIDESTEP|Siemes Schuhcenter|sigikid|Sinsay|Sisley|Sizeer|Skechers|Skiset|Sportler|Sportmax|Sports Authority|Sports Direct|Springfield|Stadium|Stefanel|Stella McCartney|Stradivarius|Street One|street shoes|Stuart Weitzman|Subdued|Suitsupply|Superdry|Sweaty Betty|Takko Fashion|Tape à lŒil|Tartine et Chocolat|Ted Baker|Terranova|Textile house|Tezenis|The Athletes Foot|The Kooples|The North Face|The Sting|The Walking Company|Thom Browne|Timberland|Tom Ford|Tommy Hilfiger Kids|Topman|Topshop|Tory Burch|tredy|Trigema|U.S. Polo Assn.|Under Armour|Under Armour Youth|Undiz|United Colors of Benetton|Urban Outfitters|Van Graaf|Van Heusen|van Laack|Vanessa Bruno|Vaude|Versace|Victorias Secret|Vilebrequin|Volcom|Wacoal|Weekend Max Mara|Wellensteyn|White Stuff|Wöhrl|Wolford|Wolle Rödel|Womensecret|Yours Clothing|Zadig & Voltaire|Zebra|Zeeman|Zegna|zero|Zillertaler Trachtenwelt|Zilli',
  },
  {
    kind: 'chain',
    category: 'shopping.drugstore',
    weight: 5,
    names:
      'AYK Sonnenstudio|Bath & Body Works|Bobbi Brown|Body Attack|Coiff&Co|Diptyque|Dropa|Endlich Ohne|Endlich Ohne Tattooentfernung|Equivalenza|Esthetic Center|Faberlic|Gidor|Guinot|Hairkiller|House of Hair|Inglot|itStyle|Jo Malone|Jurlique|Kiehls|Klipp|LOccitane|MAC Cosmetics|Malin+Goetz|Morphe|Natur House|Nature Republic|New Style|No+vello|Normal|OldBoy|Oriflame|Parfümerie Becker|Parfümerie Pieper|PUPA Milano|QB HOUSE|Rossmann Express|Sabon|Saint Algue|Sassoon Salon|Schuback|Shiseido|Soeder|Styleboxx|Sunpoint|Toni & Guy|Top Hair|Ziaja',
  },
  {
    kind: 'chain',
    category: 'shopping.electronics',
    weight: 5,
    names:
      'ARLT Computer|Bang & Olufsen|Capi|Capi Electronics|Cartridge World|Devialet|Fnac|Harman Kardon|HiFi Klubben|Holzleitner|InMotion|K&M Elektronik|Kamera Express|Kodak Express|La Curacao|Leica|media@home|Prink|RadioShack|Red Zac|Samsung|Sony Centre',
  },
  {
    kind: 'chain',
    category: 'shopping.groceries',
    weight: 5,
    names:
      'Aldi Suisse|alldrink|Alnatura Super Natur Markt|Anker|Armbruster|Bachmeier|Bäcker Andresen|Bäcker Görtz|Bäckerei Andresen|Bäckerei Behrens-Meyer|Bäckerei Fuchs|Bäckerei Göing|Bäckerei Grimminger|Bäckerei Happ|Bäckerei Wahl|Backhaus Hackner|Backhaus Hennig|Backhaus Nahrstedt|Backstube Wünsche|Baguette|Bahlsen|Bahlsen Outlet|Barbarossa Bäckerei|Bären-Treff|Bärenland|Barrique|Bears & Friends|Bens Cookies|Benz Wein- und Getränkemarkt|bilgro|Billa Now|Billa stop & shop|Billa Unterwegs|Bonjour|BP Shop|Brioche Dorée|BrotHaus|Cadera|Caltex|Carrefour Express|Casino|Claro|Crai|Dallmeyers Backhus|Dat Backhus|DeBeukelaer|DeBeukelaer Factory Outlet|Délifrance|Denner Express|Der Bäcker Eifler|Der Bäcker Ruetz|Der Beck|Deutsche See|Dia Market|Die Lohners|Döbbe|Dornseifer|Dornseifers Frischemarkt|Dreißig|Eataly|Edeka aktiv markt|EDEKA C+C Großmarkt|EDEKA Foodservice|EDEKA Getränkemarkt|Eilles|Emil Reimann|Eni Shop|Erster Wiener|Esso Snack & Shop|ETSAN|fakta|Familienbäckerei Musswessels|Finkbeiner|Fleischerei Richter|Food Basics|Fränky Getränkemarkt|Getränke Arena|Getränke City|Getränke Quelle|Getränkeland|Getränkewelt|Gilgens|Glocken Bäckerei|Go Asia|Goeken backen|Gutkauf|Haubis|Heide Bäckerei Meyer|Helbing|HERKULES Ecenter|Hinnerbäcker|Hofpfisterei|Holab|Hörl|Hosselmann|Hussel Confiserie|Ihle|Ihr Landbäcker|IKEA Swedish Food Market|Jacques Wein-Depot|Jeff de Bruges|Junge|Kaisers Gute Backstube|Keim|Kleins Backstube|Kolls|Kusmi Tea|Läderach|Lagler|Lawson|Le Chocolat Alain Ducasse|Leifert|Lila Bäcker|Lindt|logo|logo Getränke-Fachmarkt|Löwenbäcker Schaper|LPG BioMarkt|M&S Simply Food|Mago|Makro|Malzers|Market Basket|Markgrafen Getränkemarkt|Markt-Bäckerei|Martin Auer|Maximarkt|Merzenich|Metro Gastro|Milkau|Millies Cookies|Mini Mix|miniM|MM Migros|Mobil Mart|Müller & Egerer|Nespresso|Netto City|Netto Getränke-Discount|Neuhaus|Nobis|Nur Hier|Oebel|Oil & Vinegar|Orterer Getränkemarkt|Pappert|Pekara|Peters gute Backstube|Petit Casino|Proxi|Proxi Super|Reformhaus Bacher|Reformhaus Engelhardt|reformstark Martin|Rewe City|REWE Getränkemarkt|REWE To Go|Richter Erzgebirge|Richters Altstadt-Bäckerei|Rindchens Weinkontor|Rischart|Rose Bakeshop|Rüedu|Sagasser|sanders backstube|Schäfers|Scheck-In Center|Schwälmer Brotladen|Sehne|Shell Select|Shell Shop|Sipl|Sligro|Sobi|Sonnentor|Spar Express|Spar Gourmet|Stadtbäckerei Kamp|Stangengrüner Mühlenbäckerei|Star Mart|Starke Bäcker|Steiskal|Sternenbäck|Stinges|Stop Cafe|Storck|Storck Welt Outlet|Super C|Sutterlüty|Tante Enso|Taumberger|TeeGschwendner|Tesco Express|Tiger Mart|Tootn Totum|Trink & Spare|TWG Tea|U-Store|Uncle Tetsus Cheesecake|Valero|Viba|VITALIA Reformhaus|Viva|Viva Billa|vomFASS|von Allwörden|Wajos|Wiener Feinbäcker Heberer|Wienerroither|Zeit für Brot|Zeppitz',
  },
  {
    kind: 'chain',
    category: 'shopping.home',
    weight: 5,
    names:
      'Ace Hardware|Asian Paints|BauSpezi|BayWa|Black Red White|Blumen B&B|Blumen Risse|Braun Möbel Center|Brillux|bulthaup|CASA|Chateau dAx|Dille & Kamille|Dulux Paints|English Home|Enza Home|Espaço Casa|Farrow & Ball|Fissler|Gaggenau|Grand Line|Granit|Habitat|Hammer|HARDECK|HERKULES Bau&Garten|Herman Miller|Heytens|Holland Blumen Mark|Home & Cook|Iittala|IKEA Planning Studio|Intratuin|JalouCity|Jotun|Kartell|Kibek|KODi|Küchen Schaffrath|KüchenTreff|Landi|Le Creuset|Ligne Roset|Lumimart|Madame Coco|Marquardt Küchen|MEDA Küchenfachmarkt|MFO Matratzen|Möbel Martin|Multipolster|Natuzzi|Natuzzi Italia|PLANA Küchenland|Poggenpohl|Poltrona Frau|Poltronesofà|Porcelanosa|porta Küchenwelt|Pottery Barn|Pottery Barn Kids|RHG Bau & Garten|Richter+Frenzel|Roche Bobois|Rolf Benz|Rutar|Sabag|Schaffrath|Sconto Möbel Sofort|Screwfix|Seats and Sofas|Sherwin-Williams|SieMatic|Søstrene Grene|Swiss Sense|Tefal|Tempur|Tescoma|V-BAUMARKT|Villeroy & Boch|west elm|Xenos|Yankee Candle|Yataş Bedding|ZG Raiffeisen|ZG Raiffeisen Agrar|ZG Raiffeisen Baustoffe|ZG Raiffeisen Markt|ZG Raiffeisen Technik|Zwilling',
  },
  {
    kind: 'chain',
    category: 'shopping.other',
    weight: 5,
    names:
      '585 Gold|A. Lange & Söhne|Agatha|Alpha Buchhandlung|Altınbaş|APM Monaco|Aristocrazy|Audemars Piguet|B.O.C.|baby-walz|BabyOne|Baume & Mercier|Breitling|Buccellati|Bücher Pustet|Buchhandlung Walther König|Cartier|Centershop|Chaumet|Chicco|Cigo|City Kiosk|Coop City|Dinh Van|Dorotheum Juwelier|Dufry|Elbenwald|Fahrrad XXL|Fastrack|Flying Tiger Copenhagen|Galeries Lafayette|Geco|Giant|GiFi|Graff|HEMA|Henry Laden|Intertoys|Jaeger-LeCoultre|Jawoll|Jokers|Juwelier Kraemer|Kalyan Jewellers|Kaufhaus Stolz|KRÜMET|Little John Bikes|Longines|Lotto|Lumas|Lüthy|Lüthy Balmer Stocker|m-way|M&S Outlet|Magasin du Monde|Marks & Spencer|Maxi Zoo|MEGAZOO|Messika|Miniso|Mothercare|Movado|Muji|My Jewellery|Nuance|Orell Füssli|Orion|OROVIVO|Ottos|Panerai|Patek Philippe|Piaget|Pletzsch|Postenbörse|ReadShop|Relay|ROFU Kinderland|Roger Dubuis|Rolex|Rusta|Seiko|ServiceStore DB|Smiggle|Specialized|Steiff|Suavinex|Swatch|Tabaktrafik|TAG Heuer|Thomas Philipps Sonderposten|Thomas Sabo|Tiffany & Company|Tissot|tokyobike|TSUTAYA|Vacheron Constantin|Valmano|Warhammer|Wempe|WHSmith|Wolsdorff|World Duty Free|Wreesmann|YellowKorner|Zweirad-Center Stadler',
  },
];
