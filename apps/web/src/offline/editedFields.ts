/** The fields of forms that the user has changed since the page was loaded. */
const edited = new Set<Element>();

function remember({ target }: Event): void {
  if (target instanceof Element && target.closest('form')) edited.add(target);
}

/** Starts to notice changes of fields. */
export function watchFields(): void {
  for (const type of ['input', 'change']) document.addEventListener(type, remember, { capture: true });
}

/** Whether a form that is on the page has a changed field. A form that is left or done is not on the page any more. */
export function isFormDirty(): boolean {
  for (const field of edited) if (!field.isConnected) edited.delete(field);
  return edited.size > 0;
}
