import type { Language } from '@meridian/i18n';
import type { LegalText } from './DocumentText.ts';
import { offer as en } from './offer.en.ts';
import { offer as ru } from './offer.ru.ts';

export const offerIn: Readonly<Record<Language, LegalText>> = { en, ru };
