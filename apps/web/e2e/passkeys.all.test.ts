import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningApp } from '@meridian/site/start';
import { visit } from './browser.ts';
import { registerInvestor } from './investors.ts';
import { startOwnApp } from './ownApp.ts';
import { sandboxControl } from './sandboxControl.ts';
import { keyboard } from './userInput.ts';
import { wordsOf } from './wordsOf.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startOwnApp();
});
afterAll(() => app.close());

const narrow = { width: 360, height: 740 };

/** Gives the page an authenticator whose owner touches it at once, and a switch for the browser’s autofill of passkeys. */
async function addAuthenticator(page: Page) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.addInitScript(() => {
    if (window.name === 'no autofill')
      PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
  return (name: 'autofill' | 'no autofill') => page.evaluate((state) => void (window.name = state), name);
}

it.each([
  ['en', 'en-GB'],
  ['ru', 'ru-RU'],
] as const)(
  'a passkey is added, signs in, confirms a wallet and is removed, by keyboard at 360 px, in %s',
  async (language, locale) => {
    const words = await wordsOf(language);
    const say = (key: string, values: Record<string, unknown> = {}): string => words.t(key, values);
    const login = `passkeys${language}`;
    const { storage } = await registerInvestor(app, login, { language });
    const { page, complaints } = await visit(narrow, locale, storage);
    const { choose, press, write } = keyboard(page);
    const button = (label: string) => page.getByRole('button', { name: label, exact: true });
    const seen = (text: string) => page.getByText(text, { exact: true }).first().waitFor();
    const set = await addAuthenticator(page);
    async function signOut() {
      await page.goto(`${app.url}/${language}/cabinet`);
      await press(button(say('frame:nav.more')));
      await press(button(say('frame:account.signOut')));
    }
    const name = language === 'en' ? 'Work laptop' : 'Рабочий ноутбук';

    await page.goto(`${app.url}/${language}/cabinet/settings/security`);
    await press(button(say('auth:passkeys.add')));
    await write(page.getByLabel(say('auth:passkeys.name'), { exact: true }), name);
    await press(button(say('auth:passkeys.addSubmit')));
    await seen(say('auth:passkeys.addedToast', { name }));
    await seen(say('auth:passkeys.unused'));

    await set('no autofill');
    await signOut();
    await press(button(say('auth:passkeys.logIn')));
    await page.waitForURL('**/cabinet');

    // The authenticator responds in place of the list of suggestions, which is not part of the page.
    await set('autofill');
    const signedIn = page.waitForResponse('**/api/auth/passkey');
    await signOut();
    await signedIn;
    await page.waitForURL('**/cabinet');

    // A wallet is added over five minutes after the sign-in.
    await sandboxControl(app.sandboxUrl).advanceSeconds(301);
    await page.goto(`${app.url}/${language}/cabinet/settings/wallets`);
    await press(button(say('settings:wallet.add')));
    const dialog = page.getByRole('dialog');
    await choose(dialog.getByRole('radio').first());
    await write(dialog.getByRole('textbox').first(), 'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC');
    await press(button(say('settings:wallet.save')));
    await press(button(say('auth:passkeys.confirm')));
    await seen(say('settings:wallet.saved'));

    await page.goto(`${app.url}/${language}/cabinet/settings/security`);
    await press(button(say('auth:passkeys.removeNamed', { name })));
    await press(button(say('auth:passkeys.removeConfirm')));
    await seen(say('auth:passkeys.emptyTitle'));
    // The browser reports the call that needed the confirmation.
    expect(complaints.filter((text) => !text.includes('403'))).toEqual([]);
  },
);

it('a browser without WebAuthn shows no trace of passkeys', async () => {
  const { storage } = await registerInvestor(app, 'nopasskeys');
  const { page } = await visit(narrow, 'en-GB');
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'PublicKeyCredential');
  });
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await page.goto(`${app.url}/en/login`, { waitUntil: 'networkidle' });
  await page.locator('#root[data-hydrated]').waitFor();
  await page.keyboard.press('Tab');
  expect(await page.getByText(/passkey/i).count()).toBe(0);
  await page.context().addCookies(storage.cookies);
  await page.evaluate((entries) => {
    for (const { name, value } of entries) localStorage.setItem(name, value);
  }, storage.origins[0]?.localStorage ?? []);
  await page.goto(`${app.url}/en/cabinet/settings/security`, { waitUntil: 'networkidle' });
  await page.getByRole('radio').first().waitFor({ state: 'attached' });
  expect(await page.getByText(/passkey/i).count()).toBe(0);
  expect(calls.filter((url) => url.includes('/passkey'))).toEqual([]);
});
