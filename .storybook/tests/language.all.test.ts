import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { englishTexts, wordsIn } from './englishWords.ts';
import { translated } from './shownStories.ts';
import { prepareStage, resizeStage } from './stage.ts';

beforeAll(prepareStage);

/** Words of the mocked responses, of args and of what is typed: a server would send titles in Russian, and people would write in it. */
const data = new Set<string>();

const learn = (text: string) => wordsIn(text).forEach((word) => data.add(word));

const learnTyped = ({ target }: Event) => {
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) learn(target.value);
};

const send = window.fetch;
beforeAll(() => {
  window.fetch = async (...request) => {
    const response = await send(...request);
    learn((await response.clone().text()).replaceAll(String.raw`\n`, ' '));
    return response;
  };
  for (const type of ['input', 'change']) document.addEventListener(type, learnTyped);
});
afterAll(() => {
  window.fetch = send;
  for (const type of ['input', 'change']) document.removeEventListener(type, learnTyped);
});

afterEach(() => data.clear());

it.each(translated)('$name: plays in Russian, and says nothing in English', async (story) => {
  const { width, height } = story.window ?? { width: 1024, height: 720 };
  await resizeStage(width, height);
  story.texts.forEach(learn);
  await story.show('ru');
  expect(englishTexts(data)).toEqual([]);
});
