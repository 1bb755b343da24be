import { unwrap } from '@meridian/api-client';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningApp } from '@meridian/site/start';
import { visit } from './browser.ts';
import { timeNow } from './clock.ts';
import { PASSWORD, registerInvestor } from './investors.ts';
import { startOwnApp } from './ownApp.ts';
import { sandboxControl } from './sandboxControl.ts';
import { startingWith } from './startingWith.ts';
import { keyboard } from './userInput.ts';
import { wordsOf } from './wordsOf.ts';

let app: RunningApp;
/** How far the clock of the sandbox is ahead, in milliseconds. */
let ahead = 0;

beforeAll(async () => {
  app = await startOwnApp();
});

afterAll(() => app?.close());

/** Moves the clock to a time step whose code was not used. */
async function passSteps() {
  await sandboxControl(app.sandboxUrl).advanceSeconds(60);
  ahead += 60_000;
}

const WALLET = 'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC';

it.each(['en', 'ru'] as const)(
  'an authenticator app is set up, signs in, confirms a withdrawal and is switched off by keyboard at 360 px, in %s',
  async (language) => {
    const { t } = await wordsOf(language);
    const login = `secondfactor${language}`;
    const { api } = await registerInvestor(app, login, { language, balance: '500' });
    await unwrap(api.PATCH('/user-data/wallets/update', { body: { wallets: { 'usdt-trc20': WALLET } } }));
    // A new wallet waits for a day.
    await sandboxControl(app.sandboxUrl).advanceDays(1);
    ahead += 86_400_000;
    const { page, complaints } = await visit({ width: 360, height: 740 }, language);
    const { press, write } = keyboard(page);
    const field = (key: string) => page.getByLabel(t(key), { exact: true });
    const button = (key: string) => page.getByRole('button', { name: t(key), exact: true });
    const seen = (key: string) => page.getByText(t(key), { exact: true }).first().waitFor();
    const open = (path: string) => page.goto(`${app.url}/${language}/cabinet/${path}`);
    const expectToFit = async () =>
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

    async function enterPassword() {
      await write(field('auth:field.signInName'), login);
      await write(field('auth:field.password'), PASSWORD);
      await press(button('auth:logIn.submit'));
    }

    async function signOut() {
      await open('');
      await press(button('frame:nav.more'));
      await press(button('frame:account.signOut'));
      await field('auth:field.signInName').waitFor();
    }

    await page.goto(`${app.url}/${language}/login`);
    await enterPassword();
    await page.waitForURL('**/cabinet');

    await open('settings/security');
    await press(button('settings:totp.start'));
    const link = page.getByRole('link', { name: t('settings:totp.openApp') });
    const uri = new URL((await link.getAttribute('href')) ?? '');
    const authenticator = new TOTP({ secret: Secret.fromBase32(uri.searchParams.get('secret') ?? '') });
    const code = () => authenticator.generate({ timestamp: timeNow() + ahead });
    await expectToFit();
    await write(field('settings:totp.code'), code());
    await press(button('settings:totp.confirm'));
    await seen('settings:totp.codes.save');
    await expectToFit();
    const shown = page.getByRole('group', { name: t('settings:totp.codes.title') }).locator('code');
    const [recoveryCode = ''] = (await shown.innerText()).split('\n');
    await press(button('settings:totp.codes.done'));
    await seen('settings:totp.on');
    await expectToFit();
    // Withdrawals pause for a day.
    await sandboxControl(app.sandboxUrl).advanceDays(1);
    ahead += 86_400_000;

    await signOut();
    await passSteps();
    await enterPassword();
    await write(field('auth:field.code'), code());
    await page.waitForURL('**/cabinet');

    await open('withdrawal');
    await write(field('withdraw:form.leaves'), '100');
    await press(page.getByRole('button', { name: startingWith(t('withdraw:form.submit')) }));
    await seen('withdraw:code.fromApp');
    await expectToFit();
    await passSteps();
    await write(field('withdraw:code.label'), code());
    await seen('withdraw:result.title');

    await signOut();
    await enterPassword();
    await press(button('auth:secondFactor.useRecovery'));
    await expectToFit();
    await write(field('auth:secondFactor.recoveryCode'), recoveryCode);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/cabinet');

    await open('settings/security');
    await press(button('settings:totp.remove.open'));
    await expectToFit();
    await passSteps();
    await write(field('settings:totp.anyCode'), code());
    await press(button('settings:totp.remove.submit'));
    await seen('settings:totp.removed');
    await button('settings:totp.start').waitFor();
    expect(complaints).toEqual([]);
  },
);
