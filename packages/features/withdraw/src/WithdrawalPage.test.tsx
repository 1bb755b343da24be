import { messages as listMessages, useFiltersInMemory } from '@meridian/lists';
import { messages as problemMessages } from '@meridian/problem';
import type { Schema } from '@meridian/api-client';
import {
  loadMessages,
  type Language,
  mockApi,
  mockServer,
  render,
  screen,
  user,
  waitFor,
  within,
} from '@meridian/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { allMet, confirmation, pendingWithdrawal, tronWallet, unmet, wallets } from './withdraw.fixtures.ts';
import { withdrawHandlers } from './withdraw.handlers.ts';
import { withdrawalFilters } from './list/withdrawalFilters.ts';
import { WithdrawalPage } from './WithdrawalPage.tsx';
import { messages } from './messages/index.ts';

const words = await loadMessages(messages, listMessages, problemMessages);

const hrefs = {
  refill: '/refill',
  invest: '/invest',
  operations: '/operations',
  confirmPhone: '/confirm-phone',
};

function Page({ query }: { query: string }) {
  return <WithdrawalPage filters={useFiltersInMemory(withdrawalFilters, query)} hrefs={hrefs} />;
}

function show({ language = 'en', query = '' }: { language?: Language; query?: string } = {}) {
  return render(<Page query={query} />, { messages: words, language });
}

const plain = (element: Element | null | undefined) => element?.textContent?.replace(/\s/g, ' ') ?? '';

/** The value of a term in a description list. */
function factOf(term: string): string {
  const name = screen.getAllByRole('term').find(({ textContent }) => textContent.startsWith(term));
  return plain(name?.nextElementSibling);
}

const amountField = () => screen.findByRole('textbox', { name: /^(Amount|Сумма)/ });
const codeField = () => screen.findByRole('textbox', { name: /^Code/ });
const getCode = () => screen.getByRole('button', { name: 'Get a code' });
const withdraw = () => screen.getByRole('button', { name: /^Withdraw / });

async function askForCode(amount = '300') {
  await user.type(await amountField(), amount);
  await user.click(getCode());
  return codeField();
}

beforeEach(() => {
  mockServer.use(...withdrawHandlers.goodDay);
});

describe('the amount', () => {
  it('shows the fee and the net amount to the last digit while typing', async () => {
    show();
    await user.type(await amountField(), '333.333333');
    expect(factOf('You receive')).toBe('330.666667 USDT');
    expect(factOf('Fee')).toBe('2.666666 USDT');
    expect(factOf('Leaves your balance')).toBe('333.333333 USDT');
    expect(factOf('Usually takes')).toBe('1 hour');
  });

  it('survives a reload', async () => {
    const { unmount } = show();
    await user.type(await amountField(), '300.5');
    unmount();
    show();
    expect(await amountField()).toHaveValue('300.5');
  });

  it('shows dashes until an amount is entered', async () => {
    show();
    await amountField();
    for (const term of ['You receive', 'Leaves your balance', 'Fee']) expect(factOf(term)).toBe('—');
  });

  it('is formatted in Russian', async () => {
    show({ language: 'ru' });
    await user.type(await amountField(), '1250,5');
    expect(factOf('Вы получите')).toBe('1 243,2475 USDT');
    expect(factOf('Обычно занимает')).toBe('1 час');
  });

  it('fills in the maximum, which includes the fee', async () => {
    show();
    expect(await amountField()).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Max' }));
    expect(await amountField()).toHaveValue('2480.75');
    expect(factOf('You receive')).toBe('2,467.34625 USDT');
    expect(factOf('Leaves your balance')).toBe('2,480.75 USDT');
  });

  it.each([
    ['1e5', 'Write the amount in full'],
    ['٣٠٠', 'Use the digits 0 to 9'],
    ['-300', 'An amount cannot be less than 0'],
    ['9'.repeat(40), 'The amount has too many digits'],
    ['24.999999', 'The minimum withdrawal amount is 25.00\u00a0USDT.'],
    ['100000.000001', 'The maximum withdrawal amount is 100,000.00\u00a0USDT.'],
    ['2480.750001', 'You have 2,480.75\u00a0USDT available.'],
    ['', 'Enter the amount to withdraw.'],
  ])('“%s” is rejected with a message, and no code is requested', async (text, sentence) => {
    show();
    const field = await amountField();
    await user.click(field);
    await user.paste(text);
    await user.click(getCode());
    await waitFor(() => expect(field).toBeInvalid());
    expect(field).toHaveAccessibleDescription(expect.stringContaining(sentence));
    expect(field).toHaveFocus();
    expect(field).toHaveValue(text);
    expect(screen.queryByRole('textbox', { name: /^Code/ })).not.toBeInTheDocument();
  });

  it('rejects an amount that does not exceed the fee', async () => {
    mockServer.use(
      mockApi.get('/payment-systems', 200, {
        items: [
          {
            id: 'usdt-trc20',
            name: 'Tether on TRON',
            currency: 'USDT',
            decimals: 6,
            network: 'TRON (TRC-20)',
            addressPattern: '^T',
            refill: null,
            withdrawal: {
              available: true,
              minimum: { amount: '1', currency: 'USDT' },
              maximum: { amount: '1000', currency: 'USDT' },
              fee: { fixed: { amount: '30', currency: 'USDT' }, percent: '0' },
              confirmations: 1,
              expectedSeconds: 60,
            },
          },
        ],
      }),
    );
    show();
    const field = await amountField();
    await user.type(field, '30');
    await user.click(getCode());
    expect(field).toHaveAccessibleDescription(expect.stringContaining('The fee would take all'));
    expect(factOf('You receive')).toBe('0.00 USDT');
  });
});

