/** The HTML inside `<main>`. */
export const mainOf = (html: string): string => /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '';

/** The addresses of all links of a page, without those of other sites. */
export function internalLinks(html: string): string[] {
  return [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].flatMap(([, href = '']) =>
    /^(https?:|mailto:|tel:)/.test(href) ? [] : [href.replaceAll('&amp;', '&')],
  );
}

export const hasAnchor = (html: string, id: string): boolean =>
  new RegExp(`\\sid="${id.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)}"`).test(html);

/** The words that a user reads, with one space between them. */
export const textOf = (html: string): string =>
  html
    .replace(/<(script|style)[^>]*>.*?<\/\1>/gs, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
