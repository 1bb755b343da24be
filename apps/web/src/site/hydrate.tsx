import { fallbackLanguage, isLanguage } from '@meridian/i18n';
import { hydrateRoot } from 'react-dom/client';
import { IslandRoot } from './IslandRoot.tsx';
import { islands } from './islands.ts';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A field with what a person entered before the island was hydrated. */
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

/** The fields of an island that a person has changed before it was hydrated. */
function entriesOf(root: HTMLElement): Entry[] {
  return [...root.querySelectorAll<Field>('input, select, textarea')].flatMap((field): Entry[] => {
    const { value } = field;
    if (isChoice(field))
      return field.checked === field.defaultChecked ? [] : [{ field, value, isChecked: field.checked }];
    return value === initialValue(field) ? [] : [{ field, value }];
  });
}

/** Writes a value as a person does: React listens to the native setter of the prototype. */
function enter(field: Field, value: string): void {
  const descriptor = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  descriptor?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Makes an island interactive. What was typed and chosen in its static form is kept. */
export async function hydrate(root: HTMLElement): Promise<void> {
  const { island = '', props = '{}' } = root.dataset;
  const load = islands[island];
  if (!load) throw new Error(`There is no island "${island}".`);
  const render = await load();
  const entries = entriesOf(root);
  const { lang } = document.documentElement;
  const { promise, resolve } = Promise.withResolvers<void>();
  hydrateRoot(
    root,
    <IslandRoot language={isLanguage(lang) ? lang : fallbackLanguage} onHydrated={resolve}>
      {render(props)}
    </IslandRoot>,
    { identifierPrefix: `${root.id}-` },
  );
  await promise;
  for (const { field, value, isChecked } of entries) {
    if (isChecked === undefined) enter(field, value);
    else if (field instanceof HTMLInputElement && field.checked !== isChecked) field.click();
  }
  root.dataset.hydrated = '';
}
