/// <reference types="vite/client" />
import '../preview.tsx';

interface Runnable {
  composed: {
    globals: { viewport?: { value?: string } };
    parameters: {
      layout?: string;
      /** How wide the page is in its pictures, where its layout goes by that. */
      widths?: readonly number[];
      docs?: { story?: { inline?: boolean; height?: string } };
      viewport?: { options?: Record<string, { styles: { width: string; height: string } }> };
    };
  };
  extend(annotations: { globals: Record<string, unknown> }): { run(): Promise<void> };
}

/** A story that the tests show and look at. */
export interface ShownStory {
  /** The component's and its own, `Button/Primary`; of a grid of states the component's alone. */
  name: string;
  /** How high the frame is in which a page of docs shows it, in pixels; undefined where it stands in the page itself. */
  frameHeight: number | undefined;
  /** The window in which the story happens, in pixels, where its file names one. */
  window: { width: number; height: number } | undefined;
  /** How wide the page is in its pictures, in pixels: one width, unless the layout goes by it. */
  widths: readonly number[];
  /** Whether Storybook leaves no air around it. */
  isFullscreen: boolean;
  /**
   * Mounts the story in the place of the one before, in these words, perhaps under a locale that is read from right to
   * left, and plays it.
   */
  show(language: 'en' | 'ru', isRightToLeft?: boolean): Promise<void>;
}

/** Of a page whose layout does not go by its width. */
export const PICTURE_WIDTH = 960;

const modules = import.meta.glob<Record<string, Runnable>>('../../packages/ui/src/*/*.stories.tsx');

const componentOf = (file: string) => /([^/]+)\.stories\.tsx$/.exec(file)?.[1] ?? file;

function frameHeightOf({ composed }: Runnable): number | undefined {
  const { inline = true, height = '' } = composed.parameters.docs?.story ?? {};
  return inline ? undefined : Number.parseInt(height, 10);
}

function windowOf({ composed: { globals, parameters } }: Runnable): ShownStory['window'] {
  const { value } = globals.viewport ?? {};
  const styles = value && parameters.viewport?.options?.[value]?.styles;
  if (!styles) return undefined;
  return { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) };
}

function toShown(name: string, story: Runnable): ShownStory {
  return {
    name,
    frameHeight: frameHeightOf(story),
    window: windowOf(story),
    widths: story.composed.parameters.widths ?? [PICTURE_WIDTH],
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

const files = await Promise.all(
  Object.entries(modules).map(async ([file, load]) => ({ file, stories: Object.entries(await load()) })),
);

const inFile = ({ file, stories }: (typeof files)[number]) =>
  stories.map(([story, runnable]) => ({ file, story, runnable, name: `${componentOf(file)}/${story}` }));

const all = files.flatMap(inFile);

const shown = (those: typeof all): readonly ShownStory[] =>
  those.map(({ name, runnable }) => toShown(name, runnable));

/** Every grid of states of the design system: `Button`. Those of screens are for Chromatic: see decision 0007. */
export const grids: readonly ShownStory[] = all
  .filter(({ story }) => story === 'AllStates')
  .map(({ file, runnable }) => toShown(componentOf(file), runnable));

/** Every story of words longer than their line, of forty digits and of nothing at all: `Tabs/LongWords`. */
export const badInput = shown(all.filter(({ story }) => /^(LongWords|FortyDigits|Empty)/.test(story)));

const isFoundation = ({ file }: (typeof all)[number]) => file.includes('/foundations/');

/** Every story of a component or a pattern. */
export const stories = shown(all.filter((one) => !isFoundation(one)));

/** Every story of what lies under them: tokens and brands, which are called the same in both languages. */
export const foundations = shown(all.filter(isFoundation));

export function gridOf(name: string): ShownStory {
  const grid = grids.find((one) => one.name === name);
  if (!grid) throw new Error(`There is no grid of ${name}.`);
  return grid;
}
