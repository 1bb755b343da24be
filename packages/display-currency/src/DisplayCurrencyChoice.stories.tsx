import preview from '#.storybook/preview';
import { fn } from 'storybook/test';
import { DisplayCurrencyChoice } from './DisplayCurrencyChoice.tsx';
import { displayCurrencyHandlers } from './displayCurrency.handlers.ts';

const meta = preview.meta({
  component: DisplayCurrencyChoice,
  title: 'Patterns/DisplayCurrencyChoice',
  args: { value: 'EUR', onChange: fn() },
  beforeEach: ({ msw }) => msw.use(...displayCurrencyHandlers.goodDay),
});

export const Choice = meta.story();

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...displayCurrencyHandlers.loading),
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(...displayCurrencyHandlers.error),
});
