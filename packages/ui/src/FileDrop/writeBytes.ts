const STEPS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** A size as people read it, in steps of a thousand as phones and systems count: `1.4 MB`, `1,4 МБ`. */
export function writeBytes(bytes: number, locale: string): string {
  const rung = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), STEPS.length - 1);
  // 999,960 bytes are a megabyte once they are rounded.
  const step = bytes / 1000 ** rung >= 999.95 && rung < STEPS.length - 1 ? rung + 1 : rung;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: STEPS[step] ?? 'byte',
    // A byte has no short name.
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: 1,
  }).format(bytes / 1000 ** step);
}
