import type { AnalysisKind } from '../ledger/ledger-types';

/**
 * The category tree, as data: what /categorization/categories serves and what every rule table refers to. The keys are
 * those of the labelled ledgers, so that scores need no translation.
 *
 * `rhythm` says what regularity means there: `expected` is a contract even when amounts vary (rent, wages, premiums),
 * `possible` needs steady amounts or dates (suppliers, software), `never` is daily shopping, whatever it looks like.
 */
export type Rhythm = 'expected' | 'possible' | 'never';

export interface Category {
  id: string;
  title: { de: string; en: string };
  description: string;
  rhythm: Rhythm;
  analysis: AnalysisKind | null;
  /** 1: money comes in, -1: money goes out, 0: both. */
  sign: 1 | -1 | 0;
}

type Row = [sub: string, de: string, en: string, rhythm: Rhythm, description: string];

interface TopRow {
  id: string;
  de: string;
  en: string;
  sign: 1 | -1 | 0;
  analysis?: AnalysisKind;
  subs: Row[];
}

// biome-ignore format: one row a category reads as the table it is
const tree: TopRow[] = [
  {
    id: 'income', de: 'Einnahmen', en: 'Income', sign: 1,
    subs: [
      ['salary', 'Lohn und Gehalt', 'Salary', 'expected', 'Wages and salaries paid to the customer.'],
      ['pension', 'Rente', 'Pension', 'expected', 'State, company and private pensions.'],
      ['child-benefit', 'Kindergeld', 'Child benefit', 'expected', 'Child benefit and child allowance.'],
      ['benefits', 'Sozialleistungen', 'Benefits', 'expected', 'Unemployment, housing, parental and similar benefits.'],
      ['rental', 'Mieteinnahmen', 'Rental income', 'expected', 'Rent received.'],
      ['investment', 'Kapitalerträge', 'Investment income', 'never', 'Sales of securities, dividends and interest received.'],
      ['alimony', 'Unterhalt', 'Alimony', 'expected', 'Maintenance received.'],
      ['self-employment', 'Selbständigkeit', 'Self-employment', 'possible', 'Fees of a person who works for customers.'],
      ['sales', 'Umsatzerlöse', 'Sales', 'possible', 'Money from customers of a company.'],
      ['insurance-payout', 'Versicherungsleistung', 'Insurance payout', 'never', 'Claims paid by an insurer; income, not a refund.'],
      ['loan-payout', 'Darlehensauszahlung', 'Loan payout', 'never', 'A loan paid out to the customer.'],
      ['other', 'Sonstige Einnahmen', 'Other income', 'possible', 'Money in that no rule explains.'],
    ],
  },
  {
    id: 'credits', de: 'Kredite und Leasing', en: 'Credits and leasing', sign: -1, analysis: 'credits',
    subs: [
      ['loan', 'Darlehensrate', 'Loan', 'expected', 'Rates of loans, hire purchase and purchases by instalment.'],
      ['line', 'Kreditlinie', 'Credit line', 'expected', 'Interest and repayment of a credit line.'],
      ['line-drawdown', 'Abruf Kreditlinie', 'Drawdown', 'never', 'Money drawn from a credit line; labelled, not counted.'],
      ['leasing', 'Leasing', 'Leasing', 'expected', 'Leasing rates and their special payments.'],
    ],
  },
  {
    id: 'insurances', de: 'Versicherungen', en: 'Insurances', sign: -1, analysis: 'insurances',
    subs: [
      ['vehicle', 'Kfz', 'Vehicle', 'expected', 'Motor liability, hull and breakdown cover.'],
      ['property', 'Sach', 'Property', 'expected', 'Household contents, buildings, glass, electronics.'],
      ['liability', 'Haftpflicht', 'Liability', 'expected', 'Private and business liability.'],
      ['legal', 'Rechtsschutz', 'Legal', 'expected', 'Legal protection insurance.'],
      ['health', 'Kranken', 'Health', 'expected', 'Private health, dental, travel health and care cover.'],
      ['life', 'Leben und Rente', 'Life and pension', 'expected', 'Life, pension and occupational disability insurance.'],
      ['accident', 'Unfall', 'Accident', 'expected', 'Private accident insurance.'],
      ['business', 'Gewerbe', 'Business', 'expected', 'Business contents, cyber, transport, machinery, credit insurance.'],
      ['other', 'Sonstige', 'Other', 'expected', 'Premiums whose branch is not told.'],
    ],
  },
  {
    id: 'investments', de: 'Geldanlage', en: 'Investments', sign: -1, analysis: 'investments',
    subs: [
      ['savings-plan', 'Sparplan', 'Savings plan', 'expected', 'Regular contributions to funds, shares and savings plans.'],
      ['securities', 'Wertpapierkauf', 'Securities', 'never', 'Purchases of securities, metals and crypto assets.'],
      ['building-society', 'Bausparen', 'Building society', 'expected', 'Savings in a building-society contract.'],
    ],
  },
  {
    id: 'transfers', de: 'Umbuchungen', en: 'Transfers', sign: 0,
    subs: [
      ['internal', 'Interne Umbuchung', 'Internal', 'possible', 'Both legs of a transfer between accounts of this ledger.'],
      ['own-external', 'Eigenes Konto außerhalb', 'Own account elsewhere', 'possible', 'To or from an account of the same owner that is not in the data.'],
      ['private', 'Privat', 'Private', 'possible', 'Between private people, relatives too.'],
      ['owner', 'Gesellschafter und Konzern', 'Owners and group', 'possible', 'Between a company and its owners or sister companies.'],
      ['card-settlement', 'Kartenabrechnung', 'Card settlement', 'expected', 'Settlement of a card account that is not in the data.'],
    ],
  },
  {
    id: 'cash', de: 'Bargeld', en: 'Cash', sign: 0,
    subs: [
      ['withdrawal', 'Auszahlung', 'Withdrawal', 'never', 'Cash drawn from machines and counters.'],
      ['deposit', 'Einzahlung', 'Deposit', 'never', 'Cash paid in.'],
    ],
  },
  {
    id: 'staff', de: 'Personal', en: 'Staff', sign: -1,
    subs: [
      ['salary', 'Löhne und Gehälter', 'Wages', 'expected', 'Wages paid by a company.'],
      ['social-security', 'Sozialabgaben', 'Social security', 'expected', 'Statutory health funds, accident cover of the trade association, state pension.'],
      ['other', 'Sonstige Personalkosten', 'Other staff cost', 'possible', 'Expenses, occupational schemes, staff meals.'],
    ],
  },
  {
    id: 'taxes', de: 'Steuern', en: 'Taxes', sign: -1,
    subs: [
      ['vat', 'Umsatzsteuer', 'VAT', 'expected', 'Value added tax.'],
      ['wage', 'Lohnsteuer', 'Wage tax', 'expected', 'Wage tax with surcharges.'],
      ['income', 'Einkommensteuer', 'Income tax', 'expected', 'Income tax of persons.'],
      ['trade', 'Gewerbesteuer', 'Trade tax', 'expected', 'Trade tax.'],
      ['corporate', 'Körperschaftsteuer', 'Corporate tax', 'expected', 'Corporate tax.'],
      ['vehicle', 'Kfz-Steuer', 'Vehicle tax', 'expected', 'Vehicle tax.'],
      ['property', 'Grundsteuer', 'Property tax', 'expected', 'Property tax.'],
      ['customs', 'Zoll', 'Customs', 'possible', 'Customs duty and import VAT.'],
      ['other', 'Sonstige Steuern', 'Other taxes', 'expected', 'Other taxes and public dues.'],
    ],
  },
  {
    id: 'housing', de: 'Wohnen und Räume', en: 'Housing', sign: -1,
    subs: [
      ['rent', 'Miete', 'Rent', 'expected', 'Rent and service charges of rooms.'],
      ['energy', 'Energie', 'Energy', 'expected', 'Electricity, gas, district heating, heating oil.'],
      ['water-waste', 'Wasser und Abfall', 'Water and waste', 'expected', 'Water, sewage, waste.'],
      ['broadcast', 'Rundfunk', 'Broadcast', 'expected', 'Broadcasting fee.'],
      ['other', 'Sonstiges Wohnen', 'Other housing', 'possible', 'Caretaker, chimney sweep, property management.'],
    ],
  },
  {
    id: 'communication', de: 'Kommunikation', en: 'Communication', sign: -1,
    subs: [
      ['telecom', 'Telefon und Internet', 'Telecom', 'expected', 'Mobile, fixed line, internet, cable.'],
      ['post', 'Post und Versand', 'Post', 'possible', 'Postage and parcel services.'],
    ],
  },
  {
    id: 'shopping', de: 'Einkauf', en: 'Shopping', sign: -1,
    subs: [
      ['groceries', 'Lebensmittel', 'Groceries', 'never', 'Supermarkets, bakers, butchers.'],
      ['drugstore', 'Drogerie', 'Drugstore', 'never', 'Drugstores and perfumeries.'],
      ['clothing', 'Kleidung', 'Clothing', 'never', 'Clothes and shoes.'],
      ['electronics', 'Elektronik', 'Electronics', 'never', 'Electronics and computers.'],
      ['home', 'Haus und Garten', 'Home', 'never', 'Furniture, do-it-yourself, garden.'],
      ['online', 'Online', 'Online', 'never', 'Online marketplaces and shops.'],
      ['other', 'Sonstiger Einkauf', 'Other shopping', 'never', 'Other shops.'],
    ],
  },
  {
    id: 'mobility', de: 'Mobilität', en: 'Mobility', sign: -1,
    subs: [
      ['fuel', 'Tanken und Laden', 'Fuel', 'possible', 'Fuel stations, fuel cards, charging.'],
      ['public-transport', 'Bahn und Bus', 'Public transport', 'possible', 'Trains, local transport, coaches.'],
      ['workshop', 'Werkstatt', 'Workshop', 'never', 'Repair, tyres, inspection.'],
      ['parking-toll', 'Parken und Maut', 'Parking and toll', 'possible', 'Parking and road toll.'],
      ['car-sharing', 'Carsharing', 'Car sharing', 'possible', 'Shared cars, scooters, taxis.'],
    ],
  },
  {
    id: 'leisure', de: 'Freizeit', en: 'Leisure', sign: -1,
    subs: [
      ['dining', 'Essen gehen', 'Dining', 'never', 'Restaurants, cafés, delivery.'],
      ['subscription', 'Abonnements', 'Subscriptions', 'possible', 'Streaming, press, games, apps.'],
      ['sport', 'Sport', 'Sport', 'expected', 'Gyms and sports.'],
      ['travel', 'Reisen', 'Travel', 'never', 'Flights, hotels, package tours.'],
      ['culture', 'Kultur', 'Culture', 'never', 'Cinema, theatre, concerts, museums.'],
    ],
  },
  {
    id: 'health', de: 'Gesundheit', en: 'Health', sign: -1,
    subs: [
      ['pharmacy', 'Apotheke', 'Pharmacy', 'never', 'Pharmacies.'],
      ['doctor', 'Arzt', 'Doctor', 'never', 'Doctors, dentists, clinics, therapists, opticians.'],
    ],
  },
  {
    id: 'education', de: 'Bildung', en: 'Education', sign: -1,
    subs: [
      ['childcare', 'Kinderbetreuung', 'Childcare', 'expected', 'Nursery, day care, school meals.'],
      ['course', 'Kurse', 'Courses', 'possible', 'Schools, universities, seminars, driving lessons.'],
    ],
  },
  {
    id: 'giving', de: 'Spenden und Vereine', en: 'Giving', sign: -1,
    subs: [
      ['donation', 'Spende', 'Donation', 'possible', 'Donations.'],
      ['membership', 'Mitgliedschaft', 'Membership', 'expected', 'Clubs, unions, parties, associations.'],
    ],
  },
  {
    id: 'business', de: 'Betrieb', en: 'Business', sign: -1,
    subs: [
      ['supplier', 'Lieferanten', 'Suppliers', 'possible', 'Goods and services bought for the business.'],
      ['software', 'Software', 'Software', 'expected', 'Software, hosting, cloud.'],
      ['marketing', 'Werbung', 'Marketing', 'possible', 'Advertising, print, fairs.'],
      ['advice', 'Beratung', 'Advice', 'possible', 'Tax advice, law, audit, credit agencies.'],
      ['office', 'Büro', 'Office', 'never', 'Office supplies.'],
      ['chamber', 'Kammern', 'Chambers', 'expected', 'Chambers of commerce and crafts, trade bodies.'],
      ['logistics', 'Logistik', 'Logistics', 'possible', 'Freight, forwarders, toll of fleets.'],
      ['payment-service', 'Zahlungsdienste', 'Payment services', 'possible', 'Fees of card terminals and payment providers.'],
    ],
  },
  {
    id: 'fees', de: 'Bankgebühren', en: 'Bank fees', sign: -1,
    subs: [
      ['account', 'Kontoführung', 'Account fees', 'expected', 'Account fees.'],
      ['interest', 'Sollzinsen', 'Overdraft interest', 'never', 'Overdraft interest in the account closing.'],
      ['return-fee', 'Rücklastschriftgebühr', 'Return fee', 'never', 'Fees for returned debits.'],
      ['other', 'Sonstige Gebühren', 'Other fees', 'possible', 'Card fees, foreign use, custody fees.'],
    ],
  },
  {
    id: 'risk', de: 'Risiko', en: 'Risk', sign: -1,
    subs: [
      ['gambling', 'Glücksspiel', 'Gambling', 'never', 'Betting, casino, lottery.'],
      ['collection', 'Inkasso', 'Collection', 'possible', 'Payments to debt collectors.'],
      ['garnishment', 'Pfändung', 'Garnishment', 'never', 'Seizures and payments to bailiffs.'],
    ],
  },
];

