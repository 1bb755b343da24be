/// <reference types="vite/client" />
import '../preview.tsx';
import { beforeAll, expect, it } from 'vitest';
import { findFaultsOfNewParts } from './newParts.ts';
import { type Runnable, getWindowSize, isChosen } from './runnable.ts';
import { prepareStage, resizeStage } from './stage.ts';

const modules = import.meta.glob<Record<string, Runnable>>('../../packages/**/src/**/*.stories.tsx');

const files = await Promise.all(
  Object.entries(modules)
    .filter(([file]) => isChosen(file))
    .map(async ([file, load]) => ({ file: file.replace(/^.*packages\//, ''), stories: await load() })),
);

const stories = files.flatMap(({ file, stories }) =>
  Object.entries(stories).map(([name, story]) => [`${file} ${name}`, story] as const),
);

beforeAll(prepareStage);

// Vitest cuts the text of `$name`, and `-t` would not find it.
it.each(stories)('%s', async (_name, story) => {
  const { width, height } = getWindowSize(story) ?? { width: 1024, height: 720 };
  await resizeStage(width, height);
  await story.extend({ globals: { a11y: { manual: true } } }).run();
  expect(story.composed.parameters.a11y?.test === 'off' ? [] : await findFaultsOfNewParts()).toEqual([]);
});
