import { messages as formMessages } from '@meridian/forms';
import { messages as listMessages, useDetailsInMemory, useFiltersInMemory } from '@meridian/lists';
import { messages as problemMessages, ProblemGroup } from '@meridian/problem';
import { messages as receiptMessages } from '@meridian/receipts';
import { messages as statusMessages } from '@meridian/statuses';
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
import {
  balance,
  balancePlan,
  closedEarly,
  closedPart,
  closing,
  continuedDeposit,
  deposits,
  closingOfPart,
  closingWithParts,
  depositInWork,
  notContinued,
  renewedElsewhere,
  startPlan,
} from '../deposit.fixtures.ts';
import { asChanged, depositHandlers } from '../deposit.handlers.ts';
import { closeMessages } from '../close/messages.ts';
import { renewalMessages } from '../renewal/messages.ts';
import { messages } from '../messages.ts';
import { depositsFilters } from './depositsFilters.ts';
import { DepositsPage } from './DepositsPage.tsx';

const words = await loadMessages(
  messages,
  closeMessages,
  renewalMessages,
  formMessages,
  listMessages,
  problemMessages,
  receiptMessages,
  statusMessages,
);

function Page({ query }: { query: string }) {
  return (
    <DepositsPage
      seal={<p>The balance is in the count</p>}
      details={useDetailsInMemory()}
      filters={useFiltersInMemory(depositsFilters, query)}
      hrefs={{ invest: '/invest' }}
    />
  );
}

function show(language: Language = 'en', query = '') {
  // The app groups the banners of a page.
  render(
    <ProblemGroup>
      <Page query={query} />
    </ProblemGroup>,
    { messages: words, language },
  );
}

const plain = (element: Element | null | undefined) => element?.textContent?.replace(/\s/g, ' ') ?? '';

/** The value of a term in a description list. */
function factOf(term: string, place: HTMLElement): string {
  const name = within(place)
    .getAllByRole('term')
    .find(({ textContent }) => textContent.startsWith(term));
  return plain(name?.nextElementSibling);
}

/** Opens the details of the deposit with this body. */
async function open(amount: string) {
  const name = `Details of the deposit of ${amount}\u00a0USDT`;
  const [row] = await screen.findAllByRole('button', { name: new RegExp(`^${name}`) });
  await user.click(row!);
  return screen.findByRole('dialog');
}

async function openClosing() {
  const drawer = await open('1,000.00');
  await user.click(within(drawer).getByRole('button', { name: 'Close early' }));
  return screen.findByRole('alertdialog');
}

/** Only the list asks for a page. */
const isOfList = (query: URLSearchParams) => query.has('page');

beforeEach(() => {
  mockServer.use(...depositHandlers.goodDay);
});

