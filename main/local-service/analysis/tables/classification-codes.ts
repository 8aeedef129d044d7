/**
 * Codes that a payer, a card scheme or a bank assigned. SEPA purpose codes: ISO 20022 external code list. Merchant codes:
 * ISO 18245. Transaction codes: German Geschäftsvorfallcodes (DK, Anlage 3), written with three digits.
 */

export interface CodeMeaning {
  /** Category when money goes out; null: nothing said. */
  out: string | null;
  /** Category when money comes in. */
  in: string | null;
}

const both = (category: string): CodeMeaning => ({ out: category, in: null });
const incoming = (category: string): CodeMeaning => ({ out: null, in: category });

// biome-ignore format: a table
export const sepaPurposeCodes: Record<string, CodeMeaning> = {
  SALA: { out: 'staff.salary', in: 'income.salary' },
  PAYR: { out: 'staff.salary', in: 'income.salary' },
  BONU: { out: 'staff.salary', in: 'income.salary' },
  COMM: { out: null, in: null },
  PENS: { out: 'staff.other', in: 'income.pension' },
  PENO: incoming('income.pension'),
  BENE: incoming('income.benefits'),
  UBIL: incoming('income.benefits'),
  SSBE: incoming('income.benefits'),
  WHLD: { out: 'taxes.other', in: null },
  BECH: incoming('income.child-benefit'),
  CHAR: both('giving.donation'),
  CBFF: both('investments.savings-plan'),
  CBFR: both('investments.savings-plan'),
  SAVG: both('investments.savings-plan'),
  SECU: { out: 'investments.securities', in: 'income.investment' },
  INVS: { out: 'investments.securities', in: 'income.investment' },
  FNDS: { out: 'investments.savings-plan', in: 'income.investment' },
  DIVD: incoming('income.investment'),
  DIVI: incoming('income.investment'),
  INTE: { out: null, in: 'income.investment' },
  LOAN: { out: 'credits.loan', in: 'income.loan-payout' },
  LOAR: both('credits.loan'),
  RINP: both('credits.loan'),
  HLRP: both('credits.loan'),
  HLST: both('credits.loan'),
  CSLP: both('staff.social-security'),
  INPC: both('insurances.vehicle'),
  INSU: both('insurances.other'),
  INPR: { out: 'insurances.other', in: null },
  INSC: incoming('income.insurance-payout'),
  LIFI: both('insurances.life'),
  HLTI: both('insurances.health'),
  PPTI: both('insurances.property'),
  NITX: { out: 'taxes.income', in: null },
  ESTX: both('taxes.other'),
  TAXS: both('taxes.other'),
  HSTX: both('taxes.property'),
  VATX: both('taxes.vat'),
  INTX: both('taxes.income'),
  RDTX: both('taxes.vehicle'),
  RENT: { out: 'housing.rent', in: 'income.rental' },
  REPR: { out: null, in: 'income.rental' },
  ELEC: both('housing.energy'),
  GASB: both('housing.energy'),
  ENRG: both('housing.energy'),
  WTER: both('housing.water-waste'),
  NWCH: both('housing.energy'),
  UBLI: both('housing.energy'),
  PHON: both('communication.telecom'),
  CBTV: both('communication.telecom'),
  NWCM: both('communication.telecom'),
  TLRF: both('communication.telecom'),
  OTLC: both('communication.telecom'),
  PRME: both('business.supplier'),
  GDDS: { out: 'business.supplier', in: null },
  SUPP: { out: 'business.supplier', in: null },
  CPYR: { out: null, in: null },
  LIMA: { out: 'transfers.owner', in: 'transfers.owner' },
  ALMY: { out: null, in: 'income.alimony' },
  ALLW: { out: 'transfers.private', in: 'transfers.private' },
  CCRD: both('transfers.card-settlement'),
  FCOL: both('fees.other'),
  GAMB: both('risk.gambling'),
  GARN: both('risk.garnishment'),
  STDY: both('education.course'),
  TUIT: both('education.course'),
  CHLD: both('education.childcare'),
  MDCS: both('health.doctor'),
  DNTS: both('health.doctor'),
  HSPC: both('health.doctor'),
  SUBS: both('leisure.subscription'),
  LICF: both('business.software'),
  PTXP: both('taxes.property'),
  BUSB: both('mobility.public-transport'),
  RLWY: both('mobility.public-transport'),
  TRPT: both('mobility.parking-toll'),
  COLL: both('risk.collection'),
};

