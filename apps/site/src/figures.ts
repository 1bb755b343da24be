import { dateFormat } from '@meridian/dates';
import { pageParts } from '@meridian/page-parts';
import { apiOrigin } from '@meridian/web/api-origin';
import { digestOf } from './figureCalls.ts';

async function hasChanged(call: string, digest: string, language: string): Promise<boolean> {
  const response = await fetch(`${apiOrigin()}/api${call}`, { headers: { 'Accept-Language': language } });
  return response.ok && digestOf(await response.json()) !== digest;
}

/**
 * Compares the figures of the page with new answers of the API. If they differ, loads the code that renders the page. If the
 * API does not answer, the page stays as it is, with the date of its figures.
 */
async function refresh(): Promise<void> {
  const { answers = '', page = '' } = document.documentElement.dataset;
  const language = document.documentElement.lang;
  const asked = answers.split(' ').map(async (answer) => {
    const [call = '', digest = ''] = answer.split('=');
    return hasChanged(call, digest, language);
  });
  try {
    const isChanged = (await Promise.all(asked)).includes(true);
    if (isChanged) await (await import('./renderFigures.tsx')).renderFigures(page);
  } catch {
    // The network or the API is down.
  }
}

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

/** Undefined when the API does not say. */
async function askForWork(): Promise<Work | undefined> {
  try {
    const response = await fetch(`${apiOrigin()}/api/settings/technical_work`);
    const answer: unknown = response.ok ? await response.json() : undefined;
    return isWork(answer) ? answer : undefined;
  } catch {
    return undefined;
  }
}

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
function pause({ active, startDate, endDate }: Work): void {
  showDate('start', startDate);
  showDate('end', endDate);
  for (const notice of document.querySelectorAll<HTMLElement>('[data-work]')) notice.hidden = !active;
  for (const form of document.querySelectorAll<HTMLElement>(`[${pageParts.figures}] [data-island]`))
    form.inert = active;
}

/** Refreshes the figures of the page, after technical works if they are going on. */
export async function refreshFigures(): Promise<void> {
  const work = await askForWork();
  if (work) pause(work);
  if (work?.active) setTimeout(() => void refreshFigures(), work.retrySeconds * 1000);
  else await refresh();
}
