import { type Language, loadByLanguage } from '@meridian/i18n';
import { readFigures } from '../src/readFigures.ts';
import type { Figures } from '../src/SitePage.ts';

/** Asks the API for everything that the public pages show. `api` is its origin. */
export const fetchFigures = (api: string): Promise<Readonly<Record<Language, Figures>>> =>
  loadByLanguage((language) => readFigures(`${api}/api`, language));
