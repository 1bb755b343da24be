import { screenModes } from '#.storybook/chromaticModes';
import preview from '#.storybook/preview';
import type { ScreenStory } from '#.storybook/screens/screenStory';
import { screen, userEvent } from 'storybook/test';
import { authHandlers } from '../auth.handlers.ts';
import { ConfirmEmailPage } from './ConfirmEmailPage.tsx';

const meta = preview.meta({
  component: ConfirmEmailPage,
  title: 'Screens/Cabinet/Confirm e-mail',
  tags: ['autodocs'],
  parameters: {
    screen: {
      id: 'confirmEmail',
      purpose: 'Confirms the e-mail with a code.',
      specification: '2, Email verification',
      rules: [
        'The address can be corrected here.',
        'A code can be asked for again after the time that the server names.',
      ],
    } satisfies ScreenStory,
  },
  args: {
    isConfirmed: false,
    email: 'anna.petrova@example.com',
    hrefs: { cabinet: '#cabinet' },
    onChanged: () => {},
  },
});

export const CodeSent = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes: screenModes } },
  beforeEach({ msw }) {
    msw.use(...authHandlers.goodDay);
  },
});

/** No code was sent yet. */
export const NoCode = meta.story({
  beforeEach({ msw }) {
    msw.use(...authHandlers.noCode);
  },
});

export const CorrectAddress = meta.story({
  beforeEach({ msw }) {
    msw.use(...authHandlers.goodDay);
  },
  async play() {
    await userEvent.click(await screen.findByRole('button', { name: /change the address|изменить адрес/i }));
    await screen.findByRole('button', { name: /save|сохранить/i });
  },
});

export const Confirmed = meta.story({ args: { isConfirmed: true } });
