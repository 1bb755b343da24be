import { pageParts } from '@meridian/page-parts';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What a user entered into a field before it was hydrated. */
interface Entry {
  value: string;
  /** Of a check box or a radio button. */
  isChecked?: boolean;
  /** Where the caret was, in a field of text. */
  selection?: readonly [start: number, end: number];
}

const isChoice = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

function initialValue(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const selected = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0];
  return selected?.value ?? '';
}

function entryOf(field: Field): Entry {
  const { value } = field;
  if (isChoice(field)) return { value, isChecked: field.checked };
  if (field instanceof HTMLSelectElement) return { value };
  const { selectionStart, selectionEnd } = field;
  return selectionStart === null || selectionEnd === null
    ? { value }
    : { value, selection: [selectionStart, selectionEnd] };
}

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement;

const isChanged = (field: Field) =>
  isChoice(field) ? field.checked !== field.defaultChecked : field.value !== initialValue(field);

/** Writes a value as a user does. React listens to the event if the value differs from the last one that it knows. */
function enter(field: Field, { value, selection }: Entry): void {
  // React overrides the setter of the element, and learns the value from it. The setter of the prototype is the native one.
  field.value = initialValue(field);
  const descriptor = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  descriptor?.set?.call(field, value);
  if (selection && !(field instanceof HTMLSelectElement)) field.setSelectionRange(...selection);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/**
 * Call it before a static form is hydrated: React then sets its fields to their first values. The returned function enters again
 * what was typed and chosen until then, announces the focus, and repeats a press of a button and a submit.
 */
export function preserveInput(root: HTMLElement): () => void {
  const changed = [...root.querySelectorAll<Field>('input, select, textarea')].filter(isChanged);
  const entries = new Map(changed.map((field) => [field, entryOf(field)]));
  // Hydration takes a while, and typing goes on.
  const remember = ({ target }: Event) => isField(target) && entries.set(target, entryOf(target));
  root.addEventListener('input', remember, true);
  return () => {
    root.removeEventListener('input', remember, true);
    for (const [field, entry] of entries) {
      if (entry.isChecked === undefined) enter(field, entry);
      else if (field instanceof HTMLInputElement && field.checked !== entry.isChecked) field.click();
    }
    const focused = document.activeElement;
    if (focused && root.contains(focused))
      focused.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    for (const button of root.querySelectorAll<HTMLButtonElement>(`button[${pageParts.clicked}]`)) {
      button.removeAttribute(pageParts.clicked);
      button.click();
    }
    const submitted = root.querySelector<HTMLFormElement>(`form[${pageParts.submitted}]`);
    submitted?.removeAttribute(pageParts.submitted);
    submitted?.requestSubmit();
  };
}
