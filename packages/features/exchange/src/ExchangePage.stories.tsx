import { expect, screen } from 'storybook/test';
import { screenModes } from '#.storybook/chromaticModes';
import { press } from '#.storybook/press';
import { fill } from '#.storybook/fill';
import preview from '#.storybook/preview';
import type { ScreenStory } from '#.storybook/screens/screenStory';
import { exchangeHandlers } from './exchange.handlers.ts';
import { ExchangePage, type ExchangePageProps } from './ExchangePage.tsx';

const meta = preview.meta({
  component: ExchangePage,
  title: 'Screens/Cabinet/Exchange',
  tags: ['autodocs'],
  parameters: {
    screen: {
      id: 'exchange',
      purpose: 'Exchanges one currency of the balance for another.',
      specification: '7, calls of exchange; 3, balance',
      rules: [
        'Either amount can be typed; the server computes the other one.',
        'The rate is confirmed with its time. A rate that is out of date is asked for again.',
        'The confirmation names both amounts, the rate and the fee.',
      ],
    } satisfies ScreenStory,
  },
  args: {
    hrefs: {
      exchange: '#exchange',
      exchangeHistory: '#exchange-history',
      refill: '#refill',
      operations: '#operations',
      confirmPhone: '#confirm-phone',
    },
  } satisfies ExchangePageProps,
});

/** Either amount can be typed; the other one follows. */
export const Full = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes: screenModes } },
  beforeEach: ({ msw }) => msw.use(...exchangeHandlers.goodDay),
  async play({ canvas }) {
    await fill(await canvas.findByRole('textbox', { name: /You give|Вы отдаёте/ }), '100');
  },
});

/** More than the balance has: no result, and the error names the largest amount. */
export const TooMuch = meta.story({
  beforeEach: ({ msw }) => msw.use(...exchangeHandlers.goodDay),
  async play({ canvas, userEvent }) {
    await fill(await canvas.findByRole('textbox', { name: /You give|Вы отдаёте/ }), '300');
    await userEvent.click(canvas.getByRole('button', { name: /Review the exchange|Проверить обмен/ }));
    await expect(canvas.getByText(/You have only|На балансе только/)).toBeVisible();
  },
});

/** Everything the user agrees to. */
export const Confirmation = meta.story({
  beforeEach: ({ msw }) => msw.use(...exchangeHandlers.goodDay),
  async play({ canvas }) {
    await fill(await canvas.findByRole('textbox', { name: /You give|Вы отдаёте/ }), '100');
    await press(canvas.getByRole('button', { name: /Review|Проверить/ }));
    await screen.findByRole('alertdialog');
  },
});

/** The receipt. */
export const Made = meta.story({
  beforeEach: ({ msw }) => msw.use(...exchangeHandlers.goodDay),
  async play({ canvas, userEvent }) {
    await fill(await canvas.findByRole('textbox', { name: /You give|Вы отдаёте/ }), '100');
    await press(canvas.getByRole('button', { name: /Review|Проверить/ }));
    await userEvent.click(await screen.findByRole('button', { name: /^(Exchange|Обменять) 100/ }));
  },
});

/** Nine digits and eight decimals stay whole, on a phone too. */
export const LargeAmounts = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes: screenModes } },
  beforeEach: ({ msw }) => msw.use(...exchangeHandlers.large),
  async play({ canvas }) {
    await fill(await canvas.findByRole('textbox', { name: /You give|Вы отдаёте/ }), '123456789');
  },
});

/** The course expired while the question was open: the amounts stay. */
export const Expired = meta.story({
  beforeEach: ({ msw }) => msw.use(...exchangeHandlers.expired),
  async play({ canvas, userEvent }) {
    await fill(await canvas.findByRole('textbox', { name: /You give|Вы отдаёте/ }), '100');
    await press(canvas.getByRole('button', { name: /Review|Проверить/ }));
    await userEvent.click(await screen.findByRole('button', { name: /^(Exchange|Обменять) 100/ }));
    await canvas.findByRole('alert');
  },
});

/** There is nothing to exchange. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...exchangeHandlers.empty),
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...exchangeHandlers.loading),
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(...exchangeHandlers.error),
});

/** The form without a rate. */
export const Partial = meta.story({
  beforeEach: ({ msw }) => msw.use(...exchangeHandlers.noRate),
});