describe('the wallet', () => {
  it('is preselected only if there is just one', async () => {
    mockServer.use(...withdrawHandlers.twoWallets);
    show();
    for (const wallet of await screen.findAllByRole('radio')) expect(wallet).not.toBeChecked();
    expect(getCode()).toBeDisabled();
    await user.click(screen.getByRole('radio', { name: 'Tether on Ethereum' }));
    await user.type(await amountField(), '100');
    expect(factOf('Fee')).toBe('4.00 USDT');
    await user.click(screen.getByRole('radio', { name: 'Tether on TRON' }));
    expect(await amountField()).toHaveValue('100');
    expect(factOf('Fee')).toBe('1.50 USDT');
  });

  it('can be added in a dialog, which trims spaces and selects it', async () => {
    const saved = vi.fn<(update: Schema<'WalletsUpdate'>) => void>();
    const address = '0x7a3f19c05b2e48d6a1f4c9038e57bd62f0a92b41';
    const both = { wallets: { ...wallets.wallets, 'usdt-erc20': address } };
    mockServer.use(
      mockApi.patch('/user-data/wallets/update', 200, ({ body }) => {
        saved(body);
        mockServer.use(mockApi.get('/user-data/wallets', 200, both));
        return both;
      }),
    );
    show();
    await user.type(await amountField(), '300');
    await user.click(screen.getByRole('button', { name: 'Add a wallet' }));
    const dialog = await screen.findByRole('dialog', {}, { timeout: 10_000 });
    await user.click(within(dialog).getByRole('textbox'));
    await user.paste(` ${address} `);
    await user.click(within(dialog).getByRole('button', { name: 'Save the wallet' }));
    expect(await screen.findByRole('radio', { name: 'Tether on Ethereum' })).toBeChecked();
    expect(saved).toHaveBeenCalledExactlyOnceWith({ wallets: { 'usdt-erc20': address } });
    expect(await amountField()).toHaveValue('300');
  });

  it('keeps a typed address after a reload until the dialog is closed', async () => {
    const address = async () => {
      await user.click(await screen.findByRole('button', { name: 'Change this wallet' }));
      return screen.findByRole('textbox', { name: /TRC-20/ }, { timeout: 10_000 });
    };
    const { unmount } = show();
    const field = await address();
    await user.clear(field);
    await user.type(field, 'TUnsaved');
    unmount();
    show();
    expect(await address()).toHaveValue('TUnsaved');
    await user.keyboard('{Escape}');
    expect(await address()).toHaveValue(tronWallet);
  });

  it('rejects an address of another network before sending it', async () => {
    show();
    await user.click(await screen.findByRole('button', { name: 'Change this wallet' }));
    const field = await screen.findByRole('textbox', { name: /TRC-20/ }, { timeout: 10_000 });
    expect(field).toHaveValue(tronWallet);
    await user.clear(field);
    await user.paste('0x7a3f19c05b2e48d6a1f4c9038e57bd62f0a92b41');
    await user.click(screen.getByRole('button', { name: 'Save the wallet' }));
    expect(field).toHaveAccessibleDescription(
      expect.stringContaining('This is not an address in the TRON (TRC-20) network.'),
    );
    expect(field).toHaveFocus();
  });

  it('shows a server error at the field', async () => {
    mockServer.use(...withdrawHandlers.addressRefused);
    show();
    await user.click(await screen.findByRole('button', { name: 'Change this wallet' }));
    const field = await screen.findByRole('textbox', { name: /TRC-20/ }, { timeout: 10_000 });
    await user.click(screen.getByRole('button', { name: 'Save the wallet' }));
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(expect.stringContaining('not a valid wallet address')),
    );
  });
});

