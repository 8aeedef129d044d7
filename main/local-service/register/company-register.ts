export interface RegisteredCompany {
  companyId: string;
  name: string;
  legalForm: string;
  city: string;
  country: string;
  registerNumber: string;
  industry: string;
}

// biome-ignore format: one row a company reads as the register it is
const ROWS: ReadonlyArray<readonly [name: string, legalForm: string, city: string, country: string, number: string, industry: string]> = [
  ['Ahornblatt Holzbau', 'GmbH', 'Musterstadt', 'DE', 'HRB 900001', 'Construction'],
  ['Bachmuehle Naturkost', 'GmbH', 'Beispielhausen', 'DE', 'HRB 900002', 'Food'],
  ['Dorfkrug Gastronomie', 'OHG', 'Musterstadt', 'DE', 'HRA 900003', 'Hospitality'],
  ['Eisvogel Logistik', 'GmbH & Co. KG', 'Probeheim', 'DE', 'HRA 900004', 'Haulage'],
  ['Fernblick Reisen', 'GmbH', 'Probeheim', 'DE', 'HRB 900005', 'Travel'],
  ['Gipfelkreuz Sportartikel', 'KG', 'Beispielberg', 'AT', 'FN 900006', 'Retail'],
  ['Hafenkante Software', 'UG', 'Musterhafen', 'DE', 'HRB 900007', 'Software'],
  ['Immergruen Gartenbau', 'e.K.', 'Beispielhausen', 'DE', 'HRA 900008', 'Gardening'],
  ['Kupferkanne Elektro', 'GmbH', 'Musterstadt', 'DE', 'HRB 900009', 'Electrical'],
  ['Lindenhof Pflege', 'gGmbH', 'Probeheim', 'DE', 'HRB 900010', 'Care'],
  ['Mondsichel Verlag', 'GmbH', 'Beispielberg', 'AT', 'FN 900011', 'Publishing'],
  ['Nordlicht Energieberatung', 'GmbH', 'Musterhafen', 'DE', 'HRB 900012', 'Consulting'],
];

/** A small register in which every company is invented; names, towns and numbers are free of real ones. */
export const COMPANIES: readonly RegisteredCompany[] = ROWS.map(
  ([name, legalForm, city, country, registerNumber, industry], index) => ({
    companyId: `company-${index + 1}`,
    name: `${name} ${legalForm}`,
    legalForm,
    city,
    country,
    registerNumber,
    industry,
  }),
);

/** Companies whose name or register number holds every word of `query`, in `city` when given. */
export function searchCompanies(query: string, city: string, limit: number): RegisteredCompany[] {
  const words = fold(query)
    .split(' ')
    .filter((word) => word !== '');
  return COMPANIES.filter((company) => {
    const text = fold(`${company.name} ${company.registerNumber}`);
    return words.every((word) => text.includes(word)) && fold(company.city).includes(fold(city));
  }).slice(0, limit);
}

/** Lower case, umlauts written out, so that `Mühle` finds `Muehle`. */
function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/ä/g, 'ae')
    .replace(/ö/g, 'oe')
    .replace(/ü/g, 'ue')
    .replace(/ß/g, 'ss')
    .replace(/\s+/g, ' ')
    .trim();
}
