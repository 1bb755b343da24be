import preview from '#.storybook/preview';
import { cabinetHandlers } from '../cabinet.handlers.ts';
import { ShownBalance } from './ShownBalance.tsx';

const meta = preview.meta({ component: ShownBalance, title: 'Features/Cabinet/ShownBalance' });

export const Full = meta.story({
  beforeEach: ({ msw }) => msw.use(...cabinetHandlers.goodDay),
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...cabinetHandlers.loading),
});

/** Renders nothing after an error, because the page below reports it. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(...cabinetHandlers.error),
});
