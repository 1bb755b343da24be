import { fallbackLanguage, isLanguage } from '@meridian/i18n';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
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

const hydrations = new WeakMap<HTMLElement, Promise<Root>>();

const treeOf = (content: ReactNode, onHydrated?: () => void) => {
  const { lang } = document.documentElement;
  return (
    <IslandRoot language={isLanguage(lang) ? lang : fallbackLanguage} {...(onHydrated && { onHydrated })}>
      {content}
    </IslandRoot>
  );
};

async function loadIsland({ dataset: { island = '' } }: HTMLElement) {
  const load = islands[island];
  if (!load) throw new Error(`There is no island "${island}".`);
  return load();
}

async function begin(element: HTMLElement): Promise<Root> {
  const render = await loadIsland(element);
  const entries = entriesOf(element);
  const { promise, resolve } = Promise.withResolvers<void>();
  const tree = treeOf(render(element.dataset.props ?? '{}'), resolve);
  const options = { identifierPrefix: `${element.id}-` };
  let root: Root;
  // An island that the build did not write has no content yet.
  if (element.childElementCount === 0) {
    root = createRoot(element, options);
    root.render(tree);
  } else root = hydrateRoot(element, tree, options);
  await promise;
  for (const { field, value, isChecked } of entries) {
    if (isChecked === undefined) enter(field, value);
    else if (field instanceof HTMLInputElement && field.checked !== isChecked) field.click();
  }
  element.dataset.hydrated = '';
  return root;
}

/** Makes an island interactive, once. What was typed and chosen in its static form is kept. */
export function hydrate(element: HTMLElement): Promise<Root> {
  const begun = hydrations.get(element) ?? begin(element);
  hydrations.set(element, begun);
  // The next interaction tries again.
  begun.catch(() => hydrations.delete(element));
  return begun;
}

/** Gives an island other props. What a person entered stays. */
export async function renderAgain(element: HTMLElement, props: string): Promise<void> {
  const [root, render] = await Promise.all([hydrate(element), loadIsland(element)]);
  root.render(treeOf(render(props)));
}
