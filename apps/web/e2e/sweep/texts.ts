import type { Language } from '@meridian/i18n';
import type { Page } from 'playwright';
import { brand } from '../../src/brand.ts';

/** Names that are written the same in every language. */
const NAMES = [
  ...brand.name.split(' '),
  // Currencies and their networks.
  'USDT',
  'BTC',
  'ETH',
  'TRX',
  'Tether',
  'Bitcoin',
  'Ethereum',
  'TRON',
  'TRC',
  'ERC',
  // Abbreviations that Russian has taken over.
  'QR',
  'CSV',
  'UTC',
  'ID',
];

/** Every text that can be seen or is read by a screen reader, but what is marked as being in another language. */
function textsInLanguage(): string[] {
  const texts: string[] = [];
  const isForeign = (element: Element | null) => {
    const spoken = element?.closest('[lang]')?.getAttribute('lang');
    return spoken !== document.documentElement.lang;
  };
  const isData = (element: Element | null) =>
    element?.closest('data, code, script, style, noscript') !== null;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof Element) {
      if (isForeign(node)) continue;
      for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description']) {
        const words = node.getAttribute(name);
        if (words) texts.push(words);
      }
    } else if (!isForeign(node.parentElement) && !isData(node.parentElement)) {
      const words = node.textContent?.trim();
      if (words) texts.push(words);
    }
  }
  return [document.title, ...texts];
}

/** Logins, addresses and hashes are data wherever they are shown. */
const isData = (word: string) => /\d/.test(word) || word.includes('@') || word.length > 24;

function strayWords(text: string, language: Language, known: ReadonlySet<string>): string[] {
  if (language === 'en') return text.match(/[\p{Script=Cyrillic}]+/gu) ?? [];
  return (text.match(/[\p{L}\d@._]*[\p{L}\d]/gu) ?? []).filter(
    (word) => /^[A-Za-z]{2}/.test(word) && !isData(word) && !known.has(word),
  );
}

/** The texts of the page that have words of another language. */
export async function foreignTexts(
  page: Page,
  language: Language,
  logins: readonly string[],
): Promise<string[]> {
  const known = new Set([...NAMES, ...logins]);
  const texts = new Set(await page.evaluate(textsInLanguage));
  return [...texts].filter((text) => strayWords(text, language, known).length > 0);
}
