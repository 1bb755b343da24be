/** Wins over every rule of a component, as the attribute would. */
const weight = String.raw`:not(#\##\#):not(#\##\#)`;

/**
 * Turns each style attribute into a rule, because the policy forbids the attributes. The browser's React leaves the rule alone:
 * it writes a style only when the style changes, and then as a property, which the policy allows.
 */
export function withoutStyleAttributes(pages: readonly string[]): { files: string[]; rules: string } {
  const known = new Map<string, number>();
  const files = pages.map((html) =>
    html.replace(/(<[a-z][^<>]*?) style="([^"]*)"/g, (_, tag: string, style: string) => {
      const number = known.get(style) ?? known.size;
      known.set(style, number);
      return `${tag} data-s="${number}"`;
    }),
  );
  const rules = [...known].map(
    ([style, number]) =>
      `[data-s="${number}"]${weight}{${style.replaceAll('&quot;', '"').replaceAll('&#x27;', "'")}}`,
  );
  return { files, rules: rules.join('\n') };
}
