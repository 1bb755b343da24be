import { DEMO } from '@meridian/sandbox';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningApp } from '@meridian/site/start';
import { visit } from './browser.ts';
import { startOwnApp } from './ownApp.ts';
import { keyboard, mouse } from './userInput.ts';
import { sandboxControl } from './sandboxControl.ts';
import { wordsOf } from './wordsOf.ts';
import { eachRow, inTurn } from './eachRow.ts';
import { expectAccessible } from './expectAccessible.ts';
import { registerInvestor, registerUnconfirmed } from './investors.ts';
import { loadAxe } from './sweep/accessibility.ts';

let app: RunningApp;

beforeAll(async () => {
  app = await startOwnApp();
});

afterAll(() => app?.close());

const EMAIL = 'demo@investor.example';

/** The current password of the investor of the seed. */
let currentPassword: string = DEMO.password;

/** In seconds. */
const WAIT_BETWEEN_CODES = 61;

/** Opens a page on a phone, and the texts and controls of its language. */
async function open(language: 'en' | 'ru', path: string) {
  const { page, complaints } = await visit({ width: 360, height: 740 }, language);
  const { t } = await wordsOf(language);
  await page.goto(`${app.url}/${language}/${path}`);
  return {
    page,
    t,
    complaints,
    code: () => sandboxControl(app.sandboxUrl).readCode(DEMO.login),
    field: (name: string) => page.getByLabel(name, { exact: true }),
    button: (name: string) => page.getByRole('button', { name, exact: true }),
  };
}

const expectToFit = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

it.each(
  eachRow([
    ['en', mouse, 'nine loud magpies 73'],
    ['ru', keyboard, DEMO.password],
  ]),
)(
  'in %s a forgotten password is replaced, a reload keeps the step, and an ended session is renewed over the page',
  async (language, inputOf, password) => {
    await sandboxControl(app.sandboxUrl).advanceSeconds(WAIT_BETWEEN_CODES);
    const { page, t, code, field, button, complaints } = await open(language, 'login');
    const input = inputOf(page);
    await input.press(page.getByRole('link', { name: t('logIn.forgot', { ns: 'auth' }) }));
    await input.write(field(t('field.login', { ns: 'auth' })), DEMO.login);
    await input.write(field(t('field.email', { ns: 'auth' })), ` ${EMAIL} `);
    await input.press(button(t('code.send', { ns: 'auth' })));
    await field(t('field.code', { ns: 'auth' })).waitFor();
    await expectToFit(page);
    await page.reload();
    await input.write(field(t('field.code', { ns: 'auth' })), await code());
    await input.write(field(t('field.password', { ns: 'auth' })), password);
    await page.getByRole('meter').waitFor();
    await input.write(field(t('field.passwordConfirmation', { ns: 'auth' })), password);
    await expectToFit(page);
    await input.press(button(t('forgot.password.submit', { ns: 'auth' })));
    await page.waitForURL(`**/${language}/cabinet`);
    currentPassword = password;

    await page.goto(`${app.url}/${language}/cabinet/settings/profile`);
    const city = field(t('profile.city', { ns: 'settings' }));
    await input.write(city, 'Paphos');
    await page.context().addCookies([{ name: 'refreshToken', value: 'x'.repeat(40), url: app.url }]);
    await input.press(button(t('profile.save', { ns: 'settings' })));
    await page.getByRole('dialog', { name: t('logIn.expired.title', { ns: 'auth' }) }).waitFor();
    await expectToFit(page);
    await input.write(field(t('field.password', { ns: 'auth' })), password);
    await input.press(button(t('logIn.submit', { ns: 'auth' })));
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await city.inputValue()).toBe('Paphos');
    expect(complaints.filter((words) => !words.includes('401'))).toEqual([]);
  },
);

