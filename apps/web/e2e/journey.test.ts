import { labelOf } from '@meridian/frame/screens';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningApp } from '@meridian/site/start';
import { amountInLedger, amountOnScreen } from './amountOnScreen.ts';
import { visit } from './browser.ts';
import { startOwnApp } from './ownApp.ts';
import { startingWith } from './startingWith.ts';
import { keyboard, mouse, type UserInput } from './userInput.ts';
import { sandboxControl } from './sandboxControl.ts';
import { wordsOf } from './wordsOf.ts';
import { eachRow } from './eachRow.ts';

let app: RunningApp;

beforeAll(async () => {
  app = await startOwnApp();
});

afterAll(() => app?.close());

interface Investor {
  language: 'en' | 'ru';
  login: string;
  email: string;
  phone: string;
  viewport: { width: number; height: number };
  input: (page: Page) => UserInput;
  /** The amounts that they type, in the number format of their language. */
  typed: { refill: string; deposit: string; withdrawal: string };
}

const PASSWORD = 'nine quiet herons 57';
const WALLET = 'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC';

/** The tag of the focused element, if all of it can be seen. */
const focusInView = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement ?? document.body;
    const { left, top, bottom } = focused.getBoundingClientRect();
    const isSeen = [top + 1, bottom - 1].every((y) =>
      focused.contains(document.elementFromPoint(left + 1, y)),
    );
    return isSeen ? focused.tagName : undefined;
  });

