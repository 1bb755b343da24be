export type SchemeChoice = 'system' | 'light' | 'dark';

/** What `pinScheme` wrote on the root of the page; `undefined` until somebody chose. */
export function readScheme(): SchemeChoice | undefined {
  const { scheme } = document.documentElement.dataset;
  return scheme === 'system' || scheme === 'light' || scheme === 'dark' ? scheme : undefined;
}

/** Calls back whenever the attribute changes, whoever writes it, so that two switches on a page agree. */
export function observeScheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-scheme'] });
  return () => observer.disconnect();
}
