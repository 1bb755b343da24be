import { useEffect, useRef, type RefObject } from 'react';

/** Holds back a submit of the input's form until `isReady`, then submits again, so the form is validated again too. */
export function useSubmitWhenReady(input: RefObject<HTMLInputElement | null>, isReady: boolean): void {
  const held = useRef<SubmitEvent | null>(null);
  useEffect(() => {
    const form = input.current?.form;
    if (!form) return undefined;
    if (isReady) {
      const event = held.current;
      held.current = null;
      if (event) form.requestSubmit(event.submitter);
      return undefined;
    }
    function hold(event: SubmitEvent) {
      event.preventDefault();
      event.stopImmediatePropagation();
      held.current = event;
    }
    form.addEventListener('submit', hold, true);
    return () => form.removeEventListener('submit', hold, true);
  }, [input, isReady]);
}