it.each(
  eachRow<readonly [string, Investor][]>([
    [
      'in English, with a mouse, on a wide screen',
      {
        language: 'en',
        login: 'marytodd',
        email: 'mary.todd@example.com',
        phone: '+44 7700 900321',
        viewport: { width: 1440, height: 900 },
        input: mouse,
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
        viewport: { width: 360, height: 640 },
        input: keyboard,
        typed: { refill: '1 234,567891', deposit: '500,25', withdrawal: '300,5' },
      },
    ],
  ]),
)('takes an investor from registration to a withdrawal and out again, %s', async (_, investor) => {
  const { language, login, typed } = investor;
  const control = sandboxControl(app.sandboxUrl);
  const words = await wordsOf(language);
  const say = (key: string, values: Record<string, unknown> = {}) => words.t(key, values);
  const { page, complaints } = await visit(investor.viewport, language === 'en' ? 'en-GB' : 'ru-RU');
  const { choose, press, tick, write } = investor.input(page);

  const heading = (name: string) => page.getByRole('heading', { name, exact: true });
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const seen = (text: string) =>
    page.getByRole('main').getByText(startingWith(text)).filter({ visible: true }).first().waitFor();
  const leadingFigure = page.getByRole('main').locator('data').first();
  const leadingAmount = () => amountOnScreen(leadingFigure, language);
  /** What the leading figure is cut from. */
  const exactLeadingAmount = async () =>
    amountInLedger((await leadingFigure.getAttribute('value')) ?? undefined);
  const accounts = async () => (await control.readLedger()).investors[login]?.USDT ?? {};

  const isNarrow = investor.viewport.width < 768;
  /** On a narrow screen the bottom bar does not show all links. */
  async function openMore() {
    if (isNarrow) await press(button(say('frame:nav.more')));
  }
  async function goTo(section: 'cabinet' | 'refill' | 'deposits' | 'withdrawal' | 'operations') {
    const back = page.getByRole('link', { name: startingWith(say('frame:nav.back', { title: '' })) });
    // On a phone a task has no bottom bar, but leads back.
    if (await back.isVisible()) await press(back);
    if (section === 'operations') await openMore();
    await press(page.getByRole('link', { name: say(`frame:${labelOf(section)}`), exact: true }).first());
    await page.getByRole('heading', { level: 1, name: say(`frame:title.${section}`), exact: true }).waitFor();
    await expectNoLeakedProps(page);
  }

  // Registers, invited by Anna.
  await page.goto(`${app.url}/${language}/register?inviter=anna`);
  await page.getByText('anna', { exact: true }).waitFor();
  await expectNoLeakedProps(page);
  await write(field(say('auth:field.login')), login);
  await write(field(say('auth:field.email')), investor.email);
  await write(field(say('auth:field.phone')), investor.phone);
  await press(button(say('auth:register.next')));
  await write(field(say('auth:field.password')), PASSWORD);
  await write(field(say('auth:field.passwordConfirmation')), PASSWORD);
  // The strength of the password appears above the checkbox and moves it.
  await page.getByRole('meter', { name: say('auth:strength.label') }).waitFor();
  await tick(page.getByRole('checkbox', { name: /user agreement|пользовательск/ }));
  const addresses = new Set<string>();
  page.on('framenavigated', (frame) => addresses.add(new URL(frame.url()).pathname));
  await press(button(say('auth:register.submit')));

  // Confirms the phone with the code, over the cabinet. Typing the last digit submits it.
  const phoneDialog = page.getByRole('dialog', { name: say('auth:confirm.phone.title') });
  await phoneDialog.waitFor();
  expect([...addresses]).toEqual([`/${language}/cabinet`]);
  await page.reload();
  await phoneDialog.waitFor();
  await write(field(say('auth:field.code')), await control.readCode(login));
  await phoneDialog.waitFor({ state: 'detached' });

  // Sees an empty cabinet.
  await heading(say('cabinet:steps.title')).waitFor();

  // Requests an address. The transfer arrives and the balance grows.
  await goTo('refill');
  await choose(page.getByRole('radio', { name: /^USDT .*TRON/ }));
  await write(field(say('refill:form.amount')), typed.refill);
  await press(button(say('refill:form.submit')));
  const address = page.getByRole('dialog');
  await address
    .getByText(say('refill:address.warningTitle', { currency: 'USDT', network: 'TRON (TRC-20)' }))
    .waitFor();
  await press(address.getByRole('button', { name: say('refill:address.close') }));
  await control.settleRefill(login);
  await page.reload();
  await heading(say('frame:title.refill')).waitFor();
  await goTo('cabinet');
  await seen(say('statuses:operation.refill'));
  await expect.poll(leadingAmount).toBe('1234.56');
  expect(amountInLedger((await accounts()).available)).toBe('1234.567891');

  // Invests with autoinvestment. The review shows what is locked and until when.
  await goTo('deposits');
  await press(page.getByRole('link', { name: say('deposit:lead.invest'), exact: true }).first());
  await choose(page.getByRole('radio').first());
  await write(field(say('invest:form.amount')), typed.deposit);
  await tick(page.getByRole('checkbox', { name: say('deposit:autoinvestment.choose') }));
  await press(button(startingWith(say('invest:form.submit'))));
  const confirmation = page.getByRole('alertdialog');
  await confirmation.getByText(startingWith(say('deposit:confirm.locked', { date: '…' }))).waitFor();
  await press(
    confirmation.getByRole('button', { name: startingWith(say('deposit:confirm.submit', { amount: '' })) }),
  );
  await page.getByRole('heading', { name: /has started$|начался$/ }).waitFor();
  await expect.poll(() => focusInView(page)).toBe('H2');
  const invested = await accounts();
  expect(amountInLedger(invested.available)).toBe('734.317891');
  expect(amountInLedger(invested.on_deposit)).toBe('500.25');

  // A month later the term ends. Body and accruals (30 days of 0.50025) are reinvested in a new deposit.
  // The investor looks in between, because a session ends after 14 days without use.
  for (const days of [10, 10, 11]) {
    await control.advanceDays(days);
    await page.reload();
    await goTo('operations');
    // The accruals of a page are one row.
    const outcomes = ['held', 'released']
      .flatMap((outcome) => [
        say(`statuses:accruals.${outcome}`),
        ...[1, 30].map((count) =>
          String(say(`statuses:accruals.of.${outcome}`, { count })).replace(/^\d+\s/, ''),
        ),
      ])
      .join('|');
    const runs = page.getByRole('button', { name: new RegExp(`(${outcomes}), `) });
    await press(runs.first());
    // Opened, it has a row for each plan.
    await press(runs.nth(1));
    await seen(say('statuses:operation.deposit_accrual'));
  }
  await seen(say('statuses:operation.deposit_renewed'));
  const renewed = await accounts();
  expect(amountInLedger(renewed.on_deposit)).toBe('515.2575');
  await goTo('deposits');
  // The rows of a phone say when instead.
  if (!isNarrow) {
    await seen(say('statuses:deposit.closed'));
    await seen(say('statuses:deposit.in_work'));
  }
  await expect.poll(exactLeadingAmount).toBe(amountInLedger(renewed.on_deposit));

  // Adds a wallet, waits until it can be used, and withdraws with a code.
  await control.setNewWalletHours(1);
  await goTo('withdrawal');
  await press(button(say('withdraw:wallet.add')).first());
  const wallet = page.getByRole('dialog', { name: say('settings:wallet.addTitle') });
  await choose(wallet.getByRole('radio', { name: /^USDT .*TRON/ }));
  await write(wallet.getByLabel(say('settings:wallet.addressIn', { network: 'TRON (TRC-20)' })), WALLET);
  await wallet.getByText(say('settings:wallet.waits', { count: 1 })).waitFor();
  await press(wallet.getByRole('button', { name: say('settings:wallet.save') }));
  const identity = page.getByRole('dialog', { name: say('auth:identity.title') });
  await write(identity.getByLabel(say('auth:field.currentPassword'), { exact: true }), PASSWORD);
  await press(identity.getByRole('button', { name: say('auth:identity.submit.password'), exact: true }));
  await wallet.waitFor({ state: 'detached' });
  await page.getByText(startingWith(say('withdraw:wallet.usableFrom'))).waitFor();
  await control.advanceSeconds(3600);
  await page.reload();
  await write(field(say('withdraw:form.leaves')), typed.withdrawal);
  await press(button(startingWith(say('withdraw:form.submit'))));
  await heading(say('withdraw:code.title')).waitFor();
  await write(field(say('withdraw:code.label')), await control.readCode(login));
  await heading(say('withdraw:result.title')).waitFor();
  await expect.poll(() => focusInView(page)).toBe('H2');
  await control.settleWithdrawal(login);

  // Sees the exact amount of the ledger in operations.
  await goTo('operations');
  await seen(say('statuses:operation.withdrawal'));
  await page.getByText(say('statuses:withFee')).first().waitFor();
  await goTo('cabinet');
  const last = await accounts();
  expect(amountInLedger(last.available)).toBe('433.817891');
  // The home cuts it at two digits.
  await expect.poll(leadingAmount).toBe('433.81');
  const { isBalanced, sums } = await control.readLedger();
  expect(isBalanced).toBe(true);
  for (const sum of Object.values(sums)) expect(amountInLedger(sum)).toBe('0');

  // Signs out. No session data remains in the browser.
  const token = await tokenOf(page);
  await press(button(isNarrow ? say('frame:nav.more') : say('frame:account.menuOf', { login })));
  await press(
    page.getByRole(isNarrow ? 'button' : 'menuitem', { name: say('frame:account.signOut'), exact: true }),
  );
  await heading(say('auth:logIn.title')).waitFor();
  expect(await tokenOf(page)).toBeUndefined();
  expect(await page.evaluate(() => localStorage.getItem('persist:root'))).toBeNull();
  await expect
    .poll(
      async () =>
        (await fetch(`${app.url}/api/user/balance`, { headers: { authorization: `Bearer ${token}` } }))
          .status,
    )
    .toBe(401);
  // The browser itself reports the refusal that asked for the confirmation.
  expect(complaints).toEqual([
    'Failed to load resource: the server responded with a status of 403 (Forbidden)',
  ]);
});

/** Emotion must not pass its `as` prop on to an element. Only a production build shows this fault. */
async function expectNoLeakedProps(page: Page) {
  expect(await page.locator('body [as]').evaluateAll((all) => all.map(({ outerHTML }) => outerHTML))).toEqual(
    [],
  );
}

/** The session token from its cookie. */
async function tokenOf(page: Page): Promise<string | undefined> {
  return (await page.context().cookies()).find(({ name }) => name === 'refreshToken')?.value;
}
