import preview from '#.storybook/preview';
import type { ScreenStory } from '#.storybook/screens/screenStory';
import { screen, userEvent } from 'storybook/test';
import { settingsHandlers } from '../settings.handlers.ts';
import { SubscriptionSection } from './SubscriptionSection.tsx';

const meta = preview.meta({
  component: SubscriptionSection,
  title: 'Screens/Settings/Subscription',
  tags: ['autodocs'],
  parameters: {
    screen: {
      id: 'subscriptionSettings',
      purpose: 'Shows and activates the subscription that withdrawals need.',
      specification: '5 and 6, subscription',
      rules: ['The price and the end date are shown before the purchase.', 'Nothing renews by itself.'],
    } satisfies ScreenStory,
  },
  args: {
    subscription: { active: false, option: null, activeUntil: null },
    onChange: () => {},
    hrefs: { refill: '#refill', confirmPhone: '#confirm-phone' },
  },
});

async function pay() {
  await userEvent.click(await screen.findByRole('button', { name: /^(activate|активировать)$/i }));
  await userEvent.click(await screen.findByRole('radio', { name: 'One month' }));
  await userEvent.click(screen.getByRole('button', { name: /10[.,]00/ }));
}

export const NeverActive = meta.story({
  beforeEach: ({ msw }) => msw.use(...settingsHandlers.goodDay),
});

export const Active = meta.story({
  args: { subscription: { active: true, option: 'quarter', activeUntil: '2026-12-31T10:00:00Z' } },
  beforeEach: ({ msw }) => msw.use(...settingsHandlers.goodDay),
});

/** The days that a registration begins with. */
export const Trial = meta.story({
  args: { subscription: { active: true, option: null, activeUntil: '2026-12-31T10:00:00Z' } },
  beforeEach: ({ msw }) => msw.use(...settingsHandlers.goodDay),
});

export const Ended = meta.story({
  args: { subscription: { active: false, option: 'month', activeUntil: '2026-10-01T10:00:00Z' } },
  beforeEach: ({ msw }) => msw.use(...settingsHandlers.goodDay),
});

export const NothingOnOffer = meta.story({
  beforeEach: ({ msw }) => msw.use(...settingsHandlers.empty),
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...settingsHandlers.loading),
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(...settingsHandlers.error),
});

export const Receipt = meta.story({
  beforeEach: ({ msw }) => msw.use(...settingsHandlers.goodDay),
  async play() {
    await pay();
    await screen.findByRole('button', { name: /^(done|готово)$/i });
  },
});

export const TooLittleMoney = meta.story({
  beforeEach: ({ msw }) => msw.use(...settingsHandlers.insufficient),
  async play() {
    await pay();
    await screen.findByRole('alert');
  },
});
