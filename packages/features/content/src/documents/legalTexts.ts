import { textsByLanguage } from '@meridian/i18n';
import type { LegalText } from './DocumentText.ts';

/** The documents with legal effect, in every language. */
export const legalTexts = {
  offer: textsByLanguage<LegalText>(import.meta.glob('./offer.*.ts', { eager: true })),
  agreement: textsByLanguage<LegalText>(import.meta.glob('./agreement.*.ts', { eager: true })),
  privacy: textsByLanguage<LegalText>(import.meta.glob('./privacy.*.ts', { eager: true })),
  storage: textsByLanguage<LegalText>(import.meta.glob('./storage.*.ts', { eager: true })),
  complaints: textsByLanguage<LegalText>(import.meta.glob('./complaints.*.ts', { eager: true })),
  accessibility: textsByLanguage<LegalText>(import.meta.glob('./accessibility.*.ts', { eager: true })),
  riskStatement: textsByLanguage<LegalText>(import.meta.glob('./riskStatement.*.ts', { eager: true })),
};

export type LegalDocumentId = keyof typeof legalTexts;
