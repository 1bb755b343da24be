import { textsByLanguage } from '@meridian/i18n';
import type { LegalText } from './DocumentText.ts';

export const getAgreement = textsByLanguage<LegalText>(import.meta.glob('./agreement.*.ts', { eager: true }));
