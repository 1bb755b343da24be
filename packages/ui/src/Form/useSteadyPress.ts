import { useEffect, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/**
 * Delays a field's `change` event while a press is in progress. The event validates the field; an error that
 * appears or disappears would move the button away and lose the press.
 */
export function useSteadyPress(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const fields = form.current;
    if (!fields) return undefined;
    const delayed = new Set<EventTarget>();
    let isPressed = false;
    let timer: ReturnType<typeof setTimeout> | undefined;

    function press() {
      clearTimeout(timer);
      isPressed = true;
    }

    function release() {
      clearTimeout(timer);
      isPressed = false;
      const targets = [...delayed];
      delayed.clear();
      if (targets.length === 0) return;
      // Synchronous, because a submitting click checks validity right after this.
      flushSync(() => {
        for (const target of targets) target.dispatchEvent(new Event('change', { bubbles: true }));
      });
    }

    // The click follows in the same task. After a drag there is none.
    function releaseSoon() {
      clearTimeout(timer);
      timer = setTimeout(release);
    }

    function delay(event: Event) {
      if (!isPressed || !event.target) return;
      event.stopPropagation();
      delayed.add(event.target);
    }

    // After a tap, `mousedown` moves the focus after the pointer events.
    const starts = ['pointerdown', 'mousedown'] as const;
    const ends = ['pointerup', 'pointercancel', 'mouseup'] as const;
    for (const type of starts) window.addEventListener(type, press, true);
    for (const type of ends) window.addEventListener(type, releaseSoon, true);
    window.addEventListener('click', release, true);
    fields.addEventListener('change', delay, true);
    return () => {
      clearTimeout(timer);
      for (const type of starts) window.removeEventListener(type, press, true);
      for (const type of ends) window.removeEventListener(type, releaseSoon, true);
      window.removeEventListener('click', release, true);
      fields.removeEventListener('change', delay, true);
    };
  }, [form]);
}
