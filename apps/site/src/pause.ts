import { isSchema, type Schema, technicalWorkShape } from '@meridian/api-client';
import { momentFormat } from '@meridian/dates';
import { pageParts } from '@meridian/page-parts';

type Work = Schema<'TechnicalWork'>;

const isWork = (response: unknown): response is Work => isSchema(technicalWorkShape, response);

/** Fills in a date of the works, or hides its sentence. */
function showDate(name: 'start' | 'end', date: string | null): void {
  for (const sentence of document.querySelectorAll<HTMLElement>(`[${pageParts.workDate}=${name}]`)) {
    sentence.hidden = date === null;
    const time = sentence.querySelector('time');
    if (!time || date === null) continue;
    time.dateTime = date;
    time.textContent = momentFormat(
      time.dataset.locale ?? document.documentElement.lang,
      'minute',
      'long',
    ).format(new Date(date));
  }
}

/** Pauses what is calculated from the figures, and says so. What a user entered stays. */
function show({ active, startDate, endDate }: Work): void {
  showDate('start', startDate);
  showDate('end', endDate);
  for (const notice of document.querySelectorAll<HTMLElement>(`[${pageParts.work}]`)) notice.hidden = !active;
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
