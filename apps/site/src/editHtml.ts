import { defaultTreeAdapter, type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

/** A text or an attribute of a page. */
export interface HtmlPart {
  /** The name of the attribute. Undefined for a text. */
  readonly attribute: string | undefined;
  /** Without escapes. */
  readonly value: string;
  /** As it is in the page: with escapes, and an attribute with its name. */
  readonly source: string;
}

interface Place {
  readonly startOffset: number;
  readonly endOffset: number;
}

type FoundPart = Omit<HtmlPart, 'source'> & { readonly place: Place | null | undefined };

const partsOf = ({ childNodes }: DefaultTreeAdapterTypes.ParentNode): FoundPart[] =>
  childNodes.flatMap((node) => {
    if (defaultTreeAdapter.isTextNode(node))
      return [{ attribute: undefined, value: node.value, place: node.sourceCodeLocation }];
    if (!defaultTreeAdapter.isElementNode(node)) return [];
    const places = node.sourceCodeLocation?.attrs;
    return [
      // The parser restores the case of names in SVG, but not in its places.
      ...node.attrs.map(({ name, prefix, value }) => ({
        attribute: name,
        value,
        place: places?.[(prefix ? `${prefix}:${name}` : name).toLowerCase()],
      })),
      ...partsOf(node),
    ];
  });

/**
 * Changes texts and attributes of a page. Everything else stays as React wrote it, so the page still hydrates. `edit` returns the
 * new source of a part.
 */
export function editHtml(html: string, edit: (part: HtmlPart) => string): string {
  const { body, end } = partsOf(parseFragment(html, { sourceCodeLocationInfo: true })).reduce(
    (edited, { place, ...part }) => {
      if (!place || place.startOffset < edited.end) throw new Error('The page has parts out of order.');
      const source = html.slice(place.startOffset, place.endOffset);
      return {
        body: edited.body + html.slice(edited.end, place.startOffset) + edit({ ...part, source }),
        end: place.endOffset,
      };
    },
    { body: '', end: 0 },
  );
  return body + html.slice(end);
}

/** Makes a selector win over every rule of a component, as a style attribute would. */
export const specificity = String.raw`:not(#\##\#):not(#\##\#)`;

/**
 * Turns style attributes into rules, because the policy forbids the attributes. The browser's React leaves the rule alone: it
 * writes a style only when the style changes, and then as a property, which the policy allows.
 */
export function collectStyles() {
  const numbers = new Map<string, number>();
  return {
    /** The attribute that replaces a style attribute. */
    mark(style: string): string {
      const number = numbers.get(style) ?? numbers.size;
      numbers.set(style, number);
      return `data-s="${number}"`;
    },
    rules: () =>
      [...numbers].map(([style, number]) => `[data-s="${number}"]${specificity}{${style}}`).join('\n'),
  };
}
