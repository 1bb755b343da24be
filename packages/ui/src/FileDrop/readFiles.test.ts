import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readFiles, type FileRules } from './readFiles.ts';

const rules: FileRules = { acceptedTypes: ['image/*', 'application/pdf'], maximumBytes: 8, maximumFiles: 2 };
const file = (name: string, type: string, size: number) => new File(['x'.repeat(size)], name, { type });

test.each([
  ['a program', file('a.exe', 'application/x-msdownload', 3), 'type'],
  ['a file of no type', file('a', '', 3), 'type'],
  ['a type that only begins alike', file('a', 'application/pdfx', 3), 'type'],
  ['an empty file', file('a.png', 'image/png', 0), 'empty'],
  ['a file that is a byte too large', file('a.png', 'image/png', 9), 'size'],
])('rejects %s', (_, given, reason) => {
  expect(readFiles([given], rules, 0)).toEqual({ taken: [], refused: [{ reason, file: given }] });
});

test('Accepts a file of the maximum size and rejects one file too many', () => {
  const files = ['1', '2', '3'].map((name) => file(name, 'image/png', 8));
  const { taken, refused } = readFiles(files, rules, 0);
  expect(taken.map(({ name }) => name)).toEqual(['1', '2']);
  expect(refused.map(({ reason, file: { name } }) => [reason, name])).toEqual([['count', '3']]);
  expect(readFiles(files, rules, 1).taken).toHaveLength(1);
});

test('Accepts or rejects every file, and never exceeds the maximum', () => {
  const anyFile = fc
    .record({
      type: fc.constantFrom('image/png', 'application/pdf', 'text/plain', ''),
      size: fc.nat({ max: 12 }),
    })
    .map(({ type, size }) => file('name', type, size));
  fc.assert(
    fc.property(fc.array(anyFile), fc.nat({ max: 3 }), (files, held) => {
      const { taken, refused } = readFiles(files, rules, held);
      expect(taken.length + refused.length).toBe(files.length);
      expect(held + taken.length).toBeLessThanOrEqual(Math.max(held, rules.maximumFiles));
      expect(new Set([...taken, ...refused.map((one) => one.file)]).size).toBe(files.length);
    }),
  );
});
