import { messages as listMessages, useDetailsInMemory, useFiltersInMemory } from '@meridian/lists';
import { messages as formsMessages } from '@meridian/forms';
import { messages as problemMessages } from '@meridian/problem';
import { messages as receiptMessages } from '@meridian/receipts';
import type { Schema } from '@meridian/api-client';
import { useApiMutation } from '@meridian/api-client/react';
import {
  advanceClock,
  type Language,
  loadMessages,
  mockApi,
  mockServer,
  render,
  expectRefusedAgain,
  screen,
  user,
  waitFor,
  within,
} from '@meridian/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  confirmation,
  exchangeWallet,
  paymentSystems,
  pendingWithdrawal,
  successfulWithdrawal,
  tronWallet,
  unmet,
  wallets,
} from './withdraw.fixtures.ts';
import { standInDialogs } from './withdraw.dialogs.tsx';
import type { WithdrawalDialogs } from './withdrawalDialogs.ts';
import { withdrawHandlers } from './withdraw.handlers.ts';
import { withdrawalFilters } from './list/withdrawalFilters.ts';
import { WithdrawalHistoryPage } from './WithdrawalHistoryPage.tsx';
import { WithdrawalPage } from './WithdrawalPage.tsx';
import { conditionMessages } from './conditions/messages.ts';
import { messages } from './messages.ts';

const words = await loadMessages(
  messages,
  conditionMessages,
  listMessages,
  formsMessages,
  problemMessages,
  receiptMessages,
);

const hrefs = {
  withdrawal: '/withdrawal',
  withdrawalHistory: '/withdrawal/history',
  refill: '/refill',
  invest: '/invest',
  operations: '/operations',
  confirmPhone: '/confirm-phone',
};

interface Shown {
  language?: Language;
  query?: string;
}

function Page({ dialogs = standInDialogs }: { dialogs?: WithdrawalDialogs }) {
  return <WithdrawalPage details={useDetailsInMemory()} dialogs={dialogs} hrefs={hrefs} />;
}

function HistoryInMemory({ query }: { query: string }) {
  return (
    <WithdrawalHistoryPage
      filters={useFiltersInMemory(withdrawalFilters, query)}
      details={useDetailsInMemory()}
      hrefs={hrefs}
    />
  );
}

const show = ({ language = 'en' }: Pick<Shown, 'language'> = {}) =>
  render(<Page />, { messages: words, language });

const showHistory = ({ language = 'en', query = '' }: Shown = {}) =>
  render(<HistoryInMemory query={query} />, { messages: words, language });

const plain = (element: Element | null | undefined) => element?.textContent?.replace(/\s/g, ' ') ?? '';

/** The value of a term in a description list. */
function factOf(term: string): string {
  const name = screen.getAllByRole('term').find(({ textContent }) => textContent.startsWith(term));
  return plain(name?.nextElementSibling);
}

