import type { Schema } from '@meridian/api-client';

export const courses: Schema<'DisplayCourses'> = {
  displayCurrencies: ['USDT', 'USD', 'EUR', 'RUB'],
  source: 'Sample courses, not market ones',
  courseDate: '2026-10-15T00:00:04Z',
  validUntil: '2026-10-16T12:00:04Z',
  courses: [
    { currency: 'USDT', displayCurrency: 'EUR', rate: '0.9215' },
    { currency: 'BTC', displayCurrency: 'EUR', rate: '58976' },
    { currency: 'USDT', displayCurrency: 'RUB', rate: '92.4' },
    { currency: 'BTC', displayCurrency: 'RUB', rate: '5913600' },
  ],
};

export const oldCourses: Schema<'DisplayCourses'> = {
  ...courses,
  courseDate: '2026-10-11T00:00:04Z',
  validUntil: '2026-10-12T12:00:04Z',
};

/** The server has never taken a course. */
export const noCourses: Schema<'DisplayCourses'> = {
  ...courses,
  courseDate: null,
  validUntil: null,
  courses: [],
};

export const dayCourses: Schema<'DayCourses'> = {
  source: courses.source,
  items: [
    { date: '2026-10-01', rate: '0.9' },
    { date: '2026-10-03', rate: '0.95' },
  ],
};
