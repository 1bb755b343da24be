/** What is called the same in Russian: coins, networks, makers, brands and logins. */
const NAMES = new Set([
  'Bitcoin',
  'Ethereum',
  'Meridian',
  'Nocturne',
  'Polygon',
  'Saffron',
  'Telegram',
  'Tether',
  'ivanova',
  'konstantinopolskaya',
]);

/** Keys of the keyboard, which a Russian sentence calls by what is printed on them. */
const KEYS = new Set(['End', 'Home']);

const isOnAKey = (word: string, text: string) => KEYS.has(word) && /[а-яё]/i.test(text);

/** Addresses of pages, of mails and of wallets, files, hashes and abbreviations are no words of a language. */
const isCode = (piece: string) =>
  /[\d@/_]|\p{L}\.\w|[a-z][A-Z]/u.test(piece) || piece === piece.toUpperCase();

const wordsIn = (text: string) =>
  text
    .split(/[\s,;:!?()«»“”"…·]+/)
    .filter((piece) => !isCode(piece))
    .flatMap((piece) => piece.match(/[A-Za-z]{3,}/g) ?? [])
    .filter((word) => !NAMES.has(word) && !isOnAKey(word, text));

const ATTRIBUTES = ['alt', 'aria-description', 'aria-label', 'aria-valuetext', 'placeholder', 'title'];

/** Says by itself that it is in another language, or is written for a machine. */
const OTHERWISE = '[lang]:not([lang="ru"]), code, pre, script, style';

const isForReaders = (element: Element) =>
  element.closest(OTHERWISE) === null && !element.closest('template');

function* textsOf(root: Element): Generator<string> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode())
    if (text.parentElement && isForReaders(text.parentElement)) yield text.textContent ?? '';
  for (const element of root.querySelectorAll(ATTRIBUTES.map((name) => `[${name}]`).join(', ')))
    if (isForReaders(element)) for (const name of ATTRIBUTES) yield element.getAttribute(name) ?? '';
}

/** The texts of the page, seen or read out, that hold English words: each once. */
export const englishTexts = (): string[] =>
  [...new Set(textsOf(document.body))].map((text) => text.trim()).filter((text) => wordsIn(text).length > 0);
