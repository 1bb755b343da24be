import { createHash } from 'node:crypto';
import { appFiles } from './siteAddresses.ts';

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const policy = (own: Readonly<Record<string, string>>) =>
  Object.entries({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
    'font-src': "'self'",
    'img-src': "'self'",
    'connect-src': "'self'",
    'manifest-src': "'self'",
    'worker-src': "'none'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    // `firstPaint.ts` creates it.
    'trusted-types': 'default',
    ...own,
  })
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');

/** The content security policies of the site. */
export interface Policies {
  /** The public pages. */
  readonly site: string;
  /** The cabinet, sign-in and registration. */
  readonly app: string;
}

const connections = (apiOrigin: string | undefined) =>
  apiOrigin === undefined ? "'self'" : `'self' ${apiOrigin}`;

/** What pages have as text in their HTML, or get as text while they run. */
interface InlineTexts {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const sources = (texts: readonly string[]) => `'self' ${texts.map(sha256).join(' ')}`;

/**
 * Styles and scripts that are written as text are known when the site is built, so their hashes are enough. `apiOrigin` is the origin
 * of the API when it is not the origin of the site.
 */
export const writePolicies = (
  { site, app }: Readonly<Record<'site' | 'app', InlineTexts>>,
  apiOrigin?: string,
): Policies => ({
  site: policy({
    'connect-src': connections(apiOrigin),
    'script-src': sources(site.scripts),
    'style-src': sources(site.styles),
  }),
  app: policy({
    'connect-src': connections(apiOrigin),
    'script-src': sources(app.scripts),
    'style-src': sources(app.styles),
    'worker-src': "'self'",
    // `blob:` is for previews of files that a user selects.
    'img-src': "'self' data: blob:",
  }),
});

/**
 * The headers of the site in production. `npm start` and the end-to-end tests serve it with the same ones. The API and the
 * sandbox's controls set their own.
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'camera=(), geolocation=(), microphone=(), publickey-credentials-create=(self), publickey-credentials-get=(self)',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Browsers ignore it on http.
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
};

interface SentResponse {
  status: number;
  file: string | undefined;
}

/** The names of files in `/assets/` contain a hash of their content; all else is revalidated. */
export function webHeaders(
  pathname: string,
  { status, file }: SentResponse,
  policies: Policies,
): Readonly<Record<string, string>> {
  const isHashed = status === 200 && pathname.startsWith('/assets/');
  const isApp = file === 'app.html' || (file !== undefined && appFiles.has(file));
  return {
    ...securityHeaders,
    'Content-Security-Policy': isApp ? policies.app : policies.site,
    'Cache-Control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    // The cabinet and the sign-in are nothing for search engines.
    ...(isApp && { 'X-Robots-Tag': 'noindex' }),
  };
}
