import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isDecimal } from '@meridian/money';
import { toCsv } from './toCsv.ts';

/** Parses CSV as RFC 4180 defines it. */
function readCsv(file: string, separator: string): string[][] {
  const lines: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < file.length; at++) {
    const char = file[at]!;
    if (isQuoted && char === '"' && file[at + 1] === '"') cell += file[at++];
    else if (char === '"') isQuoted = !isQuoted;
    else if (!isQuoted && char === separator) {
      lines.at(-1)!.push(cell);
      cell = '';
    } else if (!isQuoted && char === '\r' && file[at + 1] === '\n') {
      lines.at(-1)!.push(cell);
      cell = '';
      lines.push([]);
      at++;
    } else cell += char;
  }
  return lines.slice(0, -1);
}

test('keeps every digit and the sign of an amount', () => {
  expect(toCsv([['-1000.000000', '0.000000000000000001']], ',')).toBe(
    '-1000.000000,0.000000000000000001\r\n',
  );
});

test('writes amounts with a decimal comma between semicolons', () => {
  expect(toCsv([['-1000.000000', '1.5', '7']], ';')).toBe('-1000,000000;1,5;7\r\n');
});

test.each(['=1+1', '+1', '-1+2', '@SUM(A1)', '\t=1', '\r=1', ' =HYPERLINK("a";"b")', '-1e5'])(
  'escapes a text that a spreadsheet would run as a formula: %j',
  (text) => {
    expect(readCsv(toCsv([[text]], ';'), ';')).toEqual([[`'${text}`]]);
  },
);

test('keeps any text in one cell and never writes a formula', () => {
  const text = fc.oneof(fc.string(), fc.constantFrom('"', ',', ';', '\r\n', '=1', '-5.50', '+', '@a', '\n-'));
  const lines = fc.array(fc.array(text, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(lines, fc.constantFrom(',' as const, ';' as const), (written, separator) => {
      const read = readCsv(toCsv(written, separator), separator);
      expect(read.map((cells) => cells.length)).toEqual(written.map((cells) => cells.length));
      for (const [line, cells] of read.entries()) {
        for (const [column, cell] of cells.entries()) {
          const text = written[line]![column]!;
          if (isDecimal(text)) continue;
          expect(cell).not.toMatch(/^\s*[=+\-@\t\r]/);
          expect([text, `'${text}`]).toContain(cell);
        }
      }
    }),
  );
});

test.each(['＝1+1', '＋1', '－1+1', '＠SUM(A1)', '−1+1', '\u200b=1+1', '\ufeff=1', '\u202e@SUM(A1)', ' ＝1'])(
  'never lets a spreadsheet run %o',
  (cell) => {
    expect(toCsv([[cell]], ',')).toBe(`'${cell}\r\n`);
  },
);
