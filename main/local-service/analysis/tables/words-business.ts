import { row, type WordRow } from './word-row';

/** Words of a business and of shops, German and English. */
export const businessWords: readonly WordRow[] = [
  row(
    'business.supplier',
    3,
    'Rechnung|RG|RE|RNr|RG-Nr|Rechnungsnr*|Rechnungs-Nr|Re-Nr|ReNr|Lieferung*|Lieferschein*|Kreditor*|Invoice|Inv|abzgl. Skonto|abz. Skonto|Skonto|Bestellung*|Auftrag*|Wareneingang*|Kd-Nr|KdNr|Kundennr*|Order|Material|Ware|Waren|Wareneinkauf|Faktura|Beleg|Belegnr*|purchase order|delivery',
    'purpose',
  ),
  row(
    'business.supplier',
    5,
    '*unterhaltsreinigung*|*gebäudereinigung*|*glasreinigung*|Wartungsvertrag*|Wartung|*büroreinigung*|*wachdienst*|*sicherheitsdienst*|*mietwäsche*|*wäscheservice*|*arbeitnehmerüberlassung*|*gebäudeservice*|*objektschutz*|Servicevertrag*|Subunternehmer*|Werkvertrag*|cleaning|facility management|maintenance contract|*kaffeeservice*|*wasserspender*|Gabelstapler*|Maschinenmiete*|Gerätemiete*|Werkzeugmiete*|Containermiete*|*baugerätemiete*|*toilettenmiete*|*zeltmiete*|*kopierermiete*|*tankmiete*|*saalmiete*|Miete Gerät*|Miete Maschine*|Mietgerät*|Mietpark*|Alarmanlage*|Aufschaltung*|Matten*|Hygieneservice*',
  ),
  row(
    'business.supplier',
    3,
    '*großhandel*|*baustoff*|*werkzeugbau*|*maschinenbau*|Facility*|*gebäudedienst*|*gebäudeservice*|*reinigung*|*technik|*logistik-service|Security|*handel|*handels|*zulieferer|*metallbau*|*vertrieb|Supplies|Industrie*|*werke|*bau|*montage|*systeme|Systems|Solutions|*systemtechnik|*elektrotechnik|*kunststoff*',
    'name',
  ),
  row(
    'business.software',
    6,
    'Kassensoft*|Kassensystem*|Software*|Lizenz*|Softwarelizenz*|Hosting*|Cloud*|SaaS|Domain*|Webhosting*|*lizenzgebühr*|license|licence|Softwarewartung*|Softwarepflege*|Serverkosten*|Workspace|Webserver*|Rechenzentrum*|API|Subscription Plan|SSL*|CRM|ERP-System*|ERP-Lizenz*|*softwaremiete*|IT-Service*|IT-Wartung*|IT-Betreuung*|EDV-Wartung*|EDV*|Server|Managed Service*|Microsoft 365|Office 365',
  ),
  row(
    'business.software',
    4,
    '*software*|Hosting|Cloud|*systemhaus*|IT-Service*|Technologies|Webhosting|Datenverarbeitung*|Informatik*|Internet Services|*edv*',
    'name',
  ),
  row(
    'business.marketing',
    6,
    'Ads|Adwords*|Werbung*|*anzeigenschaltung*|Inserat*|Werbe*|*werbekampagne*|advertising|marketing|Kampagne*|Messestand*|Standmiete*|Flyer*|*druckerei*|Plakat*|Stellenanzeige*|Sponsoring*|SEO|SEA|Newsletter*|*mediaagentur*|Visitenkarten*|campaign|*werbeagentur*|Social Media|Messestand*|Messeauftritt*|Adspend|Anzeige|Anzeigen|Messe*',
  ),
  row(
    'business.marketing',
    4,
    'Werbe*|*werbeagentur*|*werbemittel*|Marketing|Media|Advertising|*druckerei*|*messe*|*werbetechnik*|Druck*|Ads',
    'name',
  ),
  row(
    'business.advice',
    6,
    '*steuerber*|Steuerber*|Buchhaltg*|Buchf*|Fibu/Lohn|Lohnbuchh*|Mdt|Mand|Beratungspausch*|Honorarnote*|*steuerberat*|Buchführung*|Finanzbuchhaltung*|Buchhaltung*|Lohnbuchhaltung*|Fibu|Jahresabschluss*|*rechtsanw*|*notar*|Anwaltskosten*|Beratungshonorar*|*wirtschaftsprüf*|Mandant*|*patentanw*|*unternehmensberat*|Bonitätsauskunft*|tax advisor|legal fees|audit|accounting|bookkeeping|Honorar*|Beratung*|Kanzlei*|Gutachten*|*sachverständig*|Steuererklärung*|legal advice|Notarkosten*|Aktenzeichen*|Consulting|Wirtschaftsauskunft*|Auskunft*|Lohnabrechnung extern|Rechtsberatung*',
  ),
  row(
    'business.advice',
    5,
    '*steuerber*|Steuerber*|StBG|*treuhand*|Wirtschaftstr*|*steuerberat*|Stb|StB.|Steuerkanzlei*|*rechtsanw*|RAe|RA|*kanzlei*|*notar*|*wirtschaftsprüf*|WP/StB|Treuhand*|*unternehmensberatung*|Consulting|Consult|*revision*|*anwälte*|Advisory|*steuerbüro*|Legal|Law|*sozietät|*wirtschaftsauskunft*|*auskunftei*|Partnerschaft mbB|PartG mbB',
    'name',
  ),
  row(
    'business.office',
    6,
    '*bürobedarf*|*büromaterial*|Kopierpapier*|Toner*|Druckerpatronen*|*bürotechnik*|*schreibwaren*|office supplies|*büroartikel*|*papeterie*|Druckerzubehör*',
  ),
  row('business.office', 3, 'Office', 'name'),
  row('business.office', 3, 'Kopierer*|Drucker|Papier', 'purpose'),
  row(
    'business.chamber',
    7,
    'Kammerbeitr*|Kammerbeitrag*|IHK*|HWK*|Innungsbeitrag*|*handelskammer*|*handwerkskammer*|*ärztekammer*|*rechtsanwaltskammer*|*architektenkammer*|Grundumlage*|Kammerumlage*|Innung*|*steuerberaterkammer*|*wirtschaftskammer*|Fachverband*|*kreishandwerkerschaft*|WKO|DIHK|*ingenieurkammer*|*landwirtschaftskammer*|*industrieverband*|chamber of commerce|*bundesverband*|*landesverband*|Kammer',
  ),
  row(
    'business.logistics',
    6,
    'Spedition*|*frachtrechnung*|Fracht*|Lkw-Maut*|*lagerkosten*|*rollgeld*|freight|Sammelgut*|Stückgut*|Containerfracht*|Seefracht*|Luftfracht*|Palettentausch*|forwarding|*transportauftrag*|Toll Collect*|Lagerei*|Frachtführer*|*transportrechnung*|Tourabrechnung*|Ladehilfsmittel*|Transporte|Maut',
  ),
  row(
    'business.logistics',
    4,
    '*spedition*|*logistik*|Logistics|Cargo|*transporte*|Transport|Freight|*fracht*|Shipping|Forwarding|Spediteur*',
    'name',
  ),
  row(
    'business.payment-service',
    6,
    'Terminal-ID|Kartenentg*|Servicepausch*|Disagio*|Kartenterminal*|Terminalmiete*|*terminalgebühr*|*zahlungsdienst*|Payment Service Fee|Händlerentgelt*|*transaktionsgebühr*|acquiring|Kartenzahlungsentgelt*|Payment Fees|Netzbetrieb*|POS-Terminal*|Serviceentgelt EC|Servicegebühr Terminal|Terminal*|merchant fee|*zahlungsverkehr*|EC-Cash Gebühr*',
  ),
  row(
    'business.payment-service',
    4,
    'Payment|Payments|Payment Services|Paytech|*zahlungssysteme*|Merchant Services|Acquiring|Kartendienst*|Terminal',
    'name',
  ),
  row(
    'income.sales',
    3,
    'Rechnung*|RG|RNr|RG-Nr|RE|Invoice|Inv|Pauschale*|Skonto|abzgl*|Vertrag*|Rate|Auftrag*|Projekt*|Abschlag*|Schlussrechnung*|Anzahlung*|Tagesumsatz*|Kartenumsatz*|Settlement|Auszahlung|payout|retainer|monthly fee|Wartungspauschale|Honorar|Lieferung|Bestellung|Order|KdNr|Kunden*',
    'purpose',
  ),
  row(
    'income.other',
    3,
    'Verkauf*|Kleinanzeigen*|Steuererstattung*|Gewinn*|Cashback|Bonus|Prämie|Gutschein*|Erbschaft*|Nachlass|reward',
    'purpose',
  ),
  row(
    'mobility.fuel',
    6,
    'TS|Tankst|*tankstelle*|Tankst*|Tankhof*|Station|Tankkart*|Flottenk*|Tank|Tanken|Tankkarte*|Tankrechnung*|Diesel*|Kraftstoff*|Benzin|fuel|fuel card|petrol|Ladestrom*|*ladesäule*|Ladevorgang*|*tankkartenabrechnung*|Ladekarte*|EV charging|Card Service|Flottenkarte|Autohof*|Tankservice|*kraftstoffe*|Stromtankstelle*|Tankcenter',
  ),
  row(
    'mobility.public-transport',
    6,
    'Ticket|Fahrschein*|Fahrausweis*|*verkehrsbetriebe*|*verkehrsverbund*|Bahn|Bahncard*|Monatskarte*|Deutschlandticket*|*fahrkarte*|D-Ticket|Abo Monatskarte|*nahverkehr*|*ticket abo|Busticket*|*verkehrsgesellschaft*|ÖPNV|train|railway|Semesterticket|*straßenbahn*|Klimaticket*|Halbtax|Fernbus|*stadtbus*|*bahnhof ticket*|Jobticket|Verkehrs-AG|Metro Ticket|*verkehrsbetr|Reisezentrum',
  ),
  row(
    'mobility.workshop',
    5,
    '*werkstatt*|*autohaus*|*reifen*|Inspektion*|TÜV*|Hauptuntersuchung*|KFZ-Meister*|*kfz-reparatur*|*autoservice*|*autoteile*|*karosserie*|Kfz-Betrieb*|garage|Reifenwechsel*|*lackiererei*|*autowaschanlage*|Waschstraße*|Kfz-Service|Kfz-Technik|DEKRA|GTÜ|Waschpark|Car Wash|Bosch Service|Autoglas*|Zweiradwerk*|Zweiradservice*|*fahrradwerkstatt*|Motorgeräte|KFZ-Meisterbetrieb|Fahrzeugtechnik',
  ),
  row('mobility.workshop', 4, 'KFZ|Kfz|Pickerl*|Auto', 'name'),
  row('mobility.workshop', 4, 'Pickerl*', 'purpose'),
  row(
    'mobility.parking-toll',
    6,
    '*parkhaus*|*parkgarage*|Parkgeb*|Parkgar*|Parken|Parkgebühr*|Parkschein*|*tiefgarage*|parking|*parkplatz*|Maut*|Vignette*|*mautgebühr*|Parkraum*|toll|Dauerparker*|Dauerparkplatz*|Handyparken*|Parkautomat*|Parkticket',
  ),
  row(
    'mobility.car-sharing',
    6,
    '*carsharing*|Taxi*|*mietwagen*|*autovermietung*|car rental|E-Scooter*|Ridesharing|Car Sharing|Rent a Car|Bikesharing|*fahrradverleih*|Leihrad*|Funktaxi|Taxizentrale',
  ),
  row(
    'shopping.groceries',
    5,
    '*supermarkt*|*lebensmittel*|Bäckerei*|Metzgerei*|Fleischerei*|*biomarkt*|*getränkemarkt*|*hofladen*|Feinkost*|*obst*|*wochenmarkt*|Konditorei*|*backhaus*|Bäcker*|Backstube*|Fleischer*|Metzger*|*naturkost*|*bioladen*|Käse*|Fisch*|*reformhaus*|Getränke*|Weinhandlung*|Weinhaus|Markthalle|Frischemarkt|grocery|supermarket|bakery|butcher|Mühlenladen|Dorfladen|Unverpackt*|Asia Markt|*frischemarkt|Spätkauf|Süßwaren*|Molkerei*|*backwaren*|Obsthof|Kaufhalle|Backshop|Teeladen|Gemüse*|Weinkontor|Nahkauf|Kaufmarkt|Verbrauchermarkt|Fleischwaren',
  ),
  row(
    'shopping.drugstore',
    5,
    '*drogerie*|*parfümerie*|Kosmetik*|Friseur*|*haarstudio*|Nagelstudio*|Beauty*|Salon|Hair*|*frisör*|Barbershop|Barber|Haarmode*|Coiffeur*|perfumery|drugstore|Parfum*|Naturkosmetik|Nails',
  ),
  row(
    'shopping.clothing',
    5,
    'Modehaus*|*boutique*|Mode|Moden|Schuh*|Schuhe|*bekleidung*|*textil*|Jeans*|fashion|*herrenmode*|*damenmode*|Kinderschuhe|*kindermode*|Wäsche|Strümpfe|shoes|clothing|Schuhhaus|Trachten*|*sportbekleidung*|Dessous|Lederwaren*|Taschen|Modeatelier|*schneiderei*|Second Hand|Brautmoden|Outlet*|Schuhwerk',
  ),
  row(
    'shopping.electronics',
    5,
    '*elektronik*|Elektro*|Computer*|Notebook*|Hifi*|Foto*|*technikmarkt*|*elektromarkt*|electronics|Handyshop|*smartphone*|PC-Shop|Phone Store|Hardware|Kamera*|Radio|Elektrogeräte*|Handyladen',
  ),
  row(
    'shopping.home',
    5,
    '*baumarkt*|Möbel*|*gartencenter*|Küchen*|Gärtnerei*|Blumen*|*einrichtungshaus*|*möbelhaus*|*heimwerker*|*raumausstatt*|furniture|Floristik*|Deko*|Holzhandel*|Tapeten*|Betten*|Matratzen*|Teppich*|*gartenbau*|Baustoffe*|Wohnaccessoires*|Haushaltswaren*|*pflanzen*|Fliesen*|Farben|*malerbedarf*|Leuchten*|*lampen*|Eisenwaren*|Floristin|Bauhof|Einrichtung*|Bauzentrum|Gardinen*|Raiffeisenmarkt|Küchenstudio|Blumenhaus|Landhandel|*wohnwelt*|Wohnstudio',
  ),
  row(
    'shopping.online',
    4,
    '*onlineshop*|*versandhandel*|*versandhaus*|marketplace|webshop|*shop24|Onlinehandel|Internetshop|Shop|Versand|e-commerce|Store',
  ),
  row('shopping.online', 2.5, 'Online|*-online'),
  row(
    'shopping.other',
    4,
    '*buchhandlung*|Bücher*|Spielwaren*|Kiosk*|*zoohandlung*|Tierfutter*|Tierbedarf*|Juwelier*|*tabak*|Schmuck*|Geschenke*|*kaufhaus*|Warenhaus*|Uhren*|*spielzeug*|Tiernahrung*|Souvenir*|bookstore|toys|Handarbeit*|Wolle*|Bastel*|Musikhaus*|Presse*|Lotto Tabak|Angelladen|Antiquariat|Goldschmied*|Futterhaus|Reinigung|Textilreinigung|Schlüsseldienst|Schreibwarenladen|Copyshop|*fotostudio*|Zeitschriften|Trafik|Waffen*|Jagd*|Stoffe|Nähmaschinen|Optik Foto|Comics|Buchladen|Trödel*|Flohmarkt|Zoohandlung*|Zoofach*|Tierhandlung',
  ),
  row(
    'leisure.dining',
    5,
    'GH|Rist|Rest|Restaurant*|*pizzeria*|Gasthaus*|Gasthof*|Gaststätte*|Café|Cafe|Bistro*|Imbiss*|*brauhaus*|Eisdiele*|Eiscafé*|Döner*|Sushi*|*ristorante*|Trattoria*|Osteria*|Bar|Pub|*steakhouse*|Burger*|Kantine*|*lieferservice*|Taverne*|Wirtshaus*|Biergarten*|Ratskeller*|Grill*|Kebab*|Kebap*|Pizza*|takeaway|Catering*|Bodega|Wok|Thai|Weinstube*|Brasserie*|Coffee*|Espresso|Kaffee*|Kaffeerösterei|*stüble|Wirtschaft zum|Gelateria*|Schnellrestaurant*|Mensa|Heuriger*|Beisl|Würstel*|Currywurst*|Foodtruck|Snack*|Brauerei*|Lounge|Taproom|Kneipe|Tapas|Curry|Noodle*|Ramen|Poke|Bowl*|Diner|Canteen|Gastro*|Kantinen*',
  ),
  row(
    'leisure.travel',
    5,
    'Hotel*|*hotel|Pension Zimmer|*ferienwohnung*|*ferienhof*|*reisebüro*|Reisen|Airlines*|Airways|Flug|Flüge|Hostel*|Camping*|*ferienhaus*|Flughafen*|Jugendherberge*|Motel*|Resort*|Kreuzfahrt*|travel|Airport|airline|Urlaubsreise|Pauschalreise*|Ferienpark*|Tourist*|booking|Apartments|Reederei*|Fähre*|Gästehaus*|*herberge*|Tours|Touristik*|Campingplatz*|Gasthotel|Aparthotel|Almhütte|Berghütte|Air|Ferry|cruise|Guesthouse|Ferien*',
  ),
  row(
    'leisure.culture',
    5,
    'Kino*|*theater*|*museum*|*konzert*|*ticketshop*|Oper|Philharmonie*|Festival*|*freizeitpark*|Zoo|Tierpark*|*filmpalast*|Eventim*|cinema|theatre|concert|Kulturzentrum*|Kletterpark*|Escape Room*|Bowling*|Tickets|Ausstellung*|*planetarium*|Aquarium*|Bücherei*|*bibliothek*|Erlebnis*|Vergnügungspark|Minigolf|Kunsthalle|Galerie|Varieté*|Cineplex|Lichtspiele|Kabarett*|Zirkus|Circus|Trampolin*|Lasertag|Freilichtbühne|Filmtheater|Stadthalle',
  ),
];

