import { screenModes } from '#.storybook/chromaticModes';
import { inToasts } from '#.storybook/inToasts';
import preview from '#.storybook/preview';
import { screen, userEvent } from 'storybook/test';
import { authHandlers } from '../auth.handlers.ts';
import { PasskeysSection } from './PasskeysSection.tsx';

const meta = preview.meta({
  component: PasskeysSection,
  title: 'Features/Auth/PasskeysSection',
  decorators: [inToasts],
});

export const TwoPasskeys = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes: screenModes } },
  beforeEach({ msw }) {
    msw.use(...authHandlers.passkeys);
  },
});

export const None = meta.story({
  beforeEach({ msw }) {
    msw.use(...authHandlers.noPasskeys);
  },
});

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(...authHandlers.passkeysLoading);
  },
});

export const Failed = meta.story({
  beforeEach({ msw }) {
    msw.use(...authHandlers.passkeysFailed);
  },
});

const add = async () =>
  userEvent.click(await screen.findByRole('button', { name: /^(add a passkey|добавить ключ доступа)$/i }));

export const Naming = meta.story({
  beforeEach({ msw }) {
    msw.use(...authHandlers.passkeys);
  },
  async play() {
    await add();
    await screen.findByRole('textbox');
  },
});

/** Submitted empty: the field shows its error. */
export const NoName = meta.story({
  beforeEach({ msw }) {
    msw.use(...authHandlers.passkeys);
  },
  async play() {
    await add();
    await userEvent.type(await screen.findByRole('textbox'), '{Enter}');
  },
});

export const TooMany = meta.story({
  beforeEach({ msw }) {
    msw.use(...authHandlers.passkeyLimit);
  },
  async play() {
    await add();
    await userEvent.type(await screen.findByRole('textbox'), 'YubiKey 2{Enter}');
    await screen.findByRole('alert');
  },
});

export const Renaming = meta.story({
  beforeEach({ msw }) {
    msw.use(...authHandlers.passkeys);
  },
  async play() {
    await userEvent.click(await screen.findByRole('button', { name: /^(rename|переименовать).+laptop/i }));
    await screen.findByRole('textbox');
  },
});

const remove = async () =>
  userEvent.click(await screen.findByRole('button', { name: /^(remove|удалить).+laptop/i }));

export const Removing = meta.story({
  beforeEach({ msw }) {
    msw.use(...authHandlers.passkeys);
  },
  play: remove,
});

/** The passkey is not removed while the connection is lost, and the dialog stays. */
export const NotRemoved = meta.story({
  beforeEach({ msw }) {
    msw.use(...authHandlers.passkeyNotRemoved);
  },
  async play() {
    await remove();
    await userEvent.click(
      await screen.findByRole('button', { name: /^(remove the passkey|удалить ключ)$/i }),
    );
    await screen.findByRole('alert');
  },
});
