import { dateFormat } from '@meridian/dates';
import { pageParts } from '@meridian/page-parts';

interface Work {
  readonly active: boolean;
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly retrySeconds: number;
}

const isDate = (value: unknown): value is string | null => value === null || typeof value === 'string';

const isWork = (answer: unknown): answer is Work =>
  answer instanceof Object &&
  'active' in answer &&
  typeof answer.active === 'boolean' &&
  'startDate' in answer &&
  isDate(answer.startDate) &&
  'endDate' in answer &&
  isDate(answer.endDate) &&
  'retrySeconds' in answer &&
  typeof answer.retrySeconds === 'number';

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

/** Pauses what is calculated from the figures, and says so. What a person entered stays. */
function show({ active, startDate, endDate }: Work): void {
  showDate('start', startDate);
  showDate('end', endDate);
  for (const notice of document.querySelectorAll<HTMLElement>('[data-work]')) notice.hidden = !active;
  for (const form of document.querySelectorAll<HTMLElement>(`[${pageParts.figures}] [data-island]`))
    form.inert = active;
}

/** Pauses the page until an answer says that the works are over. An answer that fails changes nothing. */
export async function pauseDuring(answer: unknown, ask: () => Promise<unknown>): Promise<void> {
  if (!isWork(answer)) return;
  show(answer);
  if (!answer.active) return;
  await new Promise((resolve) => setTimeout(resolve, answer.retrySeconds * 1000));
  const next = await ask().catch(() => answer);
  await pauseDuring(isWork(next) ? next : answer, ask);
}