/**
 * Words that inns and eating houses are named by and other shops are not, besides those that say so (`words-business`): asked
 * only of payments by card whose shop says nothing else, since families and streets have these names too.
 */
export const innWords =
  'Umami*|Bibimbap*|Izakaya*|Zum|Zur|Zu den|Beim|Am Markt|Da|Dal|Il|La|Le|Les|El|Los|Al|Goldener|Goldene|Goldenes|Schwarzer|Weißes|Weisser|Roter|Alte Post|Krone|Adler|Hirsch*|Ochsen|Löwen|Linde|Traube|Sonne|Lamm|Rössl*|Anker|Engel|Bären|Schwanen|Stub*|*stube|*stuben|*stüberl|*stub|*stubn|*schänke|*schenke|*keller|*kitchen|Küche|*deli|Food*|Vegan*|Eatery|Eats|Tea|Chai|Boba|Saigon|Hanoi|Pho|Bangkok|Tokyo|Tokio|Osaka|Asia*|India*|Taj|Mumbai|Bombay|Maharaja|Istanbul|Antep|Anatolia|Kervan|Athen*|Rhodos|Korfu|Akropolis|Olympia|Napoli|Roma|Milano|Toscana|Sicilia|Venezia|Capri|Bella|Dolce|Mamma|Pasta*|Antipasti|Gelato|Eis|Waffel*|Crepe*|Peking|Shanghai|Mandarin|Lotus|Korea*|Seoul|Mexic*|Cantina|Hacienda|Casa|Sombrero|Barcelona|Madrid|Lissabon|Paris|Steak*|Rib*|Grillerei|Smokehouse|BBQ|Wing*|Chicken*|Hendl*|Hähnchen*|Schnitzel*|Falafel*|Hummus|Shawarma|Gyros|Salat*|Suppen*|Brot und|Frühstück*|Brunch|Lunch|Dinner|Tisch|Tafel*|Wein|Vin|Vino*|Enoteca|Bier*|Brew*|Hopfen*|Schoppen|Cocktail*|Saftbar|Juice|Smoothie*|Rösterei|Barista';
