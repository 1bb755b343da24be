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
export async function refreshFigures(): Promise<void> {
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
