/** Throws unless the text is exactly an origin: `https://example.com` is valid, `https://example.com/` is not. */
export function checkOrigin(origin: string): void {
  const isOrigin = URL.parse(origin)?.origin === origin && !origin.includes('*');
  if (!isOrigin) throw new Error(`“${origin}” is no origin; one looks like https://example.com.`);
}
