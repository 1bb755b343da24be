export type SchemeChoice = 'system' | 'light' | 'dark';

/** The scheme that `pinScheme` wrote to the root element; undefined until the user chooses. */
export function readScheme(): SchemeChoice | undefined {
  const { scheme } = document.documentElement.dataset;
  return scheme === 'system' || scheme === 'light' || scheme === 'dark' ? scheme : undefined;
}

/** Observes the attribute, so that several switches on a page agree. */
export function observeScheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-scheme'] });
  return () => observer.disconnect();
}
