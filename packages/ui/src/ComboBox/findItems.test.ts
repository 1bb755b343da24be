import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ComboBoxItem, findItems, groupItems, searchable } from './findItems.ts';

const found = (labels: readonly string[], text: string) =>
  findItems(searchable(labels.map((label) => ({ id: label, label }))), text).map(({ label }) => label);

test('Ignores case, accents and the dots of «ё»', () => {
  expect(found(['São Tomé', 'Орёл', 'Орлёнок'], 'sao')).toEqual(['São Tomé']);
  expect(found(['São Tomé', 'Орёл', 'Орлёнок'], 'ОРЕЛ')).toEqual(['Орёл']);
});

test('Distinguishes «й» from «и»', () => expect(found(['Йемен'], 'иемен')).toEqual([]));

test('Requires every word in any order, and searches hidden keywords', () => {
  const items: ComboBoxItem[] = [
    { id: '1', label: 'USDT', description: 'TRON network', keywords: 'trc20' },
    { id: '2', label: 'USDT', description: 'Ethereum network' },
  ];
  expect(findItems(searchable(items), 'tron usdt').map(({ id }) => id)).toEqual(['1']);
  expect(findItems(searchable(items), 'TRC20').map(({ id }) => id)).toEqual(['1']);
});

test('Lists items that start with the query first', () => {
  expect(found(['Wrapped Bitcoin', 'Bitcoin', 'Bitcoin Cash'], 'bit')).toEqual([
    'Bitcoin',
    'Bitcoin Cash',
    'Wrapped Bitcoin',
  ]);
});

test('Finds any part of a label, without duplicates', () => {
  const labels = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1 });
  fc.assert(
    fc.property(labels, fc.nat(), fc.nat(), fc.nat(), (all, which, from, length) => {
      const label = all[which % all.length]!;
      const points = Array.from(label);
      const start = from % points.length;
      const part = points.slice(start, start + 1 + (length % points.length)).join('');
      const hits = found(all, part);
      expect(hits).toContain(label);
      expect(new Set(hits).size).toBe(hits.length);
    }),
  );
});

test('Keeps groups in the order of their first items, after items without a group', () => {
  const item = (id: string, group?: string): ComboBoxItem => ({ id, label: id, ...(group && { group }) });
  const groups = groupItems([item('a', 'Coins'), item('b', 'Fiat'), item('c', 'Coins'), item('d')]);
  expect(groups.map(([name, items]) => [name, items.map(({ id }) => id)])).toEqual([
    [undefined, ['d']],
    ['Coins', ['a', 'c']],
    ['Fiat', ['b']],
  ]);
});
