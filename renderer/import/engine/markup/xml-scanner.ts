import { ReadFailure } from '../bytes/source';

/** What a scanner meets, in the order of the text; name spaces are cut off. */
export interface XmlHandler {
  /** `attributes` is the text between name and end; see `attributeOf`. */
  open(name: string, attributes: string): void;
  close(name: string): void;
  /** Undecoded characters; see `decodeEntities`. */
  text(raw: string): void;
}

/** No tag and no text between two tags is longer: a cell holds at most 32,767 characters. */
const tokenLimit = 1_000_000;
const depthLimit = 60;

function damaged(): never {
  throw new ReadFailure('file.damaged', { kind: 'xml' });
}

/**
 * Scans XML that is too large for a tree, in pieces. Like `parseXml` it knows no document type and no entities of the
 * document's own: both are refused (SEC-26).
 */
export class XmlScanner {
  private rest = '';
  private readonly open: string[] = [];

  constructor(private readonly handler: XmlHandler) {}

  push(piece: string): void {
    const text = this.rest === '' ? piece : this.rest + piece;
    let at = 0;
    for (;;) {
      const tag = text.indexOf('<', at);
      if (tag < 0) break;
      if (tag > at) this.handler.text(text.slice(at, tag));
      const end = this.readTag(text, tag);
      if (end < 0) {
        at = tag;
        break;
      }
      at = end;
    }
    this.rest = text.slice(at);
    if (this.rest.length > tokenLimit) damaged();
  }

  /** Must be called behind the last piece: a text that was cut is told by what is still open. */
  end(): void {
    if (this.open.length > 0 || this.rest.includes('<')) damaged();
  }

  /** Offset behind the tag at `start`, or -1 when the text ends within it. */
  private readTag(text: string, start: number): number {
    const next = text.charCodeAt(start + 1);
    if (next === 33) return this.readDeclaration(text, start);
    if (next === 63) {
      const end = text.indexOf('?>', start);
      return end < 0 ? -1 : end + 2;
    }
    const end = tagEnd(text, start);
    if (end < 0) return -1;
    if (next === 47) this.close(localName(text, start + 2, end));
    else {
      const isEmpty = text.charCodeAt(end - 1) === 47;
      const stop = isEmpty ? end - 1 : end;
      const nameEnd = endOfName(text, start + 1, stop);
      const name = localName(text, start + 1, nameEnd);
      this.handler.open(name, text.slice(nameEnd, stop));
      if (isEmpty) this.handler.close(name);
      else if (this.open.push(name) > depthLimit) damaged();
    }
    return end + 1;
  }

  private close(name: string): void {
    if (this.open.pop() !== name) damaged();
    this.handler.close(name);
  }

  /** Comments are passed over, CDATA is text, everything else between `<!` and `>` is refused. */
  private readDeclaration(text: string, start: number): number {
    const head = text.slice(start, start + 9);
    if (head.startsWith('<!--')) {
      const end = text.indexOf('-->', start + 4);
      return end < 0 ? -1 : end + 3;
    }
    if (head === '<![CDATA[') {
      const end = text.indexOf(']]>', start);
      if (end < 0) return -1;
      this.handler.text(text.slice(start + 9, end).replaceAll('&', '&amp;'));
      return end + 3;
    }
    if ('<![CDATA['.startsWith(head) || '<!--'.startsWith(head)) return -1;
    return damaged();
  }
}

/** A `>` inside of an attribute ends no tag. */
function tagEnd(text: string, start: number): number {
  let quote = 0;
  for (let at = start; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (quote !== 0) {
      if (code === quote) quote = 0;
    } else if (code === 62) return at;
    else if (code === 34 || code === 39) quote = code;
  }
  return -1;
}

function endOfName(text: string, start: number, stop: number): number {
  let at = start;
  while (at < stop && text.charCodeAt(at) > 32) at++;
  return at;
}

function localName(text: string, start: number, end: number): string {
  const name = text.slice(start, end).trimEnd();
  const colon = name.indexOf(':');
  if (name === '' || name === ':') damaged();
  return colon < 0 ? name : name.slice(colon + 1);
}

/** Raw value of an attribute, '' when there is none. */
export function attributeOf(attributes: string, name: string): string {
  for (let at = attributes.indexOf(name); at >= 0; at = attributes.indexOf(name, at + 1)) {
    if (at > 0 && attributes.charCodeAt(at - 1) > 32) continue;
    let from = at + name.length;
    while (attributes.charCodeAt(from) <= 32) from++;
    if (attributes.charCodeAt(from) !== 61) continue;
    from++;
    while (attributes.charCodeAt(from) <= 32) from++;
    const end = attributes.indexOf(attributes.charAt(from), from + 1);
    return end < 0 ? '' : attributes.slice(from + 1, end);
  }
  return '';
}
