import type { TFunction } from 'i18next';
import type { plans } from '../plans.en.ts';

type Source = (typeof plans)['calculator'];

/** The texts of the calculator. It is an island, which loads no translations. */
export type CalculatorWords = Readonly<
  Record<Exclude<keyof Source, 'title' | 'lead' | 'noScript' | 'noFigures'>, string>
>;

/** Reads the texts with their placeholders, which the calculator fills. */
export function calculatorWords(t: TFunction<'content'>): CalculatorWords {
  const words = t('plans.calculator', { returnObjects: true, skipInterpolation: true });
  return words;
}

/** The conditions of the outcomes of a deposit, with their placeholders. */
export type LevelWords = Readonly<Record<keyof (typeof plans)['levels'], string>>;

export function levelWords(t: TFunction<'content'>): LevelWords {
  const words = t('plans.levels', { returnObjects: true, skipInterpolation: true });
  return words;
}

/** Fills the placeholders of a text. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));
