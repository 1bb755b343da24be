/** Names that are the same in Russian: coins, networks, vendors, brands and logins. */
const NAMES = new Set([
  'Bitcoin',
  'Ethereum',
  'Meridian',
  'Nocturne',
  'Plain',
  'Polygon',
  'Saffron',
  'Telegram',
  'Tether',
  'ivanova',
  'konstantinopolskaya',
]);

/** Keyboard keys, which Russian texts call by their labels. */
const KEYS = new Set(['End', 'Home']);

const isOnAKey = (word: string, text: string) => KEYS.has(word) && /[а-яё]/i.test(text);

/** URLs, emails, wallet addresses, file names, hashes and abbreviations. */
export const isCode = (piece: string) =>
  /[\d@/_]|\p{L}\.\w|[a-z][A-Z]/u.test(piece) || piece === piece.toUpperCase();

const wordsIn = (text: string) =>
  text
    .split(/[\s,;:!?()«»“”"…·]+/)
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
  text: string;
  replaceBy: (text: string) => void;
}

/** Every visible or announced text of the page. */
export function* readerTexts(): Generator<ReaderText> {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const seen = node;
    if (node.parentElement && isForReaders(node.parentElement))
      yield { text: node.nodeValue ?? '', replaceBy: (text) => (seen.nodeValue = text) };
  }
  for (const element of document.body.querySelectorAll(ATTRIBUTES.map((name) => `[${name}]`).join(', ')))
    if (isForReaders(element))
      for (const name of ATTRIBUTES)
        if (element.hasAttribute(name))
          yield {
            text: element.getAttribute(name) ?? '',
            replaceBy: (text) => element.setAttribute(name, text),
          };
}

/** The texts that contain English words, without duplicates. */
export const englishTexts = (): string[] =>
  [...new Set([...readerTexts()].map(({ text }) => text.trim()))].filter((text) => wordsIn(text).length > 0);
