/**
 * The number in E.164 as the contract wants it, from what people type: spaces, dashes, dots and brackets are taken
 * out, an international `00` becomes a plus. Undefined where the country code is missing or the rest is no number.
 */
export function parsePhone(text: string): string | undefined {
  const compact = text.replace(/[\s().\-\u2010-\u2015]/g, '').replace(/^00/, '+');
  return /^\+[1-9][0-9]{6,14}$/.test(compact) ? compact : undefined;
}
