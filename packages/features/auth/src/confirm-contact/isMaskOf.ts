/** Whether `+44 •••• •••123` hides this contact. Another device may have changed the one that codes go to. */
export function isMaskOf(masked: string, contact: string): boolean {
  const [start = '', ...rest] = masked.replaceAll(' ', '').toLowerCase().split(/•+/);
  const text = contact.toLowerCase();
  return rest.length > 0 && text.startsWith(start) && text.endsWith(rest.at(-1) ?? '');
}
