import preview from '#.storybook/preview';
import type { ScreenStory } from '#.storybook/screens/screenStory';
import { fn } from 'storybook/test';
import { earlierNight, investor, night } from './liabilities.fixtures.ts';
import { liabilitiesHandlers } from './liabilities.handlers.ts';
import { LiabilitiesPage } from './LiabilitiesPage.tsx';

const meta = preview.meta({
  component: LiabilitiesPage,
  title: 'Screens/Settings/Liabilities',
  tags: ['autodocs'],
  parameters: {
    screen: {
      id: 'liabilities',
      purpose: 'Verifies in the browser that the balance is part of the last published count.',
      specification: '3, balances',
      rules: [
        'The page computes every hash itself. It takes no verdict from the server.',
        'A difference from the balance is explained by the parts that have moved.',
        'A root that the device saw before must not change.',
      ],
    } satisfies ScreenStory,
  },
  args: {
    user: investor,
    readSeen: () => ({}),
    keepSeen: fn(),
    hrefs: { published: '#published', operations: '#operations' },
  },
});

export const Counted = meta.story({
  beforeEach: ({ msw }) => msw.use(...liabilitiesHandlers.goodDay),
});

/** The server has no proof for an account that was there. */
export const NotCounted = meta.story({
  beforeEach: ({ msw }) => msw.use(...liabilitiesHandlers.noProof),
});

/** A changed digit: the path does not lead to the total. */
export const WrongProof = meta.story({
  beforeEach: ({ msw }) => msw.use(...liabilitiesHandlers.wrongProof),
});

/** Money has moved since the night. */
export const Differs = meta.story({
  beforeEach: ({ msw }) => msw.use(...liabilitiesHandlers.moved),
});

export const NoSnapshotYet = meta.story({
  beforeEach: ({ msw }) => msw.use(...liabilitiesHandlers.empty),
});

/** Registered after the last night. */
export const OpenedLater = meta.story({
  args: { user: { ...investor, registrationDate: '2026-10-15T09:00:00Z' } },
  beforeEach: ({ msw }) => msw.use(...liabilitiesHandlers.noProof),
});

/** This device has seen another root for a night. */
export const RootChanged = meta.story({
  args: { readSeen: () => ({ [earlierNight.id]: { root: night.root, takenAt: earlierNight.takenAt } }) },
  beforeEach: ({ msw }) => msw.use(...liabilitiesHandlers.goodDay),
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...liabilitiesHandlers.loading),
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(...liabilitiesHandlers.error),
});
