/** What stands around the name of a person and says nothing of who it is; without dots, folded. */
export const titleWords: ReadonlySet<string> = new Set(
  (
    'herr herrn frau fr hr firma fa familie fam eheleute ehel dr drs prof med rer nat phil jur dipl ing kfm kff mag bakk msc bsc mba ' +
    'mr mrs ms miss mx sir dame mme mlle monsieur madame sig sigra signor signora sr sra don dona dhr mevr mw pan pani the'
  ).split(' '),
);

/** Between the parts of a name of a company; as much as nothing. */
export const joiningWords: ReadonlySet<string> = new Set([
  'und',
  'u',
  'and',
  'et',
  '&',
  '+',
  'en',
  'och',
  'og',
]);

/** Father and son have one name: what tells them apart counts, however it is written. */
export const generationWords: Readonly<Record<string, string>> = {
  jun: 'junior',
  jr: 'junior',
  jnr: 'junior',
  junior: 'junior',
  sen: 'senior',
  sr: 'senior',
  snr: 'senior',
  senior: 'senior',
};

/** Spellings of a legal form, written together and without dots -> the form. */
const formTable: Readonly<Record<string, string>> = {
  gmbh: 'gmbh ggmbh gesmbh gesellschaftmitbeschraenkterhaftung gesellschaftmbh',
  'gmbh&co.kg': 'gmbhcokg gmbhundcokg gmbh&cokg gmbhucokg',
  'gmbh&co.ohg': 'gmbhcoohg gmbhundcoohg gmbh&coohg',
  'ug&co.kg': 'ugcokg ugundcokg ug&cokg ughaftungsbeschraenktcokg ughaftungsbeschraenkt&cokg',
  'ag&co.kg': 'agcokg ag&cokg agundcokg',
  ug: 'ug ughaftungsbeschraenkt unternehmergesellschaft unternehmergesellschafthaftungsbeschraenkt',
  ag: 'ag aktiengesellschaft',
  kgaa: 'kgaa gmbhcokgaa gmbh&cokgaa secokgaa se&cokgaa agcokgaa ag&cokgaa',
  kg: 'kg kommanditgesellschaft',
  ohg: 'ohg offenehandelsgesellschaft og',
  gbr: 'gbr gesellschaftbuergerlichenrechts gdbr egbr',
  ek: 'ek ekfm ekfr eingetragenerkaufmann eingetragenekauffrau eu',
  ev: 'ev eingetragenerverein',
  eg: 'eg eingetragenegenossenschaft genossenschaft egmbh',
  partg: 'partg partgmbb partnerschaftsgesellschaft',
  se: 'se',
  ltd: 'ltd limited privatelimited pvtltd',
  llc: 'llc',
  plc: 'plc',
  inc: 'inc incorporated',
  corp: 'corp corporation',
  llp: 'llp',
  lp: 'lp',
  sa: 'sa societeanonyme',
  sarl: 'sarl',
  sas: 'sas sasu',
  srl: 'srl',
  spa: 'spa',
  sl: 'sl slu',
  bv: 'bv besloten',
  nv: 'nv',
  ab: 'ab aktiebolag',
  as: 'as',
  aps: 'aps',
  oy: 'oy oyj',
  spzoo: 'spzoo',
  sro: 'sro spolsro',
  kft: 'kft',
  doo: 'doo',
  ooo: 'ооо',
  kk: '株式会社',
};

/** Spelling -> form. */
export const legalForms: ReadonlyMap<string, string> = new Map(
  Object.entries(formTable).flatMap(([form, spellings]) =>
    spellings.split(' ').map((spelling) => [spelling, form] as const),
  ),
);

/** From here on, another person is named than the holder: who gets the post, who signs. */
export const otherPersonMark =
  /(?:^|[\s,(])(?:c\s*\/\s*o|z\.?\s?h(?:d|dn)\.?|zu\s+h(?:ä|ae)nden|attn\.?|vertreten\s+durch|vertr\.\s*d(?:urch|\.)?|vertr\.\s?)(?=[\s:.]|$)/iu;

/** A business and the person it belongs to: either is the holder. */
export const proprietorMark = /[\s,(](?:inh(?:aber(?:in)?)?\.?|prop\.?|proprietor)[\s:]+/iu;

/** In liquidation, being founded: the same company. */
export const stateMarks =
  /[\s,(](?:i\.\s?l\.|i\.\s?g\.|i\.\s?gr\.|in liquidation|in gründung|in insolvenz|i\.\s?i\.)(?=[\s,)]|$)/giu;

/** Between two persons of a joint account. */
export const jointMark = /\s+(?:und|u\.|and|et|oder|od\.|or|y|e)\s+|\s*[&+;/]\s*/iu;

const cyrillic: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  ґ: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  є: 'ie',
  ж: 'zh',
  з: 'z',
  и: 'i',
  і: 'i',
  ї: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
};
const greek: Readonly<Record<string, string>> = {
  α: 'a',
  β: 'v',
  γ: 'g',
  δ: 'd',
  ε: 'e',
  ζ: 'z',
  η: 'i',
  θ: 'th',
  ι: 'i',
  κ: 'k',
  λ: 'l',
  μ: 'm',
  ν: 'n',
  ξ: 'x',
  ο: 'o',
  π: 'p',
  ρ: 'r',
  σ: 's',
  ς: 's',
  τ: 't',
  υ: 'y',
  φ: 'f',
  χ: 'ch',
  ψ: 'ps',
  ω: 'o',
};

/** Letters that are no plain letter with a mark. With two spellings where both are usual: `ü` is `ue` in one name and `u` in the next. */
export const letterSpellings: Readonly<Record<string, readonly [string, string?]>> = {
  ä: ['ae', 'a'],
  ö: ['oe', 'o'],
  ü: ['ue', 'u'],
  å: ['aa', 'a'],
  ø: ['oe', 'o'],
  æ: ['ae'],
  œ: ['oe'],
  ß: ['ss'],
  ł: ['l'],
  đ: ['d'],
  ð: ['d'],
  þ: ['th'],
  ı: ['i'],
  ...Object.fromEntries(
    Object.entries({ ...cyrillic, ...greek }).map(([letter, latin]) => [letter, [latin]] as const),
  ),
};
