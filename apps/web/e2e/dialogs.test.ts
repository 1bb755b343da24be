import { type ApiClient, unwrap } from '@meridian/api-client';
import { expect, inject, it } from 'vitest';
import { visit } from './browser.ts';
import { inTurn, isMultiplied } from './eachRow.ts';
import { clientOf, PASSWORD, registerInvestor } from './investors.ts';
import { expectAccessible } from './expectAccessible.ts';
import { loadAxe } from './sweep/accessibility.ts';
import { wordsOf } from './wordsOf.ts';

const app = inject('app');
const size = { width: 1024, height: 800 };
const localeOf = { en: 'en-GB', ru: 'ru-RU' } as const;

interface DialogRow {
  path: string;
  /** The message of the button that opens it, and its parameters. */
  opener: string;
  values?: Record<string, string | number>;
  /** USDT; an account with money cannot be closed. */
  balance?: `${number}`;
  prepare?: (api: ApiClient, login: string) => Promise<unknown>;
}

/** A second session, to be ended. */
const signInElsewhere = (_api: ApiClient, login: string) =>
  unwrap(clientOf(app, null).POST('/auth/login', { body: { login, password: PASSWORD } }));

/** A case whose first attempt is made and whose second one is left. */
async function buyCase(api: ApiClient, login: string): Promise<void> {
  await unwrap(api.POST('/crypto-cases/welcome'));
  const { items } = await unwrap(api.GET('/crypto-cases/all'));
  const found = items.find(({ available, price }) => available && price.amount.startsWith('5'));
  if (!found) throw new Error('No case of 5 USDT is sold.');
  await unwrap(
    api.POST('/crypto-cases/{id}/open', {
      params: { path: { id: found.id }, header: { 'Idempotency-Key': `case-of-${login}` } },
      body: { confirmedPrice: found.price },
    }),
  );
}

const dialogs: readonly DialogRow[] = [
  { path: 'settings/data', opener: 'my-data:closing.action' },
  { path: 'settings/devices', opener: 'devices:devices.endOthers', prepare: signInElsewhere },
  { path: 'settings/wallets', opener: 'settings:wallet.add' },
  { path: 'settings/security', opener: 'auth:passkeys.add' },
  { path: 'settings/profile', opener: 'settings:contacts.change.email' },
  { path: 'settings/profile', opener: 'settings:contacts.change.phone' },
  { path: 'settings/subscription', opener: 'settings:subscription.extend' },
  { path: 'settings/history', opener: 'devices:history.notMe' },
  { path: 'cases', opener: 'cases:list.attempt', values: { count: 2 }, balance: '100', prepare: buyCase },
];

/** Every story of a dialog passes axe; here the browser moves the focus. */
const tried = isMultiplied ? dialogs : dialogs.slice(0, 2);

it.each(inTurn(tried))(
  'the dialog of “$item.opener” has a name, passes axe, keeps the focus and gives it back, in $language',
  async ({ item: { path, opener, values, balance, prepare }, language }) => {
    const { t } = await wordsOf(language);
    const login = `dialog${dialogs.findIndex((row) => row.opener === opener)}${language}`;
    const { api, storage } = await registerInvestor(app, login, { language, ...(balance && { balance }) });
    await prepare?.(api, login);
    const { page } = await visit(size, localeOf[language], storage);
    await loadAxe(page);
    await page.goto(`${app.url}/${language}/cabinet/${path}`);
    const button = page.getByRole('button', { name: t(opener, { ...values }), exact: true });
    // Its name may change, for instance with the attempts that are left.
    const element = await button.elementHandle();
    await button.focus();
    await page.keyboard.press('Enter');
    const dialog = page.locator('[role="dialog"], [role="alertdialog"]');
    await expectAccessible(page, dialog);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => element?.evaluate((node) => node === document.activeElement)).toBe(true);
  },
);
