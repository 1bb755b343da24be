import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { sharedSandbox } from '../../test/sharedSandbox.ts';
import { dayCourse } from '../database/schema.ts';
import { sampleCourse } from './sampleCourses.ts';

const sandbox = sharedSandbox();

const dayCourses = (code: string, currency: string, from: string, to: string) =>
  sandbox.guest.GET('/courses/{code}', { params: { path: { code }, query: { currency, from, to } } });

test('everybody reads the currencies, with source and time, and one course for each pair', async () => {
  const { data } = await sandbox.guest.GET('/courses');
  expect(data?.displayCurrencies).toEqual(['USDT', 'USD', 'EUR', 'RUB']);
  expect(data?.source).toMatch(/sample/i);
  expect(data?.courses).toHaveLength(12);
  expect(Date.parse(data?.validUntil ?? '') - Date.parse(data?.courseDate ?? '')).toBe(36 * 3_600_000);
});

test('the courses of past days are stored once, and a new day gets its own', async () => {
  const { data: before } = await sandbox.guest.GET('/courses');
  const today = before?.courseDate?.slice(0, 10) ?? '';
  const yearAgo = new Date(Date.parse(today) - 365 * 86_400_000).toISOString().slice(0, 10);
  const past = (await dayCourses('EUR', 'BTC', yearAgo, today)).data?.items ?? [];
  expect(past).toHaveLength(366);
  expect(past.at(-1)).toEqual({
    date: today,
    rate: before?.courses.find((one) => one.currency === 'BTC' && one.displayCurrency === 'EUR')?.rate,
  });
  expect(new Set(past.map(({ rate }) => rate)).size).toBeGreaterThan(100);
  await sandbox.control('/clock/advance', { days: 2 });
  const later = new Date(Date.parse(today) + 2 * 86_400_000).toISOString().slice(0, 10);
  const { data: after } = await sandbox.guest.GET('/courses');
  expect(after?.courseDate?.slice(0, 10)).toBe(later);
  const longer = (await dayCourses('EUR', 'BTC', today, later)).data?.items ?? [];
  expect(longer).toHaveLength(3);
  expect(longer[0]).toEqual(past.at(-1));
});

test('a sample course is the same for the same day', () => {
  const of = (day: number) => sampleCourse({ currency: 'USDT', worth: '1' }, 'EUR', { day, daysAgo: 0 });
  expect(of(20_700)).toBe(of(20_700));
  expect(of(20_700)).not.toBe(of(20_701));
  expect(sampleCourse({ currency: 'USDT', worth: '1' }, 'XXX', { day: 1, daysAgo: 0 })).toBeUndefined();
});

test('courses of a currency that an owner adds are stored for the past year, too', async () => {
  await sandbox.database.write((tx) => tx.delete(dayCourse).where(eq(dayCourse.displayCurrency, 'USDT')));
  await sandbox.control('/clock/advance', { days: 1 });
  const { data } = await sandbox.guest.GET('/courses');
  const today = data?.courseDate?.slice(0, 10) ?? '';
  const yearAgo = new Date(Date.parse(today) - 365 * 86_400_000).toISOString().slice(0, 10);
  expect((await dayCourses('USDT', 'BTC', yearAgo, today)).data?.items).toHaveLength(366);
});

test('a period of more than 366 days and an unknown currency are refused', async () => {
  expect((await dayCourses('EUR', 'BTC', '2025-01-01', '2026-01-02')).error?.code).toBe('validation_failed');
  expect((await dayCourses('EUR', 'DOGE', '2026-01-01', '2026-01-02')).error?.code).toBe('validation_failed');
  expect((await dayCourses('GBP', 'BTC', '2026-01-01', '2026-01-02')).error?.code).toBe('not_found');
});

test('the choice is stored with the account, and only one on the list is taken', async () => {
  const { api } = await sandbox.confirmed();
  const choose = (displayCurrency: string) => api.POST('/user/profile', { body: { displayCurrency } });
  expect((await api.POST('/user/profile', { body: {} })).data?.displayCurrency).toBe('USDT');
  expect((await choose('GBP')).error?.errors).toEqual({ displayCurrency: 'unknown_value' });
  expect((await choose('EUR')).data?.displayCurrency).toBe('EUR');
  expect((await api.POST('/user/profile', { body: {} })).data?.displayCurrency).toBe('EUR');
});

test('off means absent: no courses, no choice, no field of the user', async () => {
  const { api } = await sandbox.confirmed();
  await sandbox.control('/capabilities', { displayCurrency: false });
  try {
    expect((await sandbox.guest.GET('/courses')).error?.code).toBe('capability_off');
    expect((await dayCourses('EUR', 'BTC', '2026-01-01', '2026-01-02')).error?.code).toBe('capability_off');
    const refused = await api.POST('/user/profile', { body: { displayCurrency: 'EUR' } });
    expect(refused.error?.code).toBe('capability_off');
    expect((await api.POST('/user/profile', { body: {} })).data).not.toHaveProperty('displayCurrency');
  } finally {
    await sandbox.control('/capabilities', { displayCurrency: true });
  }
});
