import { fallbackLanguage, type Language, languages } from '@meridian/i18n';

interface Listed {
  readonly language: Language;
  readonly path: string;
}

/** Every page with its other languages, for search engines. */
export function renderSitemap(origin: string, pages: readonly Listed[]): string {
  const link = (code: string, language: Language, path: string) =>
    `<xhtml:link rel="alternate" hreflang="${code}" href="${origin}/${language}/${path}"/>`;
  const entries = pages.map(({ language, path }) =>
    [
      `<url><loc>${origin}/${language}/${path}</loc>`,
      ...languages.map((code) => link(code, code, path)),
      `${link('x-default', fallbackLanguage, path)}</url>`,
    ].join(''),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

/** Whom to tell about a vulnerability (RFC 9116). It is valid for a year from the build. */
export const renderSecurityText = (origin: string, builtAt: Date): string => `Contact: ${origin}/en/contacts
Expires: ${new Date(builtAt.getTime() + 365 * 86_400_000).toISOString()}
Preferred-Languages: ${languages.join(', ')}
Canonical: ${origin}/.well-known/security.txt
`;

/** The cabinet is not listed here: a page that robots may not load cannot tell them that it is `noindex`. */
export const renderRobots = (origin: string): string =>
  `User-agent: *\nDisallow: /api/\nDisallow: /sandbox\n\nSitemap: ${origin}/sitemap.xml\n`;
