import type { Language } from '@meridian/i18n';
import type { LegalText } from './DocumentText.ts';
import { agreement as en } from './agreement.en.ts';
import { agreement as ru } from './agreement.ru.ts';

export const agreementIn: Readonly<Record<Language, LegalText>> = { en, ru };
