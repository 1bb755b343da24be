import { isDecimal } from '@meridian/money';

/** How the cells of a line are parted: a spreadsheet expects a semicolon where a comma is the decimal mark. */
export type CsvSeparator = ',' | ';';

/** A spreadsheet takes a cell that begins like this for a formula, and would carry it out. */
const formulaStart = /^\s*[=+\-@\t\r]/;

/** The text as a spreadsheet shows it and does not compute it. An amount is a number whatever its sign, and stays exact. */
function harmless(text: string): string {
  return formulaStart.test(text) && !isDecimal(text) ? `'${text}` : text;
}

/** A spreadsheet reads `1.5` as a number only where the point is the decimal mark; with a comma it may take it for a date. */
const withDecimalMark = (text: string, separator: CsvSeparator): string =>
  separator === ';' && isDecimal(text) ? text.replace('.', ',') : text;

function toCell(text: string, separator: CsvSeparator): string {
  const safe = withDecimalMark(harmless(text), separator);
  return safe.includes(separator) || /["\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Lines of cells as RFC 4180 has them, with the mark that tells a spreadsheet that they are UTF-8. */
export function toCsv(lines: readonly (readonly string[])[], separator: CsvSeparator): string {
  return `\ufeff${lines.map((cells) => `${cells.map((cell) => toCell(cell, separator)).join(separator)}\r\n`).join('')}`;
}
