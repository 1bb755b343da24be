import type { Language } from '@meridian/i18n';
import { readFigures } from '../src/site/readFigures.ts';
import type { Figures } from '../src/site/SitePage.ts';

/** Asks the API for everything that the public pages show. `api` is its origin. */
export async function fetchFigures(api: string): Promise<Record<Language, Figures>> {
  const [en, ru] = await Promise.all([readFigures(`${api}/api`, 'en'), readFigures(`${api}/api`, 'ru')]);
  return { en, ru };
}
