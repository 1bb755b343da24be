import preview from '#.storybook/preview';
import { screen, userEvent } from 'storybook/test';
import { mockApi } from '@meridian/api-client/testing';
import { authHandlers } from '../auth.handlers.ts';
import { PasskeySignIn } from './PasskeySignIn.tsx';

const meta = preview.meta({
  component: PasskeySignIn,
  title: 'Features/Auth/PasskeySignIn',
  args: { onAuthenticated: () => {} },
});

const press = async () => userEvent.click(await screen.findByRole('button', { name: /passkey|ключом/i }));

export const Offered = meta.story({
  beforeEach({ msw }) {
    msw.use(...authHandlers.passkeys);
  },
});

export const Waiting = meta.story({
  beforeEach({ msw }) {
    msw.use(mockApi.pending('post', '/auth/passkey/options'), ...authHandlers.passkeys);
  },
  play: press,
});

export const NoConnection = meta.story({
  beforeEach({ msw }) {
    msw.use(mockApi.lostNetwork('post', '/auth/passkey/options'), ...authHandlers.passkeys);
  },
  async play() {
    await press();
    await screen.findByRole('alert');
  },
});
