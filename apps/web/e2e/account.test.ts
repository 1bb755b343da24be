import { DEMO } from '@meridian/sandbox';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type RunningApp } from '../../../scripts/startApp.ts';
import { openBrowser, visit } from './browserForTests.ts';
import { keyboard, mouse } from './hands.ts';
import { sandboxControl } from './sandboxControl.ts';
import { wordsOf } from './wordsOf.ts';

let app: RunningApp;
let browser: Browser;

beforeAll(async () => {
  [app, browser] = await Promise.all([
    startApp({ mode: 'built', dataDir: 'memory', port: 4800 }),
    openBrowser(),
  ]);
});

afterAll(async () => {
  await browser?.close();
  await app?.close();
});

const EMAIL = 'demo@meridian.example';

/** Opens a page on a phone, and the texts and controls of its language. */
async function open(language: 'en' | 'ru', path: string) {
  const { page, complaints } = await visit(browser, { width: 360, height: 740 }, language);
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

it.each([
  ['en', mouse, 'nine loud magpies 73'],
  ['ru', keyboard, DEMO.password],
] as const)(
  'in %s a forgotten password is replaced, a reload keeps the step, and an ended session is renewed over the page',
  async (language, handsOf, password) => {
    // Past the wait between two codes.
    await sandboxControl(app.sandboxUrl).advanceDays(1);
    const { page, t, code, field, button, complaints } = await open(language, 'login');
    const hands = handsOf(page);
    await hands.press(page.getByRole('link', { name: t('logIn.forgot', { ns: 'auth' }) }));
    await hands.write(field(t('field.login', { ns: 'auth' })), DEMO.login);
    await hands.write(field(t('field.email', { ns: 'auth' })), ` ${EMAIL} `);
    await hands.press(button(t('code.send', { ns: 'auth' })));
    await field(t('field.code', { ns: 'auth' })).waitFor();
    await expectToFit(page);
    await page.reload();
    await hands.write(field(t('field.code', { ns: 'auth' })), await code());
    await hands.write(field(t('field.password', { ns: 'auth' })), password);
    await page.getByRole('meter').waitFor();
    await hands.write(field(t('field.passwordConfirmation', { ns: 'auth' })), password);
    await expectToFit(page);
    await hands.press(button(t('forgot.password.submit', { ns: 'auth' })));
    await page.waitForURL(`**/${language}/cabinet`);

    await page.goto(`${app.url}/${language}/cabinet/deposits/new?plan=usdt-start-30`);
    const amount = page.getByRole('textbox').first();
    await hands.write(amount, '60');
    await page.context().addCookies([{ name: 'refreshToken', value: 'x'.repeat(40), url: app.url }]);
    await hands.press(button(t('form.submit', { ns: 'deposit' })));
    await page.getByRole('dialog', { name: t('logIn.expired.title', { ns: 'auth' }) }).waitFor();
    await expectToFit(page);
    await hands.write(field(t('field.password', { ns: 'auth' })), password);
    await hands.press(button(t('logIn.submit', { ns: 'auth' })));
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await amount.inputValue()).toBe('60');
    expect(complaints.filter((words) => !words.includes('401'))).toEqual([]);
    await page.context().close();
  },
);

it('registers and signs in through Telegram, and keeps the inviter', async () => {
  const control = sandboxControl(app.sandboxUrl);
  await control.setTelegram(true);
  const { page, t, field, button } = await open('en', 'login?inviter=anna');
  const telegram = (name: 'telegram.logIn' | 'telegram.register') =>
    page.getByRole('link', { name: t(name, { ns: 'auth' }) });
  await telegram('telegram.logIn').click();
  await page.getByLabel('Telegram id').fill('700000001');
  await page.getByRole('button', { name: 'Sign' }).click();
  // Nobody has registered with this account yet.
  await page.waitForURL('**/en/register?inviter=anna#tgAuthResult=*');
  await page.getByText('anna', { exact: true }).waitFor();
  await expectToFit(page);
  await field(t('field.login', { ns: 'auth' })).fill('tgperson');
  await field(t('field.email', { ns: 'auth' })).fill('tg.person@example.com');
  await field(t('field.phone', { ns: 'auth' })).fill('+44 7700 900555');
  await page.getByRole('checkbox').click({ force: true });
  await button(t('register.submit', { ns: 'auth' })).click();
  await page.waitForURL('**/en/confirm-phone');
  await field(t('field.code', { ns: 'auth' })).fill(await control.readCode('tgperson'));
  await page.waitForURL('**/en/cabinet');
  await page.context().clearCookies();
  await page.goto(`${app.url}/en/login`);
  await telegram('telegram.logIn').click();
  await page.getByLabel('Telegram id').fill('700000001');
  await page.getByRole('button', { name: 'Sign' }).click();
  await page.waitForURL('**/en/cabinet');
  await control.setTelegram(false);
  await page.context().close();
});

it('confirms the e-mail from the banner, and ends the session of another device', async () => {
  const enter = async () => {
    const opened = await open('ru', 'login');
    const { t, field, button, page } = opened;
    await field(t('field.login', { ns: 'auth' })).fill(DEMO.login);
    await field(t('field.password', { ns: 'auth' })).fill(DEMO.password);
    await button(t('logIn.submit', { ns: 'auth' })).click();
    await page.waitForURL('**/ru/cabinet');
    return opened;
  };
  const [here, elsewhere] = [await enter(), await enter()];
  const { page, t, code, field, button } = here;
  await page.getByRole('link', { name: t('confirm.email.action', { ns: 'web' }) }).click();
  await button(t('code.send', { ns: 'auth' })).click();
  await field(t('field.code', { ns: 'auth' })).waitFor();
  await field(t('field.code', { ns: 'auth' })).fill(await code());
  await page.getByText(t('confirm.email.success.title', { ns: 'auth' })).waitFor();
  await expectToFit(page);

  await page.goto(`${app.url}/ru/cabinet/settings/devices`);
  await button(t('devices.endOthers', { ns: 'auth' })).click();
  await button(t('devices.endAll.confirm', { ns: 'auth' })).click();
  await page.getByText(t('devices.onlyThis', { ns: 'auth' })).waitFor();
  await elsewhere.page.reload();
  await elsewhere.page.getByRole('dialog').waitFor();
  await page.context().close();
  await elsewhere.page.context().close();
});
