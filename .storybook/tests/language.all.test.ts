import { beforeAll, expect, it } from 'vitest';
import { englishTexts } from './englishWords.ts';
import { badInput, foundations, stories, type ShownStory } from './shownStories.ts';
import { prepareStage, resizeStage } from './stage.ts';

beforeAll(prepareStage);

async function play(story: ShownStory) {
  const { width, height } = story.window ?? { width: 1024, height: 720 };
  await resizeStage(width, height);
  await story.show('ru');
}

it.each(stories)('$name: plays in Russian, and says nothing in English', async (story) => {
  await play(story);
  expect(englishTexts()).toEqual([]);
});

it.each(foundations)('$name: plays in Russian', async (story) => {
  await expect(play(story)).resolves.toBeUndefined();
});

it('Dialog/LongWords: keeps its own texts instead of those of its meta', async () => {
  await badInput.find(({ name }) => name === 'Dialog/LongWords')?.show('ru');
  expect(document.body.textContent).toContain('Сверхвысокопроизводительныесистемы');
});
