/// <reference types="vite/client" />
/** A story as its file exports it. */
export interface Runnable {
  composed: {
    args: Record<string, unknown>;
    globals: { viewport?: { value?: string } };
    parameters: {
      a11y?: { test?: string };
      layout?: string;
      docs?: { story?: { inline?: boolean; height?: string } };
      viewport?: { options?: Record<string, { styles: { width: string; height: string } }> };
    };
  };
  extend(annotations: { globals: Record<string, unknown> }): { run(): Promise<void> };
}

export interface WindowSize {
  width: number;
  height: number;
}

/** The window size that the story's file sets, in pixels. */
export function getWindowSize({ composed: { globals, parameters } }: Runnable): WindowSize | undefined {
  const { value } = globals.viewport ?? {};
  const styles = value && parameters.viewport?.options?.[value]?.styles;
  if (!styles) return undefined;
  return { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) };
}

/** With `--changed`, the files whose stories run, separated by blanks. */
const chosen = String(import.meta.env.STORIES)
  .split(' ')
  .filter(Boolean);

/** Whether the stories of this file run: all, or with `--changed` those that the changed files can break. */
export const isChosen = (file: string) => chosen.length === 0 || chosen.some((path) => file.endsWith(path));
