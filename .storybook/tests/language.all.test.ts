import { beforeAll, expect, it } from 'vitest';
import { englishTexts } from './englishWords.ts';
import { translated } from './shownStories.ts';
import { prepareStage, resizeStage } from './stage.ts';

beforeAll(prepareStage);

it.each(translated)('$name: plays in Russian, and says nothing in English', async (story) => {
  const { width, height } = story.window ?? { width: 1024, height: 720 };
  await resizeStage(width, height);
  await story.show('ru');
  expect(englishTexts()).toEqual([]);
});
