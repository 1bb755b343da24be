/// <reference types="vite/client" />
import '../preview.tsx';

interface Runnable {
  extend(annotations: { globals: Record<string, unknown> }): { run(): Promise<void> };
}

/** The `AllStates` story of a component. */
export interface Grid {
  /** The component's: `Button`. */
  name: string;
  /** Mounts the grid in the place of the one before, in these words, perhaps under a locale that is read from right to left. */
  show(language: 'en' | 'ru', isRightToLeft?: boolean): Promise<void>;
}

const stories = import.meta.glob<Runnable | undefined>('../../packages/ui/src/*/*.stories.tsx', {
  import: 'AllStates',
});

function toGrid(file: string, story: Runnable): Grid {
  return {
    name: /([^/]+)\.stories\.tsx$/.exec(file)?.[1] ?? file,
    async show(language, isRightToLeft = false) {
      (document.activeElement instanceof HTMLElement ? document.activeElement : document.body).blur();
      // React Aria shows the focus by how a person last acted; whatever the grid before did, here it was by keyboard.
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
      window.scrollTo(0, 0);
      await story
        .extend({ globals: { language, isRightToLeft, scheme: 'light', a11y: { manual: true } } })
        .run();
    },
  };
}

const found = await Promise.all(
  Object.entries(stories).map(async ([file, load]) => {
    const story = await load();
    return story ? [toGrid(file, story)] : [];
  }),
);

/** Every grid of the design system. Those of screens are for Chromatic: see decision 0007. */
export const grids: readonly Grid[] = found.flat();

export function gridOf(name: string): Grid {
  const grid = grids.find((one) => one.name === name);
  if (!grid) throw new Error(`There is no grid of ${name}.`);
  return grid;
}
