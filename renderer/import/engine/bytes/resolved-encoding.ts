import { singleByteLabels } from '../../../../preload/contract/reading/encodings';
import type { FileReading, ReadOptions, Reason } from '../../../../preload/contract/reading/reading';
import type { EncodingGuess, EncodingLabel } from './encoding';
import { parseEncodingLabel } from './encoding-names';
import { contradiction } from './single-byte-choice';

/**
 * The encoding as the user says it, else as the file itself names it (`declared`), else as its bytes tell. A name within the
 * file is only believed of bytes that are neither marked nor valid UTF-8, as templates of pages keep theirs whatever is written, and
 * only as long as the words that come out do not contradict it: then both readings are asked.
 */
export function resolvedEncoding(
  guess: EncodingGuess,
  options: ReadOptions,
  declared: EncodingLabel | null = null,
  bytes: Uint8Array = new Uint8Array(),
): EncodingGuess {
  const chosen = options.encoding ? parseEncodingLabel(options.encoding) : null;
  const { choice } = guess;
  const answered = choice ? options.singleByteEncoding : undefined;
  const label = chosen ?? answered;
  if (label) return { ...guess, label, evidence: [{ code: 'encoding.chosen' }], choice: undoubted(guess) };
  if (declared === null) return guess;
  const singleByte = singleByteLabels.find((known) => known === declared);
  const against: Reason = { code: 'encoding.contradicted', params: { label: declared } };
  if (!choice) {
    const isInferred = guess.evidence.some(
      ({ code }) => code === 'encoding.validUtf8' || code === 'encoding.bom',
    );
    return singleByte && isInferred ? { ...guess, evidence: [...guess.evidence, against] } : guess;
  }
  if (!singleByte) return { ...guess, evidence: [...guess.evidence, against] };
  const chosenByte = singleByteLabels.find((known) => known === choice.label);
  const doubt = chosenByte ? contradiction(bytes, { ...choice, label: chosenByte }, singleByte) : null;
  if (doubt)
    return {
      ...guess,
      evidence: [{ code: 'encoding.doubtful', params: { bytes: choice.bytes } }, against],
      choice: doubt,
    };
  const evidence = [{ code: 'encoding.declared', params: { label: declared } }];
  return { ...guess, label: declared, evidence, choice: undoubted(guess) };
}

function undoubted({ choice }: EncodingGuess): EncodingGuess['choice'] {
  return choice && { ...choice, isDoubtful: false };
}

/** What a reading says of its encoding. */
export function encodingReading({ label, evidence, choice }: EncodingGuess): FileReading['encoding'] {
  const alternatives = (choice?.samples ?? []).map((sample) => ({
    label: sample.label,
    sample: sample.lines.map(({ text }) => text).join('\n'),
  }));
  return { label, evidence, alternatives };
}

/** Bytes in which a file names its encoding, if it does. */
const declaredBytes = 4_096;
/** In the first line of XML, in the head of a web page, in the header of OFX 1. */
const declaredForms = [
  /^\s*<\?xml\b[^>]*?\bencoding\s*=\s*["']([\w.:-]+)/i,
  /<meta\b[^>]*?\bcharset\s*=\s*["']?\s*([\w.:-]+)/i,
  // Some banks write the header of OFX in one line.
  /^(?=[\s\S]*<OFX)[^<]*(?:<[!?][^<]*)*CHARSET:\s*([\w.:-]+?)(?=COMPRESSION|\s|$)/i,
  // Asked last, since most banks write `ENCODING:USASCII` whatever they use.
  /^(?=[\s\S]*<OFX)[^<]*(?:<[!?][^<]*)*ENCODING:\s*(UTF-?8)/i,
];

/** The encoding that XML, HTML or OFX names itself; null for none and for an unknown one. */
export function declaredEncoding(bytes: Uint8Array): EncodingLabel | null {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, declaredBytes)).replace(/^ï»¿/, '');
  for (const form of declaredForms) {
    const name = form.exec(head)?.[1];
    const label =
      name && parseEncodingLabel(name.replace(/^(?=125\d$)/, 'windows-').replace(/^(?=8859-)/, 'iso-'));
    if (label) return label;
  }
  return null;
}
