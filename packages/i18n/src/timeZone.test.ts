import { expect, it, vi } from 'vitest';
import { isTimeZoneKnown, localTimeZone } from './timeZone.ts';

/** A device that reports this zone. */
function report(timeZone: string | undefined): void {
  const reported = { ...new Intl.DateTimeFormat().resolvedOptions(), timeZone: timeZone! };
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(reported);
}

it.each(['Etc/Unknown', 'Factory', 'localtime', ''])('takes UTC where the device reports "%s"', (zone) => {
  report(zone);
  expect([isTimeZoneKnown(), localTimeZone()]).toEqual([false, 'UTC']);
});

it('takes UTC where the device reports no time zone', () => {
  report(undefined);
  expect([isTimeZoneKnown(), localTimeZone()]).toEqual([false, 'UTC']);
});

it.each(['Europe/Kyiv', 'Asia/Calcutta', 'Etc/GMT-3', '+03:00'])('keeps the zone %s', (zone) => {
  report(zone);
  expect([isTimeZoneKnown(), localTimeZone()]).toEqual([true, zone]);
});
