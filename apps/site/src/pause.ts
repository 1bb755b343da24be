import { dateFormat } from '@meridian/dates';
import { pageParts } from '@meridian/page-parts';

interface Work {
  readonly active: boolean;
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly retrySeconds: number;
}

const isDate = (value: unknown): value is string | null => value === null || typeof value === 'string';

const isWork = (response: unknown): response is Work =>
  response instanceof Object &&
  'active' in response &&
  typeof response.active === 'boolean' &&
  'startDate' in response &&
  isDate(response.startDate) &&
  'endDate' in response &&
  isDate(response.endDate) &&
  'retrySeconds' in response &&
  typeof response.retrySeconds === 'number';

/** Fills in a date of the works, or hides its sentence. */
function showDate(name: 'start' | 'end', date: string | null): void {
  for (const sentence of document.querySelectorAll<HTMLElement>(`[data-work-date=${name}]`)) {
    sentence.hidden = date === null;
    const time = sentence.querySelector('time');
    if (!time || date === null) continue;
    time.dateTime = date;
    time.textContent = dateFormat(time.dataset.locale ?? document.documentElement.lang, {
      dateStyle: 'long',
      timeStyle: 'short',
    }).format(new Date(date));
  }
}

/** Pauses what is calculated from the figures, and says so. What a user entered stays. */
function show({ active, startDate, endDate }: Work): void {
  showDate('start', startDate);
  showDate('end', endDate);
  for (const notice of document.querySelectorAll<HTMLElement>('[data-work]')) notice.hidden = !active;
  for (const form of document.querySelectorAll<HTMLElement>(`[${pageParts.figures}] [data-island]`))
    form.inert = active;
}

/** Pauses the page until a response says that the works are over. A response that fails changes nothing. */
export async function pauseDuring(response: unknown, ask: () => Promise<unknown>): Promise<void> {
  if (!isWork(response)) return;
  show(response);
  if (!response.active) return;
  await new Promise((resolve) => setTimeout(resolve, response.retrySeconds * 1000));
  const next = await ask().catch(() => response);
  await pauseDuring(isWork(next) ? next : response, ask);
}