/** Ranges of merchant category codes; the first that fits counts. */
// biome-ignore format: a table
export const merchantCodes: readonly (readonly [from: number, to: number, category: string])[] = [
  [742, 742, 'health.doctor'], [763, 780, 'business.supplier'], [1500, 1799, 'shopping.home'], [2741, 2842, 'business.supplier'],
  [3000, 3350, 'leisure.travel'], [3351, 3500, 'mobility.car-sharing'], [3501, 3999, 'leisure.travel'],
  [4011, 4011, 'business.logistics'], [4111, 4112, 'mobility.public-transport'], [4119, 4119, 'health.doctor'],
  [4121, 4121, 'mobility.car-sharing'], [4131, 4131, 'mobility.public-transport'], [4214, 4214, 'business.logistics'],
  [4215, 4215, 'communication.post'], [4225, 4225, 'business.logistics'], [4411, 4411, 'leisure.travel'],
  [4457, 4582, 'leisure.travel'], [4722, 4723, 'leisure.travel'], [4784, 4784, 'mobility.parking-toll'],
  [4812, 4816, 'communication.telecom'], [4821, 4821, 'communication.telecom'], [4829, 4829, 'transfers.private'],
  [4899, 4899, 'leisure.subscription'], [4900, 4900, 'housing.energy'],
  [5039, 5039, 'shopping.home'], [5044, 5046, 'shopping.electronics'], [5065, 5065, 'shopping.electronics'], [5072, 5074, 'shopping.home'],
  [5111, 5111, 'business.office'], [5013, 5199, 'business.supplier'],
  [5200, 5261, 'shopping.home'], [5271, 5271, 'mobility.workshop'], [5262, 5262, 'shopping.online'],
  [5300, 5300, 'shopping.groceries'], [5309, 5310, 'shopping.other'], [5311, 5311, 'shopping.clothing'], [5331, 5399, 'shopping.other'],
  [5411, 5499, 'shopping.groceries'], [5511, 5533, 'mobility.workshop'], [5541, 5542, 'mobility.fuel'], [5552, 5552, 'mobility.fuel'],
  [5551, 5599, 'mobility.workshop'], [5611, 5699, 'shopping.clothing'], [5712, 5719, 'shopping.home'], [5722, 5722, 'shopping.home'],
  [5732, 5734, 'shopping.electronics'], [5735, 5735, 'leisure.culture'], [5811, 5814, 'leisure.dining'], [5815, 5818, 'leisure.subscription'],
  [5912, 5912, 'health.pharmacy'], [5921, 5921, 'shopping.groceries'], [5931, 5933, 'shopping.other'], [5940, 5941, 'leisure.sport'],
  [5942, 5942, 'shopping.online'], [5943, 5943, 'business.office'], [5944, 5950, 'shopping.other'], [5960, 5960, 'insurances.other'],
  [5961, 5969, 'shopping.online'], [5968, 5968, 'leisure.subscription'], [5970, 5976, 'shopping.other'], [5977, 5977, 'shopping.drugstore'],
  [5978, 5998, 'shopping.other'], [5999, 5999, 'shopping.online'],
  [6010, 6011, 'cash.withdrawal'], [6012, 6012, 'fees.other'], [6050, 6051, 'investments.securities'], [6211, 6211, 'investments.securities'],
  [6300, 6300, 'insurances.other'], [6381, 6399, 'insurances.other'], [6513, 6513, 'housing.rent'], [6540, 6540, 'transfers.private'],
  [7011, 7033, 'leisure.travel'], [7210, 7217, 'shopping.other'], [7230, 7230, 'shopping.drugstore'], [7273, 7273, 'leisure.subscription'],
  [7276, 7276, 'business.advice'], [7297, 7298, 'leisure.sport'], [7311, 7311, 'business.marketing'], [7321, 7321, 'business.advice'],
  [7332, 7339, 'business.office'], [7349, 7349, 'business.supplier'], [7361, 7361, 'business.supplier'], [7372, 7379, 'business.software'],
  [7392, 7399, 'business.advice'], [7512, 7519, 'mobility.car-sharing'], [7523, 7523, 'mobility.parking-toll'],
  [7531, 7549, 'mobility.workshop'], [7622, 7699, 'shopping.other'], [7800, 7802, 'risk.gambling'], [7829, 7832, 'leisure.culture'],
  [7841, 7841, 'leisure.subscription'], [7911, 7911, 'leisure.sport'], [7922, 7932, 'leisure.culture'], [7933, 7933, 'leisure.sport'],
  [7941, 7941, 'leisure.sport'], [7991, 7991, 'leisure.culture'], [7992, 7992, 'leisure.sport'], [7993, 7994, 'leisure.culture'],
  [7995, 7995, 'risk.gambling'], [9406, 9406, 'risk.gambling'], [7996, 7996, 'leisure.culture'], [7997, 7997, 'leisure.sport'], [7998, 7999, 'leisure.culture'],
  [8011, 8099, 'health.doctor'], [8111, 8111, 'business.advice'], [8211, 8299, 'education.course'], [8351, 8351, 'education.childcare'],
  [8398, 8398, 'giving.donation'], [8641, 8699, 'giving.membership'], [8931, 8931, 'business.advice'], [9211, 9223, 'taxes.other'],
  [9311, 9311, 'taxes.other'], [9402, 9402, 'communication.post'],
];

