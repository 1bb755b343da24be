import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import type { Schema } from '@meridian/api-client';
import PDFDocument from 'pdfkit';
import { encode } from 'uqr';

declare global {
  namespace PDFKit.Mixins {
    /** What the library also takes and its types do not have. */
    interface StructureElementOptions {
      scope?: 'Row' | 'Column';
      bbox?: readonly [number, number, number, number];
    }
  }
}

const require = createRequire(import.meta.url);

/** The fonts of the brand, with all alphabets of the product. Only the letters that a document has are embedded. */
const fonts = {
  text: require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  strong: require.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
  heading: require.resolve('@expo-google-fonts/source-serif-4/500Medium/SourceSerif4_500Medium.ttf'),
};

/** The colors of the letters. */
const colors = { ink: '#14181f', muted: '#5b6472', line: '#d5dae1' } as const;

/** A4 in points. */
const page = { width: 595.28, height: 841.89, margin: 48, foot: 60 };

const contentWidth = page.width - 2 * page.margin;
const cellPadding = 4;
const columnGap = 10;
const termWidth = 150;
const lineGap = 2;

interface TextStyle {
  readonly font: keyof typeof fonts;
  readonly size: number;
  readonly color: string;
  readonly align?: 'left' | 'right';
}

const styles = {
  company: { font: 'strong', size: 11, color: colors.muted },
  title: { font: 'heading', size: 22, color: colors.ink },
  heading: { font: 'strong', size: 12, color: colors.ink },
  text: { font: 'text', size: 10, color: colors.ink },
  term: { font: 'text', size: 9.5, color: colors.muted },
  value: { font: 'text', size: 9.5, color: colors.ink },
  columnName: { font: 'strong', size: 9, color: colors.muted },
  address: { font: 'text', size: 8.5, color: colors.ink },
  foot: { font: 'text', size: 8, color: colors.muted },
} as const satisfies Readonly<Record<string, TextStyle>>;

interface Place {
  readonly x: number;
  readonly width: number;
}

interface Cell extends Place {
  readonly text: string;
  readonly style: TextStyle;
  readonly tag: 'TH' | 'TD';
  readonly scope?: 'Row' | 'Column';
}

export interface Column {
  readonly name: string;
  /** Figures are at the end of their column. */
  readonly isFigure: boolean;
  /** The width beside those of the other columns. */
  readonly share: number;
}

function placesOf(columns: readonly Column[]): readonly Place[] {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const width = contentWidth - columnGap * (columns.length - 1);
  let x = page.margin;
  return columns.map(({ share }) => {
    const place = { x, width: (width * share) / shares };
    x += place.width + columnGap;
    return place;
  });
}

/** The pages of a tagged PDF, written from top to bottom. What is drawn without a tag is an artifact, which screen readers pass over. */
export class PdfSheets {
  readonly #pdf: InstanceType<typeof PDFDocument>;
  readonly #bytes: Promise<Buffer>;
  readonly #root: PDFKit.PDFStructureElement;
  #y = page.margin;

