import { type ExportSource, ReadFailure, readLimits } from '../bytes/source';
import { ZipDirectory } from '../containers/zip-directory';
import { type XmlHandler, XmlScanner } from '../markup/xml-scanner';
import { decodeEntities, find, findAll, parseXml, type XmlNode } from '../markup/xml-tree';
import { builtInFormat, type CellFormat, parseFormat } from './cell-format';

/** The frame of a workbook (ECMA-376 part 1, XLSX): which sheets there are, and what their cells refer to. */

export interface WorkbookSheet {
  name: string;
  /** Path of its part. */
  path: string;
}

/** Bytes of a part that is read as a tree: the list of sheets, relations, styles. */
const treeBytes = 10_000_000;
/** Bytes that become text at once: of longer texts the runtime keeps the characters outside of its heap, where they are slow to reach. */
const textBytes = 65_536;
/** Parts that tell other office documents from workbooks of this form. */
const otherDocuments: [string, string][] = [
  ['xl/workbook.bin', 'xlsb'],
  ['word/document.xml', 'docx'],
  ['ppt/presentation.xml', 'pptx'],
  ['meta-inf/manifest.xml', 'ods'],
];

export class Workbook {
  private constructor(
    private readonly zip: ZipDirectory,
    readonly sheets: readonly WorkbookSheet[],
    /** Days are counted from 1904 on. */
    readonly is1904: boolean,
    private readonly stylesPath: string | null,
    private readonly textsPath: string | null,
  ) {}

  /** Null for a zip that is no office document; refuses those that are none of this form by name. */
  static async open(source: ExportSource): Promise<Workbook | null> {
    const zip = await ZipDirectory.open(source);
    for (const [part, kind] of otherDocuments)
      if (zip.has(part)) throw new ReadFailure('file.unsupported', { kind });
    if (!zip.has('[Content_Types].xml')) return null;
    const path = await workbookPath(zip);
    if (!zip.has(path)) throw new ReadFailure('file.damaged', { kind: 'xlsx' });
    const book = find(await readTree(zip, path), 'workbook');
    if (!book) throw new ReadFailure('file.damaged', { kind: 'xlsx' });
    const relations = await readRelations(zip, path);
    const byKind = (kind: string) => [...relations.values()].find((one) => one.kind === kind)?.path ?? null;
    const sheets = findAll(find(book, 'sheets'), 'sheet').flatMap(({ attributes }) => {
      const id = Object.entries(attributes).find(([name]) => /(?:^|:)id$/.test(name))?.[1] ?? '';
      const relation = relations.get(id);
      return relation?.kind === 'worksheet' ? [{ name: attributes.name ?? '', path: relation.path }] : [];
    });
    const date1904 = find(book, 'workbookPr')?.attributes.date1904 ?? '';
    return new Workbook(
      zip,
      sheets,
      /^(?:1|true|on)$/.test(date1904),
      byKind('styles'),
      byKind('sharedStrings'),
    );
  }

  /** Formats by the style number of a cell. */
  async readFormats(): Promise<CellFormat[]> {
    if (this.stylesPath === null || !this.zip.has(this.stylesPath)) return [];
    const sheet = find(await readTree(this.zip, this.stylesPath), 'styleSheet');
    const own = new Map<number, CellFormat>();
    for (const { attributes } of findAll(find(sheet, 'numFmts'), 'numFmt'))
      own.set(Number(attributes.numFmtId), parseFormat(attributes.formatCode ?? ''));
    return findAll(find(sheet, 'cellXfs'), 'xf').map(({ attributes }) => {
      const id = Number(attributes.numFmtId ?? 0);
      return own.get(id) ?? builtInFormat(id);
    });
  }

  /** The texts that cells refer to by number. */
  async readTexts(): Promise<string[]> {
    const texts = new SharedTexts();
    if (this.textsPath !== null && this.zip.has(this.textsPath)) await this.scan(this.textsPath, texts);
    return texts.all;
  }

  /** Scans a part piece by piece, so that its text is never in memory as a whole. */
  async scan(path: string, handler: XmlHandler): Promise<void> {
    const scanner = new XmlScanner(handler);
    let decoder: TextDecoder | null = null;
    for await (const piece of this.zip.unpack(path)) {
      decoder ??= new TextDecoder(xmlEncoding(piece));
      for (let at = 0; at < piece.length; at += textBytes)
        scanner.push(decoder.decode(piece.subarray(at, at + textBytes), { stream: true }));
    }
    scanner.push(decoder?.decode() ?? '');
    scanner.end();
  }
}

/** XML is UTF-8, or UTF-16 with a mark. */
function xmlEncoding(head: Uint8Array): string {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  return head[0] === 0xfe && head[1] === 0xff ? 'utf-16be' : 'utf-8';
}

async function readTree(zip: ZipDirectory, path: string): Promise<XmlNode> {
  let text = '';
  let decoder: TextDecoder | null = null;
  for await (const piece of zip.unpack(path, treeBytes)) {
    decoder ??= new TextDecoder(xmlEncoding(piece));
    text += decoder.decode(piece, { stream: true });
  }
  return parseXml(text);
}

interface Relation {
  kind: string;
  path: string;
}

/** What a part refers to, by the identifier used there. Targets outside of the file are passed over. */
async function readRelations(zip: ZipDirectory, path: string): Promise<Map<string, Relation>> {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const relationsPath = `${folder}_rels/${path.slice(folder.length)}.rels`;
  const found = new Map<string, Relation>();
  if (!zip.has(relationsPath)) return found;
  for (const { attributes } of findAll(
    find(await readTree(zip, relationsPath), 'Relationships'),
    'Relationship',
  )) {
    const { Id = '', Type = '', Target = '', TargetMode } = attributes;
    if (TargetMode === 'External') continue;
    const kind = Type.slice(Type.lastIndexOf('/') + 1);
    found.set(Id, { kind, path: Target.startsWith('/') ? Target.slice(1) : resolvePath(folder, Target) });
  }
  return found;
}

function resolvePath(folder: string, target: string): string {
  const parts = folder.split('/').slice(0, -1);
  for (const part of target.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

async function workbookPath(zip: ZipDirectory): Promise<string> {
  const relations = await readRelations(zip, '');
  return [...relations.values()].find((one) => one.kind === 'officeDocument')?.path ?? 'xl/workbook.xml';
}

/** `_x000D_` stands for a sign that XML cannot hold. */
const escaped = /_x([\dA-Fa-f]{4})_/g;

/** A text as a cell shows it. */
export function workbookText(raw: string): string {
  const text = decodeEntities(raw);
  return text.includes('_x')
    ? text.replace(escaped, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;
}

/** `<si>` holds one text, or several with a look of their own; `<rPh>` is how it is spoken and no part of it. */
class SharedTexts implements XmlHandler {
  readonly all: string[] = [];
  private current = '';
  private isText = false;
  private isSpoken = false;
  private characters = 0;

  open(name: string): void {
    if (name === 'si') this.current = '';
    else if (name === 't') this.isText = !this.isSpoken;
    else if (name === 'rPh') this.isSpoken = true;
  }

  text(raw: string): void {
    if (this.isText) this.current += raw;
  }

  close(name: string): void {
    if (name === 't') this.isText = false;
    else if (name === 'rPh') this.isSpoken = false;
    else if (name === 'si') {
      const text = workbookText(this.current);
      // An empty text costs memory too.
      this.characters += text.length + 20;
      if (this.characters > readLimits.archiveBytes)
        throw new ReadFailure('limit.archive', { limit: readLimits.archiveBytes });
      this.all.push(text);
    }
  }
}