describe('the conditions', () => {
  it.each([
    ['phone_not_confirmed', 'Confirm your phone', 'Confirm the phone', '/confirm-phone'],
    ['deposit_required', 'To withdraw, you must have a deposit', 'See the plans', '/invest'],
    ['refill_required', 'To withdraw, you must have a refill', 'Go to refill', '/refill'],
    [
      'deposit_or_refill_required',
      'To withdraw, you must have a deposit or a refill',
      'Go to refill',
      '/refill',
    ],
  ] as const)('%s says so and leads there', async (code, title, link, href) => {
    mockServer.use(mockApi.get('/funds/payments/conditions', 200, unmet(code)));
    show();
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', href);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('are met as soon as the first wallet is saved', async () => {
    mockServer.use(
      ...withdrawHandlers.noWallet.slice(0, 2),
      mockApi.patch('/user-data/wallets/update', 200, () => {
        mockServer.use(
          mockApi.get('/user-data/wallets', 200, wallets),
          mockApi.get('/funds/payments/conditions', 200, allMet),
        );
        return wallets;
      }),
    );
    show();
    await screen.findByText('No withdrawal wallet specified');
    await user.click(screen.getByRole('button', { name: 'Add a wallet' }));
    const dialog = await screen.findByRole('dialog', {}, { timeout: 10_000 });
    await user.click(within(dialog).getByRole('radio', { name: 'Tether on TRON' }));
    await user.click(within(dialog).getByRole('textbox'));
    await user.paste(tronWallet);
    await user.click(within(dialog).getByRole('button', { name: 'Save the wallet' }));
    expect(await amountField()).toBeVisible();
  });

  it('charge a subscription once, at the price shown', async () => {
    const orders = vi.fn<(order: Schema<'SubscriptionOrder'>) => void>();
    mockServer.use(
      mockApi.get('/funds/payments/conditions', 200, unmet('subscription_required')),
      mockApi.post('/user/subscription', 201, ({ body }) => {
        orders(body);
        mockServer.use(mockApi.get('/funds/payments/conditions', 200, allMet));
        return {
          subscription: { active: true, option: 'month', activeUntil: '2026-11-14T12:00:00Z' },
          price: body.price,
          balanceAfter: { amount: '2470.75', currency: 'USDT' },
        };
      }),
    );
    show();
    expect(await screen.findByText('Activate subscription')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'See the subscriptions' }));
    const option = await screen.findByRole('radio', { name: 'One month' }, { timeout: 10_000 });
    expect(option).not.toBeChecked();
    await user.click(option);
    await user.dblClick(screen.getByRole('button', { name: /^Pay 10\.00\sUSDT and activate$/ }));
    expect(await amountField()).toBeVisible();
    expect(orders).toHaveBeenCalledExactlyOnceWith({
      option: 'month',
      price: { amount: '10.000000', currency: 'USDT' },
    });
  });
});

