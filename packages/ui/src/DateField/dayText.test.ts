import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayPattern, readDay, writeDay } from './dayText.ts';

test('Shows the date format of the language', () => {
  expect(dayPattern('en', { day: 'DD', month: 'MM', year: 'YYYY' })).toBe('MM/DD/YYYY');
  expect(dayPattern('ru', { day: 'ДД', month: 'ММ', year: 'ГГГГ' })).toBe('ДД.ММ.ГГГГ');
});

test('Parses the same digits differently in another language', () => {
  expect(readDay('3/4/2026', 'en')).toBe('2026-03-04');
  expect(readDay('3.4.2026', 'ru')).toBe('2026-04-03');
});

test('Parses eight digits in the order of the language', () => {
  expect(readDay('01102026', 'ru')).toBe('2026-10-01');
  expect(readDay(' 10012026 ', 'en')).toBe('2026-10-01');
  expect(readDay('20261001', 'ko')).toBe('2026-10-01');
  expect(readDay('31022026', 'ru')).toBeNull();
  expect(readDay('13012026', 'en')).toBeNull();
});

test.each(['en', 'ru', 'bg', 'ko'])('Accepts an ISO date in %s too', (locale) => {
  expect(readDay(' 2026-02-01 ', locale)).toBe('2026-02-01');
  expect(readDay('2026-31-02', locale)).toBeNull();
});

test.each([
  '02/30/2026',
  '02/29/2026',
  '13/01/2026',
  '10/01/202',
  '10/01/26',
  '100126',
  '1001202',
  '100120266',
  '10/01/0202',
  '10/01',
  '10/01/2026/1',
  'today',
])('%s is not a day', (text) => expect(readDay(text, 'en')).toBeNull());

test('Parses every formatted day back', () => {
  const days = fc.date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(
      days,
      fc.constantFrom('en', 'ru', 'ar-SA', 'bg', 'hu', 'ko', 'zh', 'fa'),
      (moment, locale) => {
        const day = moment.toISOString().slice(0, 10);
        expect(readDay(writeDay(day, locale), locale)).toBe(day);
      },
    ),
  );
});
