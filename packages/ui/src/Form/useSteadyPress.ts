import { useEffect, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/**
 * Delays the `change` event of a field that loses the focus to a press until that press ends. The event validates the
 * field, so an error appears or disappears and moves the button from under the pointer: the press would be lost.
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
      // Synchronous: a click that submits the form checks the validity right after this.
      flushSync(() => {
        for (const target of targets) target.dispatchEvent(new Event('change', { bubbles: true }));
      });
    }

    // The click comes in the same task, and after a drag there is none.
    function releaseSoon() {
      clearTimeout(timer);
      timer = setTimeout(release);
    }

    function delay(event: Event) {
      if (!isPressed || !event.target) return;
      event.stopPropagation();
      delayed.add(event.target);
    }

    // After a tap, `mousedown` moves the focus when the pointer events are already over.
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
