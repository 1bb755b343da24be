import { fill } from '#.storybook/fill';
import { inToasts } from '#.storybook/inToasts';
import preview from '#.storybook/preview';
import type { ScreenStory } from '#.storybook/screens/screenStory';
import { screen, userEvent } from 'storybook/test';
import { user } from '../settings.fixtures.ts';
import { settingsHandlers } from '../settings.handlers.ts';
import { ProfileSection } from './ProfileSection.tsx';

const meta = preview.meta({
  component: ProfileSection,
  title: 'Screens/Settings/Profile',
  tags: ['autodocs'],
  parameters: {
    screen: {
      id: 'profileSettings',
      purpose: 'Changes personal data, e-mail and phone.',
      specification: '2, Settings, change data; 5, phone and e-mail',
      rules: [
        'A name that was verified cannot be changed here.',
        'A new e-mail or phone is confirmed first.',
      ],
    } satisfies ScreenStory,
  },
  args: { user, onUserChange: () => {}, hrefs: { confirmEmail: '#confirm-email' } },
  decorators: [inToasts],
});

const save = () => screen.findByRole('button', { name: /^(save personal|сохранить личные)/i });

export const Full = meta.story({
  beforeEach: ({ msw }) => msw.use(...settingsHandlers.goodDay),
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...settingsHandlers.empty),
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...settingsHandlers.loading),
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(...settingsHandlers.error),
});

export const Saved = meta.story({
  beforeEach: ({ msw }) => msw.use(...settingsHandlers.goodDay),
  async play() {
    await userEvent.click(await save());
    await screen.findByText(/^(personal data saved|личные данные сохранены)/i);
  },
});

/** A name of 300 characters and an emoji in the city: each error is at its field. */
export const Refused = meta.story({
  beforeEach: ({ msw }) => msw.use(...settingsHandlers.profileRefused),
  async play() {
    const field = await screen.findByRole('textbox', { name: /^(full name|фамилия)/i });
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste('Anna '.repeat(60));
    await userEvent.click(await save());
  },
});

/** The name belongs to a verification, so it cannot change. */
export const NameVerified = meta.story({
  beforeEach: ({ msw }) => msw.use(...settingsHandlers.nameVerified),
  async play() {
    await fill(await screen.findByRole('textbox', { name: /^(full name|фамилия)/i }), 'Mary Todd');
    await userEvent.click(await save());
    await screen.findByRole('alert');
  },
});

export const EmailDialog = meta.story({
  beforeEach: ({ msw }) => msw.use(...settingsHandlers.goodDay),
  async play() {
    await userEvent.click(
      await screen.findByRole('button', { name: /^(change the e-mail|изменить почту)/i }),
    );
    await screen.findByRole('dialog');
  },
});

export const PhoneDialog = meta.story({
  beforeEach: ({ msw }) => msw.use(...settingsHandlers.goodDay),
  async play() {
    await userEvent.click(
      await screen.findByRole('button', { name: /^(change the phone|изменить телефон)/i }),
    );
    await screen.findByRole('dialog');
  },
});
