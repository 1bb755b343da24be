import { isDecimal } from '@meridian/money';

/** A spreadsheet expects semicolons between cells where the decimal mark is a comma. */
export type CsvSeparator = ',' | ';';

/**
 * A spreadsheet treats a cell that starts like this as a formula and runs it, some also after the signs in full width, other minus signs
 * and marks that nobody sees.
 */
const formulaStart = /^[\s\p{Cf}\p{Cc}]*(?:[=+\-@\t\r＝＋－＠﹦﹢﹣﹫⁼⁺⁻−])/u;

function escapeFormula(text: string): string {
  return formulaStart.test(text) && !isDecimal(text) ? `'${text}` : text;
}

/** Where the decimal mark is a comma, a spreadsheet may read `1.5` as a date. */
const withDecimalMark = (text: string, separator: CsvSeparator): string =>
  separator === ';' && isDecimal(text) ? text.replace('.', ',') : text;

function toCell(text: string, separator: CsvSeparator): string {
  const cell = withDecimalMark(escapeFormula(text), separator);
  return cell.includes(separator) || /["\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** Starts a file, so that spreadsheets read it as UTF-8. */
export const utf8Mark = '\ufeff';

/** The type of a file. */
export const csvType = { type: 'text/csv;charset=utf-8' } as const;

/** Formats lines of cells as CSV (RFC 4180). */
export function toCsv(lines: readonly (readonly string[])[], separator: CsvSeparator): string {
  return lines.map((cells) => `${cells.map((cell) => toCell(cell, separator)).join(separator)}\r\n`).join('');
}
