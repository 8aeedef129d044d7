import type { BrandRow } from './brand-row';

/** Firms that stand on many a Dutch statement, by what they sell. */
// biome-ignore format: a table
export const dutchBrands: readonly BrandRow[] = [
  { kind: 'Dutch', category: 'shopping.groceries', weight: 6, names: 'Albert Heijn|AH to go|Dirk vdBroek|Dirk van den Broek|Hoogvliet|Vomar|Dekamarkt|Nettorama|Picnic|Ekoplaza|Jan Linders|Poiesz|Boni Superm|Delhaize|Colruyt|Plus Supermarkt|Jumbo' },
  { kind: 'Dutch', category: 'shopping.drugstore', weight: 6, names: 'Kruidvat|Etos|Trekpleister' },
  { kind: 'Dutch', category: 'shopping.home', weight: 6, names: 'Gamma Bouwmarkt|Karwei|Intratuin|Blokker|Leen Bakker|Kwantum|Xenos' },
  { kind: 'Dutch', category: 'shopping.clothing', weight: 6, names: 'Zeeman|Wibra|Shoeby|vanHaren|Scapino|Bristol Schoenen|WE Fashion' },
  { kind: 'Dutch', category: 'shopping.electronics', weight: 6, names: 'Coolblue|Belsimpel' },
  { kind: 'Dutch', category: 'shopping.online', weight: 6, names: 'bol.com|Wehkamp|Marktplaats|Vinted' },
  { kind: 'Dutch', category: 'shopping.other', weight: 5, names: 'HEMA|Action Nederland|De Bijenkorf|Bruna' },
  { kind: 'Dutch', category: 'mobility.fuel', weight: 6, names: 'Tango Tank|TinQ|Tamoil|Firezone|Fastned|Berkman|Gulf Tank' },
  { kind: 'Dutch', category: 'mobility.public-transport', weight: 6, names: 'NS Groep|NS Reizigers|Connexxion|Qbuzz|Arriva|Translink|NMBS|De Lijn' },
  { kind: 'Dutch', category: 'communication.telecom', weight: 6, names: 'KPN|VodafoneZiggo|Ziggo|Odido|Simyo|Youfone|Hollandsnieuwe|Budget Thuis|Caiway|Delta Fiber|Proximus|Telenet' },
  { kind: 'Dutch', category: 'housing.energy', weight: 6, names: 'Eneco|Essent|Greenchoice|Vandebron|Oxxio|Budget Energie|Zonneplan|Luminus' },
  { kind: 'Dutch', category: 'housing.water-waste', weight: 6, names: 'Vitens|Evides|Brabant Water|Dunea|PWN|Waternet|Oasen' },
  { kind: 'Dutch', category: 'insurances.other', weight: 5, names: 'Univé|Unive|Interpolis|Centraal Beheer|Nationale-Nederlanden|FBTO|OHRA|Ditzo|InShared|Achmea' },
  { kind: 'Dutch', category: 'insurances.health', weight: 6, names: 'Zilveren Kruis|VGZ|Menzis|ONVZ|DSW Zorg|CZ Zorg|Zorg en Zekerheid' },
  { kind: 'Dutch', category: 'insurances.life', weight: 6, names: 'DELA Co*|DELA Uitvaart*|DELA Natura*|DELA Verzeker*|Monuta|Yarden' },
  { kind: 'Dutch', category: 'credits.loan', weight: 5, names: 'Dienst Uitvoering Onderwijs|Freo|Qander|Tinka|Defam' },
  { kind: 'Dutch', category: 'investments.savings-plan', weight: 6, names: 'Meesman|Brand New Day|DEGIRO|Peaks|BUX' },
  { kind: 'Dutch', category: 'leisure.sport', weight: 6, names: 'Basic-Fit|SportCity|TrainMore|Fit For Free' },
  { kind: 'Dutch', category: 'leisure.travel', weight: 6, names: 'Landal|Center Parcs|Roompot|Corendon|Sunweb' },
  { kind: 'Dutch', category: 'leisure.dining', weight: 6, names: 'La Place|Febo|Bagels & Beans' },
  { kind: 'Dutch', category: 'giving.donation', weight: 6, names: 'KWF|Hartstichting|Natuurmonumenten|Rode Kruis|Oxfam Novib|Artsen zonder Grenzen' },
  { kind: 'Dutch', category: 'giving.membership', weight: 6, names: 'FNV|CNV|ANWB' },
  { kind: 'Dutch', category: 'health.doctor', weight: 5, names: 'Infomedics' },
  { kind: 'Dutch', category: 'income.benefits', weight: 5, names: 'UWV' },
];