  constructor(
    language: Schema<'Language'>,
    { title, company, date }: { readonly title: string; readonly company: string; readonly date: Date },
  ) {
    const info = {
      Title: title,
      Author: company,
      Creator: company,
      Producer: company,
      CreationDate: date,
      ModDate: date,
    };
    this.#pdf = new PDFDocument(
      // The types of the library do not have this subset.
      Object.assign<PDFKit.PDFDocumentOptions, { readonly subset: 'PDF/UA' }>(
        {
          size: 'A4',
          margin: 0,
          bufferPages: true,
          pdfVersion: '1.7',
          tagged: true,
          lang: language,
          displayTitle: true,
          info,
        },
        { subset: 'PDF/UA' },
      ),
    );
    this.#bytes = buffer(this.#pdf);
    for (const [name, file] of Object.entries(fonts)) this.#pdf.registerFont(name, file);
    this.#root = this.#pdf.struct('Document');
    this.#pdf.addStructure(this.#root);
  }

  company(name: string): void {
    this.#block('P', name, styles.company, 8);
  }

  title(text: string): void {
    this.#block('H1', text, styles.title, 14);
  }

  /** Begins a page unless this much fits below the heading. */
  heading(text: string, followed = 60): void {
    this.#y += 6;
    this.#ensure(20 + followed);
    this.#block('H2', text, styles.heading, 4);
  }

  paragraph(text: string): void {
    this.#block('P', text, styles.text, 12);
  }

  /** Terms with their values. */
  facts(rows: readonly (readonly [term: string, value: string])[], width = contentWidth): void {
    const valuePlace = {
      x: page.margin + termWidth + columnGap,
      width: width - termWidth - columnGap,
    };
    this.#grid(
      rows.map(([term, value]): readonly Cell[] => [
        { text: term, x: page.margin, width: termWidth, style: styles.term, tag: 'TH', scope: 'Row' },
        { text: value, ...valuePlace, style: styles.value, tag: 'TD' },
      ]),
    );
  }

  /** The first cell of a row names it. */
  table(columns: readonly Column[], rows: readonly (readonly string[])[]): void {
    const places = placesOf(columns);
    const cellsOf = (texts: readonly string[], style: TextStyle) =>
      places.map((place, index) => ({
        ...place,
        text: texts[index] ?? '',
        style: { ...style, align: columns[index]?.isFigure ? ('right' as const) : ('left' as const) },
      }));
    const names = columns.map(({ name }) => name);
    this.#grid(
      rows.map((texts) =>
        cellsOf(texts, styles.value).map((cell, index) =>
          index === 0 ? { ...cell, tag: 'TH', scope: 'Row' } : { ...cell, tag: 'TD' },
        ),
      ),
      cellsOf(names, styles.columnName).map((cell) => ({ ...cell, tag: 'TH', scope: 'Column' })),
    );
  }

  /** Facts with the QR code of an address beside them. */
  factsWithCode(
    rows: readonly (readonly [term: string, value: string])[],
    code: { readonly address: string; readonly alt: string },
  ): void {
    const side = 96;
    const top = this.#y;
    this.facts(rows, contentWidth - side - 24);
    this.#code({ ...code, x: page.margin + contentWidth - side, top, side });
    this.#y = Math.max(this.#y, top + side + 12);
  }

  link(address: string): void {
    const { font, size, color } = styles.address;
    const options = { width: contentWidth, link: address, underline: true, lineGap };
    const link = this.#pdf.struct('Link', {}, () => {
      this.#pdf.font(font).fontSize(size).fillColor(color).text(address, page.margin, this.#y, options);
    });
    this.#root.add(this.#pdf.struct('P', {}, [link]));
    this.#y += this.#heightOf(address, styles.address, contentWidth);
  }

  /** Writes the foot of each page and ends the document. */
  end(foot: (page: number, pages: number) => string): Promise<Buffer> {
    this.#root.end();
    const { start, count } = this.#pdf.bufferedPageRange();
    for (let index = start; index < start + count; index += 1) {
      this.#pdf.switchToPage(index);
      const place = { x: page.margin, y: page.height - 40, width: contentWidth };
      this.#artifact(() => this.#draw(foot(index + 1, count), styles.foot, place));
    }
    this.#pdf.end();
    return this.#bytes;
  }

  #block(tag: 'P' | 'H1' | 'H2', text: string, style: TextStyle, after: number): void {
    const height = this.#heightOf(text, style, contentWidth);
    this.#ensure(height);
    const place = { x: page.margin, y: this.#y, width: contentWidth };
    this.#root.add(this.#pdf.struct(tag, {}, () => this.#draw(text, style, place)));
    this.#y += height + after;
  }

  #grid(rows: readonly (readonly Cell[])[], head?: readonly Cell[]): void {
    const grid = this.#pdf.struct('Table');
    this.#root.add(grid);
    if (head) {
      const part = this.#pdf.struct('THead');
      grid.add(part);
      this.#row(part, head);
      part.end();
    }
    const body = this.#pdf.struct('TBody');
    grid.add(body);
    for (const cells of rows) {
      const isOnNextPage = this.#ensure(this.#heightOfRow(cells));
      if (isOnNextPage && head) this.#repeat(head);
      this.#row(body, cells);
    }
    body.end();
    grid.end();
    this.#y += 12;
  }

  #row(part: PDFKit.PDFStructureElement, cells: readonly Cell[]): void {
    const line = this.#pdf.struct('TR');
    part.add(line);
    for (const { tag, scope, text, style, x, width } of cells) {
      const place = { x, width, y: this.#y + cellPadding };
      const draw = () => this.#draw(text, style, place);
      line.add(this.#pdf.struct(tag, scope === undefined ? {} : { scope }, draw));
    }
    line.end();
    this.#endRow(cells);
  }

  /** The head of a table on a later page is for the eye alone: its tags are on the first one. */
  #repeat(cells: readonly Cell[]): void {
    this.#artifact(() => {
      for (const { text, style, x, width } of cells)
        this.#draw(text, style, { x, width, y: this.#y + cellPadding });
    });
    this.#endRow(cells);
  }

  #endRow(cells: readonly Cell[]): void {
    this.#y += this.#heightOfRow(cells);
    const end = Math.max(...cells.map(({ x, width }) => x + width));
    const [start, y] = [page.margin, this.#y];
    this.#artifact(() => this.#pdf.moveTo(start, y).lineTo(end, y).lineWidth(0.5).stroke(colors.line));
  }

  #code({
    address,
    alt,
    x,
    top,
    side,
  }: Record<'address' | 'alt', string> & Record<'x' | 'top' | 'side', number>): void {
    const { data, size } = encode(address, { ecc: 'M', border: 0 });
    const module = side / size;
    const draw = () => {
      for (const [rowIndex, row] of data.entries())
        for (const [column, isDark] of row.entries())
          if (isDark) this.#pdf.rect(x + column * module, top + rowIndex * module, module, module);
      this.#pdf.fill(colors.ink);
    };
    this.#root.add(this.#pdf.struct('Figure', { alt, bbox: [x, top, x + side, top + side] }, draw));
  }

  /** Begins a page unless this much fits on the current one; whether it did. */
  #ensure(height: number): boolean {
    if (this.#y + height <= page.height - page.foot) return false;
    this.#pdf.addPage();
    this.#y = page.margin;
    return true;
  }

  #artifact(draw: () => void): void {
    this.#pdf.markContent('Artifact', { type: 'Layout' });
    draw();
    this.#pdf.endMarkedContent();
  }

  #draw(text: string, { font, size, color, align = 'left' }: TextStyle, place: Place & { y: number }): void {
    const { x, y, width } = place;
    this.#pdf.font(font).fontSize(size).fillColor(color).text(text, x, y, { width, align, lineGap });
  }

  #heightOf(text: string, { font, size }: TextStyle, width: number): number {
    return this.#pdf.font(font).fontSize(size).heightOfString(text, { width, lineGap });
  }

  #heightOfRow(cells: readonly Cell[]): number {
    const heights = cells.map(({ text, style, width }) => this.#heightOf(text, style, width));
    return Math.max(...heights) + 2 * cellPadding;
  }
}