describe('the code', () => {
  it('confirms the fixed amounts with one call, and the page shows what happens next', async () => {
    const requests = vi.fn<(request: Schema<'WithdrawalRequest'>) => void>();
    const codes = vi.fn<(validation: Schema<'WithdrawalValidation'>) => void>();
    mockServer.use(
      mockApi.post('/funds/payments/request', 201, ({ body }) => {
        requests(body);
        return confirmation;
      }),
      mockApi.post('/funds/payments/validate', 201, ({ body }) => {
        codes(body);
        return pendingWithdrawal;
      }),
    );
    show();
    const field = await askForCode();
    expect(field).toHaveFocus();
    expect(factOf('You receive')).toBe('297.50 USDT');
    await user.type(field, '408215');
    expect(codes).not.toHaveBeenCalled();
    await user.dblClick(withdraw());
    expect(await screen.findByText('The withdrawal is accepted')).toBeVisible();
    expect(screen.getByRole('list', { name: 'Course of the withdrawal' })).toHaveTextContent('On its way');
    expect(factOf('Usually takes')).toBe('1 hour');
    expect(screen.getByRole('link', { name: 'See it in operations' })).toHaveFocus();
    expect(requests).toHaveBeenCalledExactlyOnceWith({
      system: 'usdt-trc20',
      wallet: tronWallet,
      amount: { amount: '300', currency: 'USDT' },
    });
    expect(codes).toHaveBeenCalledExactlyOnceWith({ requestId: confirmation.id, code: '408215' });
  });

  it('shows an error at its field when it is wrong, and clears and focuses the field', async () => {
    mockServer.use(...withdrawHandlers.wrongCode);
    show();
    const field = await askForCode();
    await user.type(field, '111111');
    await user.click(withdraw());
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Codes do not match\. Try again/));
    expect(field).toHaveValue('');
    expect(field).toHaveFocus();
    mockServer.use(...withdrawHandlers.goodDay);
    await user.type(field, '408215');
    await user.click(withdraw());
    expect(await screen.findByText('The withdrawal is accepted')).toBeVisible();
  });

  it.each([
    ['code_invalid_or_expired', 422, 'The code was wrong too many times'],
    ['code_expired', 422, 'Verification code has expired'],
    ['waiting_time_expired', 422, 'Waiting time has expired'],
    ['not_found', 404, 'This request is no longer open'],
  ] as const)('that no longer works is not asked for again: %s', async (code, status, sentence) => {
    mockServer.use(mockApi.problem('post', '/funds/payments/validate', status, { code }));
    const { unmount } = show();
    await user.type(await askForCode('300.5'), '111111');
    await user.click(withdraw());
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(screen.queryByRole('textbox', { name: /^Code/ })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Change wallet or amount' })).toHaveFocus();
    unmount();
    show();
    expect(await amountField()).toHaveValue('300.5');
  });

  it('can be entered after a reload, for the same request', async () => {
    const codes = vi.fn<(validation: Schema<'WithdrawalValidation'>) => void>();
    mockServer.use(
      mockApi.post('/funds/payments/validate', 201, ({ body }) => {
        codes(body);
        return pendingWithdrawal;
      }),
    );
    const first = show();
    await user.type(await askForCode(), '4082');
    first.unmount();
    expect(Object.values(sessionStorage).join()).not.toContain('"4082"');
    const second = show();
    const field = await codeField();
    expect(field).toHaveValue('');
    expect(factOf('You receive')).toBe('297.50 USDT');
    await user.type(field, '408215');
    await user.click(withdraw());
    await screen.findByText('The withdrawal is accepted');
    expect(codes).toHaveBeenCalledExactlyOnceWith({ requestId: confirmation.id, code: '408215' });
    second.unmount();
    show();
    expect(await amountField()).toHaveValue('');
  });

  it('is not sent if incomplete', async () => {
    show();
    const field = await askForCode();
    await user.type(field, '408');
    await user.click(withdraw());
    expect(field).toHaveAccessibleDescription(expect.stringContaining('The code has 6 digits.'));
    expect(field).toHaveFocus();
  });

  it('can be requested again only after the wait, and replaces the first', async () => {
    const renewed = { ...confirmation, id: '0198f7d1-60aa-7f3e-b0a4-7c9d52e81b18' };
    const codes = vi.fn<(validation: Schema<'WithdrawalValidation'>) => void>();
    mockServer.use(
      mockApi.get('/settings/{key}', 200, {
        key: 'withdrawal',
        amounts: [],
        conditions: [],
        code: { length: 6, lifetimeSeconds: 600, resendSeconds: 1, attempts: 5 },
      }),
      mockApi.post('/funds/payments/validate', 201, ({ body }) => {
        codes(body);
        return pendingWithdrawal;
      }),
    );
    show();
    await user.type(await askForCode(), '408215');
    const resend = () => screen.getByRole('button', { name: 'Send a new code' });
    expect(resend()).toBeDisabled();
    mockServer.use(mockApi.post('/funds/payments/request', 201, renewed));
    await waitFor(() => expect(resend()).toBeEnabled(), { timeout: 5000 });
    await user.click(resend());
    expect(await screen.findByText(/^A new code is on its way/)).toBeVisible();
    expect(resend()).toBeDisabled();
    const field = await codeField();
    expect(field).toHaveValue('');
    await user.type(field, '771020');
    await user.click(withdraw());
    await screen.findByText('The withdrawal is accepted');
    expect(codes).toHaveBeenCalledExactlyOnceWith({ requestId: renewed.id, code: '771020' });
  });

  it('allows going back to the form, which keeps the typed values', async () => {
    show();
    await askForCode('300.5');
    await user.click(screen.getByRole('button', { name: 'Change wallet or amount' }));
    expect(await amountField()).toHaveValue('300.5');
  });

  it('is sent with the same idempotency key after a lost connection', async () => {
    const keys: (string | null)[] = [];
    const noteKey = ({ request }: { request: Request }) => {
      if (request.url.endsWith('/validate')) keys.push(request.headers.get('Idempotency-Key'));
    };
    mockServer.events.on('request:start', noteKey);
    mockServer.use(mockApi.lostNetwork('post', '/funds/payments/validate'));
    show();
    await user.type(await askForCode(), '408215');
    await user.click(withdraw());
    expect(await screen.findByRole('alert')).toHaveTextContent('The connection was lost');
    mockServer.use(mockApi.post('/funds/payments/validate', 201, pendingWithdrawal));
    await user.click(withdraw());
    await screen.findByText('The withdrawal is accepted');
    mockServer.events.removeAllListeners();
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(/.{16}/);
    expect(keys[1]).toBe(keys[0]);
  });
});

