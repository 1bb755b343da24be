import { render } from '@meridian/testing';
import { expect, it } from 'vitest';
import { Duration } from './Duration.tsx';

const worded = (seconds: number, language: 'en' | 'ru') =>
  render(<Duration seconds={seconds} />, { language }).container.textContent;

it.each([
  [1, '1 second', '1 секунда'],
  [300, '5 minutes', '5 минут'],
  [5_400, '90 minutes', '90 минут'],
  [3_600, '1 hour', '1 час'],
  [86_400, '24 hours', '24 часа'],
  [259_200, '3 days', '3 дня'],
])('shows %i seconds in the largest unit that divides them', (seconds, english, russian) => {
  expect(worded(seconds, 'en')).toBe(english);
  expect(worded(seconds, 'ru')?.replace('\u00a0', ' ')).toBe(russian);
});

it.each([Number.NaN, Number.POSITIVE_INFINITY, -5])(
  'shows a dash for %d seconds, which are no length of time',
  (seconds) => {
    expect(worded(seconds, 'en')).toBe('—');
  },
);
