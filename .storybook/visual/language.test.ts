import { beforeAll, expect, it } from 'vitest';
import { englishTexts } from './englishWords.ts';
import { prepareStage, resizeStage } from './stage.ts';
import { stories } from './grids.ts';

beforeAll(prepareStage);

it.each(stories)('$name: plays in Russian, and says nothing in English', async (story) => {
  await resizeStage(1024, 720);
  await story.show('ru');
  expect(englishTexts()).toEqual([]);
});
