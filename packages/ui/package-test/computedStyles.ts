import type { Page } from 'playwright';

/** What is computed for an element, or for what stands before or after it: one text, property by property. */
export type ComputedStyles = Readonly<Record<string, string>>;

/** What is computed for the elements that a selector finds and all below them, by their place in the tree. */
export const computedStyles = (page: Page, selector: string, but = ':not(*)'): Promise<ComputedStyles> =>
  page.evaluate(
    ([wanted, unwanted]) => {
      const styles: Record<string, string> = {};
      const read = (element: Element, place: string) => {
        for (const pseudo of [null, '::before', '::after']) {
          const computed = getComputedStyle(element, pseudo);
          // What does not stand there has no look; that it does not is all there is to it.
          if (pseudo && computed.content === 'none') continue;
          styles[`${place}${pseudo ?? ''}`] = [...computed]
            .filter((property) => !property.startsWith('--'))
            .map((property) => `${property}: ${computed.getPropertyValue(property)}`)
            .join('\n');
        }
      };
      const walk = (element: Element, place: string) => {
        if (element.matches(unwanted)) return;
        // Nobody sees what is written in what is not drawn; that it is not drawn is all there is to it.
        if (getComputedStyle(element).display === 'none') {
          styles[place] = 'display: none';
          return;
        }
        read(element, place);
        if (element.matches('html, body')) return;
        [...element.children].forEach((child, index) =>
          walk(child, `${place} > ${child.localName}.${child.getAttribute('class') ?? ''}:${index}`),
        );
      };
      for (const [index, found] of [...document.querySelectorAll(wanted)].entries()) {
        walk(found, `${found.localName}:${index}`);
      }
      return styles;
    },
    [selector, but] as const,
  );

/** The first twenty properties in which two readings differ, each with both values: the rest tell no more. */
export function differences(one: ComputedStyles, other: ComputedStyles): string[] {
  const places = new Set([...Object.keys(one), ...Object.keys(other)]);
  const all = [...places].flatMap((place) => {
    const [before, after] = [one[place] ?? '', other[place] ?? ''];
    if (before === after) return [];
    const others = after.split('\n');
    return before
      .split('\n')
      .flatMap((line, index) =>
        line === others[index] ? [] : [`${place} { ${line} } became { ${others[index]} }`],
      );
  });
  return all.slice(0, 20);
}
