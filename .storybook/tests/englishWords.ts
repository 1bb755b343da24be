/** Names that are the same in Russian: coins, networks, protocols, vendors, programs, cookies, brands and logins. */
const NAMES = new Set([
  'Authenticator',
  'Bitcoin',
  'Chromium',
  'Cookie',
  'Ethereum',
  'Excel',
  'Google',
  'Meridian',
  'Nocturne',
  'Plain',
  'Polygon',
  'Saffron',
  'Telegram',
  'annapetrova',
  'axe',
  'cookie',
  'device',
  'https',
  'ivanova',
  'konstantinopolskaya',
  'nobody',
  'viktor',
  'Viktor',
]);

/** Keyboard keys, which Russian texts call by their labels. */
const KEYS = new Set(['Ctrl', 'End', 'Enter', 'Esc', 'Home']);

const isOnAKey = (word: string, text: string) => KEYS.has(word) && (text === word || /[а-яё]/i.test(text));

/** URLs, emails, wallet addresses, file names, hashes and abbreviations. */
export const isCode = (piece: string) =>
  /[\d@/_]|\p{L}\.\w|[a-z][A-Z]/u.test(piece) || piece === piece.toUpperCase();

/** The English words of a text, without names and code. */
export const wordsIn = (text: string) =>
  text
    .split(/[\s,;:!?()«»“”"·]+/)
    .filter((piece) => !isCode(piece))
    .flatMap((piece) => piece.match(/[A-Za-z]{3,}/g) ?? [])
    .filter((word) => !NAMES.has(word) && !isOnAKey(word, text));

const ATTRIBUTES = ['alt', 'aria-description', 'aria-label', 'aria-valuetext', 'placeholder', 'title'];

/** Elements that declare another language or contain code. */
const OTHERWISE = '[lang]:not([lang="ru"]), code, pre, script, style';

const isForReaders = (element: Element) =>
  element.closest(OTHERWISE) === null && !element.closest('template');

/** A text that readers see or hear. */
interface ReaderText {
  element: Element;
  text: string;
  replaceBy: (text: string) => void;
}

/** Every text of the page for readers, also of samples that only give a skeleton its size. */
export function* readerTexts(): Generator<ReaderText> {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement: element } = node;
    const seen = node;
    if (element && isForReaders(element))
      yield { element, text: seen.nodeValue ?? '', replaceBy: (text) => (seen.nodeValue = text) };
  }
  for (const element of document.body.querySelectorAll(ATTRIBUTES.map((name) => `[${name}]`).join(', ')))
    for (const name of ATTRIBUTES) {
      const text = element.getAttribute(name);
      if (text !== null && isForReaders(element))
        yield { element, text, replaceBy: (other) => element.setAttribute(name, other) };
    }
}

/** The visible or announced texts that contain English words other than the known ones, without duplicates. */
export function englishTexts(known: ReadonlySet<string>): string[] {
  const texts = [...readerTexts()]
    .filter(({ element }) => element.checkVisibility({ visibilityProperty: true }))
    .map(({ text }) => text.trim());
  return [...new Set(texts)].filter((text) => wordsIn(text).some((word) => !known.has(word)));
}
