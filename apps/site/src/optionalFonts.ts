/**
 * A font that is preloaded is there for the first paint, or never moves the text of this visit. The others are loaded when the
 * app needs them.
 */
export const optionalFonts = (css: string, preloaded: readonly string[]) =>
  css.replaceAll(/@font-face\s*\{[^}]*\}/g, (rule) =>
    preloaded.some((font) => rule.includes(font))
      ? rule.replace(/font-display:\s*swap/, 'font-display:optional')
      : rule,
  );
