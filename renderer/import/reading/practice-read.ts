import type { FileReading } from '../../../preload/contract/reading/reading';
import { previewExport } from '../engine/read-export';

const lines = 200;

/** A made-up export with a little of everything: every step of reading has something to do. */
function madeExport(): Uint8Array {
  const text = ['Buchungstag;Wertstellung;Auftraggeber;Verwendungszweck;IBAN;Betrag;Saldo'];
  for (let at = 0; at < lines; at++) {
    const day = `${String(1 + (at % 28)).padStart(2, '0')}.03.2024`;
    text.push(
      `${day};${day};Übungsfirma ${at} GmbH;EREF+${at}SVWZ+Rechnung ${at};DE62299904117008877001;-${at},50;1.${100 + at},00`,
    );
  }
  return new TextEncoder().encode(text.join('\n'));
}

/**
 * Reads a made-up export and forgets it: tables of words are built and code is compiled before the first file comes, whose
 * preview takes half the time then.
 */
export function practiseReading(): Promise<FileReading> {
  const bytes = madeExport();
  return previewExport(
    { name: 'practice.csv', sizeBytes: bytes.length, slice: async (start, end) => bytes.slice(start, end) },
    {},
    { chunk: () => undefined },
  );
}
