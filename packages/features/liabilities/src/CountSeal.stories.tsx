import preview from '#.storybook/preview';
import { CountSeal } from './CountSeal.tsx';
import { investor } from './liabilities.fixtures.ts';
import { liabilitiesHandlers } from './liabilities.handlers.ts';

const meta = preview.meta({
  component: CountSeal,
  title: 'Features/Liabilities/CountSeal',
  args: { user: investor, hrefs: { liabilities: '#check' } },
});

export const Counted = meta.story({
  beforeEach: ({ msw }) => msw.use(...liabilitiesHandlers.goodDay),
});

/** One digit of the proof is wrong. */
export const Differs = meta.story({
  beforeEach: ({ msw }) => msw.use(...liabilitiesHandlers.wrongProof),
});

export const NotCounted = meta.story({
  beforeEach: ({ msw }) => msw.use(...liabilitiesHandlers.noProof),
});

export const Unknown = meta.story({
  beforeEach: ({ msw }) => msw.use(...liabilitiesHandlers.error),
});
