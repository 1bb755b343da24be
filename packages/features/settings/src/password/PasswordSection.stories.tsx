import { fill } from '#.storybook/fill';
import { inToasts } from '#.storybook/inToasts';
import preview from '#.storybook/preview';
import type { ScreenStory } from '#.storybook/screens/screenStory';
import { screen, userEvent } from 'storybook/test';
import { settingsHandlers } from '../settings.handlers.ts';
import { PasswordSection } from './PasswordSection.tsx';

const meta = preview.meta({
  component: PasswordSection,
  title: 'Screens/Settings/Password',
  tags: ['autodocs'],
  parameters: {
    screen: {
      id: 'passwordSettings',
      purpose: 'Changes the password.',
      specification: '2, change password; 5, passwords',
      rules: [
        'The advice on strength is in words. Passwords that do not match are said at the second field.',
      ],
    } satisfies ScreenStory,
  },
  args: { login: 'annapetrova' },
  decorators: [inToasts],
});

async function change() {
  await screen.findByText(/\b10\b/);
  const [current, password, again] = document.querySelectorAll<HTMLInputElement>('input[type="password"]');
  for (const field of [current, password, again]) {
    if (field) await fill(field, 'nine loud magpies 73');
  }
  await userEvent.click(screen.getByRole('button', { name: /^(change the|сменить)/i }));
}

export const Full = meta.story({
  beforeEach: ({ msw }) => msw.use(...settingsHandlers.goodDay),
});

/** The rules failed to load: only the server validates. */
export const WithoutRules = meta.story({
  beforeEach: ({ msw }) => msw.use(...settingsHandlers.error),
});

export const Saved = meta.story({
  beforeEach: ({ msw }) => msw.use(...settingsHandlers.goodDay),
  async play() {
    await change();
    await screen.findByText(/^(the password is changed|пароль изменён)/i);
  },
});

export const Refused = meta.story({
  beforeEach: ({ msw }) => msw.use(...settingsHandlers.passwordRefused),
  async play() {
    await change();
    await screen.findByText(/too simple|слишком простой/i);
  },
});
