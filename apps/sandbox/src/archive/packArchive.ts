import type { Schema } from '@meridian/api-client';
import { type CsvSeparator, toCsv, utf8Mark } from '@meridian/csv';
import { getDecimalMark } from '@meridian/money';
import { makeZip } from 'client-zip';
import type { Database } from '../database/openDatabase.ts';
import type { Investor } from '../database/schema.ts';
import type { UploadFolder } from '../uploads/UploadFolder.ts';
import { read } from '../transaction/TransactionContext.ts';
import { type AccountData, readAccount } from './account.ts';
import type { Cell, List, Place } from './List.ts';
import { lists } from './lists.ts';
import type { LocalClock } from './localClock.ts';
import { readPhotos, readSupportPhotos, toPhotoName, toSupportPhotoName } from './photos.ts';

interface ArchiveCall {
  readonly database: Database;
  readonly now: Date;
  readonly language: Schema<'Language'>;
  readonly uploads: UploadFolder;
  /** The zone of the local dates and times in the CSV files. */
  readonly clock: LocalClock;
}

/**
 * The rows of a list, a page at a time. Each page has its own transaction, so that a slow download blocks none. Rows that are
 * added during the download are left out.
 */
async function* pagesOf({ database, now, language }: ArchiveCall, user: Investor, list: List) {
  let after: Place | undefined;
  do {
    const { rows, last } = await read(database, (context) =>
      list.read({ ...context, language }, user.id, { until: now, after }),
    );
    if (rows.length > 0) yield rows;
    after = last;
  } while (after);
}

const textOf = (cell: Cell): string => (cell === null ? '' : String(cell));

const isMoment = (column: string) => column === 'date' || column.endsWith('Date');

/** The columns of a CSV file: before each moment in UTC its day and its time in the zone of the user. */
const titlesOf = (columns: readonly string[], { timeZone }: LocalClock): string[] =>
  columns.flatMap((column) =>
    isMoment(column) ? [`${column} (${timeZone})`, `${column} time (${timeZone})`, column] : [column],
  );

function cellsOf(column: string, cell: Cell, clock: LocalClock): readonly string[] {
  if (!isMoment(column)) return [textOf(cell)];
  return typeof cell === 'string' ? [...clock.cellsOf(cell), cell] : ['', '', ''];
}

async function* csvOf(call: ArchiveCall, user: Investor, list: List) {
  const separator: CsvSeparator = getDecimalMark(call.language) === ',' ? ';' : ',';
  yield utf8Mark + toCsv([titlesOf(list.columns, call.clock)], separator);
  for await (const rows of pagesOf(call, user, list)) {
    yield toCsv(
      rows.map((row) => list.columns.flatMap((column) => cellsOf(column, row[column] ?? null, call.clock))),
      separator,
    );
  }
}

async function* jsonOf(call: ArchiveCall, user: Investor) {
  const { database, now, language } = call;
  const account = await read(database, (context) => readAccount(context, user.id));
  yield `{"date":${JSON.stringify(now.toISOString())},"language":"${language}","account":${JSON.stringify(account)}`;
  for (const list of lists) {
    yield `,\n"${list.name}":[`;
    let isFirst = true;
    for await (const rows of pagesOf(call, user, list)) {
      yield (isFirst ? '\n' : ',\n') + rows.map((row) => JSON.stringify(row)).join(',\n');
      isFirst = false;
    }
    yield ']';
  }
  yield '}\n';
}

/** A line for each field; `subscription.activeUntil` is one of an object inside the account. */
function linesOf(value: AccountData, clock: LocalClock, prefix = ''): (readonly [string, string])[] {
  return Object.entries(value).flatMap(([name, part]) =>
    typeof part === 'object' && part !== null
      ? linesOf(part, clock, `${prefix}${name}.`)
      : titlesOf([name], clock).map(
          (title, at) => [prefix + title, cellsOf(name, part, clock)[at] ?? ''] as const,
        ),
  );
}

async function* accountCsvOf({ database, language, clock }: ArchiveCall, user: Investor) {
  const account = await read(database, (context) => readAccount(context, user.id));
  const separator = getDecimalMark(language) === ',' ? ';' : ',';
  yield utf8Mark + toCsv([['field', 'value'], ...linesOf(account, clock)], separator);
}

/** The photos of the verifications and of the support. One that was removed while the archive is read is left out. */
async function* photosOf({ database, uploads, now }: ArchiveCall, user: Investor) {
  const photos = await read(database, async (context) => [
    ...(await readPhotos(context, user.id)).map((photo) => ({ file: photo.file, name: toPhotoName(photo) })),
    ...(await readSupportPhotos(context, user.id)).map((photo) => ({
      file: photo.file,
      name: toSupportPhotoName(photo),
    })),
  ]);
  for (const { file, name } of photos) {
    const input = await uploads.read(file);
    if (input) yield { name, lastModified: now, input };
  }
}

/**
 * Everything about a user as a ZIP: `data.json`, a CSV file for each list, and the photos. It is read while
 * it is sent.
 */
export function packArchive(call: ArchiveCall, user: Investor): ReadableStream<Uint8Array> {
  const lastModified = call.now;
  async function* files() {
    yield { name: 'data.json', lastModified, input: jsonOf(call, user) };
    yield { name: 'account.csv', lastModified, input: accountCsvOf(call, user) };
    for (const list of lists)
      yield { name: `${list.name}.csv`, lastModified, input: csvOf(call, user, list) };
    yield* photosOf(call, user);
  }
  return makeZip(files());
}
