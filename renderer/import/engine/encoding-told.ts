import type { FileReading, ReadOptions } from '../../../preload/contract/reading';
import { type EncodingGuess, type EncodingLabel, parseEncodingLabel } from './encoding';
import { singleByteLabels } from './single-byte-tables';

/**
 * The encoding as the user says it, else as the file itself names it (`declared`), else as its bytes tell. A name within the
 * file is only believed of bytes that are neither marked nor valid UTF-8: templates of pages keep theirs whatever is written.
 */
export function toldEncoding(
  guess: EncodingGuess,
  options: ReadOptions,
  declared: EncodingLabel | null = null,
): EncodingGuess {
  const chosen = options.encoding ? parseEncodingLabel(options.encoding) : null;
  const answered = guess.choice ? options.singleByteEncoding : undefined;
  const label = chosen ?? answered;
  if (label) return { ...guess, label, evidence: [{ code: 'encoding.chosen' }], choice: undoubted(guess) };
  if (!guess.choice || !singleByteLabels.some((known) => known === declared) || !declared) return guess;
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
  /^OFXHEADER:[\s\S]*?^CHARSET:\s*([\w.:-]+)/im,
];

/** The encoding that XML, HTML or OFX names itself; null for none and for an unknown one. */
export function declaredEncoding(bytes: Uint8Array): EncodingLabel | null {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, declaredBytes));
  for (const form of declaredForms) {
    const name = form.exec(head)?.[1];
    if (name) return parseEncodingLabel(/^125[02]$/.test(name) ? `windows-${name}` : name);
  }
  return null;
}
