import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { englishTexts, wordsIn } from './englishWords.ts';
import { translated } from './shownStories.ts';
import { prepareStage, resizeStage } from './stage.ts';

beforeAll(prepareStage);

/** Words of the mocked responses and of args: a server would send titles and descriptions in Russian. */
const data = new Set<string>();

const learn = (text: string) => wordsIn(text).forEach((word) => data.add(word));

const send = window.fetch;
beforeAll(() => {
  window.fetch = async (...request) => {
    const response = await send(...request);
    learn(await response.clone().text());
    return response;
  };
});
afterAll(() => {
  window.fetch = send;
});

afterEach(() => data.clear());

it.each(translated)('$name: plays in Russian, and says nothing in English', async (story) => {
  const { width, height } = story.window ?? { width: 1024, height: 720 };
  await resizeStage(width, height);
  story.texts.forEach(learn);
  await story.show('ru');
  expect(englishTexts(data)).toEqual([]);
});
