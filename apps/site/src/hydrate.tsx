import { fallbackLanguage, isLanguage } from '@meridian/i18n';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { preserveInput } from '@meridian/web/keep-entries';
import { IslandRoot } from './IslandRoot.tsx';
import { islands } from './islands.ts';

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
  const restoreEntries = preserveInput(element);
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
  restoreEntries();
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

/** Gives an island other props. What a user entered stays. */
export async function renderAgain(element: HTMLElement, props: string): Promise<void> {
  const [root, render] = await Promise.all([hydrate(element), loadIsland(element)]);
  root.render(treeOf(render(props)));
}
