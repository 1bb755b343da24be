import { dateFormat, hourAndMinute } from '@meridian/dates';
import { pageParts } from '@meridian/page-parts';

/** Hours in UTC, such as `09:00 18:00`, in the zone of the reader. */
export function writeHours(hours: string, language: string, timeZone?: string): string {
  const day = new Date().toISOString().slice(0, 10);
  const [opens, closes] = hours.split(' ').map((time) => new Date(`${day}T${time}Z`));
  if (!opens || !closes) return '';
  return dateFormat(language, { ...hourAndMinute(language), timeZone }).formatRange(opens, closes);
}

/** Adds the hours of support in the zone of the reader to what the page says in UTC. */
export function showSupportHours(): void {
  for (const place of document.querySelectorAll<HTMLElement>(`[${pageParts.hours}]`)) {
    place.append(` ${writeHours(place.getAttribute(pageParts.hours) ?? '', document.documentElement.lang)}`);
    place.removeAttribute(pageParts.hours);
  }
}
