/** Adds the browser APIs that the app uses and jsdom lacks. */
export function completeBrowser(): void {
  // Node's `fetch` has no page URL. It resolves relative URLs against this origin.
  Reflect.set(globalThis, Symbol.for('undici.globalOrigin.1'), new URL(window.location.origin));
  window.scrollTo = () => {};
}
