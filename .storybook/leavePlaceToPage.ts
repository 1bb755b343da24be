/** Whether this is a frame in a page of docs, where several stories load while somebody reads. */
const isInDocs = () =>
  window.parent !== window && new URLSearchParams(window.parent.location.search).get('viewMode') === 'docs';

/**
 * What a story focuses as it opens takes nothing from whoever reads the page around it: until they come into the frame the
 * focus stays where they left it, and from then on it does not scroll the page, which began in its middle, at the last
 * frame that had loaded.
 */
export function leavePlaceToPage(): void {
  if (!isInDocs()) return;
  // oxlint-disable-next-line unbound-method -- it is called with its element
  HTMLElement.prototype.focus = new Proxy(HTMLElement.prototype.focus, {
    apply(focus, element, [options]: [FocusOptions?]) {
      if (document.hasFocus()) Reflect.apply(focus, element, [{ ...options, preventScroll: true }]);
    },
  });
}
