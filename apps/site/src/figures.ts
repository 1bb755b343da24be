import { apiOrigin } from '@meridian/web/api-origin';
import { digestOf } from './hashResponse.ts';

async function hasChanged(call: string, digest: string, language: string): Promise<boolean> {
  const response = await fetch(`${apiOrigin()}/api${call}`, { headers: { 'Accept-Language': language } });
  return response.ok && digestOf(await response.json()) !== digest;
}

/**
 * Compares the figures of the page with new responses of the API. If they differ, loads the code that renders the page. If the
 * API does not respond, the page stays as it is, with the date of its figures.
 */
async function compare(): Promise<void> {
  const { responses = '', page = '' } = document.documentElement.dataset;
  const language = document.documentElement.lang;
  const asked = responses.split(' ').map(async (response) => {
    const [call = '', digest = ''] = response.split('=');
    return hasChanged(call, digest, language);
  });
  const isChanged = (await Promise.all(asked)).includes(true);
  if (isChanged) await (await import('./renderFigures.tsx')).renderFigures(page);
}

async function askForWork(): Promise<unknown> {
  return (await fetch(`${apiOrigin()}/api/settings/technical_work`)).json();
}

/** Refreshes the figures of the page. Technical works pause it until they are over. */
export async function refreshFigures(): Promise<void> {
  const work = await askForWork();
  if (work instanceof Object && 'active' in work && work.active)
    await (await import('./pause.ts')).pauseDuring(work, askForWork);
  await compare();
}
