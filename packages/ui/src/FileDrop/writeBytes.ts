const STEPS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** A file size in decimal units, as phones and systems show it: `1.4 MB`, `1,4 МБ`. */
export function writeBytes(bytes: number, locale: string): string {
  const rung = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), STEPS.length - 1);
  // 999,960 bytes round up to one megabyte.
  const step = bytes / 1000 ** rung >= 999.95 && rung < STEPS.length - 1 ? rung + 1 : rung;
  const written = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: STEPS[step] ?? 'byte',
    // The short unit of a byte is not commonly known.
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: 1,
  }).format(bytes / 1000 ** step);
  // A line never breaks between the number and its unit.
  return written.replaceAll(' ', '\u00a0');
}