describe('the history', () => {
  it('shows the same statuses as the details', async () => {
    show();
    const table = await screen.findByRole('table');
    expect(await within(table).findByText('On verification')).toBeVisible();
    expect(within(table).getByText('Withdrawn')).toBeVisible();
  });

  it('can be filtered by status, and shows all again', async () => {
    const asked = vi.fn<(query: string) => void>();
    mockServer.use(
      mockApi.get('/funds/payments', 200, ({ query }) => {
        asked(query.toString());
        return { items: [], page: 1, limit: 20, total: 0 };
      }),
    );
    show();
    await user.click(await screen.findByRole('button', { name: /Status/ }));
    const options = await screen.findAllByRole('option');
    expect(options.map(({ textContent }) => textContent.trim())).toEqual([
      'All',
      'Pending',
      'Successful',
      'On inspection',
      'Rejected',
      'Error',
    ]);
    await user.click(screen.getByRole('option', { name: 'On inspection' }));
    await user.click(await screen.findByRole('button', { name: 'Show all' }));
    expect(await screen.findByText('No withdrawals yet')).toBeVisible();
    expect(asked.mock.calls.slice(0, 2)).toEqual([
      ['status=all&page=1&limit=20'],
      ['status=on_inspection&page=1&limit=20'],
    ]);
  });

  it('shows the reason and the returned amount of a rejected withdrawal', async () => {
    show();
    await user.click(await screen.findByRole('button', { name: /withdrawal of 80\.00/ }));
    const drawer = await screen.findByRole('dialog', {}, { timeout: 10_000 });
    expect(within(drawer).getByText(/belongs to an exchange/)).toBeVisible();
    expect(
      within(drawer).getByText('The whole amount, fee included, is back on your balance.'),
    ).toBeVisible();
    expect(factOf('Returned to your balance')).toBe('80.00 USDT');
    expect(within(drawer).queryByText('Not yet')).not.toBeInTheDocument();
  });
});
