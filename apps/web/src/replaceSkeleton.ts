import { pageParts } from '@meridian/page-parts';

/**
 * Removes the skeleton once the app shows a page, before the browser paints it: no part of the page is waiting for its code. A skeleton
 * that shows figures stays until the page shows them too.
 */
export function replaceSkeleton(skeleton: Element, root: Element): void {
  const observer = new MutationObserver(() => {
    if (!root.hasChildNodes() || root.querySelector(`[${pageParts.waiting}]`)) return;
    if (skeleton.hasAttribute(pageParts.hasFigures) && root.querySelector('main [aria-busy=true]')) return;
    observer.disconnect();
    skeleton.remove();
  });
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ['aria-busy'] });
}
