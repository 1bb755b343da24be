/** Whether this is a frame in a page of docs, where several stories load while somebody reads. */
const isInDocs = () =>
  window.parent !== window && new URLSearchParams(window.parent.location.search).get('viewMode') === 'docs';

/** What a story focuses as it opens stays where it is: a page of docs began in its middle, at the last frame that had loaded. */
export function leavePlaceToPage(): void {
  if (!isInDocs()) return;
  // oxlint-disable-next-line unbound-method -- it is called with its element
  HTMLElement.prototype.focus = new Proxy(HTMLElement.prototype.focus, {
    apply: (focus, element, [options]: [FocusOptions?]) =>
      Reflect.apply(focus, element, [{ ...options, preventScroll: true }]),
  });
}
