import { labelOf } from '@meridian/frame/screens';
import { unwrap } from '@meridian/api-client';
import type { Locator, Page } from 'playwright';
import { expect, inject, it } from 'vitest';
import { amountInLedger } from './amountOnScreen.ts';
import { visit } from './browser.ts';
import { registerInvestor } from './investors.ts';
import { startingWith } from './startingWith.ts';
import { keyboard, mouse } from './userInput.ts';
import { sandboxControl } from './sandboxControl.ts';
import { wordsOf } from './wordsOf.ts';
import { eachRow } from './eachRow.ts';

const app = inject('app');

/** The place of an element of a dialog, once that has come in. */
async function placeOf(target: Locator) {
  const element = await target.elementHandle();
  await element.waitForElementState('stable');
  return (await element.boundingBox())!;
}

const OPEN = '**/api/crypto-cases/*/open';

it.each(
  eachRow([
    ['en', 'the mouse', mouse],
    ['ru', 'the keyboard alone', keyboard],
  ]),
)(
  'partners and cases, with their faults, in %s by %s on a narrow screen',
  async (language, _means, inputOf) => {
    const control = sandboxControl(app.sandboxUrl);
    const words = await wordsOf(language);
    const say = (key: string, values: Record<string, unknown> = {}) => words.t(key, values);
    const [login, partner] = [`referrer${language}`, `invited${language}`];
    const { api, storage } = await registerInvestor(app, login, { language, balance: '45' });
    await registerInvestor(app, partner, { language, inviter: login });

    const viewport = { width: 360, height: 740 };
    const { page } = await visit(viewport, language === 'en' ? 'en-GB' : 'ru-RU', storage);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const { press, write } = inputOf(page);
    const balance = async () =>
      amountInLedger((await control.readLedger()).investors[login]?.USDT?.available);
    const button = (on: Page, name: string | RegExp) => on.getByRole('button', { name, exact: true });
    const seen = (on: Page, text: string | RegExp) =>
      on.getByText(text, { exact: false }).filter({ visible: true }).first().waitFor();
    const expectToFit = async () =>
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

    await page.goto(`${app.url}/${language}/cabinet`);

    async function goTo(section: 'partners' | 'cases') {
      await press(button(page, say('frame:nav.more')));
      await press(page.getByRole('link', { name: say(`frame:${labelOf(section)}`), exact: true }).first());
      await page
        .getByRole('heading', { level: 1, name: say(`frame:title.${section}`), exact: true })
        .waitFor();
    }

    // Partners: copies the link, searches, looks whom a partner invited, and returns.
    await goTo('partners');
    await expectToFit();
    await press(button(page, say('partners:invite.copy')));
    await seen(page, say('partners:invite.copied'));
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${app.url}/${language}/register?inviter=${login}`,
    );
    const search = page.getByRole('searchbox');
    await write(search, 'nobody');
    await seen(page, say('partners:list.nothingFoundTitle'));
    await write(search, partner.slice(0, 5));
    await page.waitForURL(/search=invit/);
    await press(button(page, say('partners:list.detailsOf', { login: partner })));
    await press(button(page, say('partners:list.showInvited', { login: partner })));
    await seen(page, say('partners:list.nobodyTitle'));
    await press(page.getByRole('link', { name: say('partners:list.you', { login }) }));
    await button(page, say('partners:list.detailsOf', { login: partner })).waitFor();

    // Cases: the welcome for referrers is shown once.
    const bronze = (await unwrap(api.GET('/crypto-cases/all'))).items.find(({ price }) =>
      price.amount.startsWith('5.'),
    );
    if (!bronze) throw new Error('The seed has no case for 5 USDT.');
    await goTo('cases');
    await press(button(page, say('cases:welcome.close')));
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expectToFit();
    const priceOf = (whole: string) => `${whole}${language === 'en' ? '.' : ','}00`;
    const buy = (price: string, on: Page = page) =>
      button(on, startingWith(say('cases:list.buy', { price: priceOf(price) })));
    const dialog = page.getByRole('alertdialog');
    const submit = (on: Page = page, price = '5') =>
      on.getByRole('alertdialog').getByRole('button', {
        name: startingWith(say('cases:confirm.submit', { price: priceOf(price) })),
      });
    const cancel = () => press(dialog.getByRole('button', { name: say('cases:confirm.cancel') }));
    const prize = page.getByRole('dialog');
    const next = () => prize.getByRole('button', { name: say('cases:prize.next') });
    const close = () => press(prize.getByRole('button', { name: say('cases:prize.close') }));

    // The balance is lower than the price of the dearer case.
    await press(buy('50'));
    await dialog.getByText(say('cases:confirm.insufficientTitle')).waitFor();
    expect(await submit(page, '50').isDisabled()).toBe(true);
    await cancel();

    // Buys a case and uses all attempts. The history has them, and the browser verifies the draw.
    await press(buy('5'));
    const buyPlace = await placeOf(submit());
    await press(submit());
    await prize.getByText(say('cases:prize.check')).waitFor();
    // A second press where "Buy" was never plays again, however high the dialogs are.
    const again = await placeOf(next());
    const isAside = again.x + again.width <= buyPlace.x;
    const isAbove = again.y + again.height <= buyPlace.y;
    expect(isAside || isAbove).toBe(true);
    await press(next());
    // While an attempt is being made, a second press does nothing.
    const left = prize.locator('dl > div').filter({ hasText: say('cases:prize.left') });
    await left.getByText('1', { exact: true }).waitFor();
    await press(next());
    await prize.getByText(say('cases:prize.checkNow')).waitFor();
    await close();
    const bought = await unwrap(api.GET('/user/case-operations'));
    expect(bought.items.map(({ draw }) => draw?.attempt)).toEqual([3, 2, 1]);
    await press(button(page, startingWith(say('cases:history.details'))).first());
    await press(button(page, say('cases:draw.check')));
    await seen(page, say('cases:draw.right'));
    await seen(page, say('cases:draw.shownHere'));
    await page.keyboard.press('Escape');

    // The response to a purchase is lost. A reload finds it, and it was charged once.
    await page.route(OPEN, async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await press(buy('5'));
    await press(submit());
    await dialog.getByRole('alert').waitFor();
    await page.unroute(OPEN);
    await page.reload();
    await press(button(page, say('cases:lost.show')));
    await prize.getByText(say('cases:prize.check')).waitFor();
    await close();
    const { totals, total } = await unwrap(api.GET('/user/case-operations'));
    expect([totals[0]?.spent.amount, total]).toEqual(['10.000000', 4]);

    // The attempts are used up elsewhere while the page still shows them.
    for (const key of ['attempt-2-elsewhere', 'attempt-3-elsewhere']) {
      await unwrap(
        api.POST('/crypto-cases/{id}/open', {
          params: { path: { id: bronze.id }, header: { 'Idempotency-Key': key } },
          body: { confirmedPrice: null },
        }),
      );
    }
    await press(button(page, say('cases:list.attempt', { count: 2 })));
    await seen(page, say('problem:code.no_attempts_left.title'));

    // Two tabs: the second one asks again instead of buying another case.
    const other = await page.context().newPage();
    const { press: pressThere } = inputOf(other);
    await other.goto(`${app.url}/${language}/cabinet/cases`);
    await pressThere(buy('5', other));
    await submit(other).waitFor();
    await page.bringToFront();
    await press(buy('5'));
    await press(submit());
    await close();
    const afterFirst = await balance();
    await other.bringToFront();
    await pressThere(submit(other));
    await seen(other, say('cases:confirm.boughtTitle', { count: 2 }));
    expect(await balance()).toBe(afterFirst);
    await other.close();
    await page.bringToFront();

    // The price shown is not the one that the server asks: the new price is confirmed again.
    await page.route('**/api/crypto-cases/all', async (route) => {
      // The connection may have been idle for too long.
      const response = await route.fetch({ maxRetries: 2 });
      await route.fulfill({ response, body: (await response.text()).replaceAll('"5.000000"', '"4.000000"') });
    });
    await page.reload();
    await press(buy('4'));
    await submit(page, '4').waitFor();
    await page.unroute('**/api/crypto-cases/all');
    await press(submit(page, '4'));
    await dialog.getByText(say('cases:confirm.changedTitle')).waitFor();
    expect(await balance()).toBe(afterFirst);
    await press(submit());
    await prize.getByText(say('cases:prize.check')).waitFor();
    await close();

    // An own limit stops the next purchase, and a time-out does too.
    await press(button(page, say('cases:limits.titleNone')));
    await write(page.getByRole('textbox', { name: startingWith(say('cases:limits.amount')) }), '4');
    await press(button(page, say('cases:limits.save')));
    await seen(page, say('cases:limits.saved'));
    await press(buy('5'));
    await dialog.getByText(say('cases:confirm.limitTitle')).waitFor();
    expect(await submit().isDisabled()).toBe(true);
    await cancel();
    await press(button(page, say('cases:limits.remove')));
    await seen(page, say('cases:limits.pendingNone'));
    await press(page.getByRole('button', { name: startingWith(say('cases:limits.choose')) }));
    await press(page.getByRole('option').first());
    await press(button(page, say('cases:limits.take')));
    await press(dialog.getByRole('button', { name: say('cases:limits.takeSubmit') }));
    await seen(page, say('cases:limits.timeOut'));
    await press(buy('5'));
    await dialog.getByText(say('cases:confirm.timeOutTitle')).waitFor();
    expect(await submit().isDisabled()).toBe(true);
    await cancel();
    await expectToFit();
  },
);
