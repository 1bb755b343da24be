/// <reference types="vite/client" />
import '../preview.tsx';

interface Runnable {
  composed: {
    globals: { viewport?: { value?: string } };
    parameters: {
      layout?: string;
      docs?: { story?: { inline?: boolean; height?: string } };
      viewport?: { options?: Record<string, { styles: { width: string; height: string } }> };
    };
  };
  extend(annotations: { globals: Record<string, unknown> }): { run(): Promise<void> };
}

/** A story of a component that is looked at: its `AllStates`, or one of bad input. */
export interface Grid {
  /** The component's, `Button`, with that of a story of bad input: `Button/LongWords`. */
  name: string;
  /** How high the frame is in which a page of docs shows it, in pixels; undefined where it stands in the page itself. */
  frameHeight: number | undefined;
  /** The window in which the story happens, in pixels, where its file names one. */
  window: { width: number; height: number } | undefined;
  /** Whether Storybook leaves no air around it. */
  isFullscreen: boolean;
  /**
   * Mounts the story in the place of the one before, in these words, perhaps under a locale that is read from right to
   * left, and plays it.
   */
  show(language: 'en' | 'ru', isRightToLeft?: boolean): Promise<void>;
}

const allStates = import.meta.glob<Runnable | undefined>('../../packages/ui/src/*/*.stories.tsx', {
  import: 'AllStates',
});

const componentOf = (file: string) => /([^/]+)\.stories\.tsx$/.exec(file)?.[1] ?? file;

function frameHeightOf({ composed }: Runnable): number | undefined {
  const { inline = true, height = '' } = composed.parameters.docs?.story ?? {};
  return inline ? undefined : Number.parseInt(height, 10);
}

function windowOf({ composed: { globals, parameters } }: Runnable): Grid['window'] {
  const { value } = globals.viewport ?? {};
  const styles = value && parameters.viewport?.options?.[value]?.styles;
  if (!styles) return undefined;
  return { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) };
}

function toGrid(name: string, story: Runnable): Grid {
  return {
    name,
    frameHeight: frameHeightOf(story),
    window: windowOf(story),
    isFullscreen: story.composed.parameters.layout === 'fullscreen',
    async show(language, isRightToLeft = false) {
      (document.activeElement instanceof HTMLElement ? document.activeElement : document.body).blur();
      // React Aria shows the focus by how a person last acted; whatever the grid before did, here it was by keyboard.
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
      window.scrollTo(0, 0);
      await story
        .extend({
          globals: {
            language,
            // A story may be about one direction by itself.
            ...(isRightToLeft && { direction: 'rtl' }),
            scheme: 'light',
            a11y: { manual: true },
          },
        })
        .run();
    },
  };
}

const found = await Promise.all(
  Object.entries(allStates).map(async ([file, load]) => {
    const story = await load();
    return story ? [toGrid(componentOf(file), story)] : [];
  }),
);

/** Every grid of the design system. Those of screens are for Chromatic: see decision 0007. */
export const grids: readonly Grid[] = found.flat();

const modules = import.meta.glob<Record<string, Runnable>>('../../packages/ui/src/*/*.stories.tsx');

const isBadInput = (story: string) => /^(LongWords|FortyDigits|Empty)/.test(story);

const foundOfBadInput = await Promise.all(
  Object.entries(modules).map(async ([file, load]) =>
    Object.entries(await load())
      .filter(([story]) => isBadInput(story))
      .map(([story, runnable]) => toGrid(`${componentOf(file)}/${story}`, runnable)),
  ),
);

const foundOfAll = await Promise.all(
  Object.entries(modules).map(async ([file, load]) =>
    Object.entries(await load()).map(([story, runnable]) =>
      toGrid(`${componentOf(file)}/${story}`, runnable),
    ),
  ),
);
export const stories = foundOfAll.flat();

/** Every story of words longer than their line, of forty digits and of nothing at all: `Tabs/LongWords`. */
export const badInput: readonly Grid[] = foundOfBadInput.flat();

export function gridOf(name: string): Grid {
  const grid = grids.find((one) => one.name === name);
  if (!grid) throw new Error(`There is no grid of ${name}.`);
  return grid;
}
