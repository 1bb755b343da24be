/** What the app asks of a browser and jsdom does not have. */
export function completeBrowser(): void {
  // Node resolves relative addresses of requests by this origin: it has no page that they could be relative to.
  Reflect.set(globalThis, Symbol.for('undici.globalOrigin.1'), new URL(window.location.origin));
  window.scrollTo = () => {};
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: false,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    });
}
