import { unwrap } from '@meridian/api-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningApp } from '@meridian/site/start';
import { visit } from './browser.ts';
import { PASSWORD, registerInvestor } from './investors.ts';
import { startOwnApp } from './ownApp.ts';
import { startingWith } from './startingWith.ts';
import { keyboard, mouse } from './userInput.ts';
import { sandboxControl } from './sandboxControl.ts';
import { wordsOf } from './wordsOf.ts';
import { eachRow } from './eachRow.ts';

let app: RunningApp;

beforeAll(async () => {
  app = await startOwnApp();
  // A withdrawal goes to the wallet that was just changed.
  await sandboxControl(app.sandboxUrl).setNewWalletHours(0);
});

afterAll(() => app?.close());

const WALLET = 'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC';
const mistyped = 'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeD';

it.each(
  eachRow([
    {
      language: 'en',
      locale: 'en-GB',
      means: 'the mouse',
      inputOf: mouse,
      name: 'Anna-Maria O’Neil',
      wallet: 'TAzNLU555pAZSmv5NiusS4AihvBgpMwbKY',
      next: 'nine loud magpies 73',
    },
    {
      language: 'ru',
      locale: 'ru-RU',
      means: 'the keyboard',
      inputOf: keyboard,
      name: 'Анна-Мария Ёлкина',
      wallet: 'TSExePAtJbR32eZ6wTXX6iNVeZ8mLwLeE7',
      next: 'six slow badgers 58',
    },
  ]),
)(
  'each setting is saved on its own with $means on a narrow screen, in $language',
  async ({ language, locale, inputOf, name, wallet, next }) => {
    const words = await wordsOf(language);
    const say = (key: string, values: Record<string, unknown> = {}): string => words.t(key, values);
    const login = `settler${language}`;
    const { api, storage } = await registerInvestor(app, login, { language, balance: '500' });
    await unwrap(api.PATCH('/user-data/wallets/update', { body: { wallets: { 'usdt-trc20': WALLET } } }));
    const { page, complaints } = await visit({ width: 360, height: 740 }, locale, storage);
    const { choose, press, write } = inputOf(page);
    const field = (label: string) => page.getByLabel(label, { exact: true });
    const button = (label: string | RegExp) => page.getByRole('button', { name: label, exact: true });
    const seen = (text: string) =>
      page.getByText(text, { exact: true }).filter({ visible: true }).first().waitFor();
    const open = (path: string) => page.goto(`${app.url}/${language}/cabinet/${path}`);
    const isInvalid = (label: string) =>
      expect.poll(() => field(label).getAttribute('aria-invalid')).toBe('true');

    await open('');
    await press(button(say('frame:nav.more')));
    await press(page.getByRole('link', { name: say('frame:title.settings'), exact: true }).last());

    // A name of 300 characters is refused at its field, and a real one is saved.
    await press(page.getByRole('main').getByRole('link', { name: say('frame:title.profileSettings') }));
    await write(field(say('settings:profile.fullName')), 'a'.repeat(300));
    await press(button(say('settings:profile.save')));
    await isInvalid(say('settings:profile.fullName'));
    await write(field(say('settings:profile.fullName')), name);
    await press(button(say('settings:profile.save')));
    await seen(say('settings:profile.saved'));
    await page.reload();
    await expect.poll(() => field(say('settings:profile.fullName')).inputValue()).toBe(name);

    // A mistyped address is refused by its checksum. A press outside the dialog keeps it.
    await open('settings/wallets');
    const change = say('settings:wallet.changeNamed', { name: '' }).trim();
    await press(page.getByRole('button', { name: new RegExp(`^${change}.*TRON`) }).first());
    const address = page.getByRole('dialog').getByRole('textbox').first();
    await write(address, mistyped);
    await press(button(say('settings:wallet.save')));
    await page.getByText(say('settings:wallet.mistyped', { network: 'TRON (TRC-20)' })).waitFor();
    await page.mouse.click(4, 4);
    expect(await address.inputValue()).toBe(mistyped);
    await write(address, wallet);
    await press(button(say('settings:wallet.save')));
    await seen(say('settings:wallet.saved'));

    // The subscription ends while a withdrawal is typed. It is activated over the form, which keeps the amount.
    await open('withdrawal');
    const amount = field(say('withdraw:form.leaves'));
    await write(amount, '100');
    await sandboxControl(app.sandboxUrl).setSubscription(login, false);
    await press(button(startingWith(say('withdraw:form.submit'))));
    await press(button(say('withdraw:lapsed.action')));
    const dialog = page.getByRole('dialog');
    await choose(dialog.getByRole('radio').first());
    await press(dialog.locator('button[type="submit"]'));
    await seen(say('settings:subscription.until'));
    await press(button(say('settings:subscription.receipt.done')));
    expect(await amount.inputValue()).toBe(language === 'en' ? '100.00' : '100,00');
    expect(await button(say('withdraw:lapsed.action')).count()).toBe(0);

    // A new password pauses withdrawals, so it comes after them.
    await open('settings/password');
    await write(field(say('settings:password.current')), PASSWORD);
    await write(field(say('settings:password.new')), next);
    await write(field(say('settings:password.again')), next);
    await press(button(say('settings:password.save')));
    await seen(say('settings:password.saved'));

    await open('settings/security');
    await choose(page.getByRole('radio', { name: say('settings:security.phone') }));
    await press(button(say('settings:security.save')));
    await seen(say('settings:security.saved'));

    // The scheme survives a reload.
    await open('settings/appearance');
    await choose(page.getByRole('radio', { name: say('settings:appearance.schemes.dark') }));
    await page.reload();
    await expect.poll(() => page.locator('html').getAttribute('data-scheme')).toBe('dark');

    // The refused calls above are reported by the browser itself.
    expect(complaints.filter((complaint) => !/status of (403|422)/.test(complaint))).toEqual([]);
  },
);

it('“Not you?” ends the session of a stranger and leads to a new password', async () => {
  const { t } = await wordsOf('en');
  const { storage } = await registerInvestor(app, 'uneasy');
  const { page } = await visit({ width: 360, height: 740 }, 'en-GB', storage);
  const stranger = await visit({ width: 360, height: 740 }, 'en-GB');
  await stranger.page.goto(`${app.url}/en/login`);
  await stranger.page.getByLabel(t('auth:field.signInName'), { exact: true }).fill('uneasy');
  await stranger.page.getByLabel(t('auth:field.password'), { exact: true }).fill(PASSWORD);
  await stranger.page.keyboard.press('Enter');
  await stranger.page.waitForURL('**/cabinet');

  await page.goto(`${app.url}/en/cabinet/settings/history`);
  await page.getByRole('button', { name: t('devices:history.notMe') }).click();
  await page.getByRole('button', { name: t('devices:history.secure.confirm') }).click();
  await page.waitForURL('**/settings/password');
  await page.getByLabel(t('settings:password.current'), { exact: true }).waitFor();

  await stranger.page.reload();
  await stranger.page.getByRole('button', { name: t('auth:logIn.submit'), exact: true }).waitFor();
  // The heading of the page that was opened.
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toBe(t('frame:title.passwordSettings'));
});
