/**
 * Whether a key event reaches the browser without `preventDefault`. A scripted key does not scroll, so a play
 * function can only check this.
 */
export async function isLeftToTheBrowser(on: HTMLElement, press: () => Promise<unknown>): Promise<boolean> {
  const through: boolean[] = [];
  const note = (event: KeyboardEvent) => {
    if (event.target === on) through.push(!event.defaultPrevented);
  };
  document.addEventListener('keydown', note);
  await press();
  document.removeEventListener('keydown', note);
  return through.length > 0 && through.every(Boolean);
}
