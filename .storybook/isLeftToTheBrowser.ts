/**
 * Whether nobody takes from the browser the keys that it answers by itself, such as those that scroll: pressed by a
 * script they do nothing, so all that a play can see is that they get through.
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