export function categoryOfMerchantCode(code: string): string | null {
  if (!/^\d{3,4}$/.test(code)) return null;
  const number = Number(code);
  for (const [from, to, category] of merchantCodes) if (number >= from && number <= to) return category;
  return null;
}

/** What a transaction code says about the nature of a booking, apart from a category. */
// biome-ignore format: a set
export type BookingNature =
  | 'direct-debit' | 'return' | 'transfer' | 'standing-order' | 'instant' | 'card' | 'salary' | 'public-treasury'
  | 'collective' | 'closing' | 'securities' | 'cash' | 'own-transfer' | 'card-settlement' | 'credit' | 'refund';

export interface TransactionCodeMeaning extends CodeMeaning {
  nature: BookingNature | null;
}

const none = { out: null, in: null };

// biome-ignore format: a table
export const transactionCodes: Record<string, TransactionCodeMeaning> = {
  '005': { ...none, nature: 'direct-debit' }, '006': { ...none, nature: 'card-settlement' },
  '008': { ...none, nature: 'standing-order' }, '052': { ...none, nature: 'standing-order' },
  '009': { ...none, nature: 'return' }, '059': { ...none, nature: 'return' }, '109': { ...none, nature: 'return' },
  '020': { ...none, nature: 'transfer' }, '051': { ...none, nature: 'credit' },
  '053': { out: null, in: 'income.salary', nature: 'salary' }, '153': { out: null, in: 'income.salary', nature: 'salary' },
  '054': { out: null, in: null, nature: 'credit' }, '154': { out: null, in: null, nature: 'credit' },
  '056': { ...none, nature: 'public-treasury' }, '156': { ...none, nature: 'public-treasury' },
  '082': { out: null, in: 'cash.deposit', nature: 'cash' }, '083': { out: 'cash.withdrawal', in: null, nature: 'cash' },
  '070': { ...none, nature: 'credit' },
  '104': { ...none, nature: 'direct-debit' }, '105': { ...none, nature: 'direct-debit' },
  '106': { ...none, nature: 'card' }, '107': { ...none, nature: 'card' }, '110': { ...none, nature: 'card' },
  '108': { ...none, nature: 'return' }, '159': { ...none, nature: 'return' }, '181': { ...none, nature: 'return' },
  '182': { ...none, nature: 'refund' }, '183': { ...none, nature: 'return' }, '184': { ...none, nature: 'return' },
  '116': { ...none, nature: 'transfer' }, '117': { ...none, nature: 'standing-order' }, '118': { ...none, nature: 'instant' },
  '119': { out: 'giving.donation', in: null, nature: 'transfer' }, '169': { ...none, nature: 'credit' },
  '152': { ...none, nature: 'standing-order' }, '155': { out: null, in: null, nature: 'credit' },
  '166': { ...none, nature: 'credit' }, '168': { ...none, nature: 'credit' }, '171': { ...none, nature: 'credit' },
  '174': { ...none, nature: 'credit' }, '177': { ...none, nature: 'transfer' },
  '185': { ...none, nature: 'collective' }, '188': { ...none, nature: 'collective' }, '189': { ...none, nature: 'collective' },
  '190': { ...none, nature: 'card-settlement' }, '191': { ...none, nature: 'collective' }, '192': { ...none, nature: 'collective' },
  '193': { ...none, nature: 'collective' }, '194': { ...none, nature: 'collective' }, '195': { ...none, nature: 'collective' },
  '196': { ...none, nature: 'collective' }, '197': { ...none, nature: 'collective' },
  '201': { ...none, nature: 'transfer' }, '202': { ...none, nature: 'credit' },
  '302': { out: null, in: 'income.investment', nature: 'securities' },
  '303': { out: 'investments.securities', in: 'income.investment', nature: 'securities' },
  '304': { out: 'investments.securities', in: 'income.investment', nature: 'securities' },
  '305': { out: 'investments.savings-plan', in: 'income.investment', nature: 'securities' },
  '306': { out: 'investments.securities', in: 'income.investment', nature: 'securities' },
  '307': { out: 'investments.securities', in: 'income.investment', nature: 'securities' },
  '308': { out: 'investments.securities', in: 'income.investment', nature: 'securities' },
  '309': { out: 'investments.securities', in: 'income.investment', nature: 'securities' },
  '320': { out: 'fees.other', in: null, nature: 'securities' }, '321': { out: 'fees.other', in: null, nature: 'securities' },
  '604': { out: 'credits.line', in: null, nature: null }, '603': { out: 'credits.loan', in: null, nature: null },
  '601': { out: 'credits.loan', in: 'income.loan-payout', nature: null }, '602': { out: 'credits.loan', in: 'income.loan-payout', nature: null },
  '605': { out: 'credits.loan', in: null, nature: null },
  '801': { out: 'fees.other', in: null, nature: null }, '802': { out: 'fees.other', in: null, nature: null },
  '804': { out: 'fees.other', in: null, nature: null }, '805': { out: 'fees.interest', in: 'income.investment', nature: 'closing' },
  '806': { out: 'fees.other', in: null, nature: null }, '807': { out: 'fees.other', in: null, nature: null },
  '808': { out: 'fees.account', in: null, nature: null }, '809': { out: 'fees.other', in: null, nature: null },
  '814': { out: 'fees.interest', in: 'income.investment', nature: 'closing' },
  '815': { out: 'fees.interest', in: 'income.investment', nature: 'closing' },
  '820': { ...none, nature: 'own-transfer' }, '833': { ...none, nature: 'own-transfer' },
  '821': { out: null, in: null, nature: null }, '835': { ...none, nature: null },
};
