/// <reference types="vite/client" />
import '../preview.tsx';
import { isValidElement } from 'react';
import { type Runnable, type WindowSize, getWindowSize, isChosen } from './runnable.ts';

/** A story that the tests mount. */
export interface ShownStory {
  /** `Button/Primary`; for a grid of states only the component's name. */
  name: string;
  /** The texts in its args, such as what a page of the site is built from. */
  texts: readonly string[];
  /** The height of the story's iframe on a docs page, in pixels; undefined for an inline story. */
  frameHeight: number | undefined;
  /** The window size that the story's file sets, in pixels. */
  window: WindowSize | undefined;
  /** Whether Storybook renders it without padding. */
  isFullscreen: boolean;
  /** Mounts the story in a language and direction, replacing the previous one, and runs its play function. */
  show(language: 'en' | 'ru', isRightToLeft?: boolean): Promise<void>;
}

const modules = import.meta.glob<Record<string, Runnable>>([
  '../../packages/ui/src/*/*.stories.tsx',
  '../../packages/features/*/src/**/*.stories.tsx',
  '../../packages/problem/src/**/*.stories.tsx',
]);

const componentOf = (file: string) => /([^/]+)\.stories\.tsx$/.exec(file)?.[1] ?? file;

function frameHeightOf({ composed }: Runnable): number | undefined {
  const { inline = true, height = '' } = composed.parameters.docs?.story ?? {};
  return inline ? undefined : Number.parseInt(height, 10);
}

const collectTexts = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null && !isValidElement(value)
    ? Object.values(value).flatMap(collectTexts)
    : [];
};

function toShown(name: string, story: Runnable): ShownStory {
  return {
    name,
    texts: collectTexts(story.composed.args),
    frameHeight: frameHeightOf(story),
    window: getWindowSize(story),
    isFullscreen: story.composed.parameters.layout === 'fullscreen',
    async show(language, isRightToLeft = false) {
      (document.activeElement instanceof HTMLElement ? document.activeElement : document.body).blur();
      // React Aria shows a focus ring after keyboard input only, so start every grid with a key press.
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
      window.scrollTo(0, 0);
      // React Aria's announcer keeps the messages of the previous story for seven seconds.
      for (const log of document.querySelectorAll('[data-live-announcer] [role="log"]'))
        log.replaceChildren();
      await story
        .extend({
          globals: {
            language,
            // A story may set its own direction.
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

const all = files.flatMap(({ file, stories }) =>
  stories.map(([story, runnable]) => ({ file, story, runnable, name: `${componentOf(file)}/${story}` })),
);

const shown = (those: typeof all): readonly ShownStory[] =>
  those.filter(({ file }) => isChosen(file)).map(({ name, runnable }) => toShown(name, runnable));

const withGrids = all.filter(({ story }) => story === 'AllStates');
const withGrid = new Set(withGrids.map(({ file }) => file));

/** Every grid of states: `Button`. */
export const grids: readonly ShownStory[] = shown(
  withGrids.map((grid) => ({ ...grid, name: componentOf(grid.file) })),
);

/** Every story of a component with long words, forty digits or empty values: `Tabs/LongWords`. */
export const badInput = shown(
  all.filter(({ file, story }) => withGrid.has(file) && /^(LongWords|FortyDigits|Empty)/.test(story)),
);

/** Every story of a chart. */
export const charts = shown(all.filter(({ file }) => file.endsWith('/Chart.stories.tsx')));

/** Every story with texts of both languages: screens and their parts, and patterns. Those of components are English samples. */
export const translated = shown(
  all.filter(({ file }) => !withGrid.has(file) && /\/(features|problem|patterns)\//.test(file)),
);

export function createGrid(name: string): ShownStory {
  const grid = withGrids.find(({ file }) => componentOf(file) === name);
  if (!grid) throw new Error(`There is no grid of ${name}.`);
  return toShown(name, grid.runnable);
}