it.each(
  eachRow([
    ['en', mouse, '700000001'],
    ['ru', keyboard, '700000002'],
  ]),
)('in %s registers and signs in through Telegram, and keeps the inviter', async (language, inputOf, id) => {
  const control = sandboxControl(app.sandboxUrl);
  await control.setTelegram(true);
  const { page, t, field, button } = await open(language, 'login?inviter=anna');
  const input = inputOf(page);
  const login = `tgperson${language}`;
  async function sign() {
    await input.press(page.getByRole('link', { name: t('telegram.logIn', { ns: 'auth' }) }));
    await page.getByLabel('Telegram id').fill(id);
    await page.getByRole('button', { name: 'Sign' }).click();
  }
  await sign();
  // Nobody has registered with this account yet.
  await page.waitForURL(`**/${language}/register?inviter=anna`);
  await page.getByText('anna', { exact: true }).waitFor();
  await expectToFit(page);
  await input.write(field(t('field.login', { ns: 'auth' })), login);
  await input.write(field(t('field.email', { ns: 'auth' })), `${login}@example.com`);
  await input.write(field(t('field.phone', { ns: 'auth' })), `+44 7700 9005${id.slice(-2)}`);
  await input.tick(page.getByRole('checkbox'));
  await input.press(button(t('register.submit', { ns: 'auth' })));
  await page.waitForURL(`**/${language}/cabinet`);
  const dialog = page.getByRole('dialog', { name: t('confirm.phone.title', { ns: 'auth' }) });
  await input.write(field(t('field.code', { ns: 'auth' })), await control.readCode(login));
  await dialog.waitFor({ state: 'detached' });
  await page.context().clearCookies();
  await page.goto(`${app.url}/${language}/login`);
  await sign();
  await page.waitForURL(`**/${language}/cabinet`);
  await control.setTelegram(false);
});

it.each(
  eachRow([
    ['en', mouse],
    ['ru', keyboard],
  ]),
)(
  'in %s a new phone is confirmed over the form that was being filled, a new e-mail on its page, and another device is signed out',
  async (language, inputOf) => {
    const control = sandboxControl(app.sandboxUrl);
    await control.advanceSeconds(WAIT_BETWEEN_CODES);
    const enter = async () => {
      const opened = await open(language, 'login');
      const { t, field, button, page } = opened;
      await field(t('field.signInName', { ns: 'auth' })).fill(DEMO.login);
      await field(t('field.password', { ns: 'auth' })).fill(currentPassword);
      await button(t('logIn.submit', { ns: 'auth' })).click();
      await page.waitForURL(`**/${language}/cabinet`);
      return opened;
    };
    const [here, elsewhere] = [await enter(), await enter()];
    const { page, t, code, field, button } = here;
    const input = inputOf(page);
    const say = (key: string, values: Record<string, unknown> = {}): string => t(key, values);
    const codeField = field(t('field.code', { ns: 'auth' }));
    async function change(contact: 'phone' | 'email', value: string) {
      await input.press(button(say(`settings:contacts.change.${contact}`)));
      await input.write(
        field(say(contact === 'phone' ? 'settings:contacts.newPhone' : 'settings:contacts.newEmail')),
        value,
      );
      await input.press(button(say(`settings:contacts.save.${contact}`)));
    }

    await page.goto(`${app.url}/${language}/cabinet/settings/profile`);
    await input.write(field(say('settings:profile.city')), 'Limassol');
    await change('phone', '+44 7700 900601');
    const dialog = page.getByRole('dialog', { name: t('confirm.phone.title', { ns: 'auth' }) });
    await codeField.waitFor();
    await expectToFit(page);
    // The number was wrong. The first code, of another number, no longer works.
    const wrong = await code();
    await control.advanceSeconds(WAIT_BETWEEN_CODES);
    await input.press(button(t('confirm.phone.wrong', { ns: 'auth' })));
    await input.write(field(t('field.phone', { ns: 'auth' })), '+44 7700 900602');
    await input.press(button(t('confirm.correct', { ns: 'auth' })));
    await dialog.getByText(/0602/).waitFor();
    await input.write(codeField, wrong);
    await dialog.getByText(/4 (attempts|попытки)/).waitFor();
    await input.write(codeField, await code());
    await dialog.waitFor({ state: 'detached' });
    expect(await field(say('settings:profile.city')).inputValue()).toBe('Limassol');

    await control.advanceSeconds(WAIT_BETWEEN_CODES);
    await change('email', `demo.${language}@investor.example`);
    await input.press(page.getByRole('link', { name: t('confirm.email.action', { ns: 'frame' }) }).first());
    await input.write(codeField, await code());
    await page.getByText(t('confirm.email.success.title', { ns: 'auth' })).waitFor();
    await expectToFit(page);

    await page.goto(`${app.url}/${language}/cabinet/settings/devices`);
    await input.press(button(t('devices.endOthers', { ns: 'devices' })));
    await input.press(button(t('devices.endAll.confirm', { ns: 'devices' })));
    await page.getByText(t('devices.onlyThis', { ns: 'devices' })).waitFor();
    await elsewhere.page.reload();
    // Over the page, or on the page of the login if a poll met the end of the session before the reload.
    await elsewhere.field(t('field.password', { ns: 'auth' })).waitFor();
  },
);

