import type { Language } from '@meridian/i18n';
import type { Page } from 'playwright';

/** Letters of both alphabets, each in the place of its counterpart. */
const latin = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const cyrillic = 'абцдефгхийклмнопкрстувшхызАБЦДЕФГХИЙКЛМНОПКРСТУВШХЫЗ';

const directionFrom = (language: Language) =>
  language === 'en'
    ? { source: latin, target: cyrillic, language: 'ru' }
    : { source: cyrillic, target: latin, language: 'en' };

/** What the imitated translator writes for a text: the same words in the letters of the other language. */
export function translated(text: string, from: Language): string {
  const { source, target } = directionFrom(from);
  return Array.from(text, (letter) => target[source.indexOf(letter)] ?? letter).join('');
}

/**
 * Translates the page as a browser does: replaces each text outside `translate="no"`, now and later, by elements of its own, and
 * changes the language of the document.
 */
export async function translatePage(page: Page, from: Language): Promise<void> {
  await page.evaluate(({ source, target, language }) => {
    const translate = (text: Text) => {
      const parent = text.parentElement;
      if (!parent || text.data.trim() === '') return;
      if (parent.closest('[translate="no"], [data-translation], script, style, textarea, svg')) return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      outer.dataset.translation = '';
      inner.textContent = Array.from(text.data, (letter) => target[source.indexOf(letter)] ?? letter).join(
        '',
      );
      outer.append(inner);
      text.replaceWith(outer);
    };
    const translateIn = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      for (let node: Node | null = walker.currentNode; node; node = walker.nextNode())
        if (node instanceof Text) texts.push(node);
      texts.forEach(translate);
    };
    new MutationObserver((changes) => {
      for (const { type, target: changed, addedNodes } of changes)
        for (const node of type === 'characterData' ? [changed] : addedNodes) translateIn(node);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    translateIn(document.body);
    document.documentElement.lang = language;
    document.documentElement.classList.add('translated-ltr');
  }, directionFrom(from));
}
