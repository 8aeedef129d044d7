import { decodePDFRawStream, PDFContext, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';

/** What one stream of a PDF may unpack to, and all that are unpacked while one is loaded: lists of objects, never pictures or fonts. */
const mostBytes = { stream: 4 * 1024 * 1024, document: 16 * 1024 * 1024 };

/** The library's unpacked streams grow by this; any filter does. */
interface GrowingStream {
  readonly buffer: Uint8Array;
  ensureBuffer(bytes: number): Uint8Array;
}

let unpacked = 0;
let isBounded = false;

/**
 * The library unpacks without a limit, and a file of 300 KB becomes gigabytes: the one place where what it unpacks grows gets one. It has no
 * name outside of the library; a stream leads to it.
 */
function bound(): void {
  if (isBounded) return;
  const context = PDFContext.create();
  const dict = context.obj({ Filter: PDFName.of('ASCIIHexDecode') });
  const shared = sharedPart(decodePDFRawStream(PDFRawStream.of(dict, new Uint8Array([0x3e]))));
  const grow = shared.ensureBuffer;
  shared.ensureBuffer = function (this: GrowingStream, bytes) {
    if (bytes > mostBytes.stream || unpacked > mostBytes.document) throw new Error('unpacks to too much');
    const before = this.buffer.byteLength;
    const grown = grow.call(this, bytes);
    unpacked += grown.byteLength - before;
    return grown;
  };
  isBounded = true;
}

/** Where streams of every filter have the way in which they grow. */
function sharedPart(stream: unknown): GrowingStream {
  for (let part = Object.getPrototypeOf(stream); part !== null; part = Object.getPrototypeOf(part))
    if (Object.hasOwn(part, 'ensureBuffer')) return part as GrowingStream;
  throw new Error('The library for PDFs unpacks in another way by now.');
}

/** A PDF from outside. Throws for one that is damaged, and for one that unpacks to more than a document ever does (SEC-45). */
export async function loadForeignPdf(content: Uint8Array): Promise<PDFDocument> {
  bound();
  unpacked = 0;
  try {
    return await PDFDocument.load(content, { updateMetadata: false, throwOnInvalidObject: true });
  } finally {
    // What one unpacked to is held against no document that is loaded later, least of all a report of our own.
    unpacked = 0;
  }
}
