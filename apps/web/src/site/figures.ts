import { digestOf } from './figureCalls.ts';

async function hasChanged(call: string, digest: string, language: string): Promise<boolean> {
  const response = await fetch(`/api${call}`, { headers: { 'Accept-Language': language } });
  return response.ok && digestOf(await response.json()) !== digest;
}

/**
 * Asks the API whether it still says what the page was written with. Only when it does not, the code that renders the page is
 * loaded. A page that cannot ask stays as it is, with the date of its figures.
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