const amountField = () => screen.findByRole('textbox', { name: /^(Leaves|Спишется)/ });
const arrivingField = () => screen.findByRole('textbox', { name: /^You receive/ });
const codeField = () => screen.findByRole('textbox', { name: /^Code/ });
const getCode = () => screen.getByRole('button', { name: /^Request/ });
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
    expect(screen.getByText('Usually arrives in').parentElement).toHaveTextContent(
      'Usually arrives in 1 hour',
    );
  });

  it('can be what arrives: the fee is added to the last digit, and either field follows the other', async () => {
    show();
    await user.type(await arrivingField(), '330.666667');
    expect(await amountField()).toHaveValue('333.333333');
    expect(screen.queryByText(/^You entered/)).not.toBeInTheDocument();
    expect(factOf('You receive')).toBe('330.666667 USDT');
    expect(factOf('Leaves your balance')).toBe('333.333333 USDT');
    await user.clear(await amountField());
    expect(await arrivingField()).toHaveValue('');
    await user.type(await amountField(), '100');
    expect(await arrivingField()).toHaveValue('98.50');
  });

  it('is the roundest that brings what is typed as arriving', async () => {
    show();
    await user.type(await arrivingField(), '98.50');
    expect(await amountField()).toHaveValue('100.00');
    expect(factOf('You receive')).toBe('98.50 USDT');
    expect(screen.getByRole('button', { name: 'Request a withdrawal of 100.00\u00a0USDT' })).toBeEnabled();
  });

  it('is sent to the last digit whichever field it was typed in', async () => {
    const requests = vi.fn<(request: Schema<'WithdrawalRequest'>) => void>();
    mockServer.use(
      mockApi.post('/funds/payments/request', 201, ({ body }) => {
        requests(body);
        return confirmation;
      }),
    );
    show();
    await user.type(await arrivingField(), '330.666667');
    await user.click(getCode());
    await codeField();
    expect(requests.mock.lastCall?.[0].amount).toEqual({ amount: '333.333333', currency: 'USDT' });
  });

  it.each([
    ['leaves', amountField, '2480.750001', 'You have only 2,480.75\u00a0USDT available.'],
    [
      'arrives',
      arrivingField,
      '2467.346251',
      'With the fee this is 2,480.750001\u00a0USDT, and you have 2,480.75\u00a0USDT available.',
    ],
    [
      'arrives',
      arrivingField,
      '23.6',
      'With the fee this is 24.723618\u00a0USDT. The minimum withdrawal amount is 25.00\u00a0USDT',
    ],
  ] as const)('that %s and is impossible has no summary: %s', async (_side, fieldOf, text, sentence) => {
    show();
    await user.type(await fieldOf(), text);
    expect(screen.queryByRole('term')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Request a withdrawal' }));
    expect(await fieldOf()).toHaveAccessibleDescription(expect.stringContaining(sentence));
    expect(await fieldOf()).toHaveFocus();
    expect(screen.queryByRole('textbox', { name: /^Code/ })).not.toBeInTheDocument();
  });

  it('that was refused is forgiven as soon as the other field is typed in', async () => {
    show();
    await user.type(await amountField(), '3000');
    await user.click(getCode());
    expect(await amountField()).toBeInvalid();
    await user.type(await arrivingField(), '{Backspace}{Backspace}');
    expect(await amountField()).toBeValid();
  });

  it('survives a reload', async () => {
    const { unmount } = show();
    await user.type(await amountField(), '300.5');
    unmount();
    show();
    expect(await amountField()).toHaveValue('300.50');
  });

  it('is asked for by a sentence with the rule of the fee, without other figures', async () => {
    show();
    await amountField();
    expect(
      screen.getByText(/^Enter an amount to see what arrives\. Fee: 1\.00\sUSDT \+ 0\.5% of the amount\.$/),
    ).toBeVisible();
    expect(screen.queryByRole('definition')).not.toBeInTheDocument();
  });

  it('cannot be entered from a balance below the minimum, which is said before', async () => {
    mockServer.use(...withdrawHandlers.smallBalance);
    show();
    await amountField();
    expect(screen.getByText(/^You have 12\.50.USDT available\. You need at least 25/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Max' })).not.toBeInTheDocument();
  });

  it('is formatted in Russian', async () => {
    show({ language: 'ru' });
    await user.type(await amountField(), '1250,5');
    expect(factOf('Вы получите')).toBe('1 243,2475 USDT');
    expect(screen.getByText('Обычно приходит за').parentElement).toHaveTextContent(
      'Обычно приходит за 1 час',
    );
  });

  it('fills in the maximum, which includes the fee', async () => {
    show();
    expect(await amountField()).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Max' }));
    expect(await amountField()).toHaveValue('2,480.75');
    expect(factOf('You receive')).toBe('2,467.34625 USDT');
    expect(factOf('Leaves your balance')).toBe('2,480.75 USDT');
  });

  it.each([
    ['1e5', 'Enter the amount in digits'],
    ['٣٠٠', 'Use the digits 0 to 9'],
    ['-300', 'An amount cannot be less than 0'],
    ['9'.repeat(40), 'The amount has too many digits'],
    ['24.999999', 'The minimum withdrawal amount is 25.00\u00a0USDT.'],
    ['100000.000001', 'The maximum withdrawal amount is 100,000.00\u00a0USDT.'],
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
            name: 'USDT on TRON (TRC-20)',
            currency: 'USDT',
            decimals: 6,
            network: 'TRON (TRC-20)',
            addressPattern: '^T',
            addressFormat: 'tron',
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
    expect(screen.queryByRole('term')).not.toBeInTheDocument();
  });
});

const chosenWallet = () => screen.getByRole('list', { name: 'Wallet' });

/** Opens the sheet of the wallets. */
async function changeWallet() {
  await user.click(await screen.findByRole('button', { name: 'Choose another' }));
  return within(await screen.findByRole('dialog', { name: 'Where to withdraw to' }));
}

describe('the wallet', () => {
  it('is the first usable one, and another can be chosen in a sheet', async () => {
    mockServer.use(...withdrawHandlers.twoWallets);
    show();
    await user.type(await amountField(), '100');
    expect(chosenWallet()).toHaveTextContent('USDT on TRON (TRC-20)');
    expect(factOf('Fee')).toBe('1.50 USDT');
    const sheet = await changeWallet();
    expect(sheet.getByText(tronWallet)).toBeVisible();
    await user.click(sheet.getByRole('button', { name: 'USDT on Ethereum (ERC-20)' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(chosenWallet()).toHaveTextContent('USDT on Ethereum (ERC-20)');
    expect(await amountField()).toHaveValue('100.00');
    expect(factOf('Fee')).toBe('4.00 USDT');
  });

  it('that waits or is paused is in the sheet with the reason, and cannot be chosen', async () => {
    mockServer.use(...withdrawHandlers.manyWallets);
    show();
    const sheet = await changeWallet();
    expect(sheet.getAllByRole('listitem')).toHaveLength(3);
    expect(sheet.getByText(/^You can withdraw here from/).parentElement).toHaveTextContent('Oct 16');
    expect(sheet.getByText(/Paused for now/)).toBeVisible();
    expect(sheet.getByRole('button', { name: 'Ledger' })).toBeVisible();
    expect(chosenWallet()).toHaveTextContent('LedgerUSDT on TRON (TRC-20)');
    expect(sheet.queryByRole('button', { name: /Ethereum/ })).not.toBeInTheDocument();
  });

  it('that was changed in a dialog is selected, and the amount stays', async () => {
    show();
    await user.type(await amountField(), '300');
    const sheet = await changeWallet();
    await user.click(sheet.getByRole('button', { name: 'Change the address' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Wallet: usdt-trc20' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(chosenWallet()).toHaveTextContent('USDT on TRON (TRC-20)');
    expect(await amountField()).toHaveValue('300.00');
  });
});

describe('several wallets in one currency and network', () => {
  it('begin with the one of the last withdrawal', async () => {
    mockServer.use(...withdrawHandlers.severalWallets);
    show();
    await amountField();
    expect(chosenWallet()).toHaveTextContent('Ledger');
  });

  it('begin with the first usable one when the last withdrawals are not known', async () => {
    mockServer.use(
      mockApi.problem('get', '/funds/payments', 500, { code: 'unexpected_error' }),
      ...withdrawHandlers.severalWallets,
    );
    show();
    await amountField();
    expect(chosenWallet()).toHaveTextContent('Exchange');
  });

  it('are chosen by name, and the request names the address', async () => {
    const sent = vi.fn();
    mockServer.use(
      mockApi.post('/funds/payments/request', 201, ({ body }) => {
        sent(body);
        return { ...confirmation, ...body };
      }),
      ...withdrawHandlers.severalWallets,
    );
    show();
    await user.type(await amountField(), '300');
    const sheet = await changeWallet();
    expect(sheet.queryByRole('button', { name: /^Savings/ })).not.toBeInTheDocument();
    expect(sheet.getByText(/^You can withdraw here from/).parentElement).toHaveTextContent('Oct 16');
    await user.click(sheet.getByRole('button', { name: 'Exchange' }));
    await waitFor(() => expect(chosenWallet()).toHaveTextContent('Exchange'));
    expect(await amountField()).toHaveValue('300.00');
    await user.click(getCode());
    await waitFor(() =>
      expect(sent).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ wallet: exchangeWallet })),
    );
  });

  it('keep the chosen one after a reload', async () => {
    mockServer.use(...withdrawHandlers.severalWallets);
    const { unmount } = show();
    const sheet = await changeWallet();
    await user.click(sheet.getByRole('button', { name: 'Exchange' }));
    unmount();
    show();
    await amountField();
    expect(chosenWallet()).toHaveTextContent('Exchange');
  });

  it.each([
    ['are added and changed in the sheet', withdrawHandlers.severalWallets, 1],
    ['are neither while withdrawals go only to them', withdrawHandlers.fixedWallets, 0],
  ])('%s', async (_what, handlers, count) => {
    mockServer.use(...handlers);
    show();
    const sheet = await changeWallet();
    expect(sheet.queryAllByRole('button', { name: 'Add a wallet' })).toHaveLength(count);
    expect(sheet.queryAllByRole('button', { name: 'Change the address' })).toHaveLength(count);
  });
});

it('says from when a new wallet can be used, and takes no amount for it before', async () => {
  mockServer.use(...withdrawHandlers.waitingWallet);
  show();
  expect((await screen.findByText(/^You can withdraw here from/)).parentElement).toHaveTextContent('Oct 16');
  expect(screen.queryByRole('textbox', { name: /^Leaves/ })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Request a withdrawal' })).toBeDisabled();
});

describe('a wallet of another currency', () => {
  /** Wallets of two currencies, whose payment systems are open except for one. */
  const offerTwoCurrencies = (pausedId?: string) =>
    mockServer.use(
      mockApi.get('/payment-systems', 200, {
        items: paymentSystems.items.map((system) => ({
          ...system,
          withdrawal: system.withdrawal && { ...system.withdrawal, available: system.id !== pausedId },
        })),
      }),
      mockApi.get('/user-data/wallets', 200, {
        ...wallets,
        wallets: { ...wallets.wallets, eth: `0x${'a1'.repeat(20)}` },
      }),
    );

  async function typeTethers() {
    await user.type(await amountField(), '100');
  }

  it('that was added in a dialog starts with an empty amount', async () => {
    offerTwoCurrencies();
    const Wallet: WithdrawalDialogs['Wallet'] = ({ onSaved }) => (
      <button type="button" onClick={() => onSaved('eth')}>
        Save ether
      </button>
    );
    render(<Page dialogs={{ ...standInDialogs, Wallet }} />, { messages: words });
    await typeTethers();
    const sheet = await changeWallet();
    await user.click(sheet.getByRole('button', { name: 'Add a wallet' }));
    await user.click(await screen.findByRole('button', { name: 'Save ether' }));
    await waitFor(() => expect(chosenWallet()).toHaveTextContent('Ethereum'));
    expect(await amountField()).toHaveValue('');
    expect(screen.queryByRole('term')).not.toBeInTheDocument();
  });

  it('that is the only one left after a pause starts with an empty amount', async () => {
    offerTwoCurrencies();
    const { unmount } = show();
    await typeTethers();
    unmount();
    offerTwoCurrencies('usdt-trc20');
    show();
    expect(await amountField()).toHaveValue('');
    expect(chosenWallet()).toHaveTextContent('Ethereum');
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
    expect(screen.queryByRole('textbox', { name: /^Leaves/ })).not.toBeInTheDocument();
  });

  it('are a checklist of what is met and what is not', async () => {
    mockServer.use(
      mockApi.get('/funds/payments/conditions', 200, {
        allowed: false,
        conditions: [
          { code: 'phone_not_confirmed', met: true },
          { code: 'no_withdrawal_wallet', met: false },
        ],
        pausedUntil: null,
      }),
    );
    show();
    const card = within(await screen.findByRole('region', { name: 'Left before you can withdraw' }));
    expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'The phone is confirmed',
      expect.stringContaining('No withdrawal wallet specified'),
    ]);
  });

  it('offer the subscriptions in a dialog, which stays open with its receipt', async () => {
    mockServer.use(mockApi.get('/funds/payments/conditions', 200, unmet('subscription_required')));
    show();
    await user.click(await screen.findByRole('button', { name: 'See the subscriptions' }));
    await user.click(await screen.findByRole('button', { name: 'Pay' }));
    expect(screen.getByRole('dialog')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

/** Any write that moves money makes the page read its queries again. */
function MoveMoney() {
  const { trigger } = useApiMutation('post', '/funds/payments/request');
  const body = {
    system: 'usdt-trc20',
    wallet: tronWallet,
    amount: { amount: '30', currency: 'USDT' },
  } as const;
  return (
    <button type="button" onClick={() => void trigger({ body })}>
      Move money
    </button>
  );
}

it.each([
  ['wallet_is_burn', /Nobody has the key of this address/],
  ['wallet_is_contract', /This is the address of a contract/],
] as const)('says why a saved wallet is refused: %s', async (code, reason) => {
  mockServer.use(
    mockApi.problem('post', '/funds/payments/request', 422, {
      code: 'validation_failed',
      errors: { wallet: code },
    }),
    ...withdrawHandlers.goodDay,
  );
  show();
  await user.type(await amountField(), '300');
  await user.click(getCode());
  expect(await screen.findByRole('alert')).toHaveTextContent(reason);
});

describe('a subscription that ends while the form is open', () => {
  it('is activated over the form, which keeps its input', async () => {
    mockServer.use(...withdrawHandlers.lapsed);
    show();
    await user.type(await amountField(), '300');
    await user.click(getCode());
    expect(await screen.findByRole('alert')).toHaveTextContent('Activate subscription');
    await user.click(screen.getByRole('button', { name: 'See the subscriptions' }));
    await user.click(await screen.findByRole('button', { name: 'Pay' }));
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(await amountField()).toHaveValue('300.00');
    mockServer.use(...withdrawHandlers.goodDay);
    await user.click(getCode());
    expect(await codeField()).toHaveFocus();
  });

  it('does not take the form away when the conditions are read again', async () => {
    render(
      <>
        <Page />
        <MoveMoney />
      </>,
      { messages: words },
    );
    await user.type(await amountField(), '300');
    mockServer.use(mockApi.get('/funds/payments/conditions', 200, unmet('subscription_required')));
    await user.click(screen.getByRole('button', { name: 'Move money' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Activate subscription');
    expect(await amountField()).toHaveValue('300.00');
  });
});

describe('the code', () => {
  it('confirms the fixed amounts with one call as soon as it is complete, and the page shows what happens next', async () => {
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
    await user.type(field, '40821');
    expect(codes).not.toHaveBeenCalled();
    await user.type(field, '5');
    expect(await screen.findByText('Your withdrawal is accepted')).toBeVisible();
    expect(screen.getByRole('list', { name: 'Course of the withdrawal' })).toHaveTextContent('Waiting');
    expect(factOf('Usually arrives in')).toBe('1 hour');
    const heading = screen.getByRole('heading', { name: 'Your withdrawal is accepted' });
    await waitFor(() => expect(heading).toHaveFocus());
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
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Codes do not match\. Try again/));
    expect(field).toHaveValue('');
    expect(field).toHaveFocus();
    mockServer.use(...withdrawHandlers.goodDay);
    await user.type(field, '408215');
    expect(await screen.findByText('Your withdrawal is accepted')).toBeVisible();
  });

  it('says what is wrong each time when it is refused again', async () => {
    mockServer.use(...withdrawHandlers.wrongCode);
    show();
    await askForCode();
    await expectRefusedAgain({
      field: 'Code',
      code: '111111',
      button: /^Withdraw 297/,
      message: /Codes do not match/,
    });
  });

  it('of the authenticator app is not sent: a request that has expired is made again', async () => {
    mockServer.use(...withdrawHandlers.fromAppExpired);
    show();
    const field = await askForCode();
    expect(field).toHaveAccessibleDescription(/authenticator app/);
    expect(screen.queryByRole('button', { name: 'Send a new code' })).not.toBeInTheDocument();
    await user.type(field, '408215');
    expect(await screen.findByText(/^Your money is on the balance\. Start again/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Start again' }));
    expect(await codeField()).toHaveValue('');
    expect(screen.queryByText(/is not finished/)).not.toBeInTheDocument();
  });

  it.each([
    ['code_invalid_or_expired', 422, 'The code no longer works'],
    ['code_expired', 422, 'Verification code has expired'],
    ['waiting_time_expired', 422, 'Waiting time has expired'],
    ['not_found', 404, 'This request is no longer open'],
  ] as const)('that no longer works is not asked for again: %s', async (code, status, sentence) => {
    mockServer.use(mockApi.problem('post', '/funds/payments/validate', status, { code }));
    const { unmount } = show();
    await user.type(await askForCode('300.5'), '111111');
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(screen.queryByRole('textbox', { name: /^Code/ })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Change wallet or amount' })).toHaveFocus();
    unmount();
    show();
    expect(await amountField()).toHaveValue('300.50');
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
    await screen.findByText('Your withdrawal is accepted');
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
    expect(field).toHaveAccessibleDescription(expect.stringContaining('Enter all 6 digits of the code.'));
    expect(field).toHaveFocus();
  });

  it('can be requested again only after the wait, which goes on after a reload, and replaces the first', async () => {
    const renewed = { ...confirmation, id: '0198f7d1-60aa-7f3e-b0a4-7c9d52e81b18' };
    const codes = vi.fn<(validation: Schema<'WithdrawalValidation'>) => void>();
    mockServer.use(
      mockApi.post('/funds/payments/validate', 201, ({ body }) => {
        codes(body);
        return pendingWithdrawal;
      }),
    );
    const { unmount } = show();
    await askForCode();
    expect(screen.getByRole('timer')).toHaveTextContent('You can ask for a new code in 60 seconds.');
    unmount();
    advanceClock(59_000);
    show();
    expect(await screen.findByRole('timer')).toHaveTextContent('in 1 second.');
    const resend = () => screen.getByRole('button', { name: 'Send a new code' });
    expect(resend()).toBeDisabled();
    mockServer.use(mockApi.post('/funds/payments/request', 201, renewed));
    advanceClock(1000);
    await waitFor(() => expect(resend()).toBeEnabled());
    expect(screen.getByText('You can ask for a new code now.')).toHaveAttribute('role', 'status');
    await user.click(resend());
    expect(await screen.findByText(/^We sent a new code/)).toBeVisible();
    expect(resend()).toBeDisabled();
    const field = await codeField();
    expect(field).toHaveValue('');
    await user.type(field, '771020');
    await screen.findByText('Your withdrawal is accepted');
    expect(codes).toHaveBeenCalledExactlyOnceWith({ requestId: renewed.id, code: '771020' });
  });

  it('allows going back to the form, which keeps the typed values', async () => {
    show();
    await askForCode('300.5');
    await user.click(screen.getByRole('button', { name: 'Change wallet or amount' }));
    expect(await amountField()).toHaveValue('300.50');
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
    expect(await screen.findByRole('alert')).toHaveTextContent('The connection was lost');
    mockServer.use(mockApi.post('/funds/payments/validate', 201, pendingWithdrawal));
    await user.click(withdraw());
    await screen.findByText('Your withdrawal is accepted');
    mockServer.events.removeAllListeners();
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(/.{16}/);
    expect(keys[1]).toBe(keys[0]);
  });
});

describe('the history', () => {
  it('names statuses with the words of its filter', async () => {
    showHistory();
    const table = await screen.findByRole('table');
    expect(await within(table).findByText('On inspection')).toBeVisible();
    expect(within(table).getByText('Successful')).toBeVisible();
  });

  it('can be filtered by status, and shows all again', async () => {
    const asked = vi.fn<(query: string) => void>();
    mockServer.use(
      mockApi.get('/funds/payments', 200, ({ query }) => {
        // The head of the page asks for the latest ones, without a status.
        if (query.has('status')) asked(query.toString());
        return { items: [], page: 1, limit: 20, total: query.get('status') === 'all' ? 20 : 0 };
      }),
    );
    showHistory();
    await user.click(await screen.findByRole('button', { name: /Status/ }));
    const options = await screen.findAllByRole('menuitemradio');
    expect(options.map(({ textContent }) => textContent.trim())).toEqual([
      'All',
      'Pending',
      'Successful',
      'On inspection',
      'Rejected',
      'Error',
    ]);
    await user.click(screen.getByRole('menuitemradio', { name: 'On inspection' }));
    await user.click(await screen.findByRole('button', { name: 'Show all' }));
    expect(asked.mock.calls.slice(0, 2)).toEqual([
      [expect.stringContaining('status=all')],
      [expect.stringContaining('status=on_inspection')],
    ]);
  });

  it('cancels a pending withdrawal after saying what comes back, and keeps the question open if it was sent meanwhile', async () => {
    const cancelled = vi.fn<() => void>();
    mockServer.use(mockApi.problem('post', '/funds/payments/{id}/cancel', 409, { code: 'update_error' }));
    showHistory();
    const [row] = await screen.findAllByRole('button', {
      name: /^Details of the withdrawal of .+, \w+\s\d+,\s\d+:\d\d\s[AP]M$/,
    });
    await user.click(row!);
    await user.click(await screen.findByRole('button', { name: 'Cancel the withdrawal' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/fee included, comes back to your balance/)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Cancel the withdrawal' }));
    expect(await question.findByText('This withdrawal can no longer be cancelled')).toBeVisible();
    mockServer.use(
      mockApi.post('/funds/payments/{id}/cancel', 200, () => {
        cancelled();
        return {
          ...pendingWithdrawal,
          status: 'rejected',
          cancelDate: '2026-10-15T12:01:00Z',
          rejectionReason: 'You cancelled it.',
        };
      }),
    );
    await user.click(question.getByRole('button', { name: 'Cancel the withdrawal' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(cancelled).toHaveBeenCalledOnce();
  });

  it('tells a rejected withdrawal once: what left, why it was rejected, and what came back', async () => {
    showHistory();
    await user.click(await screen.findByRole('button', { name: /withdrawal of 80\.00/ }));
    const drawer = await screen.findByRole('dialog');
    expect(within(drawer).getByText(/belongs to an exchange/)).toBeVisible();
    expect(
      within(drawer).getByText(/^80\.00\sUSDT came back to your balance on .+, fee included\.$/),
    ).toBeVisible();
    expect(factOf('Returned to your balance')).toBe('80.00 USDT');
    expect(within(drawer).getByText('80.00 USDT left your balance, fee included.')).toBeVisible();
    expect(within(drawer).getByText('Everything that left it, fee included.')).toBeVisible();
    expect(screen.queryByText('Left your balance')).not.toBeInTheDocument();
    expect(within(drawer).queryByText('Not yet')).not.toBeInTheDocument();
  });

  it.each([
    [
      'en',
      /came back to your balance/,
      /Your money is on the balance/,
      ['Left your balance', 'The transfer failed'],
    ],
    [
      'ru',
      /вернулось .* вместе с комиссией/,
      /Деньги на балансе/,
      ['Списано с баланса', 'Перевод не удался'],
    ],
  ] as const)(
    'says of a failed withdrawal that the money is back, in %s',
    async (language, back, next, untrue) => {
      const failed = { ...pendingWithdrawal, status: 'error', date: '2026-10-15T10:30:00Z' } as const;
      mockServer.use(
        mockApi.get('/funds/payments', 200, { items: [failed], page: 1, limit: 20, total: 1 }),
        mockApi.get('/funds/payments/{id}', 200, failed),
      );
      showHistory({ language });
      await user.click(await screen.findByRole('button', { name: /^(Details|Подробности)/ }));
      const drawer = within(await screen.findByRole('dialog'));
      expect(drawer.getByText(back)).toBeVisible();
      expect(drawer.getByText(next)).toBeVisible();
      expect(
        drawer.getByText(language === 'en' ? 'Returned to your balance' : 'Возвращено на баланс'),
      ).toBeVisible();
      for (const words of untrue) expect(drawer.queryByText(words)).not.toBeInTheDocument();
      expect(document.querySelector('time[datetime="2026-10-15T10:30:00Z"]')).toBeVisible();
    },
  );

  it('links its hash and its wallet to a block explorer that learns nothing of its visitor', async () => {
    const items = [successfulWithdrawal];
    mockServer.use(
      mockApi.get('/funds/payments', 200, { items, page: 1, limit: 20, total: 1 }),
      mockApi.get('/funds/payments/{id}', 200, successfulWithdrawal),
      ...withdrawHandlers.goodDay,
    );
    showHistory();
    await user.click(await screen.findByRole('button', { name: /^Details/ }));
    const drawer = within(await screen.findByRole('dialog'));
    const links = await drawer.findAllByRole('link', { name: /on tronscan\.org \(opens in a new tab\)$/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `https://tronscan.org/#/address/${successfulWithdrawal.wallet}`,
      `https://tronscan.org/#/transaction/${successfulWithdrawal.hash}`,
    ]);
    for (const link of links) {
      expect(link).toHaveAttribute('rel', 'noopener noreferrer');
      expect(link).toHaveAttribute('referrerpolicy', 'no-referrer');
    }
  });
});

it('says until when withdrawals are paused after a change, in place of the form', async () => {
  mockServer.use(...withdrawHandlers.pausedAfterChange);
  show();
  expect(await screen.findByRole('heading', { name: 'Withdrawals are paused' })).toBeVisible();
  expect(screen.getByText('Until').parentElement).toHaveTextContent(/^Until Oct 16, /);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});
