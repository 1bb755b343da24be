import { inToasts } from '#.storybook/inToasts';
import preview from '#.storybook/preview';
import { settingsHandlers } from '../settings.handlers.ts';
import { LetterSection } from './LetterSection.tsx';

const meta = preview.meta({
  component: LetterSection,
  title: 'Features/Settings/LetterSection',
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
