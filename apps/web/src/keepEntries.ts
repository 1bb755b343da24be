type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A field with what a person entered before it was hydrated. */
interface Entry {
  field: Field;
  value: string;
  /** Of a check box or a radio button. */
  isChecked?: boolean;
}

const isChoice = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

function initialValue(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const selected = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0];
  return selected?.value ?? '';
}

function entriesOf(root: HTMLElement): Entry[] {
  return [...root.querySelectorAll<Field>('input, select, textarea')].flatMap((field): Entry[] => {
    const { value } = field;
    if (isChoice(field))
      return field.checked === field.defaultChecked ? [] : [{ field, value, isChecked: field.checked }];
    return value === initialValue(field) ? [] : [{ field, value }];
  });
}

/** Writes a value as a person does. React listens to the event if the value differs from the last one that it knows. */
function enter(field: Field, value: string): void {
  const { selectionStart, selectionEnd } =
    field instanceof HTMLSelectElement ? { selectionStart: null, selectionEnd: null } : field;
  // React overrides the setter of the element, and learns the value from it. The setter of the prototype is the native one.
  field.value = initialValue(field);
  const descriptor = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  descriptor?.set?.call(field, value);
  if (selectionStart !== null && !(field instanceof HTMLSelectElement))
    field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/**
 * Call it before a static form is hydrated. The returned function enters again what was typed and chosen until then, announces
 * the focus, and submits the form if a person did.
 */
export function keepEntries(root: HTMLElement): () => void {
  const entries = entriesOf(root);
  return () => {
    for (const { field, value, isChecked } of entries) {
      // A value that is there was kept, or was typed since.
      if (isChecked === undefined) enter(field, field.value === initialValue(field) ? value : field.value);
      else if (field instanceof HTMLInputElement && field.checked !== isChecked) field.click();
    }
    const focused = document.activeElement;
    if (focused && root.contains(focused))
      focused.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    const submitted = root.querySelector<HTMLFormElement>('form[data-submitted]');
    delete submitted?.dataset.submitted;
    submitted?.requestSubmit();
  };
}