describe('the deposits', () => {
  it('show the totals on deposit and of held accruals', async () => {
    show();
    await screen.findByText('Awaiting completion', { selector: 'span' });
    const amount = screen.getByText('On deposit', { selector: 'dt' });
    expect(plain(amount.nextElementSibling)).toBe('1,000.00 USDT');
    expect(screen.getByRole('link', { name: 'New deposit' })).toHaveAttribute('href', '/invest');
  });

  it('show when the next of them come free, and open their details', async () => {
    show();
    expect(await screen.findByRole('link', { name: 'today · Start' })).toBeVisible();
    const ahead = screen.getByRole('figure', { name: 'When terms end, if paid in full' });
    const lanes = within(ahead).getAllByRole('listitem');
    expect(lanes.map(plain).filter((text) => text.includes('·'))).toEqual([
      'today · Start308.72 USDT, being paid out',
      'Dec 31 · Quarter1,126.00 USDT, renews if paid',
      'Jan 13, 2027 · Quarter723.46 USDT, if paid in full',
    ]);
    await user.click(within(lanes[0]!).getByRole('link'));
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  it('show only the accruals of a deposit whose body is continued', async () => {
    mockServer.use(
      mockApi.get('/funds/deposits', 200, { items: [renewedElsewhere], page: 1, limit: 20, total: 1 }),
    );
    show();
    expect(await screen.findByText(', if paid in full; body renews')).toBeVisible();
    const ahead = screen.getByRole('figure', { name: 'When terms end, if paid in full' });
    expect(plain(within(ahead).getAllByRole('listitem')[0])).toBe(
      'Dec 31 · Quarter126.00 USDT, if paid in full; body renews',
    );
  });

  it('show everything of a deposit that something keeps from being continued', async () => {
    mockServer.use(
      mockApi.get('/funds/deposits', 200, { items: [notContinued], page: 1, limit: 20, total: 1 }),
    );
    show();
    expect(await screen.findByText(', if paid in full')).toBeVisible();
    const ahead = screen.getByRole('figure', { name: 'When terms end, if paid in full' });
    expect(plain(within(ahead).getAllByRole('listitem')[0])).toBe(
      'Dec 31 · Quarter1,126.00 USDT, if paid in full',
    );
  });

  it('say beside the total when it was counted, and open the check', async () => {
    mockServer.use(mockApi.get('/user/balance', 200, { ...balance, countedDate: '2026-10-15T03:00:00Z' }));
    show();
    await user.click(await screen.findByRole('button', { name: /^Counted on Oct\s15$/ }));
    expect(await screen.findByText('The balance is in the count')).toBeVisible();
  });

  it('show the totals in every currency', async () => {
    const { BTC, ...others } = balance.currencies;
    const held = { ...BTC, heldAccruals: { amount: '0.00112500', currency: 'BTC' } } as const;
    mockServer.use(mockApi.get('/user/balance', 200, { ...balance, currencies: { ...others, BTC: held } }));
    show();
    await screen.findByText('Awaiting completion', { selector: 'span' });
    const name = screen.getByText('Held accruals', { selector: 'dt' });
    expect([...name.parentElement!.querySelectorAll('data')].map(plain)).toEqual([
      '+18.20 USDT',
      '+0.001125 BTC',
    ]);
  });

  it('show the result net of fees below zero, and the fees', async () => {
    show();
    const valueOf = async (name: string) =>
      plain((await screen.findByText(name, { selector: 'dt' })).parentElement?.querySelector('data'));
    await screen.findByText('Awaiting completion', { selector: 'span' });
    expect(await valueOf('Result of closed deposits')).toBe('−66.27 USDT');
    expect(await valueOf('Fees')).toBe('76.40 USDT');
  });

  it('show the end, the accruals and the result of each deposit, the closed ones last', async () => {
    show();
    await screen.findByText('Awaiting completion', { selector: 'span' });
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows.map((row) => [...row.children].slice(0, -1).map(plain))).toEqual([
      [
        'Quarter',
        '642.50 USDT',
        'Starts Oct 15 · 0 of 90 days',
        'Waiting',
        '0.00 USDT',
        '+0.8995 USDTOct 16, 1:59 PM',
        '+80.95 USDTif paid in full',
      ],
      [
        'Quarter',
        '1,000.00 USDT',
        'Ends Dec 31 · 13 of 90 days',
        'In work',
        '18.20 USDT',
        '+1.40 USDTOct 16, 9:40 AM',
        '+126.00 USDTif paid in full',
      ],
      [
        'Start',
        '299.73 USDT',
        'Due Oct 15 · 30 of 30 days',
        'Awaiting completion',
        '8.991 USDT',
        '—',
        expect.stringMatching(/^\+/),
      ],
      ['Quarter', '1,000.00 USDT', 'Closed early Aug 1', 'Closed', '—', '—', '−75.00 USDT'],
      ['Start', '291.00 USDT', 'Continued Sep 15', 'Closed', '—', '—', '+8.73 USDT'],
    ]);
    expect(screen.queryByRole('button', { name: 'Close early' })).not.toBeInTheDocument();
  });

  it('use Russian plural forms for days', async () => {
    show('ru');
    expect(await screen.findByText(/^До 31.дек.+ 13 из 90 дней$/)).toBeVisible();
  });

  it('show one banner for all that failed, whose retry asks for it again', async () => {
    mockServer.use(...depositHandlers.error);
    show();
    const banner = await screen.findByRole('alert');
    mockServer.use(...depositHandlers.goodDay);
    await user.click(within(banner).getByRole('button', { name: 'Try again' }));
    await screen.findByText('Awaiting completion', { selector: 'span' });
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(await screen.findByText('On deposit', { selector: 'dt' })).toBeVisible();
  });

  it('are paginated', async () => {
    const asked: (string | null)[] = [];
    mockServer.use(
      mockApi.get('/funds/deposits', 200, ({ query }) => {
        if (isOfList(query)) asked.push(query.get('page'));
        return { ...deposits, page: Number(query.get('page') ?? 1) };
      }),
    );
    show();
    await user.click(await screen.findByRole('button', { name: 'Page 2' }));
    await waitFor(() => expect(asked).toEqual(['1', '2']));
  });

  it('are filtered and sorted by the address', async () => {
    const asked: string[] = [];
    mockServer.use(
      mockApi.get('/funds/deposits', 200, ({ query }) => {
        if (isOfList(query)) asked.push(query.toString());
        return { ...deposits, page: 1 };
      }),
    );
    show('en', 'status=closed&sort=creationDate&sortDir=desc');
    await screen.findByText('Awaiting completion', { selector: 'span' });
    expect(asked).toEqual(['sort=creationDate&sortDir=desc&page=1&status=closed&limit=20']);
  });

  it.each([
    ['Deposit body', 'amount'],
    ['Term', 'endDate'],
    ['Status', 'status'],
  ])('are sorted by the column %s, and then the other way round', async (column, sort) => {
    const asked: (string | null)[][] = [];
    mockServer.use(
      mockApi.get('/funds/deposits', 200, ({ query }) => {
        if (isOfList(query)) asked.push([query.get('sort'), query.get('sortDir')]);
        return { ...deposits, page: 1 };
      }),
    );
    show();
    await screen.findByText('Awaiting completion', { selector: 'span' });
    const header = () => within(screen.getByRole('columnheader', { name: column })).getByRole('button');
    await user.click(header());
    await waitFor(() => expect(asked).toHaveLength(2));
    await screen.findByText('Awaiting completion', { selector: 'span' });
    await user.click(header());
    await waitFor(() => expect(asked).toHaveLength(3));
    expect(asked.slice(1)).toEqual(
      expect.arrayContaining([
        [sort, 'asc'],
        [sort, 'desc'],
      ]),
    );
  });
});

describe('the details of a deposit', () => {
  it('show when a waiting deposit starts, ends and is completed', async () => {
    show();
    const drawer = await open('642.505');
    expect(factOf('Starts', drawer)).toMatch(/^Oct 15, 1:59\sPM/);
    expect(factOf('End of the term', drawer)).toMatch(/^Jan 13, 2027, 1:59\sPM/);
    expect(factOf('Completion', drawer)).toMatch(/^Jan 13, 2027, 3:59\sPM/);
    expect(within(drawer).getByText('Body and accruals come to your balance')).toBeVisible();
    expect(within(drawer).queryByText('Started')).not.toBeInTheDocument();
  });

  it('do not show a completion that equals the end or is in the past', async () => {
    const atOnce = { ...depositInWork, payoutDate: depositInWork.endDate };
    const single = { ...atOnce, autoinvestment: false };
    mockServer.use(
      mockApi.get('/funds/deposits', 200, { ...deposits, items: [single] }),
      mockApi.get('/funds/deposits/{id}', 200, single),
    );
    show();
    const drawer = await open('1,000.00');
    expect(factOf('End of the term', drawer)).toMatch(/^Dec 31/);
    expect(factOf('Completion', drawer)).toBe('');
  });
});

describe('autoinvestment of a deposit', () => {
  it('is switched off and on', async () => {
    const sent = vi.fn<(change: Schema<'DepositChange'>) => void>();
    mockServer.use(
      mockApi.patch('/funds/deposits/{id}', 200, ({ body }) => {
        sent(body);
        return asChanged(depositInWork, body);
      }),
    );
    show();
    const drawer = await open('1,000.00');
    const choice = within(drawer).getByRole('checkbox', { name: /^Autoinvestment: open a new deposit/ });
    expect(choice).toBeChecked();
    await user.click(choice);
    await waitFor(() => expect(choice).not.toBeChecked());
    await user.click(choice);
    await waitFor(() => expect(choice).toBeChecked());
    expect(sent.mock.calls).toEqual([[{ autoinvestment: false }], [{ autoinvestment: true }]]);
  });

  it('is unchanged after an error, and the error is shown', async () => {
    mockServer.use(mockApi.problem('patch', '/funds/deposits/{id}', 409, { code: 'update_error' }));
    show();
    const drawer = await open('1,000.00');
    await user.click(within(drawer).getByRole('checkbox', { name: /^Autoinvestment: open a new deposit/ }));
    expect(await within(drawer).findByRole('alert')).toHaveTextContent('Update error');
    expect(
      within(drawer).getByRole('checkbox', { name: /^Autoinvestment: open a new deposit/ }),
    ).toBeChecked();
  });

  it.each([
    ['waits for its start', '642.505'],
    ['awaits its completion', '299.73'],
  ])('can be switched while it %s', async (_what, amount) => {
    const sent = vi.fn<(change: Schema<'DepositChange'>) => void>();
    mockServer.use(
      mockApi.patch('/funds/deposits/{id}', 200, ({ body, params }) => {
        sent(body);
        return asChanged(
          deposits.items.find(({ id }) => id === params.id)!,
          body,
        );
      }),
    );
    show();
    const drawer = await open(amount);
    const choice = within(drawer).getByRole('checkbox', { name: /^Autoinvestment: open a new deposit/ });
    await user.click(choice);
    await waitFor(() => expect(choice).toBeChecked());
    expect(sent).toHaveBeenCalledExactlyOnceWith({ autoinvestment: true });
  });

  it('is not offered for a closed deposit', async () => {
    mockServer.use(mockApi.get('/funds/deposits', 200, { ...deposits, items: [closedEarly] }));
    show();
    const drawer = await open('1,000.00');
    expect(within(drawer).queryByRole('checkbox')).not.toBeInTheDocument();
  });
});

describe('the next term of a deposit', () => {
  const chooser = { name: 'Choose what happens at the end' };

  it('is said in the details, and replaces the switch', async () => {
    mockServer.use(...depositHandlers.renewal);
    show();
    const drawer = await open('1,000.00');
    expect(await within(drawer).findByRole('button', chooser)).toBeVisible();
    expect(within(drawer).queryByRole('checkbox')).not.toBeInTheDocument();
    expect(plain(drawer)).toContain(
      '1,000.00 USDT goes into a new deposit on the plan “Start”, if that plan still allows it. The accruals, 126.00 USDT if paid in full, come to your balance.',
    );
    expect(plain(drawer)).toContain(
      'The accruals come to your balance, the body goes into a new deposit, if the plan allows',
    );
  });

  it.each([
    [
      'amount_below_minimum',
      'in_work',
      'On Dec 31 you get 1,126.00 USDT, if accruals are paid in full. No new deposit will start, and everything comes to your balance: the amount will be below the minimum of the plan “Start”. You can change this until the payout on Dec 31.',
    ],
    [
      'amount_above_maximum',
      'waiting',
      'On Dec 31 you get 1,126.00 USDT, if accruals are paid in full. No new deposit will start, and everything comes to your balance: the amount will be above the maximum of the plan “Start”.',
    ],
    [
      'plan_unavailable',
      'awaiting_completion',
      'You do not need to do anything. No new deposit will start, and everything comes to your balance: the plan “Start” is no longer on offer.',
    ],
  ] as const)('is not promised when there is an obstacle: %s', async (obstacle, status, words) => {
    const plan = { id: startPlan.id, name: startPlan.name };
    const blocked = { ...notContinued, status, renewal: { amount: 'body', plan, obstacle } } as const;
    mockServer.use(mockApi.get('/funds/deposits/{id}', 200, blocked), ...depositHandlers.goodDay);
    show();
    const drawer = await open('1,000.00');
    await waitFor(() => expect(plain(drawer)).toContain(words));
    expect(plain(drawer)).toContain('Body and accruals come to your balance');
    expect(plain(drawer)).not.toContain('into a new deposit');
    expect(within(drawer).getByRole('button', chooser)).toBeVisible();
  });

  it('is chosen: everything, on a plan of the same currency', async () => {
    const sent = vi.fn<(change: Schema<'DepositChange'>) => void>();
    mockServer.use(
      mockApi.patch('/funds/deposits/{id}', 200, ({ body }) => {
        sent(body);
        return asChanged(renewedElsewhere, body);
      }),
      ...depositHandlers.renewal,
    );
    show();
    await user.click(await within(await open('1,000.00')).findByRole('button', chooser));
    const plans = await screen.findByRole('radiogroup', { name: 'Plan of the new deposit' });
    expect(
      within(plans)
        .getAllByRole('radio')
        .map((radio) => plain(radio.closest('label'))),
    ).toEqual([
      'Start: 30 days, from 50.00 USDT to 5,000.00 USDT',
      'Quarter: 90 days, from 500.00 USDT to 50,000.00 USDT',
    ]);
    expect(within(plans).getByRole('radio', { name: /^Start/ })).toBeChecked();
    await user.click(within(plans).getByRole('radio', { name: /^Quarter/ }));
    await user.click(screen.getByRole('radio', { name: 'Body and accruals go into a new deposit' }));
    await user.click(screen.getByRole('button', { name: 'Save the choice' }));
    await waitFor(() => expect(plans).not.toBeInTheDocument());
    expect(sent).toHaveBeenCalledExactlyOnceWith({
      autoinvestment: true,
      renewal: { amount: 'body_and_accruals', plan: balancePlan.id },
    });
    expect(
      await screen.findByText(/1,126\.00.USDT goes into a new deposit, if accruals are paid in full/),
    ).toBeVisible();
  });

  it('is switched off without a plan', async () => {
    const sent = vi.fn<(change: Schema<'DepositChange'>) => void>();
    mockServer.use(
      mockApi.patch('/funds/deposits/{id}', 200, ({ body }) => {
        sent(body);
        return asChanged(renewedElsewhere, body);
      }),
      ...depositHandlers.renewal,
    );
    show();
    await user.click(await within(await open('1,000.00')).findByRole('button', chooser));
    const plans = await screen.findByRole('radiogroup', { name: 'Plan of the new deposit' });
    await user.click(screen.getByRole('radio', { name: 'Body and accruals come to your balance' }));
    expect(plans).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save the choice' }));
    await waitFor(() => expect(sent).toHaveBeenCalledExactlyOnceWith({ autoinvestment: false }));
  });

  it('stays open with the reason when the plan does not take the amount', async () => {
    mockServer.use(...depositHandlers.renewalRefused);
    show();
    await user.click(await within(await open('1,000.00')).findByRole('button', chooser));
    await user.click(await screen.findByRole('button', { name: 'Save the choice' }));
    expect(await screen.findByText('The amount is below the minimum.')).toBeVisible();
  });

  it('that continued only the body says what came to the balance', async () => {
    const ended = { ...continuedDeposit, payout: { amount: '8.730000', currency: 'USDT' } } as const;
    mockServer.use(
      mockApi.get('/funds/deposits', 200, { ...deposits, items: [ended] }),
      mockApi.get('/funds/deposits/{id}', 200, ended),
    );
    show();
    expect(plain(await open('291.00'))).toContain(
      'The body went into a new deposit, and the accruals, 8.73 USDT, came to your balance.',
    );
  });
});

describe('a deposit that was closed early', () => {
  it('shows the fee, the lost accruals and the payout', async () => {
    mockServer.use(mockApi.get('/funds/deposits', 200, { ...deposits, items: [closedEarly] }));
    show();
    const drawer = await open('1,000.00');
    expect(factOf('Fee for early closing', drawer)).toBe('75.00 USDT');
    expect(within(drawer).getByText('7.5% of the body')).toBeVisible();
    expect(factOf('Accruals lost', drawer)).toBe('42.00 USDT');
    expect(factOf('Paid out to your balance', drawer)).toBe('925.00 USDT');
    expect(factOf('Result after fees', drawer)).toBe('−75.00 USDT');
  });
});

describe('a deposit whose term is over', () => {
  it('cannot be closed early', async () => {
    show();
    const drawer = await open('299.73');
    expect(within(drawer).queryByRole('button', { name: 'Close early' })).not.toBeInTheDocument();
    expect(within(drawer).getByText(/we are paying out/)).toBeVisible();
    expect(within(drawer).getByText(/^The term has ended; the payout is under way/)).toBeVisible();
    expect(within(drawer).queryByText(/lost if you close early/)).not.toBeInTheDocument();
  });
});

describe('closing a deposit early', () => {
  it('shows the exact receipt, sends one call and asks for no receipt of a closed deposit', async () => {
    let closings = 0;
    let receipts = 0;
    mockServer.use(
      mockApi.get('/funds/deposits/{id}/closing', 200, () => {
        receipts += 1;
        return closing;
      }),
      mockApi.post('/funds/deposits/client/close/{id}', 200, () => {
        closings += 1;
        return { ...closedEarly, id: depositInWork.id };
      }),
    );
    show();
    const dialog = await openClosing();
    await waitFor(() => expect(factOf('You receive now', dialog)).toBe('925.00 USDT'));
    expect(factOf('Fee for early closing', dialog)).toBe('75.00 USDT');
    expect(factOf('Accruals you lose', dialog)).toBe('18.20 USDT');
    expect(factOf('If you wait for the end of the term', dialog)).toBe('1,126.00 USDT');
    await user.dblClick(within(dialog).getByRole('button', { name: 'Close and receive 925.00\u00a0USDT' }));
    expect(
      await screen.findByText(/^You closed it before the end of the term, and 925\.00\sUSDT came back/),
    ).toBeVisible();
    expect(closings).toBe(1);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(receipts).toBe(1);
  });

  it('ends with the receipt in the details, without an empty footer', async () => {
    show();
    const dialog = await openClosing();
    await user.click(await within(dialog).findByRole('button', { name: /^Close and receive/ }));
    const receipt = await screen.findByRole('dialog');
    const heading = within(receipt).getByRole('heading', { name: 'The deposit is closed' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(factOf('Fee for early closing', receipt)).toBe('75.00 USDT');
    expect(factOf('Accruals lost', receipt)).toBe('42.00 USDT');
    expect(factOf('Paid out to your balance', receipt)).toBe('925.00 USDT');
    expect(within(receipt).queryByRole('button', { name: 'Close early' })).not.toBeInTheDocument();
    expect(receipt.querySelector('[data-foot]')).not.toBeInTheDocument();
  });

  it('cannot be confirmed before the receipt is loaded', async () => {
    mockServer.use(...depositHandlers.closingLoading);
    show();
    const dialog = await openClosing();
    expect(within(dialog).getByRole('button', { name: 'Close the deposit' })).toBeDisabled();
    expect(within(dialog).getByRole('button', { name: 'Do not close' })).toBeEnabled();
  });

  it('shows a server error', async () => {
    mockServer.use(...depositHandlers.notClosable);
    show();
    const dialog = await openClosing();
    await user.click(await within(dialog).findByRole('button', { name: /^Close and receive/ }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Deposit closing error');
  });
});

describe('closing a part of a deposit', () => {
  const label = /^Part to close/;

  async function choosePart(handlers = depositHandlers.partialClosing) {
    mockServer.use(...handlers);
    show();
    const dialog = await openClosing();
    await user.click(await within(dialog).findByRole('radio', { name: 'A part of it' }));
    return { dialog, field: await within(dialog).findByRole('textbox', { name: label }) };
  }

  it('is not offered where the server names no bounds', async () => {
    show();
    const dialog = await openClosing();
    await within(dialog).findByRole('button', { name: /^Close and receive/ });
    expect(within(dialog).queryByRole('radio')).not.toBeInTheDocument();
  });

  it('shows fee, lost accruals and what remains, sends the amount once, and ends with the receipt of the part', async () => {
    const sent: unknown[] = [];
    const { dialog, field } = await choosePart([
      mockApi.post('/funds/deposits/{id}/parts', 201, ({ body }) => {
        sent.push(body);
        return closedPart;
      }),
      ...depositHandlers.partialClosing,
    ]);
    expect(within(dialog).getByRole('button', { name: 'Close the part' })).toBeDisabled();
    expect(field).toHaveAccessibleDescription(/^Up to 500\.00\sUSDT/);
    await user.type(field, '400');
    await waitFor(() => expect(factOf('You receive now', dialog)).toBe('370.00 USDT'));
    expect(factOf('Fee for early closing', dialog)).toBe('30.00 USDT');
    expect(factOf('Accruals of the part you lose', dialog)).toBe('7.28 USDT');
    expect(factOf('Stays on deposit', dialog)).toBe('600.00 USDT');
    await user.dblClick(
      within(dialog).getByRole('button', { name: 'Close the part and receive 370.00\u00a0USDT' }),
    );
    const receipt = await screen.findByRole('dialog');
    expect(
      await within(receipt).findByRole('heading', { name: 'A part of the deposit is closed' }),
    ).toBeVisible();
    expect(factOf('Paid out to your balance', receipt)).toBe('370.00 USDT');
    expect(sent).toEqual([{ amount: { amount: '400', currency: 'USDT' } }]);
  });

  it('warns when what remains rules out the chosen renewal', async () => {
    const { dialog, field } = await choosePart([
      mockApi.get('/funds/deposits/{id}', 200, renewedElsewhere),
      mockApi.get('/funds/deposits', 200, { items: [renewedElsewhere], page: 1, limit: 20, total: 1 }),
      mockApi.get('/funds/deposits/{id}/closing', 200, ({ query }) =>
        query.get('amount') === null
          ? closingWithParts
          : { ...closingOfPart, obstacle: 'amount_below_minimum' },
      ),
      ...depositHandlers.partialClosing,
    ]);
    expect(within(dialog).queryByRole('alert')).not.toBeInTheDocument();
    await user.type(field, '400');
    expect(plain(await within(dialog).findByRole('alert'))).toBe(
      'What stays will not be continuedNo new deposit will start, and everything comes to your balance: the amount will be below the minimum of the plan “Start”. You can change this until the payout on Dec 31.',
    );
    expect(within(dialog).getByRole('button', { name: /^Close the part and receive/ })).toBeEnabled();
  });

  it('cannot be confirmed with an amount that leaves less than the minimum, and says what is possible', async () => {
    const { dialog, field } = await choosePart();
    await user.type(field, '500.000001');
    await user.tab();
    expect(await within(dialog).findByText(/^Largest part: 500\.00\sUSDT/)).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Close the part' })).toBeDisabled();
  });

  it('cannot be confirmed with the receipt of another amount', async () => {
    const { dialog, field } = await choosePart();
    await user.type(field, '400');
    await within(dialog).findByRole('button', { name: /^Close the part and receive/ });
    // The mocked server still returns the receipt of 400.
    await user.type(field, '.5');
    await waitFor(() =>
      expect(within(dialog).getByRole('button', { name: 'Close the part' })).toBeDisabled(),
    );
  });

  it('shows what the server refuses beside the amount', async () => {
    const { dialog, field } = await choosePart(depositHandlers.partRefused);
    await user.type(field, '400');
    await user.click(await within(dialog).findByRole('button', { name: /^Close the part and receive/ }));
    await waitFor(() => expect(field).toBeInvalid());
    expect(field).toHaveFocus();
  });
});
