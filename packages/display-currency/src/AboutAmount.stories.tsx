import preview from '#.storybook/preview';
import type { Money } from '@meridian/money';
import { screen, userEvent } from 'storybook/test';
import { AboutAmount } from './AboutAmount.tsx';
import { DisplayCurrencyProvider } from './DisplayCurrencyProvider.tsx';
import { displayCurrencyHandlers } from './displayCurrency.handlers.ts';

const total: readonly Money[] = [
  { amount: '25179.62', currency: 'USDT' },
  { amount: '0.05', currency: 'BTC' },
];

const meta = preview.meta({
  component: AboutAmount,
  title: 'Patterns/AboutAmount',
  tags: ['autodocs'],
  args: {
    of: total,
  },
  decorators: [
    (Story) => (
      <DisplayCurrencyProvider code="EUR">
        <Story />
      </DisplayCurrencyProvider>
    ),
  ],
  beforeEach: ({ msw }) => msw.use(...displayCurrencyHandlers.goodDay),
});

export const Value = meta.story();

/** Courses, source and time are a press away. */
export const Explained = meta.story({
  async play() {
    await userEvent.click(await screen.findByRole('button', { name: /≈/ }));
    await screen.findByRole('dialog');
  },
});

/** In a row of figures. */
export const Brief = meta.story({ args: { isBrief: true } });

/** At the course of a past day. */
export const OfDay = meta.story({
  args: { of: total.slice(0, 1), day: '2026-10-01' },
});

export const OldCourses = meta.story({
  beforeEach: ({ msw }) => msw.use(...displayCurrencyHandlers.old),
});

export const UnknownCourses = meta.story({
  beforeEach: ({ msw }) => msw.use(...displayCurrencyHandlers.unknown),
});

/** Its place is there before the value. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...displayCurrencyHandlers.loading),
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(...displayCurrencyHandlers.error),
});
