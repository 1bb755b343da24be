/** Whether `+44 •••• •••123` hides this contact. Another device may have changed the one that codes go to. */
export function matchesMask(masked: string, contact: string): boolean {
  // The digits of a phone are grouped as in its country.
  const signs = contact.startsWith('+') ? /[^+\d•]/g : /\s/g;
  const [start = '', ...rest] = masked.replace(signs, '').toLowerCase().split(/•+/);
  const text = contact.toLowerCase();
  return rest.length > 0 && text.startsWith(start) && text.endsWith(rest.at(-1) ?? '');
}
