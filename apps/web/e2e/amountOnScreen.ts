import type { Locator } from 'playwright';

/** The group and decimal separators of each language. */
const notations = {
  en: { grouping: /,/g, mark: '.' },
  ru: { grouping: /[\s\u00a0\u202f]/g, mark: ',' },
} as const;

const withoutLastZeros = (decimal: string) =>
  decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal;

/** The visible amount of an element as an exact decimal. Reads the text, not the `value` attribute. */
export async function amountOnScreen(place: Locator, language: keyof typeof notations): Promise<string> {
  const text = await place.innerText();
  const [written] = /[+\u2212-]?[\d.,\s\u00a0\u202f]*\d/.exec(text) ?? [];
  if (written === undefined) throw new Error(`There is no amount in "${text}"`);
  const { grouping, mark } = notations[language];
  return withoutLastZeros(
    written.trim().replace(/^\+/, '').replace('\u2212', '-').replace(grouping, '').replace(mark, '.'),
  );
}

/** The same format for an amount of the ledger. An account without entries is zero. */
export function amountInLedger(amount: string | undefined): string {
  return withoutLastZeros(amount ?? '0');
}
