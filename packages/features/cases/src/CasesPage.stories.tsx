import { useFiltersInMemory } from '@meridian/lists';
import { mockApi } from '@meridian/api-client/testing';
import { expect, screen, waitFor, within } from 'storybook/test';
import { screenModes } from '#.storybook/chromaticModes';
import { press } from '#.storybook/press';
import preview from '#.storybook/preview';
import type { ScreenStory } from '#.storybook/screens/screenStory';
import { bronze, cases, following, hrefs } from './cases.fixtures.ts';
import { casesHandlers } from './cases.handlers.ts';
import { casesFilters } from './casesFilters.ts';
import { CasesPage } from './CasesPage.tsx';

/** `query` is the query of the URL. */
function PageInMemory({ query = '' }: { query?: string }) {
  return <CasesPage filters={useFiltersInMemory(casesFilters, query)} hrefs={hrefs} />;
}

const meta = preview.meta({
  component: PageInMemory,
  title: 'Screens/Cabinet/Cases',
  tags: ['autodocs'],
  parameters: {
    screen: {
      id: 'cases',
      purpose: 'Sells prize boxes for balance, and shows that each draw was fair.',
      specification: '2, Cases; 7, calls of cases',
      rules: [
        'The odds of every prize, and what it has cost so far, are shown before a purchase.',
        'A prize appears at once. No animation builds tension, and nothing invites to try again.',
        'Own limits and a time-out take effect at once; raising a limit takes a day.',
        'The server can switch the section off.',
      ],
      parts: {
        'cases/src/open': 'purchase and prize',
        'cases/src/history': 'wins and the check of a draw',
        'cases/src/limits': 'own limits',
      },
    } satisfies ScreenStory,
  },
});

const buy = /^(Buy for|Купить за) 5/;

export const Full = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes: screenModes } },
  beforeEach: ({ msw }) => msw.use(...casesHandlers.full),
});

/** Attempts that are paid for. */
export const AttemptsLeft = meta.story({
  beforeEach: ({ msw }) => msw.use(...casesHandlers.bought),
});

/** The longest name of a case beside prices and prizes of nine digits. */
export const LongNames = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes: screenModes } },
  beforeEach: ({ msw }) => msw.use(...casesHandlers.long),
});

/** Balance before and after, and the commitment to the results. */
export const Confirmation = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes: screenModes } },
  beforeEach: ({ msw }) => msw.use(...casesHandlers.full),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: buy }));
    await waitFor(() => expect(screen.getByText(/218/)).toBeVisible());
  },
});

/** The balance is lower than the price. */
export const NotEnough = meta.story({
  beforeEach: ({ msw }) => msw.use(...casesHandlers.poor),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: buy }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await dialog.findByRole('link', { name: /Refill|Пополнить/ });
  },
});

/** The price has changed since it was shown, and is asked about again. */
export const PriceChanged = meta.story({
  beforeEach: ({ msw }) => msw.use(...casesHandlers.conflict),
  async play({ canvas, msw, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: buy }));
    const dialog = within(await screen.findByRole('alertdialog'));
    msw.use(
      mockApi.get('/crypto-cases/all', 200, {
        ...cases,
        items: [{ ...bronze, price: { amount: '6.000000', currency: 'USDT' }, next: following }],
      }),
    );
    await press(await dialog.findByRole('button', { name: buy }));
    await waitFor(() => expect(dialog.getByText(/The price has changed|Цена изменилась/)).toBeVisible());
  },
});

/** The server refuses a purchase above the user's own limit. */
export const LimitReached = meta.story({
  beforeEach: ({ msw }) => msw.use(...casesHandlers.limitReached),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: buy }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await press(await dialog.findByRole('button', { name: buy }));
    await dialog.findByRole('alert');
  },
});

/** During a time-out a purchase cannot be confirmed. */
export const TimeOut = meta.story({
  beforeEach: ({ msw }) => msw.use(...casesHandlers.limited),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: buy }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await waitFor(() => expect(dialog.getByText(/You have taken a time-out|Вы взяли перерыв/)).toBeVisible());
  },
});

/** The prize, at once. */
export const Prize = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes: screenModes } },
  beforeEach: ({ msw }) => msw.use(...casesHandlers.bought),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: /Use an attempt|Использовать попытку/ }));
    await screen.findByRole('dialog');
  },
});

/** The response to a purchase was lost. */
export const Lost = meta.story({
  beforeEach: ({ msw }) => msw.use(...casesHandlers.lostConnection),
  async play({ canvas, msw, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: buy }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await press(await dialog.findByRole('button', { name: buy }));
    await dialog.findByRole('alert');
    msw.use(...casesHandlers.secret);
    await userEvent.click(dialog.getByRole('button', { name: /Cancel|Отмена/ }));
    await canvas.findByRole('button', { name: /Show the prize|Показать приз/ });
  },
});

/** The browser has computed a draw again. */
export const Checked = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes: screenModes } },
  beforeEach: ({ msw }) => msw.use(...casesHandlers.full),
  async play({ canvas, userEvent }) {
    const [first] = await canvas.findAllByRole('button', { name: /Details of|Подробности:/ });
    if (first) await userEvent.click(first);
    await userEvent.click(await screen.findByRole('button', { name: /Check the draw|Проверить розыгрыш/ }));
    await waitFor(() => expect(screen.getByText(/The check matches|Проверка сошлась/)).toBeVisible());
  },
});

/** A limit that rises tomorrow, and a time-out. */
export const Limited = meta.story({
  beforeEach: ({ msw }) => msw.use(...casesHandlers.limited),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Limit|Лимит|Time-out|Перерыв): / }));
    await waitFor(() => expect(canvas.getByText(/Time-out until|Перерыв до/)).toBeVisible());
  },
});

/** The welcome for referrers. */
export const Welcome = meta.story({
  beforeEach: ({ msw }) => msw.use(...casesHandlers.welcome),
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...casesHandlers.empty),
});

export const NothingFound = meta.story({
  args: { query: 'currency=BTC' },
  beforeEach: ({ msw }) => msw.use(...casesHandlers.empty),
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...casesHandlers.loading),
});

/** One banner stands for everything that failed. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(...casesHandlers.failed),
});

/** The history failed to load. */
export const Partial = meta.story({
  beforeEach: ({ msw }) => msw.use(...casesHandlers.partial),
});
