/** Whether this is an iframe of a docs page. */
const isInDocs = () =>
  window.parent !== window && new URLSearchParams(window.parent.location.search).get('viewMode') === 'docs';

/**
 * In a docs page, stories must not take the focus or scroll the page while they load. Until the user enters the
 * iframe, focus calls are ignored. After that they do not scroll.
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
