import { unsetType } from '@meridian/i18n';
import { getDecimalMark } from '@meridian/money';
import { csvType, toCsv, utf8Mark } from '@meridian/csv';

/** The most rows that the contract returns at once, by page and by cursor. */
const ROWS_PER_PAGE = 100;
const ROWS_PER_CURSOR = 1000;

/** Rows that were read at once, and how many the whole export has. */
interface CsvPart<Item> {
  readonly items: readonly Item[];
  readonly total: number;
}

interface ByPage<Item> {
  /**
   * Reads one page, oldest first. Entries that are created during the export are then added at the end, so no page shifts
   * and no row is lost or read twice.
   */
  readonly readPage: (
    query: { page: number; limit: number; sortDir: 'asc' },
    signal: AbortSignal,
  ) => Promise<CsvPart<Item>>;
  readonly readAfter?: undefined;
}

interface ByCursor<Item> {
  /** Reads the rows after a cursor, in the order of the file. For lists that can be long: each part costs the server the same. */
  readonly readAfter: (
    query: { cursor?: string; limit: number },
    signal: AbortSignal,
  ) => Promise<CsvPart<Item> & { readonly nextCursor: string | null }>;
  readonly readPage?: undefined;
}

type CsvLines = readonly (readonly string[])[];

export type CsvSource<Item> = {
  /** The header and a line for each item. */
  readonly toLines: (items: readonly Item[]) => CsvLines | Promise<CsvLines>;
  /** Lines before and after the items, such as an opening and a closing balance. */
  readonly frame?: { readonly before: CsvLines; readonly after: CsvLines };
  /** Without `.csv`. */
  readonly fileName: string;
} & (ByPage<Item> | ByCursor<Item>);

export interface Progress {
  readonly done: number;
  readonly total: number;
}

interface ExportOrder<Item> {
  readonly source: CsvSource<Item>;
  /** Of the texts: its decimal mark decides what separates the cells. */
  readonly language: string;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: Progress) => void;
}

/**
 * Each part becomes a blob, which the browser stores outside the heap: memory does not grow with the list. The parts are written
 * once all are read, without the columns that are empty in every line.
 */
export async function readFile<Item>({
  source,
  language,
  signal,
  onProgress,
}: ExportOrder<Item>): Promise<{ file: Blob; count: number }> {
  const separator = getDecimalMark(language) === ',' ? ';' : ',';
  const parts: Blob[] = [];
  const filled = new Set<number>();
  let header: readonly string[] = [];
  let read = 0;
  let count = 0;
  for await (const { items, total: wholeCount } of readParts(source, signal)) {
    const [first = [], ...lines] = await source.toLines(items);
    header = first;
    markFilled(filled, lines);
    parts.push(new Blob([packLines(source.readPage ? lines.toReversed() : lines)]));
    read += items.length;
    count += lines.length;
    if (!signal.aborted) onProgress({ done: read, total: wholeCount });
  }
  const { before = [], after = [] } = source.frame ?? {};
  const write = (lines: CsvLines) => {
    const shown = count === 0 ? lines : lines.map((cells) => cells.filter((_, column) => filled.has(column)));
    return toCsv(
      shown.map((cells) => cells.map(unsetType)),
      separator,
    );
  };
  markFilled(filled, [...before, ...after]);
  const written: Blob[] = [];
  for (const part of source.readPage ? parts.toReversed() : parts) {
    written.push(new Blob([write(unpackLines(await part.text()))]));
  }
  const head = utf8Mark + write([header, ...before]);
  return { file: new Blob([head, ...written, write(after)], csvType), count };
}

/** The separators of units and records, which no text of a list has. */
const [UNIT, RECORD] = ['\u001f', '\u001e'];

const packLines = (lines: CsvLines): string => lines.map((cells) => cells.join(UNIT)).join(RECORD);

const unpackLines = (text: string): string[][] =>
  text === '' ? [] : text.split(RECORD).map((line) => line.split(UNIT));

/** Adds the columns that have something in one of the lines. */
function markFilled(filled: Set<number>, lines: CsvLines): void {
  for (const cells of lines)
    for (const [column, cell] of cells.entries()) if (cell !== '') filled.add(column);
}

async function* readParts<Item>(
  source: CsvSource<Item>,
  signal: AbortSignal,
): AsyncGenerator<CsvPart<Item>, void> {
  if (source.readPage) {
    let count = 0;
    for (let page = 1; ; page++) {
      const part = await source.readPage({ page, limit: ROWS_PER_PAGE, sortDir: 'asc' }, signal);
      count += part.items.length;
      yield part;
      if (part.items.length === 0 || count >= part.total) return;
    }
  }
  let cursor: string | null = null;
  do {
    const query: { cursor?: string; limit: number } = { limit: ROWS_PER_CURSOR };
    if (cursor !== null) query.cursor = cursor;
    const part = await source.readAfter(query, signal);
    yield part;
    cursor = part.nextCursor;
  } while (cursor !== null);
}
