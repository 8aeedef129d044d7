import { type FileReading, type ReadOptions, readOptionsSchema } from '../../../preload/contract';
import { unmarkedLabels } from '../../../preload/contract/reading/encodings';

/** What can be set about the reading of a file besides its columns; an empty text leaves it to Kontor. */
const readingSettings = [
  'encoding',
  'delimiter',
  'headerRow',
  'dateOrder',
  'decimalSign',
  'currency',
] as const;
export type ReadingSetting = (typeof readingSettings)[number];

export const settingChoices: Record<'delimiter' | 'dateOrder' | 'decimalSign', readonly string[]> = {
  delimiter: [';', ',', '\t', '|'],
  dateOrder: ['DMY', 'MDY', 'YMD', 'YDM'],
  decimalSign: [',', '.', 'mixed'],
};

/** Encodings that bank exports come in, as the engine names them. */
export const offeredEncodings = ['utf-8', ...unmarkedLabels, 'utf-16le', 'utf-16be'] as const;

/** These change which columns there are: a mapping made before them means nothing after them. */
export function changesColumns(setting: ReadingSetting): boolean {
  return setting === 'encoding' || setting === 'delimiter' || setting === 'headerRow';
}

export function settingText(options: ReadOptions, setting: ReadingSetting): string {
  return String(options[setting] ?? '');
}

/** The options with one setting changed; null when the text is none (yet). */
export function withSetting(options: ReadOptions, setting: ReadingSetting, text: string): ReadOptions | null {
  const { [setting]: _before, ...kept } = options;
  const others = setting === 'encoding' ? withoutSample(kept) : kept;
  if (text === '') return others;
  if (setting === 'headerRow') {
    const row = Number(text);
    return Number.isInteger(row) && row >= 0 ? { ...others, headerRow: row } : null;
  }
  if (setting === 'currency') return /^[A-Z]{3}$/.test(text) ? { ...others, currency: text } : null;
  return { ...others, [setting]: text } as ReadOptions;
}

function withoutSample(options: ReadOptions): ReadOptions {
  const { singleByteEncoding: _before, ...others } = options;
  return others;
}

/**
 * The options with an encoding that was chosen by the look of its samples: as after the question, it is meant for text that does
 * not say what it is in, so that a later file in UTF-8 is still read as what it is.
 */
export function withSampledEncoding(options: ReadOptions, label: string): ReadOptions {
  const { encoding: _before, ...others } = options;
  const parsed = readOptionsSchema.shape.singleByteEncoding.safeParse(label);
  return parsed.success ? { ...others, singleByteEncoding: parsed.data } : { ...others, encoding: label };
}

/** What Kontor found by itself, shown beside "automatic". */
export function foundBy(reading: FileReading, setting: ReadingSetting): string {
  switch (setting) {
    case 'encoding':
      return reading.encoding.label;
    case 'delimiter':
      return reading.delimiter ?? '';
    case 'headerRow':
      return reading.headerRows[0] === undefined ? '' : String(reading.headerRows[0]);
    case 'currency':
      return reading.accounts[0]?.currency ?? '';
    case 'dateOrder':
      return reasonParam(reading, 'order');
    case 'decimalSign':
      return reasonParam(reading, 'sign');
    default:
      return '';
  }
}

/** What a column was read by, as its reasons tell. */
function reasonParam(reading: Pick<FileReading, 'columns'>, name: 'order' | 'sign'): string {
  for (const { reasons } of reading.columns) {
    for (const { params } of reasons) if (params?.[name] !== undefined) return String(params[name]);
  }
  return '';
}