/** Later than a confirmation of a session lasts. */
const CONFIRMATION_ENDS = 301;

it.each(
  eachRow([
    ['en', 'password', 'the mouse', mouse, 'TAzNLU555pAZSmv5NiusS4AihvBgpMwbKY'],
    ['ru', 'code', 'the keyboard', keyboard, 'TSExePAtJbR32eZ6wTXX6iNVeZ8mLwLeE7'],
  ]),
)(
  'in %s a new wallet is confirmed over its form by a %s, with %s on a narrow screen',
  async (language, method, _means, inputOf, wallet) => {
    const control = sandboxControl(app.sandboxUrl);
    const { page, t, code, field, button, complaints } = await open(language, 'login');
    const say = (key: string, values: Record<string, unknown> = {}): string => t(key, values);
    const { press, write } = inputOf(page);
    await write(field(say('auth:field.signInName')), DEMO.login);
    await write(field(say('auth:field.password')), currentPassword);
    await press(button(say('auth:logIn.submit')));
    await page.waitForURL(`**/${language}/cabinet`);
    await control.advanceSeconds(CONFIRMATION_ENDS);

    await page.goto(`${app.url}/${language}/cabinet/settings/wallets`);
    const change = say('settings:wallet.changeNamed', { name: '' }).trim();
    await press(page.getByRole('button', { name: new RegExp(`^${change}.*TRON`) }).first());
    const form = page.getByRole('dialog', { name: say('settings:wallet.changeTitle') });
    const address = form.getByRole('textbox').first();
    await write(address, wallet);
    await press(button(say('settings:wallet.save')));
    const question = page.getByRole('dialog', { name: say('auth:identity.title') });
    const proof = field(say(method === 'password' ? 'auth:field.currentPassword' : 'auth:field.code'));
    await question.waitFor();
    await expectToFit(page);

    // Cancelled: the form keeps the address, and nothing was changed.
    await field(say('auth:field.currentPassword')).waitFor();
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    await page.getByText(say('problem:code.confirmation_required.title')).waitFor();
    expect(await address.inputValue()).toBe(wallet);

    await press(button(say('settings:wallet.save')));
    if (method === 'password') {
      await write(proof, 'a wrong guess 99');
      await press(button(say('auth:identity.submit.password')));
      await page.getByText(say('problem:field.wrong_password')).waitFor();
      await write(proof, currentPassword);
      await press(button(say('auth:identity.submit.password')));
    } else {
      await press(button(say('auth:identity.use.code')));
      await press(button(say('auth:code.send')));
      await proof.waitFor();
      await expectToFit(page);
      await write(proof, await code());
    }
    await page.getByText(say('settings:wallet.saved'), { exact: true }).first().waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    // The refused calls above are reported by the browser itself.
    expect(complaints.filter((complaint) => !/status of (403|422)/.test(complaint))).toEqual([]);
  },
);

const localeOf = { en: 'en-GB', ru: 'ru-RU' } as const;

it.each(inTurn(['a sensitive change', 'a new phone'] as const))(
  'the dialog of the security code for $item has a name, keeps the focus and passes axe, in $language',
  async ({ item, language }) => {
    const { t } = await wordsOf(language);
    const say = (key: string): string => t(key);
    const login = `dialog${item.length}${language}`;
    const isPhone = item === 'a new phone';
    const { storage } = await (isPhone
      ? registerUnconfirmed(app, login)
      : registerInvestor(app, login, { language }));
    await sandboxControl(app.sandboxUrl).advanceSeconds(CONFIRMATION_ENDS);
    const { page } = await visit({ width: 1024, height: 800 }, localeOf[language], storage);
    const button = (key: string) => page.getByRole('button', { name: say(key), exact: true });
    const dialog = page.getByRole('dialog');
    await loadAxe(page);
    await page.goto(`${app.url}/${language}/cabinet/settings/security`);
    if (isPhone) {
      await button('auth:confirm.signOut').waitFor();
      await expectAccessible(page, dialog);
      await page.keyboard.press('Escape');
      expect(await dialog.evaluate((node) => node.contains(document.activeElement))).toBe(true);
      return;
    }
    const opener = button('settings:totp.start');
    await opener.focus();
    await page.keyboard.press('Enter');
    const { press } = keyboard(page);
    await press(button('auth:identity.use.code'));
    await press(button('auth:code.send'));
    await page.getByLabel(say('auth:field.code'), { exact: true }).waitFor();
    await expectAccessible(page, dialog);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => opener.evaluate((node) => node === document.activeElement)).toBe(true);
  },
);
