/**
 * The headers of the web app in production. `npm start` and the end-to-end tests serve it with the same ones. The API and
 * the sandbox's controls set their own.
 */
const security: Readonly<Record<string, string>> = {
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    // Emotion and the brand add <style> elements without a nonce.
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self'",
    // `blob:` is for previews of files that a person selects.
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Browsers ignore it on http.
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
};

/** The names of files in `/assets/` contain a hash of their content; all else is revalidated. */
export function webHeaders(path: string): Readonly<Record<string, string>> {
  const isHashed = path.startsWith('/assets/');
  return { ...security, 'Cache-Control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache' };
}
