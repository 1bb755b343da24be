import type { Locator } from 'playwright';

/** How each language writes a number: what parts its thousands, and its decimal mark. */
const notations = {
  en: { grouping: /,/g, mark: '.' },
  ru: { grouping: /[\s\u00a0\u202f]/g, mark: ',' },
} as const;

const withoutLastZeros = (decimal: string) =>
  decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal;

/** The amount that a person reads there, as plain exact text: what is written, not what an attribute says. */
export async function amountOnScreen(place: Locator, language: keyof typeof notations): Promise<string> {
  const text = await place.innerText();
  const [written] = /[+\u2212-]?[\d.,\s\u00a0\u202f]*\d/.exec(text) ?? [];
  if (written === undefined) throw new Error(`There is no amount in "${text}"`);
  const { grouping, mark } = notations[language];
  return withoutLastZeros(
    written.trim().replace(/^\+/, '').replace('\u2212', '-').replace(grouping, '').replace(mark, '.'),
  );
}

/** The same of an amount as the ledger states it; an account that was never used holds nothing. */
export function amountInLedger(amount: string | undefined): string {
  return withoutLastZeros(amount ?? '0');
}
