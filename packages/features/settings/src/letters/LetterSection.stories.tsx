import { inToasts } from '#.storybook/inToasts';
import preview from '#.storybook/preview';
import type { ScreenStory } from '#.storybook/screens/screenStory';
import { settingsHandlers } from '../settings.handlers.ts';
import { LetterSection } from './LetterSection.tsx';

const meta = preview.meta({
  component: LetterSection,
  title: 'Screens/Settings/Word for e-mails',
  tags: ['autodocs'],
  parameters: {
    screen: {
      id: 'securitySettings',
      purpose: 'Chooses the word at the top of each e-mail.',
      specification: 'an extension: e-mails can be forged',
      rules: ['A change needs a confirmed session.', 'Nobody has to choose a word.'],
    } satisfies ScreenStory,
  },
  decorators: [inToasts],
});

export const Chosen = meta.story({
  beforeEach: ({ msw }) => msw.use(...settingsHandlers.goodDay),
});

export const NotChosen = meta.story({
  beforeEach: ({ msw }) => msw.use(...settingsHandlers.noLetterWord),
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...settingsHandlers.loading),
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(...settingsHandlers.error),
});
