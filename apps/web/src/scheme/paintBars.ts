/** Gives the browser's bars the colour of the chosen scheme. In the head, each scheme has its own `theme-color`. */
export function paintBars(choice: string | undefined): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const { scheme } = meta.dataset;
    const pinned = scheme === choice ? 'all' : 'not all';
    meta.media = choice === 'light' || choice === 'dark' ? pinned : `(prefers-color-scheme: ${scheme})`;
  }
}
