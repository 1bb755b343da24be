import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayPattern, readDays, writeDay, writeDayInWords } from './dayText.ts';

const readDay = (text: string, locale: string) => readDays(text, locale)[0] ?? null;

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
});

test.each(['en', 'ru', 'bg', 'ko'])('Accepts an ISO date in %s too', (locale) => {
  expect(readDay(' 2026-02-01 ', locale)).toBe('2026-02-01');
  expect(readDay('2026-31-02', locale)).toBeNull();
});

test.each([
  '02/30/2026',
  '02/29/2026',
  '13/13/2026',
  '17 April 90',
  'April 1990',
  '31 April 1990',
  '17 17 April 1990',
  'April May 1990',
  'Ap 17 1990',
  '17 лютого 1990',
  '17 April 1990 AD',
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

test.each([
  ['en', '17/04/1990'],
  ['en', '17.04.1990'],
  ['en', '17041990'],
  ['en', '17 April 1990'],
  ['en', '17 apr 1990'],
  ['en', 'Apr. 17, 1990'],
  ['en', '17th of April 1990'],
  ['en', '17-Apr-1990'],
  ['en', '1990 April 17'],
  ['en', '１７／０４／１９９０'],
  ['ru', '04/17/1990'],
  ['ru', '17 апреля 1990 г.'],
  ['ru', '17 апреля 1990 года'],
  ['ru', '17 Апрель 1990'],
  ['ru', '17-го апр. 1990'],
  ['ru', '17 April 1990'],
  ['de', '17. April 1990'],
  ['es', '17 de abril de 1990'],
])('Understands in %s that %s is April 17', (locale, text) => {
  expect(readDays(text, locale)).toEqual(['1990-04-17']);
});

test.each(['04/05/1990', '4.5.1990', '04-05-1990', '04051990'])(
  'Reads %s in English as two days, and in Russian as one',
  (text) => {
    expect(readDays(text, 'en')).toEqual(['1990-04-05', '1990-05-04']);
    expect(readDays(text, 'ru')).toEqual(['1990-05-04']);
  },
);

test('Reads a month and a day with the same number as one day', () => {
  expect(readDays('04/04/1990', 'en')).toEqual(['1990-04-04']);
});

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

test('Parses every day in words back, as the only reading', () => {
  const days = fc.date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(
      days,
      fc.constantFrom('en', 'en-GB', 'ru', 'de', 'es', 'fr', 'uk', 'tr'),
      (moment, locale) => {
        const day = moment.toISOString().slice(0, 10);
        expect(readDays(writeDayInWords(day, locale), locale)).toEqual([day]);
      },
    ),
  );
});
