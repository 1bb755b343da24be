import { useEffect, useEffectEvent } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { screens } from '@meridian/frame/screens';
import { useRouteMatch } from './useRouteMatch.ts';

/**
 * After a navigation inside the app moves the focus to the heading of the new page and scrolls to its top, as a page load
 * does. Not on the page that was loaded first, and not when the address changes only in its language, its filters or the
 * details that are open over a list.
 */
export function FocusOnHeading() {
  const { key, pathname } = useLocation();
  const match = useRouteMatch();
  const isFirst = key === 'default';
  const isBack = useNavigationType() === NavigationType.Pop;
  const page =
    match && screens[match.id].path.endsWith('?') ? match.id : pathname.split('/').slice(2).join('/');
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
