import { useEffect } from 'react';

/** How much of the window the on-screen keyboard covers: neither a fixed element nor a media query sees it. */
export const keyboardHeight = 'var(--mn-keyboard, 0px)';

/** Measures `keyboardHeight` while the component is mounted. */
export function useKeyboardHeight() {
  useEffect(() => {
    const { visualViewport: viewport, document } = window;
    const { style } = document.documentElement;
    if (!viewport) return undefined;
    const seen = viewport;
    function measure() {
      // A page that is zoomed in has a smaller viewport, too.
      const covered = seen.scale === 1 ? window.innerHeight - seen.height - seen.offsetTop : 0;
      if (covered >= 1) style.setProperty('--mn-keyboard', `${Math.round(covered)}px`);
      else style.removeProperty('--mn-keyboard');
    }
    measure();
    seen.addEventListener('resize', measure);
    seen.addEventListener('scroll', measure);
    return () => {
      seen.removeEventListener('resize', measure);
      seen.removeEventListener('scroll', measure);
      style.removeProperty('--mn-keyboard');
    };
  }, []);
}
