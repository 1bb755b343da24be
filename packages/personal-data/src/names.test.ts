import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countCharacters, readLabel, readName } from './names.ts';

const invisible = [
  '\u200b',
  '\u2060',
  '\ufeff',
  '\u00ad',
  '\u200e',
  '\u202e',
  '\u2066',
  '\u3164',
  '\u115f',
  '\uffa0',
  '\u2800',
  '\u{e0041}',
];

describe('a name', () => {
  it.each([
    "'s-Hertogenbosch",
    "'t Hooft",
    '’t Hooft',
    "D'Arcy",
    'Anna-Maria O’Neil',
    'Nguyễn Thị Minh Khai',
    'Đặng',
    'Ólafur Þór',
    'Łukasz',
    '李小龍',
    'さくら',
    'محمدعلی',
    'می\u200cخواهم',
    'श्री\u200dराम',
    'אבן־גבירול',
    'Նարեկ',
    'ნინო',
    'Jr. (III)',
    'Дарʼя',
    'Saint-Louis-du-Ha! Ha!',
    '6th of October',
    'ʻOkina',
  ])('may be %s', (name) => {
    expect(readName(name, 200)).toEqual({ text: name.normalize('NFC') });
  });

  it.each([
    ['O`Neil', 'O’Neil'],
    ['O´Neil', 'O’Neil'],
    ['`t Hooft', '’t Hooft'],
    ['  Anna \t Petrova\n', 'Anna Petrova'],
    ['Anna\u00a0\u3000Petrova', 'Anna Petrova'],
    ['\u202aAnna\u202c', 'Anna'],
    ['An\u00adna', 'Anna'],
    ['Zoe\u0308', 'Zoë'],
    ['й'.normalize('NFD'), 'й'],
    ['Anna\u200c', 'Anna'],
    ['\u200dAnna', 'Anna'],
    ['Anna \u200b Petrova', 'Anna Petrova'],
  ])('is stored without what is not seen: "%s"', (typed, name) => {
    expect(readName(typed, 200)).toEqual({ text: name });
  });

  it.each(['', '   ', ...invisible, invisible.join(' ')])('is required, and "%s" is none', (typed) => {
    expect(readName(typed, 200)).toEqual({ refused: 'required' });
  });

  it.each(['Anna 🙂', "-'’-", '...', '€5', '<b>', '=1+1', `A${'\u0301'.repeat(40)}`])(
    'is not %s',
    (typed) => {
      expect(readName(typed, 200)).toEqual({ refused: 'malformed' });
    },
  );

  it('is as long as people count', () => {
    expect(readName('a\u0328\u0301'.repeat(5), 5)).toMatchObject({ text: expect.any(String) });
    expect(readName('नि'.repeat(5), 5)).toEqual({ text: 'नि'.repeat(5) });
    expect(readName('Annas', 4)).toEqual({ refused: 'too_long' });
  });
});

describe('a label', () => {
  it.each(['Ledger', '🙂', '👨‍👩‍👧‍👦', '❤️', '🇨🇾', '👩🏽‍💻', '1', '—', '+', 'می\u200cخواهم'])('may be %s', (label) => {
    expect(readLabel(label, 1 + label.length)).toEqual({ text: label });
  });

  it.each(['', ' ', '\u200d', '\ufe0f', ...invisible, invisible.join('')])(
    'is required, and "%s" is none',
    (typed) => {
      expect(readLabel(typed, 30)).toEqual({ refused: 'required' });
    },
  );

  it('counts an emoji as one character', () => {
    expect(readLabel('👨‍👩‍👧‍👦'.repeat(30), 30)).toEqual({ text: '👨‍👩‍👧‍👦'.repeat(30) });
    expect(readLabel('👨‍👩‍👧‍👦'.repeat(31), 30)).toEqual({ refused: 'too_long' });
  });
});

it.each([readName, readLabel])('%o reads what it wrote as the same', (read) => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      const { text } = read(typed, 1000);
      if (text === undefined) return;
      expect(read(text, 1000)).toEqual({ text });
      expect(read(text.normalize('NFD'), 1000)).toEqual({ text });
      expect(countCharacters(text)).toBeGreaterThan(0);
    }),
    { numRuns: 300 },
  );
});
