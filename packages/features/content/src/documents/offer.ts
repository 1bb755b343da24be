import { textsByLanguage } from '@meridian/i18n';
import type { LegalText } from './DocumentText.ts';

export const getOffer = textsByLanguage<LegalText>(import.meta.glob('./offer.*.ts', { eager: true }));
