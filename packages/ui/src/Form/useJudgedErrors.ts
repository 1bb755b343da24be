import { useEffect, type RefObject } from 'react';
import type { ServerErrors } from './serverErrors.ts';

/**
 * React Aria shows the error of a field's last `change` event, which comes when the field is left. Here every key and every render
 * of the form judges shown errors again: the text, a bound, another field or the language may have changed. A field that has shown
 * an error is judged until it is left. An error of the server stays until its field is edited.
 */
export function useJudgedErrors(form: RefObject<HTMLFormElement | null>, serverErrors: ServerErrors) {
  useEffect(() => shownInvalid(form.current).forEach((control) => judgeOther(control, serverErrors)));

  useEffect(() => {
    const fields = form.current;
    let corrected: EventTarget | null = null;

    function judge({ target }: Event) {
      const shown = shownInvalid(fields);
      shown.forEach((control) => {
        if (control === target) corrected = target;
        else judgeOther(control, serverErrors);
      });
      if (corrected === target && target instanceof HTMLElement) judgeEdited(target);
    }
    function leave() {
      corrected = null;
    }

    fields?.addEventListener('input', judge);
    fields?.addEventListener('focusout', leave);
    return () => {
      fields?.removeEventListener('input', judge);
      fields?.removeEventListener('focusout', leave);
    };
  }, [form, serverErrors]);
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Not those of a later step, which the browser does not validate, nor a choice of files, which `change` would repeat. */
const shownInvalid = (form: HTMLFormElement | null): readonly Control[] =>
  [
    ...(form?.querySelectorAll<Control>('[data-invalid] :is(input:not([type="file"]), textarea, select)') ??
      []),
  ].filter(({ willValidate }) => willValidate);

const showError = (control: HTMLElement) => control.dispatchEvent(new Event('change', { bubbles: true }));

function judgeOther(control: Control, serverErrors: ServerErrors) {
  const isServers = Object.values(serverErrors).flat().includes(control.validationMessage);
  if (!isServers) showError(control);
}

function judgeEdited(control: HTMLElement) {
  // A code is wrong until its last digit.
  const isUnfinished =
    control instanceof HTMLInputElement && control.value.length < Number(control.dataset.length ?? 0);
  if (!isUnfinished) showError(control);
}
