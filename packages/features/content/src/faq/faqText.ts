import { type Language, textsByLanguage } from '@meridian/i18n';

export interface FaqQuestion {
  /** The anchor, in English in both languages. */
  readonly id: string;
  readonly question: string;
  /** The answer, a paragraph each. */
  readonly answer: readonly string[];
}

export interface FaqGroup {
  readonly id: string;
  readonly title: string;
  /** The part of the product that the server can switch off: the group is then hidden. */
  readonly capability?: 'referrals' | 'cases';
  readonly questions: readonly FaqQuestion[];
}

const textIn = textsByLanguage<readonly FaqGroup[]>(import.meta.glob('./faqText.*.ts', { eager: true }));

/** The questions in a language, with those about parts that may be switched off. */
export const getFaq = (language: Language): readonly FaqGroup[] => textIn[language];
