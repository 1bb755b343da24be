import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

const files = globSync('packages/**/src/messages/*.ts', { cwd: root, exclude: ['**/node_modules/**'] });

/** A verb without an object says nothing about what happens when the button is pressed. */
const bare =
  /'(Confirm|Continue|Proceed|Save|Submit|Send|Next|OK|Подтвердить|Продолжить|Сохранить|Отправить|Далее|ОК)'/;

/** “Next” is also the name of a figure. The action of a banner follows its title, and has to fit beside it on a phone. */
const named = /^(next|action):/;

it('names the act on every button that sends a form', () => {
  const unnamed = files.flatMap((file) =>
    readFileSync(`${root}/${file}`, 'utf8')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => bare.test(line) && !named.test(line))
      .map((line) => `${file}: ${line}`),
  );
  expect(files.length).toBeGreaterThan(30);
  expect(unnamed).toEqual([]);
});
