import type { Schema } from '@meridian/api-client';

interface Wish {
  readonly language: string;
  readonly quality: number;
}

function readWish(part: string): Wish {
  const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
  const quality = parameters
    .map((parameter) => /^\s*q=([01](?:\.\d{0,3})?)$/.exec(parameter)?.[1])
    .find(Boolean);
  return { language: tag.split('-')[0] ?? '', quality: quality === undefined ? 1 : Number(quality) };
}

/** Says in which language an answer is, and that it would be in another for who asks for one. */
export function setContentLanguage({ headers }: Response, language: Schema<'Language'>): void {
  headers.set('content-language', language);
  headers.append('vary', 'Accept-Language');
}

/** The language to answer in; Russian when neither of ours is asked for (section 9). */
export function languageOf(acceptLanguage: string | null): Schema<'Language'> {
  const wishes = (acceptLanguage ?? '')
    .split(',')
    .map(readWish)
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  for (const { language } of wishes) if (language === 'en' || language === 'ru') return language;
  return 'ru';
}
