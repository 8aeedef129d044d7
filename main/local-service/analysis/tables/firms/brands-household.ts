import type { BrandRow } from './brand-row';

/** Suppliers of households and firms: energy, telephones, public bodies, software, logistics. Public knowledge, DACH first. */
export const householdBrands: readonly BrandRow[] = [
  {
    kind: 'energy',
    category: 'housing.energy',
    weight: 5,
    names:
      'E.ON|EON|E.ON Energie|RWE|Innogy|Vattenfall|Vattenfall Europe|EnBW|Yello|Yello Strom|LichtBlick|Naturstrom|NATURSTROM|Polarstern|Greenpeace Energy|Green Planet Energy|EWS Schönau|Elektrizitätswerke Schönau|Bürgerwerke|EWE|EWE Vertrieb|EnviaM|enviaM|Mainova|Entega|ENTEGA|Rheinenergie|RheinEnergie|SWM|Stadtwerke München|N-ERGIE|Gasag|GASAG|swb|swb Vertrieb|Enercity|enercity|DREWAG|SachsenEnergie|Süwag|Lechwerke|LEW|Bayernwerk|Avacon|Westnetz|Westenergie|MVV|MVV Energie|Badenova|badenova|Pfalzwerke|VSE|Energis|eprimo|E WIE EINFACH|E wie Einfach|Octopus Energy|Tibber|Ostrom|Rabot Charge|1KOMMA5|Enpal|Montana Energie|Voxenergie|Primastrom|Stromio|Gas.de|Grünwelt|immergrün Energie|Vitalis Energie|Sauber Energie|Maingau|MAINGAU Energie|Knauber|Goldgas|goldgas|Wingas|ExtraEnergie|Emil Energie|EnergieSüdwest|Emscher Lippe Energie|ELE|Mark-E|Enervie|Stadtwerke Düsseldorf|Eins Energie|eins energie|TEAG|Thüringer Energie|WEMAG|e.dis|E.DIS|Schleswig-Holstein Netz|Hansewerk|HanseWerk|Techem|ista|Brunata|Minol|Kalorimeta|Kalo|Wien Energie|Verbund|VERBUND|EVN|Energie AG|Energie Steiermark|Kelag|KELAG|Salzburg AG|TIWAG|Illwerke|vkw|Linz AG|Energie Burgenland|oekostrom AG|aWATTar|Go Green Energy|EWZ|ewz|BKW|Axpo|CKW|Repower|Alpiq|IWB|EKZ|Energie Wasser Bern|ewb|Romande Energie|Groupe E|Engie|TotalEnergies Strom|Shell Energy|Iberdrola|Enel|EDF|Getec|Danpower|Iqony|STEAG Fernwärme|Primagas|Progas|Tyczka|Westfalen Gas|Drachengas|Rheingas|HEM Heizöl|Hoyer Energie|team energie|TEAM Energie|Präg|BayWa Energie|Naturenergie|NaturEnergie|Energiedienst|Überlandwerk|Erdgas Südwest|erdgas schwaben|Erenja|EVO Offenbach|ENERVIE|DEW21|Harz Energie|ENSO|eswe|ESWE',
  },
  {
    kind: 'water and waste',
    category: 'housing.water-waste',
    weight: 6,
    names:
      'Berliner Wasserbetriebe|Hamburg Wasser|Gelsenwasser|OOWV|Bodensee-Wasserversorgung|Remondis|ALBA|BSR|Berliner Stadtreinigung|Stadtreinigung Hamburg|AWB Köln|AWM München|AWISTA|aha Zweckverband|USB Bochum|EDG Dortmund|Veolia|PreZero|Lobbe|Suez|Schönmackers|Knettenbrech|Interseroh|Der Grüne Punkt|Zentek|Eurawasser|Ruhrverband|Emschergenossenschaft|Wasserverband|Saubermacher|MA 48|Entsorgung + Recycling Zürich',
  },
  {
    kind: 'telecom',
    category: 'communication.telecom',
    weight: 6,
    names:
      'Telekom|Telekom Deutschland|Deutsche Telekom|T-Mobile|Congstar|congstar|Vodafone|Vodafone Kabel|Unitymedia|Telefonica|Telefónica Germany|O2|o2 Telefonica|Blau Mobilfunk|Aldi Talk|ALDI TALK|Medionmobile|E-Plus|Base|1&1|1und1|1&1 Telecom|1&1 Versatel|Drillisch|Drillisch Online|winSIM|PremiumSIM|smartmobil|yourfone|simplytel|sim.de|handyvertrag.de|Freenet|freenet DLS|mobilcom-debitel|mobilcom|klarmobil|Klarmobil|Crash Tarife|callmobile|Lebara|Lycamobile|Ortel|Ay Yildiz|Tchibo Mobil|Lidl Connect|Kaufland mobil|Penny Mobil|Ja! Mobil|Edeka Smart|NettoKOM|Rossmann Mobil|Fonic|Simyo|simquadrat|Sipgate|sipgate|Satellite|SIMon mobile|PŸUR|Pyur|PYUR|Tele Columbus|Primacom|NetCologne|NETCOLOGNE|M-net|Wilhelm.tel|willy.tel|EWE TEL|EWE Tel|osnatel|swb Telekommunikation|htp|EnviaTel|Deutsche Glasfaser|DG Deutsche Glasfaser|Unsere Grüne Glasfaser|Inexio|Westconnect|Eurofiber|Plusnet|QSC|Ecotel|ecotel|Easybell|easybell|Starlink|SpaceX Starlink|A1 Telekom|A1 Austria|Magenta Telekom|Magenta|Drei Austria|Hutchison Drei|HoT|spusu|yesss!|bob|Kabelplus|Liwest|Salzburg AG Cablelink|Swisscom|Sunrise|Salt Mobile|UPC|Wingo|Yallo|yallo|Quickline|iWay|Init7|Coop Mobile|M-Budget Mobile|TalkTalk|Orange|Bouygues|KPN|Ziggo|Proximus|Telenet|Toplink|Placetel|NFON|Gamma Communications|Colt Technology|Verizon|AT&T|GMX|WEB.DE|freenetMobile|HIGH Mobile|Otelo|otelo|Filiago|skyDSL|RFT Kabel|Telecolumbus|Vitroconnect|GVG Glasfaser|Teranet|nordischnet|WOBCOM|Stadtnetz|DNS:NET|DNSNET|Thüringer Netkom|KEVAG Telekom|Bisping|LEONET|M-Net|ETES|Telegant|starcom',
  },
  {
    kind: 'broadcast',
    category: 'housing.broadcast',
    weight: 8,
    names:
      'Rundfunk ARD|ARD ZDF|ARD ZDF DRadio|ARD ZDF Deutschlandradio|Beitragsservice|Rundfunkanstalten|Serafe|ORF-Beitrags Service|ORF Beitrags|GIS Gebühren',
  },
  {
    kind: 'health fund',
    category: 'staff.social-security',
    weight: 7,
    names:
      'AOK|AOK Bayern|AOK Plus|AOK Nordost|AOK NordWest|Techniker Krankenkasse|Techniker|TK|Barmer|BARMER|DAK|DAK-Gesundheit|KKH|KKH Kaufmännische|hkk|HEK|Hanseatische Krankenkasse|IKK classic|IKK Südwest|IKK gesund plus|IKK Brandenburg|BIG direkt|BIG direkt gesund|Knappschaft|Knappschaft-Bahn-See|Minijob-Zentrale|mhplus|SBK|Siemens-Betriebskrankenkasse|BKK VBU|mkk|BKK Mobil Oil|Mobil Krankenkasse|Audi BKK|VIACTIV|Viactiv|pronova BKK|BAHN-BKK|Bahn-BKK|Novitas BKK|BKK Linde|BKK Pfalz|BKK firmus|energie-BKK|SECURVITA|Heimat Krankenkasse|Salus BKK|R+V BKK|Continentale BKK|Debeka BKK|BMW BKK|Mercedes-Benz BKK|Bosch BKK|vivida bkk|Schwenninger|WMF BKK|BERGISCHE|Merck BKK|SKD BKK|SVLFG|Landwirtschaftliche Krankenkasse|Künstlersozialkasse|KSK|Berufsgenossenschaft|BG Bau|BG BAU|BG Verkehr|BGHM|BGHW|BG ETEM|BG RCI|BGN|BGW|VBG|Unfallkasse|SOKA-BAU|ULAK|ZVK Bau|Lohnausgleichskasse|Urlaubskasse Bau|Österreichische Gesundheitskasse|ÖGK|SVS Sozialversicherung|BVAEB|AUVA|BUAK|SUVA|SVA Zürich|Ausgleichskasse|AHV|Stiftung Auffangeinrichtung|Publica|Zusatzversorgungskasse|VBL Karlsruhe|Gemeinnützige Urlaubskasse|Malerkasse|Sozialkasse Gerüstbau|Deutsche Rentenversicherung Bund|DRV Bund|DRV',
  },
  {
    kind: 'chamber',
    category: 'business.chamber',
    weight: 7,
    names:
      'IHK|Industrie- und Handelskammer|HWK|Handwerkskammer|Wirtschaftskammer|WKO|DEHOGA|Handelsverband|Kreishandwerkerschaft|Steuerberaterkammer|Rechtsanwaltskammer|Ärztekammer|Apothekerkammer|Architektenkammer|Ingenieurkammer|Bitkom|VDMA|ZVEH|DIHK|BVMW|BDVT|Innung',
  },
  {
    kind: 'software',
    category: 'business.software',
    weight: 6,
    names:
      'Microsoft|Microsoft Ireland|MSFT|Adobe|Adobe Systems|SAP|SAP Deutschland|DATEV|Lexware|Haufe-Lexware|Haufe|sevDesk|sevdesk|lexoffice|Sage|WISO MeinBüro|Buhl Data|BuchhaltungsButler|Candis|GetMyInvoices|Atlassian|Jira|Slack|Zoom|Zoom Video|GoTo|LogMeIn|TeamViewer|AnyDesk|Dropbox|Box Inc|Google Workspace|Google Cloud|GOOGLE*GSUITE|Amazon Web Services|AWS|AWS EMEA|Hetzner|Hetzner Online|IONOS|1&1 IONOS|Strato|STRATO|Host Europe|Hosteurope|Mittwald|netcup|ALL-INKL|All-Inkl|Domainfactory|DomainFactory|united-domains|InterNetX|Contabo|OVH|OVHcloud|DigitalOcean|Linode|Cloudflare|GitHub|GitLab|JetBrains|HubSpot|Salesforce|Pipedrive|Zendesk|Freshworks|Intercom|Mailchimp|CleverReach|Brevo|Sendinblue|rapidmail|ActiveCampaign|Personio|Kenjo|factorial|HeavenHR|Notion|Asana|Monday.com|Trello|ClickUp|Miro|Figma|Canva|Sketch|OpenAI|ChatGPT|Anthropic|DeepL|Grammarly|Shopify|Shopware|JTL-Software|Billbee|plentymarkets|Wix|Wix.com|Jimdo|Squarespace|Webflow|WordPress|Automattic|Typeform|SurveyMonkey|DocuSign|Autodesk|Dassault|Siemens Digital|PTC|Nemetschek|Graphisoft|Vectorworks|Bentley|TOPIX|ELO Digital|DocuWare|d.velop|Oracle|IBM|VMware|Citrix|Red Hat|Kaspersky|Avira|ESET|G DATA|NortonLifeLock|Bitdefender|Sophos|1Password|LastPass|Dashlane|Keeper|Apple Developer|Celonis|Snowflake|Datadog|Sentry|Twilio|SendGrid|Okta|Zapier|Make.com|Airtable|Odoo|weclapp|Xentral|Scopevisio|Agenda Software|Addison|Wolters Kluwer|RA-MICRO|Advoware|Placetel Webex|Cisco Webex|RingCentral|Starface|CompuGroup|Medatixx|CGM|Stotax|Collmex|FastBill|Debitoor|Papierkram|easybill|Clockodo|Toggl|timeCard|ZEP|orgaMAX|deltra|TimoCom|Trans.eu|Teleroute|PTV|Webfleet|TomTom Telematics|Fleetboard|Geotab|Vimcar|LapID|Spendesk|Pleo|Moss|Circula|Qonto Abo|Calendly|LinkedIn Premium',
  },
  {
    kind: 'marketing',
    category: 'business.marketing',
    weight: 6,
    names:
      'Google Ads|Google Adwords|GOOGLE*ADS|Google Ireland|Meta Platforms|Facebook|Facebook Ireland|FACEBK|LinkedIn|LinkedIn Ireland|Xing|New Work SE|XING|TikTok|TikTok Technology|Pinterest|Snap Inc|Twitter|X Corp|Microsoft Advertising|Bing Ads|Taboola|Outbrain|Criteo|Indeed|Indeed Ireland|StepStone|Stepstone|Monster Worldwide|kununu|Jobware|Gelbe Seiten|Das Örtliche|Das Telefonbuch|Sellwerk|Heise Media|Flyeralarm|FLYERALARM|Wir machen Druck|WIRmachenDRUCK|Vistaprint|Saxoprint|Onlineprinters|Druckerei|ImmobilienScout24|Immowelt|mobile.de|AutoScout24|Semrush|Ahrefs|Sistrix|Trustpilot|Trusted Shops|ProvenExpert|Ströer|WallDecaux|JCDecaux|Deutsche Messe|Messe Frankfurt|Messe München|Koelnmesse|Messe Düsseldorf|NürnbergMesse|Check24 Vergleichsportal|MyHammer|Aroundhome|WLW|wer liefert was|Europages|Amazon Ads|AMAZON ADVERTISING|Etsy Ads|Shutterstock|iStock|Getty Images|Adobe Stock',
  },
  {
    kind: 'post',
    category: 'communication.post',
    weight: 6,
    names:
      'Deutsche Post|DHL|DHL Paket|DHL Express|DPAG|DPD|DPD Deutschland|Hermes|Hermes Germany|GLS|GLS Germany|General Logistics Systems|UPS|United Parcel|FedEx|FedEx Express|TNT|TNT Express|trans-o-flex|GO! Express|Sendcloud|Shipcloud|Packlink|myHermes|Österreichische Post|Post AG|Swiss Post|Schweizerische Post|Die Post|PostNL|Pin Mail|PIN AG|Postcon|Citipost|Frankit|Francotyp|Pitney Bowes|Neopost|Quadient|Letterxpress|Pingen|Binect|Deutsche Post InHaus',
  },
  {
    kind: 'logistics',
    category: 'business.logistics',
    weight: 6,
    names:
      'Toll Collect|DKV Maut|Asfinag Maut|Schenker|DB Schenker|Kühne + Nagel|Kuehne Nagel|Dachser|DSV|Rhenus|Hellmann|Geis|Raben|Fiege|Arvato Logistics|Gebrüder Weiss|LKW Walter|Duvenbeck|Emons|IDS Logistik|System Alliance|CargoLine|Hapag-Lloyd|Maersk|MSC Mediterranean|CMA CGM|Lufthansa Cargo|CEVA|Expeditors|Nagel-Group|Kraftverkehr Nagel|Meyer Logistik|Zufall Logistics|Seifert Logistics|Rigterink|Ansorge|Lebert|Dascher|Noerpel|Planzer|Camion Transport|Galliker|Eurowag|Telepass|AGES Maut|UTA Maut|Tollticket|Loxxess|Hegelmann|Girteka|Chep|CHEP Deutschland|Euro Pool|Contargo|Palettenservice',
  },
  {
    kind: 'payment service',
    category: 'business.payment-service',
    weight: 6,
    names:
      'SumUp Gebühr|Nexi Germany|Concardis|Nexi|Payone|PAYONE|BS PAYONE|Telecash|TeleCash|First Data|Worldline|SIX Payment|VR Payment|Ingenico|Elavon|EVO Payments|Global Payments|Adyen|Stripe Fees|Mollie Gebühr|Hobex|card complete Händler|Wirecard|Secupay|Unzer|heidelpay|Computop|Novalnet|Micropayment|CCV|CCV Deutschland|Verifone|Zettle|iZettle|Rapyd|Ratepay Gebühr|GoCardless Fees|Braintree|Checkout.com|PPRO|InterCard|Lavego|transact Elektronische|Epay|TSE Gebühr',
  },
  {
    kind: 'credit information',
    category: 'business.advice',
    weight: 6,
    names:
      'Creditreform|SCHUFA|Schufa Holding|CRIF|CRIF Bürgel|Bürgel|Boniversum|Dun & Bradstreet|D&B|KSV1870|AKV|Creditsafe|Ernst & Young|EY|KPMG|PwC|PricewaterhouseCoopers|Deloitte|BDO|Rödl|Ecovis|ETL|Baker Tilly|RSM|Mazars|Grant Thornton|Warth & Klein|Ebner Stolz|DATEV Steuerberater|Noerr|Gleiss Lutz|Hengeler|TÜV Zertifizierung|DEKRA Certification|Bundesanzeiger|Bundesanzeiger Verlag|Felix1|Kontist Steuer|Haftungsausschluss',
  },
  {
    kind: 'office supplies',
    category: 'business.office',
    weight: 6,
    names:
      'Viking|Viking Direkt|Office Depot|OTTO Office|Staples|memo AG|Lyreco|Schäfer Shop|SSI Schäfer Shop|Böttcher|Büromarkt Böttcher|Printus|Amazon Business|Soennecken|Kaut-Bullinger|büroshop24|Bueroshop24|Büroplus|Mercateo|Unite Network|Gaerner|Kaiser+Kraft|Kaiserkraft|Jungheinrich Profishop|Rajapack|RAJA|Officio|Pagro|Tintenalarm|HQ Patronen|Prindo|Toner-Partner|McPaper|Brother Office|PBS Deutschland|Manutan|Delta-V|Neopost Supplies|InterOffice|Bechtle direct',
  },
  {
    kind: 'tax office',
    category: 'taxes.other',
    weight: 4,
    names:
      'Finanzamt|FA|Finanzkasse|Bundeskasse|Landeshauptkasse|Landeskasse|Stadtkasse|Gemeindekasse|Steueramt|Hauptzollamt|Zollzahlstelle|Bundeszentralamt für Steuern|Eidgenössische Steuerverwaltung|Kantonales Steueramt|Finanzamt Österreich|Oberfinanzdirektion|Justizkasse|Landesjustizkasse|Gerichtskasse',
  },
  {
    kind: 'benefit office',
    category: 'income.benefits',
    weight: 5,
    names:
      'Bundesagentur für Arbeit|Agentur für Arbeit|Jobcenter|Job-Center|Arbeitsmarktservice|Studierendenwerk|Studentenwerk|L-Bank Elterngeld|Elterngeldstelle|Wohngeldstelle|Bezirksamt|Sozialamt|Versorgungsamt|LaGeSo|Landschaftsverband|Amt für Ausbildungsförderung|Landesamt für Finanzen Beihilfe|Beihilfestelle|Arbeitslosenkasse|UNIA Arbeitslosenkasse',
  },
  {
    kind: 'pension office',
    category: 'income.pension',
    weight: 6,
    names:
      'Deutsche Rentenversicherung|Deutsche Post Renten Service|Renten Service|DRV Rente|Pensionsversicherungsanstalt|Pensionsversicherung|VBL Rente|BVV|Versorgungsanstalt|Pensionskasse|Versorgungswerk|Ärzteversorgung|Bayerische Versorgungskammer|Höchster Pensionskasse|Pensions-Sicherungs-Verein|PSVaG|Landesamt für Besoldung Versorgung|SVA Rente|Bundesamt für Sozialversicherungen',
  },
  {
    kind: 'child benefit office',
    category: 'income.child-benefit',
    weight: 7,
    names:
      'Familienkasse|Bundesagentur für Arbeit Familienkasse|Familienkasse Bayern|Familienkasse NRW|Familienausgleichskasse',
  },
];
