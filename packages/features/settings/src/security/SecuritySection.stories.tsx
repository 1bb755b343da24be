import { inToasts } from '#.storybook/inToasts';
import preview from '#.storybook/preview';
import type { ScreenStory } from '#.storybook/screens/screenStory';
import { screen, userEvent } from 'storybook/test';
import { user } from '../settings.fixtures.ts';
import { settingsHandlers } from '../settings.handlers.ts';
import { SecuritySection } from './SecuritySection.tsx';

const meta = preview.meta({
  component: SecuritySection,
  title: 'Screens/Settings/Security code',
  tags: ['autodocs'],
  parameters: {
    screen: {
      id: 'securitySettings',
      purpose: 'Chooses how security codes arrive, and sets up an app and passkeys.',
      specification: '2, choice of the method of receiving the security code',
      rules: ['Only a confirmed e-mail or phone can be chosen.', 'Recovery codes are shown once.'],
      parts: {
        'settings/src/totp': 'codes of an app',
        'auth/src/passkeys': 'passkeys',
        'settings/src/letters': 'the word for e-mails',
      },
    } satisfies ScreenStory,
  },
  args: { user, hrefs: { confirmEmail: '#confirm-email' } },
  decorators: [inToasts],
});

async function save() {
  await userEvent.click(await screen.findByRole('radio', { name: /^(by e-mail|на\sэлектронную)/i }));
  await userEvent.click(screen.getByRole('button', { name: /^(save|сохранить)/i }));
}

export const Full = meta.story({
  beforeEach({ msw }) {
    msw.use(...settingsHandlers.goodDay);
  },
});

export const OnlyPhone = meta.story({
  beforeEach({ msw }) {
    msw.use(...settingsHandlers.onlyPhone);
  },
});

/** The authenticator app is the only method while it is on. */
export const WithApp = meta.story({
  beforeEach({ msw }) {
    msw.use(...settingsHandlers.totp);
  },
});

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(...settingsHandlers.loading);
  },
});

export const Failed = meta.story({
  beforeEach({ msw }) {
    msw.use(...settingsHandlers.error);
  },
});

export const Saved = meta.story({
  beforeEach({ msw }) {
    msw.use(...settingsHandlers.goodDay);
  },
  async play() {
    await save();
    await screen.findByText(/^(the method is saved|способ сохранён)/i);
  },
});

export const Refused = meta.story({
  beforeEach({ msw }) {
    msw.use(...settingsHandlers.methodRefused);
  },
  play: save,
});