export const categories: readonly Category[] = tree.flatMap((top) =>
  top.subs.map(([sub, de, en, rhythm, description]) => ({
    id: `${top.id}.${sub}`,
    title: { de, en },
    description,
    rhythm,
    analysis:
      `${top.id}.${sub}` === 'transfers.internal' ? ('internal-bookings' as const) : (top.analysis ?? null),
    sign: `${top.id}.${sub}` === 'credits.line-drawdown' ? 1 : top.sign,
  })),
);

const byId = new Map(categories.map((category) => [category.id, category]));

export function categoryOf(id: string): Category {
  const found = byId.get(id);
  if (!found) throw new Error(`no such category: ${id}`);
  return found;
}

export function isCategory(id: string): boolean {
  return byId.has(id);
}

export interface CategoryNode {
  id: string;
  name: string;
  title: { de: string; en: string };
  description?: string;
  children?: CategoryNode[];
}

/** The answer of GET /categorization/categories: nested objects with children (interface-gaps.md). */
export const categoryTree: readonly CategoryNode[] = tree.map((top) => ({
  id: top.id,
  name: top.en,
  title: { de: top.de, en: top.en },
  children: top.subs.map(([sub, de, en, , description]) => ({
    id: `${top.id}.${sub}`,
    name: en,
    title: { de, en },
    description,
  })),
}));
