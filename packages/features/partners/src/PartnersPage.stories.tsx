import { useFiltersInMemory } from '@meridian/lists';
import { expect, waitFor } from 'storybook/test';
import { screenModes } from '#.storybook/chromaticModes';
import preview from '#.storybook/preview';
import type { ScreenStory } from '#.storybook/screens/screenStory';
import { partnersHandlers } from './partners.handlers.ts';
import { PartnersPage } from './PartnersPage.tsx';
import { partnersFilters } from './partnersFilters.ts';

/** `query` is the query of the URL. */
function PageInMemory({ query = '' }: { query?: string }) {
  return (
    <PartnersPage
      filters={useFiltersInMemory(partnersFilters, query)}
      inviteUrl="https://meridian.example/en/register?inviter=annapetrova"
      brandName="Plain"
      login="annapetrova"
    />
  );
}

const meta = preview.meta({
  component: PageInMemory,
  title: 'Screens/Cabinet/Partners',
  tags: ['autodocs'],
  parameters: {
    screen: {
      id: 'partners',
      purpose: 'Shows what invited people have brought, the link, the bonus tiers and the list of partners.',
      specification: '2, Referral program and bonus program; 7, calls of referrals',
      rules: [
        'What was earned comes first, then the link.',
        'Four tiers, each with its turnover and its award; the reached one is marked in words.',
        'The list is sorted by level and searched by login. A login of 30 characters wraps.',
        'The server can switch the section off: then neither the page nor its links exist.',
      ],
      parts: {
        'partners/src/program': 'figures, tiers and terms',
        'partners/src/list': 'the partners',
        'partners/src/invite': 'the link',
      },
    } satisfies ScreenStory,
  },
});

export const Full = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes: screenModes } },
  beforeEach: ({ msw }) => msw.use(...partnersHandlers.full),
});

/** Whom one partner invited, with the way back. */
export const Line = meta.story({
  args: { query: 'inviter=partner23' },
  beforeEach: ({ msw }) => msw.use(...partnersHandlers.full),
  async play({ canvas }) {
    // Hidden until the parts above have loaded.
    const line = await canvas.findByText(/Invited by partner23|Кого пригласил партнёр partner23/);
    await waitFor(() => expect(line).toBeVisible());
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...partnersHandlers.empty),
});

export const NothingFound = meta.story({
  args: { query: 'search=nobody' },
  beforeEach: ({ msw }) => msw.use(...partnersHandlers.full),
});

/** Logins of 30 characters, amounts of nine digits, and every tier reached. */
export const LongLogins = meta.story({
  beforeEach: ({ msw }) => msw.use(...partnersHandlers.long),
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...partnersHandlers.loading),
});

/** One banner, and the link is still there. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(...partnersHandlers.failed),
  async play({ canvas }) {
    await waitFor(() =>
      expect(canvas.queryByRole('region', { name: /Bonus programme|Награды за оборот/ })).toBeNull(),
    );
    await expect(canvas.getByRole('button', { name: /Try again|Попробовать ещё раз/ })).toBeVisible();
  },
});

/** The bonus program failed to load. */
export const Partial = meta.story({
  beforeEach: ({ msw }) => msw.use(...partnersHandlers.partial),
});
