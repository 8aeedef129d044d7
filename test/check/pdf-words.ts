import { inflateSync } from 'node:zlib';

/** The texts of a PDF in standard fonts, one a line in the order drawn: enough to see what a document says. */
export function pdfText(bytes: Uint8Array): string {
  const file = Buffer.from(bytes).toString('latin1');
  const lines: string[] = [];
  for (const [, content = ''] of file.matchAll(/\bstream\r?\n([\s\S]*?)endstream/g)) {
    const raw = Buffer.from(content, 'latin1');
    // Streams of this writer are deflated; others hold no text. The line end behind one is none of its bytes, and its last byte may be one.
    const text = raw[0] === 0x78 ? inflateSync(raw).toString('latin1') : '';
    for (const [, hex = ''] of text.matchAll(/<([0-9A-Fa-f]+)>\s*Tj/g)) {
      lines.push(Buffer.from(hex, 'hex').toString('latin1'));
    }
  }
  return lines.join('\n');
}
