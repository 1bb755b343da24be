import { isDecimal } from '@meridian/money';

/** How the cells of a line are parted: a spreadsheet expects a semicolon where a comma is the decimal mark. */
export type CsvSeparator = ',' | ';';

/** A spreadsheet takes a cell that begins like this for a formula, and would carry it out. */
const formulaStart = /^\s*[=+\-@\t\r]/;

/** The text as a spreadsheet shows it and does not compute it. An amount is a number whatever its sign, and stays exact. */
function harmless(text: string): string {
  return formulaStart.test(text) && !isDecimal(text) ? `'${text}` : text;
}

function toCell(text: string): string {
  const safe = harmless(text);
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Lines of cells as RFC 4180 has them, with the mark that tells a spreadsheet that they are UTF-8. */
export function toCsv(lines: readonly (readonly string[])[], separator: CsvSeparator): string {
  return `\ufeff${lines.map((cells) => `${cells.map(toCell).join(separator)}\r\n`).join('')}`;
}
