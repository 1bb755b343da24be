import fc from 'fast-check';
import { isJson, type Json } from './inputOf.ts';

/** Texts that break careless parsers: SQL, paths, numbers, dates, markup, UTF-8. */
const hostileTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e\u200b',
  '👩‍👩‍👧‍👦',
  "'; drop table investor; --",
  '" or 1=1 --',
  '../../../../etc/passwd',
  'C:\\Windows\\win.ini',
  '<script>alert(1)</script>',
  '${7*7}{{7*7}}%s%n',
  '__proto__',
  'constructor',
  'toString',
  'NaN',
  'Infinity',
  '-0',
  '-1',
  '+1',
  '1e308',
  '1E5',
  '0x10',
  '007',
  '٣',
  '1,5',
  '0.0000000000000000000000000000001',
  '0.000000000000000000000000000001',
  '9'.repeat(30),
  `${'9'.repeat(30)}.${'9'.repeat(30)}`,
  '9'.repeat(400),
  '0000-01-01',
  '0001-01-01',
  '9999-12-31',
  '2026-02-30',
  '2024-02-29',
  '10000-01-01',
  'Europe/Nowhere',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  'a'.repeat(10_000),
  'я'.repeat(300),
];

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...hostileTexts) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 64 }) },
);

function nested(depth: number): Json {
  let value: Json = 1;
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { inner: value };
  return value;
}

/** Without what JSON cannot have, such as a negative zero. */
function asJson(value: unknown): Json {
  const json: unknown = JSON.parse(JSON.stringify(value));
  return isJson(json) ? json : null;
}

const hostileValue: fc.Arbitrary<Json> = fc.oneof(
  { weight: 5, arbitrary: hostileText },
  {
    weight: 3,
    arbitrary: fc.constantFrom<Json>(
      null,
      true,
      false,
      0,
      -1,
      1.5,
      1e308,
      2 ** 53,
      [],
      {},
      [[]],
      [null],
      nested(200),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.jsonValue({ maxDepth: 3 }).map(asJson),
  },
);

function isObject(value: Json): value is { readonly [name: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Changes one part of the value, examples by `choices`: a missing, extra or mistyped field. */
function changed(value: Json, [choice = 0, ...choices]: readonly number[], other: Json): Json {
  if (!isObject(value)) return other;
  const entries = Object.entries(value);
  const index = choice % (entries.length + 2);
  const entry = entries[index];
  if (index === entries.length) return { ...value, [typeof other === 'string' ? other : 'more']: other };
  if (!entry) return other;
  const [name, inner] = entry;
  const [how = 0] = choices;
  if (how % 3 === 0) return Object.fromEntries(entries.filter((_, at) => at !== index));
  return { ...value, [name]: how % 3 === 1 && isObject(inner) ? changed(inner, choices, other) : other };
}

/** Generates nearly valid values with one error. */
export function nearly(valid: fc.Arbitrary<Json>): fc.Arbitrary<Json> {
  return fc
    .tuple(valid, fc.array(fc.nat(11), { minLength: 3, maxLength: 3 }), hostileValue)
    .map(([value, choices, other]) => changed(value, choices, other));
}

/** A raw body unrelated to the schema. */
export const hostileBody: fc.Arbitrary<string> = fc.oneof(
  hostileValue.map((value) => JSON.stringify(value)),
  fc.constantFrom(
    '',
    '{',
    '[1,',
    '{"a":1,"a":2}',
    '\ufeff{}',
    '[]',
    'null',
    '"text"',
    'true',
    '{"__proto__":{"isAdmin":true}}',
  ),
  hostileText,
);
