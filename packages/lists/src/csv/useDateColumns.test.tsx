import { loadMessages, renderHook } from '@meridian/testing';
import { expect, test, vi } from 'vitest';
import { messages } from '../messages.ts';
import { useDateColumns } from './useDateColumns.ts';

const texts = await loadMessages(messages);

test.each([
  ['Asia/Tokyo', '2026-10-02', '07:30:05'],
  ['America/New_York', '2026-10-01', '18:30:05'],
  ['Australia/Lord_Howe', '2026-10-02', '09:00:05'],
  ['UTC', '2026-10-01', '22:30:05'],
])('writes the day and the time of %s beside UTC', (zone, day, time) => {
  vi.stubEnv('TZ', zone);
  const { titles, cellsOf } = renderHook(useDateColumns, { messages: texts }).result.current;
  expect(titles).toEqual([`Date (${zone})`, 'Time', 'Date and time (UTC)']);
  expect(cellsOf('2026-10-01T22:30:05Z')).toEqual([day, time, '2026-10-01T22:30:05Z']);
});
