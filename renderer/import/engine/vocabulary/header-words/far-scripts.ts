/**
 * Hebrew, Arabic and Thai names of columns, each as the English one that means the same: their signs have no Latin letters. Longer
 * ones first where one begins another. Whole words in Hebrew and Arabic: short ones begin many others. To teach one, add it here.
 */
const ofWords: Readonly<Record<string, string>> = {
  'value date': 'תאריך ערך|יום ערך|تاريخ القيمة|تاريخ الاستحقاق',
  'booking date': 'תאריך חיוב|تاريخ القيد|تاريخ الترحيل',
  'transaction date': 'תאריך עסקה|תאריך העסקה|תאריך רכישה|تاريخ العملية|تاريخ المعاملة',
  date: 'תאריך|التاريخ|تاريخ',
  'charged amount': 'סכום חיוב|סכום החיוב|סכום לחיוב',
  'original amount': 'סכום עסקה|סכום העסקה|סכום עסקה מקורי|סכום מקורי',
  'original currency': 'מטבע עסקה|מטבע העסקה|מטבע עסקה מקורי|מטבע מקור',
  currency: 'מטבע חיוב|מטבע החיוב|מטבע|العملة|عملة',
  debit: 'בחובה|חובה|חיוב|مدين|المدين|خصم|المبلغ المدين|المبلغ مدين|سحب',
  credit: 'בזכות|זכות|זיכוי|دائن|الدائن|المبلغ الدائن|المبلغ دائن|إيداع|ايداع',
  balance: 'יתרה|היתרה|יתרה לאחר פעולה|الرصيد|رصيد|الرصيد بعد العملية',
  amount: 'סכום|הסכום|المبلغ|مبلغ|القيمة',
  merchant: 'שם בית עסק|שם בית העסק|בית עסק|التاجر|اسم التاجر',
  description:
    'תיאור|תאור|תיאור פעולה|תיאור התנועה|הפעולה|פרטים|הערות|الوصف|وصف|البيان|التفاصيل|تفاصيل العملية',
  reference: 'אסמכתא|אסמכתה|מספר שובר|مرجع|المرجع|رقم المرجع|الرقم المرجعي',
  type: 'סוג תנועה|סוג פעולה|סוג עסקה|نوع العملية|النوع',
  status: 'סטטוס|الحالة',
  account: 'חשבון|מספר חשבון|الحساب|رقم الحساب',
};
/** Thai is written without blanks. */
const ofParts: Readonly<Record<string, string>> = {
  'transaction date': 'วันที่ทำรายการ|วันที่รายการ',
  'value date': 'วันที่มีผล',
  date: 'วันที่|วัน เดือน ปี',
  time: 'เวลา',
  withdrawal: 'ถอนเงิน|ถอน|จำนวนเงินถอน|เงินออก|เดบิต',
  deposit: 'ฝากเงิน|ฝาก|จำนวนเงินฝาก|เงินเข้า|เครดิต',
  balance: 'ยอดคงเหลือ|คงเหลือ|ยอดเงินคงเหลือ',
  amount: 'จำนวนเงิน|ยอดเงิน',
  description: 'รายละเอียด|รายการ|คำอธิบาย|หมายเหตุ',
  channel: 'ช่องทาง|สาขา',
};

const entries = (table: Readonly<Record<string, string>>) =>
  Object.entries(table).flatMap(([meaning, words]) =>
    words.split('|').map((word) => [word, meaning] as const),
  );
const english = new Map([...entries(ofWords), ...entries(ofParts)]);
const byLength = (words: Iterable<string>) => [...words].sort((a, b) => b.length - a.length).join('|');
const wordForm = new RegExp(
  `(?<!\\p{L})(?:${byLength(entries(ofWords).map(([word]) => word))})(?!\\p{L})`,
  'gu',
);
const partForm = new RegExp(byLength(entries(ofParts).map(([word]) => word)), 'g');
const ofThese = /[\u0590-\u05ff\u0600-\u06ff\u0e00-\u0e7f]/;

/** The header with its Hebrew, Arabic or Thai words in English; any other header as it is. */
export function inEnglishFromFar(raw: string): string {
  if (!ofThese.test(raw)) return raw;
  const meaning = (word: string) => ` ${english.get(word) ?? word} `;
  return raw.replace(wordForm, meaning).replace(partForm, meaning);
}
