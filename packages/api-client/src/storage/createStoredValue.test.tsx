import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { clearStorage, createStoredValue } from './createStoredValue.ts';

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number';
const isObject = (value: unknown): value is object => value instanceof Object;

const block = (area: 'localStorage' | 'sessionStorage') =>
  vi.spyOn(window, area, 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });

test('reads what it has written, text as it is and anything else as JSON', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.integer(),
      fc.dictionary(fc.string(), fc.string()),
      (text, number, object) => {
        const texts = createStoredValue('text', isText);
        const numbers = createStoredValue('number', isNumber);
        const objects = createStoredValue('object', isObject, 'sessionStorage');
        expect([texts.write(text), numbers.write(number), objects.write(object)]).toEqual([true, true, true]);
        expect([texts.read(), numbers.read(), objects.read()]).toEqual([text, number, object]);
        expect(localStorage.getItem('text')).toBe(text);
        expect(sessionStorage.getItem('object')).toBe(JSON.stringify(object));
      },
    ),
    { examples: [['"a"', 0, {}]] },
  );
});

test.each(['{', 'null', '"text"', ''])('ignores %s where an object is expected', (text) => {
  localStorage.setItem('object', text);
  expect(createStoredValue('object', isObject).read()).toBeUndefined();
});

test('removes what is written as undefined', () => {
  const stored = createStoredValue('text', isText);
  stored.write('a');
  expect(stored.write(undefined)).toBe(true);
  expect(stored.read()).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

describe('where the browser refuses storage', () => {
  test('a value lasts as long as the page, for every reader of its key', () => {
    block('localStorage');
    const stored = createStoredValue('refused', isText);
    expect(stored.write('a')).toBe(false);
    expect(createStoredValue('refused', isText).read()).toBe('a');
    expect(createStoredValue('refused', isText, 'sessionStorage').read()).toBeUndefined();
    stored.write(undefined);
    expect(stored.read()).toBeUndefined();
  });

  test('the last value counts when only it was too large', () => {
    const stored = createStoredValue('text', isText);
    stored.write('stored');
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    stored.write('refused');
    expect(stored.read()).toBe('refused');
    setItem.mockRestore();
    stored.write('stored again');
    expect(stored.read()).toBe('stored again');
    expect(localStorage.getItem('text')).toBe('stored again');
  });

  test('clearing removes what was refused', () => {
    block('sessionStorage');
    const [draft, other] = ['draft:refill', 'other'].map((key) =>
      createStoredValue(key, isText, 'sessionStorage'),
    );
    draft?.write('a');
    other?.write('b');
    clearStorage('sessionStorage', 'draft:');
    expect([draft?.read(), other?.read()]).toEqual([undefined, 'b']);
    clearStorage('sessionStorage');
    expect(other?.read()).toBeUndefined();
  });
});

test('clearing removes only the keys with the prefix', () => {
  sessionStorage.setItem('draft:a', '1');
  sessionStorage.setItem('a', '2');
  localStorage.setItem('draft:a', '3');
  clearStorage('sessionStorage', 'draft:');
  expect([
    sessionStorage.getItem('draft:a'),
    sessionStorage.getItem('a'),
    localStorage.getItem('draft:a'),
  ]).toEqual([null, '2', '3']);
});

test('calls its listeners after its own writes and those of other tabs, until they unsubscribe', () => {
  const stored = createStoredValue('text', isText);
  const listener = vi.fn<() => void>();
  const unsubscribe = stored.subscribe(listener);
  const changeInOtherTab = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));
  stored.write('a');
  expect(listener).toHaveBeenCalledTimes(1);
  changeInOtherTab('text');
  expect(listener).toHaveBeenCalledTimes(2);
  changeInOtherTab(null);
  expect(listener).toHaveBeenCalledTimes(3);
  changeInOtherTab('another');
  unsubscribe();
  changeInOtherTab('text');
  stored.write('b');
  expect(listener).toHaveBeenCalledTimes(3);
});
