import type { Context } from 'hono';

/**
 * Whether a page of another origin made this call: the browser says so in `Origin` or in `Sec-Fetch-Site`. A visitor may still
 * open a page of the controls from a link.
 */
export function isForeign({ req }: Context): boolean {
  const origin = req.header('origin');
  if (origin !== undefined && URL.parse(origin)?.host !== req.header('host')) return true;
  const isOpened = req.method === 'GET' && req.header('sec-fetch-mode') === 'navigate';
  return !isOpened && !['same-origin', 'none'].includes(req.header('sec-fetch-site') ?? 'none');
}
