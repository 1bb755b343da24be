import type { DecimalString } from '@meridian/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededChance } from '../work/chance.ts';
import { drawBelow, drawPrize } from './draw.ts';

/** Two to eight chances that sum to 100 %, with four decimals. */
const shares = fc
  .uniqueArray(fc.integer({ min: 1, max: 999_999 }), { minLength: 1, maxLength: 7 })
  .map((cuts) => [0, ...cuts.toSorted((a, b) => a - b), 1_000_000])
  .map((edges) => edges.slice(1).map((edge, index) => edge - edges[index]!));

function prizesOf(units: readonly number[]) {
  return units.map((unit, id) => ({
    id,
    chancePercent: `${Math.floor(unit / 10_000)}.${String(unit % 10_000).padStart(4, '0')}` as DecimalString,
  }));
}

/** Chi-square of the counts; close to the number of prizes for a fair draw. */
function chiSquare(counts: readonly number[], units: readonly number[], draws: number): number {
  return counts.reduce((sum, count, index) => {
    const expected = (draws * units[index]!) / 1_000_000;
    return sum + (count - expected) ** 2 / expected;
  }, 0);
}

describe('a draw', () => {
  test('gives each prize as often as its chance says', () => {
    const draws = 3_000;
    fc.assert(
      fc.property(shares, fc.string(), (units, seed) => {
        // Chi-square is not valid for fewer than five expected occurrences.
        fc.pre(units.every((unit) => (draws * unit) / 1_000_000 >= 5));
        const [chance, prizes] = [seededChance(seed), prizesOf(units)];
        const counts = units.map(() => 0);
        for (let draw = 0; draw < draws; draw += 1) counts[drawPrize(prizes, chance).id]! += 1;
        // With eight prizes, a fair draw exceeds this once in 300,000 runs.
        expect(chiSquare(counts, units, draws)).toBeLessThan(40);
      }),
      { numRuns: 12, seed: 20_261_005 },
    );
  });

  test('assigns the boundary numbers to the correct prize', () => {
    const prizes = [
      { id: 'often', chancePercent: '99.5' },
      { id: 'rare', chancePercent: '0.5' },
    ] as const;
    // In units of 0.1 %: 0 to 994 are the first prize, 995 to 999 the second.
    const drawn = (number: number) => {
      const bytes = Buffer.alloc(2);
      bytes.writeUInt16BE(number);
      return drawPrize(prizes, { bytes: () => bytes }).id;
    };
    expect([0, 994, 995, 999].map(drawn)).toEqual(['often', 'often', 'rare', 'rare']);
  });

  test('is uniform: a number above the last whole multiple is drawn again', () => {
    const numbers = [Buffer.from([250]), Buffer.from([255]), Buffer.from([107])];
    expect(drawBelow(100n, { bytes: () => numbers.shift()! })).toBe(7n);
  });

  test('rejects chances that do not sum to 100 %', () => {
    expect(() => drawPrize([{ chancePercent: '99.99' }], seededChance('any'))).toThrow(RangeError);
  });
});
