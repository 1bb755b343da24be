import type { Schema } from '@meridian/api-client';
import preview from '#.storybook/preview';
import type { ScreenStory } from '#.storybook/screens/screenStory';
import { filterState, useDetailsInMemory } from '@meridian/lists';
import { fn, screen, userEvent } from 'storybook/test';
import { refillFilters } from './list/refillFilters.ts';
import { refillHandlers } from './refill.handlers.ts';
import { RefillHistoryPage, type RefillHistoryPageProps } from './RefillHistoryPage.tsx';

async function openDetails(day: RegExp) {
  await userEvent.click(await screen.findByRole('button', { name: day }));
  await screen.findByRole('dialog');
}

const filtersOf = (query: string) => filterState(refillFilters, new URLSearchParams(query), fn());

const meta = preview.meta({
  component: RefillHistoryPage,
  render: function InMemory(args) {
    return (
      <RefillHistoryPage
        {...args}
        details={useDetailsInMemory()}
        address={useDetailsInMemory<Schema<'Refill'>>()}
      />
    );
  },
  title: 'Screens/Cabinet/Refill history',
  tags: ['autodocs'],
  parameters: {
    screen: {
      id: 'refillHistory',
      purpose: 'Lists the refills.',
      specification: '2, Replenishment; 4, refill statuses',
      rules: [
        'Waiting is shown as in process, replenished as success, rejected as an error with its reason.',
      ],
      parts: { 'refill/src/list': 'the table', 'refill/src/details': 'the drawer' },
    } satisfies ScreenStory,
  },
  args: {
    details: { id: undefined, row: undefined, open: fn(), close: fn() },
    address: { id: undefined, row: undefined, open: fn(), close: fn() },
    filters: filtersOf(''),
    hrefs: {
      refill: '#refill',
      refillHistory: '#refill-history',
      operations: '#operations',
      invest: '#invest',
      confirmPhone: '#confirm-phone',
    },
  } satisfies RefillHistoryPageProps,
});

/** A refill of every status. */
export const Full = meta.story({
  beforeEach: ({ msw }) => msw.use(...refillHandlers.goodDay),
});

/** There are refills, but none matches. */
export const NothingFound = meta.story({
  args: { filters: filtersOf('currency=BTC&from=2026-10-01&to=2026-10-31') },
  beforeEach: ({ msw }) => msw.use(...refillHandlers.empty),
});

/** The transfer is detected, and the network is confirming it. */
export const Confirming = meta.story({
  beforeEach: ({ msw }) => msw.use(...refillHandlers.goodDay),
  play: () => openDetails(/Oct\s15|15\sокт/),
});

/** Less than requested arrived, and that amount was credited. */
export const Replenished = meta.story({
  beforeEach: ({ msw }) => msw.use(...refillHandlers.goodDay),
  play: () => openDetails(/Oct\s2|2\sокт/),
});

export const Rejected = meta.story({
  beforeEach: ({ msw }) => msw.use(...refillHandlers.goodDay),
  play: () => openDetails(/Sep\s28|28\sсент/),
});

/** Cancelled by its owner: what happens to a transfer that still arrives. */
export const Cancelled = meta.story({
  beforeEach: ({ msw }) => msw.use(...refillHandlers.goodDay),
  play: () => openDetails(/Sep\s25|25\sсент/),
});
