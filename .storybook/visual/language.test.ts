import { beforeAll, expect, it } from 'vitest';
import { englishTexts } from './englishWords.ts';
import { prepareStage, resizeStage } from './stage.ts';
import { stories } from './grids.ts';

beforeAll(prepareStage);

it.each(stories)('$name: plays in Russian, and says nothing in English', async (story) => {
  const { width, height } = story.window ?? { width: 1024, height: 720 };
  await resizeStage(width, height);
  await story.show('ru');
  expect(englishTexts()).toEqual([]);
});

it('Dialog/LongWords: keeps words of its own, whatever words its meta has', async () => {
  await stories.find(({ name }) => name === 'Dialog/LongWords')?.show('ru');
  expect(document.body.textContent).toContain('Сверхвысокопроизводительныесистемы');
});
