import { beforeAll, expect, inject, it } from 'vitest';
import { brand } from '#brand';
import { languages } from '@meridian/i18n';
import { labelOf, sectionIds } from '@meridian/frame/screens';
import { looseTexts } from '@meridian/testing/looseTexts';
import { compositionFaults, repeatedTitles } from './composition/rules.ts';
import { accessibilityFaults } from './sweep/accessibility.ts';
import {
  brokenWords,
  layoutShifts,
  horizontalScrolls,
  surplusPrimaryButtons,
  tallRows,
} from './sweep/layout.ts';
import { eachRow, inTurn, isMultiplied } from './eachRow.ts';
import { openPage } from './sweep/openPage.ts';
import { measureWeight } from './sweep/weight.ts';
import { type Route, routes } from './sweep/routes.ts';
import { makeVisitors } from './investors.ts';
import { foreignTexts } from './sweep/texts.ts';
import { wordsOf } from './wordsOf.ts';

/** Where a page opens, so that both widths are seen to move nothing. */
const WIDE = 1440;
const NARROW = 360;

const app = inject('app');
let visitors: Awaited<ReturnType<typeof makeVisitors>>;

beforeAll(async () => {
  visitors = await makeVisitors(app);
});

/** The budgets are those of English addresses. Messages of another language may be so much larger, in kilobytes. */
const MORE_IN_ANOTHER = 4;

/** The card with the conditions that a new account does not meet yet, in kilobytes. */
const MORE_FOR_A_NEWCOMER = 4;

const wellComposed = { blank: [], ragged: [], repeated: [], primaries: [] };

/** Ledgers, tasks and documents of the cabinet. The settings are narrow forms. */
const composed = [
  'cabinet',
  'operations',
  'notifications',
  'deposits',
  'invest',
  'refill',
  'refillHistory',
  'withdrawal',
  'withdrawalHistory',
  'exchange',
  'exchangeHistory',
  'partners',
  'profileSettings',
];

const isComposed = ({ id }: Route, visitor: string) => visitor === 'investor' && composed.includes(id);

/** How much of its budget a page may leave unused, in kilobytes. A budget follows what its page has become. */
const UNUSED = 4;

/** The page of each title, to find duplicate titles. */
const titles = new Map<string, string>();

/** The language with the longer words is the last one. */
const longest = languages.at(-1) ?? 'en';

/** Every empty state once. */
const emptyStates = isMultiplied ? routes.filter(({ hasEmptyState }) => hasEmptyState) : [];

it.each([
  ...inTurn(routes).map(({ item, language }) => [item.id, item.access, language, item] as const),
  ...emptyStates.map((route) => [route.id, 'newcomer', longest, route] as const),
])(
  '%s, as %s in %s, has only its own language, fits every width, keeps to its budget and passes axe',
  async (_id, visitor, language, route) => {
    const { page, languages, scripts, complaints, movedHeadings } = await openPage(
      app.url + route.address(language),
      language,
      visitors[visitor],
      !route.isNarrow && language === 'en' ? WIDE : NARROW,
    );
    const words = await wordsOf(language);
    const kilobytes = (await measureWeight(scripts)) / 1000;
    const shifts = await layoutShifts(page);
    const heading = page.getByRole('heading', { level: 1 }).filter({ visible: true });
    const title = await page.title();
    const seen = {
      address: page.url().slice(app.url.length),
      heading: await heading.allInnerTexts(),
      titleOf: titles.get(title) ?? `${language} ${route.id}`,
      isBranded: title.includes(brand.name),
      isLight:
        kilobytes <=
          route.budget +
            (language === 'en' ? 0 : MORE_IN_ANOTHER) +
            (visitor === 'newcomer' ? MORE_FOR_A_NEWCOMER : 0) ||
        `${kilobytes} kB of JavaScript for ${route.budget}`,
      isBudgetTight:
        kilobytes >= route.budget - UNUSED || `${kilobytes} kB of JavaScript for ${route.budget}`,
      callsInAnotherLanguage: [...languages].filter(([, sent]) => sent !== language),
      foreignTexts: await foreignTexts(page, language),
      looseTexts: await page.evaluate(looseTexts),
      layoutShifts: shifts,
      // The skeleton is that of an account with money.
      movedHeadings: visitor === 'newcomer' ? [] : movedHeadings,
      axe: await accessibilityFaults(page),
      horizontalScrolls: await horizontalScrolls(page),
      brokenWords: await brokenWords(page),
      tallRows: await tallRows(page),
      surplusPrimaryButtons: await surplusPrimaryButtons(page),
      repeatedTitles: await repeatedTitles(page),
      composition: isComposed(route, visitor) ? await compositionFaults(page) : wellComposed,
      complaints,
    };
    titles.set(title, `${language} ${route.id}`);
    expect(seen).toEqual({
      address: route.address(language),
      heading: [words.t(route.heading)],
      titleOf: `${language} ${route.id}`,
      isBranded: true,
      isLight: true,
      isBudgetTight: true,
      callsInAnotherLanguage: [],
      foreignTexts: [],
      looseTexts: [],
      layoutShifts: [],
      movedHeadings: [],
      axe: [],
      horizontalScrolls: [],
      brokenWords: [],
      tallRows: [],
      surplusPrimaryButtons: [],
      repeatedTitles: [],
      composition: wellComposed,
      complaints: [],
    });
  },
);

it.each(eachRow(['en', 'ru']))(
  'moves the focus to the heading of the page that a link opens, in %s',
  async (language) => {
    const words = await wordsOf(language);
    const { page } = await openPage(`${app.url}/${language}/cabinet`, language, visitors.investor);
    await page.setViewportSize({ width: 1280, height: 800 });
    // The cabinet is already open, so its link is tested last.
    for (const id of [...sectionIds.filter((known) => known !== 'cabinet'), 'cabinet'] as const) {
      await page
        .getByRole('link', { name: words.t(`frame:${labelOf(id)}`), exact: true })
        .first()
        .click();
      const heading = page.getByRole('heading', {
        level: 1,
        // Beside the list of the settings stands the first of them.
        name: words.t(`frame:title.${id === 'settings' ? 'profileSettings' : id}`),
        exact: true,
      });
      await heading.waitFor();
      await expect
        .poll(() => heading.evaluate((element) => element === document.activeElement), { message: id })
        .toBe(true);
    }
  },
);

it.each(eachRow(['ru', 'en']))(
  'shows the home within two screens of a phone, with the available balance once, in %s',
  async (language) => {
    const words = await wordsOf(language);
    const { page } = await openPage(`${app.url}/${language}/cabinet`, language, visitors.investor);
    const notice = page.getByRole('region', { name: words.t('frame:confirm.email.title') });
    expect(await notice.evaluate((element) => element.clientHeight)).toBe(44);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(1500);
    const amounts = await page
      .locator('main data')
      .evaluateAll((all) => all.map((one) => one.getAttribute('value')));
    expect(amounts.filter((amount) => amount === amounts[0])).toHaveLength(1);
  },
);

it('returns the focus to the button of the account menu', async () => {
  const words = await wordsOf('en');
  const { page } = await openPage(`${app.url}/en/cabinet`, 'en', visitors.investor);
  await page.setViewportSize({ width: 1280, height: 800 });
  const button = page.getByRole('button', { name: words.t('frame:account.menuOf', { login: 'demo' }) });
  await button.click();
  await page.getByRole('menu').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
});
