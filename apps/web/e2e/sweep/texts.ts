import type { Page } from 'playwright';
import { brand } from '#brand';

/** Names that are the same in every language. */
const NAMES = [
  ...brand.name.split(' '),
  // Currencies and their networks.
  'USDT',
  'BTC',
  'ETH',
  'TRX',
  'Bitcoin',
  'Ethereum',
  'TRON',
  'TRC',
  'ERC',
  // Currencies that values are shown in.
  'USD',
  'EUR',
  'RUB',
  // Abbreviations that Russian uses too.
  'QR',
  'CSV',
  'PDF',
  'ZIP',
  'UTC',
  'ID',
  'SMS',
  'Telegram',
  'IP',
  'WCAG',
  'AA',
  // Keys of a keyboard.
  'Home',
  'End',
  // The file of an archive.
  'data.json',
  // Formats of photos.
  'JPEG',
  'PNG',
  'WebP',
  // The device of a sign-in.
  'Chrome',
  'Linux',
  // Programs that texts name.
  'Google',
  'Authenticator',
  'Excel',
  'Chromium',
  'axe',
  // Cookies, by the names that a browser shows.
  'Cookie',
  'cookie',
  'refreshToken',
  'device',
  // Browsers that the notice for old ones names.
  'Edge',
  'Firefox',
  'Safari',
];

/** Logins of the sandbox's people and of the tests' visitors. A login is the same in every language. */
const LOGINS = [
  'demo',
  'anna',
  'marytodd',
  'ninaorlova',
  'boris',
  'clara',
  'dmitry',
  'elena',
  'fyodor',
  'galina',
];

/** All visible texts and texts for screen readers, except those marked with another `lang`. */
function textsInLanguage(): string[] {
  const texts: string[] = [];
  const isForeign = (element: Element | null) => {
    const lang = element?.closest('[lang]')?.getAttribute('lang');
    return lang !== document.documentElement.lang;
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

/** Logins, addresses and hashes are data, not words of a language. */
const isData = (word: string) => /\d/.test(word) || word.includes('@') || word.length > 24;

function strayWords(text: string, language: string, known: ReadonlySet<string>): string[] {
  if (language === 'en') return text.match(/[\p{Script=Cyrillic}]+/gu) ?? [];
  return (text.match(/[\p{L}\d@._]*[\p{L}\d]/gu) ?? []).filter(
    (word) => /^[A-Za-z]{2}/.test(word) && !isData(word) && !known.has(word),
  );
}

/** The texts of the page that contain words of another language, without the `responses` of the API in them. */
export async function foreignTexts(
  page: Page,
  language: string,
  responses: readonly string[] = [],
): Promise<string[]> {
  const known = new Set([...NAMES, ...LOGINS]);
  const texts = new Set(await page.evaluate(textsInLanguage));
  const longestFirst = responses.toSorted((left, right) => right.length - left.length);
  const withoutResponses = (text: string) =>
    longestFirst.reduce((rest, response) => rest.replaceAll(response, ' '), text);
  return [...texts].filter((text) => strayWords(withoutResponses(text), language, known).length > 0);
}
