import { screenModes } from '#.storybook/chromaticModes';
import { inToasts } from '#.storybook/inToasts';
import preview from '#.storybook/preview';
import type { ScreenStory } from '#.storybook/screens/screenStory';
import { screen, userEvent } from 'storybook/test';
import { authHandlers } from '../auth.handlers.ts';
import { DevicesSection } from './DevicesSection.tsx';

const meta = preview.meta({
  component: DevicesSection,
  title: 'Screens/Settings/Sessions and devices',
  tags: ['autodocs'],
  parameters: {
    screen: {
      id: 'devices',
      purpose: 'Lists the sessions of the account and ends them.',
      specification: '3, auth session; 4, session',
      rules: ['The current session is marked and cannot be ended here.'],
    } satisfies ScreenStory,
  },
  decorators: [inToasts],
});

export const TwoDevices = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes: screenModes } },
  beforeEach: ({ msw }) => msw.use(...authHandlers.goodDay),
});

export const OneDevice = meta.story({
  beforeEach: ({ msw }) => msw.use(...authHandlers.oneDevice),
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...authHandlers.devicesLoading),
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(...authHandlers.devicesFailed),
});

/** The session is not ended while the connection is lost, and the dialog stays. */
export const EndingFails = meta.story({
  beforeEach: ({ msw }) => msw.use(...authHandlers.endingFails),
  async play() {
    await userEvent.click(await screen.findByRole('button', { name: /Safari/ }));
    await userEvent.click(
      await screen.findByRole('button', { name: /^(end the session|завершить сеанс)$/i }),
    );
    await screen.findByRole('alert');
  },
});
