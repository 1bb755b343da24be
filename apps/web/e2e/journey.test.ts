import type { i18n } from 'i18next';
import type { Browser, Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type RunningApp } from '../../../scripts/startApp.ts';
import { amountInLedger, amountOnScreen } from './amountOnScreen.ts';
import { openBrowser, visit } from './browserForTests.ts';
import { keyboard, mouse, type Hands } from './hands.ts';
import { sandboxControl } from './sandboxControl.ts';
import { wordsOf } from './wordsOf.ts';

let app: RunningApp;
let browser: Browser;

beforeAll(async () => {
  [app, browser] = await Promise.all([
    startApp({ mode: 'built', dataDir: 'memory', port: 4600 }),
    openBrowser(),
  ]);
});

afterAll(async () => {
  await browser?.close();
  await app?.close();
});

interface Investor {
  language: 'en' | 'ru';
  login: string;
  email: string;
  phone: string;
  viewport: { width: number; height: number };
  hands: (page: Page) => Hands;
  /** What they type where an amount is asked for, in the manner of their language. */
  typed: { refill: string; deposit: string; withdrawal: string };
}

const PASSWORD = 'nine quiet herons 57';
const WALLET = 'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC';

it.each<[string, Investor]>([
  [
    'in English, with a mouse, on a wide screen',
    {
      language: 'en',
      login: 'marytodd',
      email: 'mary.todd@example.com',
      phone: '+44 7700 900321',
      viewport: { width: 1440, height: 900 },
      hands: mouse,
      typed: { refill: '1,234.567891', deposit: '500.25', withdrawal: '300.5' },
    },
  ],
  [
    'in Russian, with the keyboard alone, on a narrow screen',
    {
      language: 'ru',
      login: 'pavelorlov',
      email: 'pavel.orlov@example.com',
      phone: '+7 900 000-01-23',
      viewport: { width: 360, height: 740 },
      hands: keyboard,
      typed: { refill: '1 234,567891', deposit: '500,25', withdrawal: '300,5' },
    },
  ],
])('takes an investor from registration to a withdrawal and out again, %s', async (_, investor) => {
  const { language, login, typed } = investor;
  const control = sandboxControl(app.sandboxUrl);
  const words = await wordsOf(language);
  const say = (key: string, values: Record<string, unknown> = {}) => words.t(key, values);
  const { page, complaints } = await visit(browser, investor.viewport, language === 'en' ? 'en-GB' : 'ru-RU');
  const { choose, press, tick, write } = investor.hands(page);

  const field = (key: string) => page.getByLabel(say(key), { exact: true });
  const button = (key: string, values?: Record<string, unknown>) =>
    page.getByRole('button', { name: say(key, values), exact: true });
  const goTo = async (section: 'cabinet' | 'refill' | 'deposits' | 'withdrawal' | 'operations') => {
    await press(await sectionLink(page, words, section));
    await page.getByRole('heading', { level: 1, name: say(`web:title.${section}`) }).waitFor();
  };
  const ledgerOf = async () => (await control.readLedger()).investors[login]?.USDT ?? {};

  // Registers, invited by Anna.
  await page.goto(`${app.url}/${language}/register?inviter=anna`);
  await page.getByText('anna', { exact: true }).waitFor();
  await write(field('auth:field.login'), login);
  await write(field('auth:field.email'), investor.email);
  await write(field('auth:field.phone'), investor.phone);
  await write(field('auth:field.password'), PASSWORD);
  await write(field('auth:field.passwordConfirmation'), PASSWORD);
  await tick(page.getByRole('checkbox', { name: say('auth:field.agreement') }));
  await press(button('auth:register.submit'));

  // Confirms the phone with the code that was sent to it.
  await page.getByRole('heading', { name: say('auth:confirmPhone.title') }).waitFor();
  await write(field('auth:field.code'), await control.readCode(login));
  await press(button('auth:confirmPhone.submit'));

  // Sees an empty cabinet.
  await page.getByRole('heading', { name: say('cabinet:firstSteps.title') }).waitFor();
  expect(await amountOnScreen(leadingAmount(page), language)).toBe('0');

  // Asks for an address and sends a transfer to it.
  await goTo('refill');
  await choose(page.getByRole('radio', { name: /TRC-20/ }));
  await write(page.getByLabel(say('refill:form.amount'), { exact: true }), typed.refill);
  await press(button('refill:form.submit'));
  const address = page.getByRole('dialog');
  await address.waitFor();
  expect(await address.innerText()).toMatch(/TRON[\s\S]*TRON/);
  await press(button('refill:address.done'));
  await control.settleRefill(login);
  await goTo('cabinet');
  await page.getByText(say('cabinet:operations.subject.refill')).first().waitFor();
  expect(await amountOnScreen(leadingAmount(page), language)).toBe('1234.567891');
  expect(amountInLedger((await ledgerOf()).available ?? '')).toBe('1234.567891');

  // Invests with autoinvestment.
  await goTo('deposits');
  await press(page.getByRole('link', { name: say('deposit:lead.invest') }).first());
  await choose(page.getByRole('radio').first());
  await write(page.getByLabel(say('deposit:form.amount'), { exact: true }), typed.deposit);
  await tick(page.getByRole('checkbox', { name: say('deposit:autoinvestment.choose') }));
  await press(button('deposit:form.submit'));
  const agreement = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await agreement.waitFor();
  await press(agreement.getByRole('button', { name: investButton(say) }));
  await page.getByText(say('deposit:result.started')).waitFor();
  expect(await ledgerOf()).toMatchObject({ available: '734.317891', on_deposit: '500.250000' });

  // A month later the term is over: body and accruals work on in a new deposit.
  await control.advanceDays(31);
  await goTo('operations');
  await page.getByText(say('operations:subject.deposit_renewed')).first().waitFor();
  await page.getByText(say('operations:subject.deposit_accrual')).first().waitFor();
  const locked = await ledgerOf();
  await goTo('deposits');
  await page.getByText(say('deposit:status.in_work')).first().waitFor();
  expect(await amountOnScreen(leadingAmount(page), language)).toBe(amountInLedger(locked.on_deposit ?? ''));
  await page.getByText(say('deposit:status.closed')).first().waitFor();
});

/** The one number that leads a page of the cabinet. */
function leadingAmount(page: Page): Locator {
  return page.getByRole('main').locator('data').first();
}
