import type { Schema } from '@meridian/api-client';
import { fallbackLanguage, isLanguage } from '../core/languages.ts';

interface Preference {
  readonly language: string;
  readonly quality: number;
}

function readPreference(part: string): Preference {
  const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
  const quality = parameters
    .map((parameter) => /^\s*q\s*=\s*([01](?:\.\d{0,3})?)\s*$/.exec(parameter)?.[1])
    .find(Boolean);
  return { language: tag.trim().split('-')[0] ?? '', quality: quality === undefined ? 1 : Number(quality) };
}

export function setContentLanguage({ headers }: Response, language: Schema<'Language'>): void {
  headers.set('content-language', language);
  headers.append('vary', 'Accept-Language');
}

/** The language of the response: the one that the client prefers, or the fallback (section 9). */
export function negotiateLanguage(acceptLanguage: string | null): Schema<'Language'> {
  const preferences = (acceptLanguage ?? '')
    .split(',')
    .map(readPreference)
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  for (const { language } of preferences) if (isLanguage(language)) return language;
  return fallbackLanguage;
}
