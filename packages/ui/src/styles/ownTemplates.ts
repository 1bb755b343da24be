/**
 * The Emotion names of `styled` templates. The browser parses their nesting itself; Emotion's parser took a
 * sixth of the load time of a form page.
 */
export const ownTemplates = new Set<string>();
