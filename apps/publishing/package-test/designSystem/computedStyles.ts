import type { Page } from 'playwright';

/** The computed styles of an element or pseudo-element, as text per property. */
export type ComputedStyles = Readonly<Record<string, string>>;

/** The computed styles of matching elements and their descendants, by position in the tree. */
export const computedStyles = (page: Page, selector: string, but = ':not(*)'): Promise<ComputedStyles> =>
  page.evaluate(
    ([wanted, unwanted]) => {
      const styles: Record<string, string> = {};
      const read = (element: Element, place: string) => {
        for (const pseudo of [null, '::before', '::after']) {
          const computed = getComputedStyle(element, pseudo);
          // A pseudo-element without content has no look.
          if (pseudo && computed.content === 'none') continue;
          styles[`${place}${pseudo ?? ''}`] = [...computed]
            .filter((property) => !property.startsWith('--'))
            .map((property) => `${property}: ${computed.getPropertyValue(property)}`)
            .join('\n');
        }
      };
      const walk = (element: Element, place: string) => {
        if (element.matches(unwanted)) return;
        // The contents of `display: none` are irrelevant.
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

/** The first twenty properties that differ, with both values. */
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
