import { useEffect, useEffectEvent } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/**
 * After a navigation inside the app moves the focus to the heading of the new page and scrolls to its top, as a page load
 * does. Not on the page that was loaded first, and not when only the language or the filters in the address change.
 */
export function FocusOnHeading() {
  const { key, pathname } = useLocation();
  const isFirst = key === 'default';
  const isBack = useNavigationType() === NavigationType.Pop;
  const page = pathname.split('/').slice(2).join('/');
  const arrive = useEffectEvent(() => {
    const heading = document.querySelector('h1');
    if (isFirst || !heading) return;
    heading.tabIndex = -1;
    // The focus is for screen readers. A heading does nothing when pressed, so a ring would mislead.
    heading.style.outline = 'none';
    heading.focus({ preventScroll: true });
    if (!isBack) window.scrollTo(0, 0);
  });
  useEffect(() => arrive(), [page]);
  return null;
}
