import type { BrowserContextOptions, Page } from 'playwright';
import { beforeAll, expect, inject, it } from 'vitest';
import { exampleAddress, type ScreenId } from '@meridian/frame/screens';
import { looseTexts } from '@meridian/testing/looseTexts';
import { visit } from './browser.ts';
import { signInDemo } from './investors.ts';
import type { Language } from '@meridian/i18n';
import { translated, translatePage } from './translator.ts';
import { inTurn, isMultiplied } from './eachRow.ts';

const app = inject('app');
let storage: BrowserContextOptions['storageState'];

beforeAll(async () => {
  ({ storage } = await signInDemo(app));
});

type Step = (page: Page) => Promise<unknown>;

/** Types into the form's amount. */
const type =
  (amount: string): Step =>
  (page) =>
    page.locator('main input[inputmode="decimal"]').first().fill(amount);

/** Chooses another of the form's cards, such as another plan or payment system. */
const choose =
  (index: number): Step =>
  (page) =>
    page.locator('main input[type="radio"]').nth(index).click({ force: true });

const press =
  (selector: string, index = 0): Step =>
  (page) =>
    page.locator(selector).nth(index).click();

/** Chooses a subject in the pane beside the notifications. */
const chooseSubject =
  (index: number): Step =>
  (page) =>
    page.locator('main h2 + ul').last().getByRole('button').nth(index).click();

/** Closes what is open over the page. */
const leave: Step = (page) => page.keyboard.press('Escape');

const amounts = (first: string, second: string): Step[] => [type(first), type(second), type('')];

const steps = {
  refill: [choose(0), ...amounts('50', '125'), choose(1), ...amounts('50', '125')],
  invest: [...amounts('50', '125'), choose(1), ...amounts('50', '125')],
  withdrawal: amounts('50', '125'),
  exchange: amounts('50', '125'),
  cases: [
    press('[id^="case-"] button:last-child', 0),
    leave,
    press('[id^="case-"] button:last-child', 1),
    leave,
    press('main h2 button[aria-expanded]'),
    ...amounts('50', '125'),
  ],
  cabinet: [press('nav a[href$="/deposits"]'), press('nav a[href$="/cabinet"]')],
  notifications: [chooseSubject(1), chooseSubject(2)],
} satisfies Partial<Record<ScreenId, Step[]>>;

const screens = isMultiplied
  ? (['refill', 'invest', 'withdrawal', 'exchange', 'cases', 'cabinet', 'notifications'] as const)
  : (['withdrawal', 'cabinet'] as const);

async function open(id: ScreenId, language: Language) {
  const locale = language === 'en' ? 'en-GB' : 'ru-RU';
  const { page, complaints } = await visit({ width: 1280, height: 900 }, locale, storage);
  await page.goto(app.url + exampleAddress(id, language));
  await page.getByRole('heading', { level: 1 }).filter({ visible: true }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
  return { page, complaints };
}

/** The lines of a page, all in the letters of the other language. Courses and quotes have another time on each page. */
const linesOf = async (page: Page, language: Language) =>
  translated(await page.locator('body').innerText(), language)
    .replace(/\d+:\d\d(:\d\d)?/g, 'time')
    .split('\n');

/** Amounts, percentages, addresses and codes, as they are written. */
const figuresOf = (page: Page) => page.locator('data, code').allInnerTexts();

it.each(inTurn<keyof typeof steps>(screens))(
  '$item shows the same figures and words while a browser translates it from $language',
  async ({ item: id, language }) => {
    const plain = await open(id, language);
    const { page, complaints } = await open(id, language);
    await translatePage(page, language);
    /** What only one of both pages shows. */
    const differences = async () => {
      const [shown, right] = await Promise.all([linesOf(page, language), linesOf(plain.page, language)]);
      const [figures, rightFigures] = await Promise.all([figuresOf(page), figuresOf(plain.page)]);
      return {
        wrong: shown.filter((line) => !right.includes(line)),
        missing: right.filter((line) => !shown.includes(line)),
        wrongFigures: figures.filter((figure, index) => figure !== rightFigures[index]),
        missingFigures: rightFigures.slice(figures.length),
      };
    };
    const expectSame = async () => {
      await expect
        .poll(differences)
        .toEqual({ wrong: [], missing: [], wrongFigures: [], missingFigures: [] });
      expect(await plain.page.evaluate(looseTexts)).toEqual([]);
    };
    await expectSame();
    for (const step of steps[id]) {
      await step(plain.page);
      await step(page);
      await expectSame();
    }
    expect(complaints).toEqual([]);
  },
);
