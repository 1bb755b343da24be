import { expect, it } from 'vitest';
import { addImport, addProperty } from './editSource.ts';

const table = `import { a } from './a.ts';

/** A table. */
export const table = {
  first: { path: 'a}, // {' },
  // The last one.
  last: { words: { b: 'c' } },
} as const satisfies Record<string, object>;
`;

it('adds the last property of a table', () => {
  expect(addProperty(table, { to: ['table'], property: "next: { path: 'n' }" })).toContain(
    "  last: { words: { b: 'c' } },\nnext: { path: 'n' },\n} as const",
  );
});

it('adds a property before another one and its comment', () => {
  expect(addProperty(table, { to: ['table'], property: 'next: {}', before: 'last' })).toContain(
    "  first: { path: 'a}, // {' },\nnext: {},\n  // The last one.\n  last:",
  );
});

it('adds a property to an inner object', () => {
  expect(addProperty(table, { to: ['table', 'last', 'words'], property: "d: 'e'" })).toContain(
    "words: { b: 'c',\nd: 'e' }",
  );
});

it.each([
  { to: ['absent'] as const },
  { to: ['table', 'absent'] as const },
  { to: ['table'] as const, before: 'absent' },
])('fails where there is no such place: %o', (place) => {
  expect(() => addProperty(table, { ...place, property: 'next: {}' })).toThrow(/There is no object/);
});

it('adds an import after the last one', () => {
  expect(addImport(table, "import { b } from './b.ts';")).toContain(
    "import { a } from './a.ts';\nimport { b } from './b.ts';\n\n/** A table. */",
  );
});
