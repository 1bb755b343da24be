import { screenModes } from '#.storybook/chromaticModes';
import { inToasts } from '#.storybook/inToasts';
import preview from '#.storybook/preview';
import type { ScreenStory } from '#.storybook/screens/screenStory';
import { useFiltersInMemory } from '@meridian/lists';
import { screen, userEvent } from 'storybook/test';
import { authHandlers } from '../auth.handlers.ts';
import { SecurityHistorySection } from './SecurityHistorySection.tsx';
import { securityHistoryFilters } from './securityHistoryFilters.ts';

function SectionInMemory() {
  return <SecurityHistorySection filters={useFiltersInMemory(securityHistoryFilters)} onSecured={() => {}} />;
}

const meta = preview.meta({
  component: SectionInMemory,
  decorators: [inToasts],
  title: 'Screens/Settings/Security history',
  tags: ['autodocs'],
  parameters: {
    screen: {
      id: 'securityHistory',
      purpose: 'Lists log-ins and changes of security, with a way to say “this was not me”.',
      specification: '4, session',
      rules: ['“Not you?” ends every other session and asks for a new password.'],
    } satisfies ScreenStory,
  },
});

async function secure() {
  await userEvent.click(await screen.findByRole('button', { name: /^(was it not you|это были не\sвы)\?$/i }));
  await screen.findByRole('alertdialog');
}

export const Full = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes: screenModes } },
  beforeEach: ({ msw }) => msw.use(...authHandlers.goodDay),
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...authHandlers.historyEmpty),
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...authHandlers.historyLoading),
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(...authHandlers.historyFailed),
});

export const NotMe = meta.story({
  beforeEach: ({ msw }) => msw.use(...authHandlers.goodDay),
  play: secure,
});

/** The connection is lost, and the dialog stays. */
export const EndingFails = meta.story({
  beforeEach: ({ msw }) => msw.use(...authHandlers.endingFails),
  async play() {
    await secure();
    await userEvent.click(screen.getByRole('button', { name: /(set a password|задать пароль)$/i }));
    await screen.findByRole('alert');
  },
});
