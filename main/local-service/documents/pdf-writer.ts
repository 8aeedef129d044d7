import { setImmediate } from 'node:timers/promises';
import type { PDFDocument, PDFFont, PDFPage, RGB } from '@cantoo/pdf-lib';

const PAGE = { width: 595.28, height: 841.89 };
const MARGIN = 50;
const LINE_HEIGHT = 14;
/** Characters of a cell that are looked at: more than the widest column holds. */
const LONGEST_CELL = 200;
const ROWS_AT_ONCE = 100;

/** A column of a table: where it starts from the left margin, and whether its text ends at `width` (amounts). */
export interface PdfColumn {
  title: string;
  x: number;
  width: number;
  isAmount?: boolean;
}

/** Writes headings, lines and tables down A4 pages and breaks them when one is full. */
export class PdfWriter {
  private page: PDFPage;
  private readonly letters: ReadonlySet<number>;
  private y = 0;

  private constructor(
    private readonly document: PDFDocument,
    private readonly font: PDFFont,
    private readonly bold: PDFFont,
    private readonly grey: RGB,
  ) {
    this.page = this.addPage();
    this.letters = new Set(font.getCharacterSet());
  }

  static async create(title: string, createdAtMs: number): Promise<PdfWriter> {
    // Loaded when the first document is wanted: it would be most of the time the service takes to start.
    const { PDFDocument: Documents, StandardFonts, rgb } = await import('@cantoo/pdf-lib');
    const document = await Documents.create();
    const writer = new PdfWriter(
      document,
      await document.embedFont(StandardFonts.Helvetica),
      await document.embedFont(StandardFonts.HelveticaBold),
      rgb(0.4, 0.4, 0.4),
    );
    document.setTitle(title);
    document.setProducer('Kontor, local service');
    document.setCreationDate(new Date(createdAtMs));
    writer.text(title, { size: 18, isBold: true });
    writer.space();
    return writer;
  }

  text(content: string, { size = 10, isBold = false, isGrey = false } = {}): void {
    this.room(size + 4);
    this.page.drawText(this.printable(content), {
      x: MARGIN,
      y: this.y,
      size,
      font: isBold ? this.bold : this.font,
      ...(isGrey ? { color: this.grey } : {}),
    });
  }

  space(): void {
    this.y -= LINE_HEIGHT / 2;
  }

  /** Requests are answered between its rows. */
  async table(columns: readonly PdfColumn[], rows: readonly (readonly string[])[]): Promise<void> {
    this.row(
      columns,
      columns.map((column) => column.title),
      this.bold,
    );
    for (const [index, row] of rows.entries()) {
      this.row(columns, row, this.font);
      if (index % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await setImmediate();
    }
  }

  async bytes(): Promise<Uint8Array> {
    return this.document.save();
  }

  private row(columns: readonly PdfColumn[], cells: readonly string[], font: PDFFont): void {
    this.room(LINE_HEIGHT);
    columns.forEach((column, index) => {
      const content = this.fit(
        this.printable((cells[index] ?? '').slice(0, LONGEST_CELL)),
        font,
        column.width,
      );
      const shift = column.isAmount ? column.width - font.widthOfTextAtSize(content, 9) : 0;
      this.page.drawText(content, { x: MARGIN + column.x + shift, y: this.y, size: 9, font });
    });
  }

  /** As much of its beginning as has room; measuring costs as much as the text is long. */
  private fit(content: string, font: PDFFont, width: number): string {
    const fits = (length: number) => font.widthOfTextAtSize(content.slice(0, length), 9) <= width;
    if (fits(content.length)) return content;
    let [fitting, tooLong] = [1, content.length];
    while (tooLong - fitting > 1) {
      const middle = (fitting + tooLong) >> 1;
      if (fits(middle)) fitting = middle;
      else tooLong = middle;
    }
    return content.slice(0, fitting);
  }

  /** The standard fonts know Windows-1252 only; anything else is shown as a question mark, line breaks as blanks. */
  private printable(content: string): string {
    return Array.from(content.replace(/\s+/g, ' '), (character) =>
      this.letters.has(character.codePointAt(0) ?? 0) ? character : '?',
    ).join('');
  }

  private room(height: number): void {
    this.y -= height;
    if (this.y < MARGIN) {
      this.page = this.addPage();
      this.y -= height;
    }
  }

  private addPage(): PDFPage {
    this.y = PAGE.height - MARGIN;
    return this.document.addPage([PAGE.width, PAGE.height]);
  }
}
