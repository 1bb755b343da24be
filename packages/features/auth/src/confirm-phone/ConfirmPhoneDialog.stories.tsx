import { screenModes } from '#.storybook/chromaticModes';
import { mockApi } from '@meridian/api-client/testing';
import { fill } from '#.storybook/fill';
import preview from '#.storybook/preview';
import { screen, userEvent } from 'storybook/test';
import { authHandlers } from '../auth.handlers.ts';
import { ConfirmPhoneDialog } from './ConfirmPhoneDialog.tsx';

const meta = preview.meta({
  component: ConfirmPhoneDialog,
  title: 'Features/Auth/ConfirmPhoneDialog',
  args: {
    phone: '+447700900123',
    onConfirmed: () => {},
    onChanged: () => {},
    onSignOut: () => {},
  },
});

const codeField = () => screen.findByRole('textbox');

export const Empty = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes: screenModes } },
  beforeEach({ msw }) {
    msw.use(...authHandlers.goodDay);
  },
});

/** The length of the code is still loading. */
export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(...authHandlers.codeLoading);
  },
});

export const Failed = meta.story({
  beforeEach({ msw }) {
    msw.use(...authHandlers.codeUnknown);
  },
});

async function enterCode() {
  await fill(await codeField(), '408215');
}

export const WrongCode = meta.story({
  beforeEach({ msw }) {
    msw.use(...authHandlers.wrongCode);
  },
  play: enterCode,
});

export const ExpiredCode = meta.story({
  beforeEach({ msw }) {
    msw.use(...authHandlers.expiredCode);
  },
  play: enterCode,
});

export const NoConnection = meta.story({
  beforeEach({ msw }) {
    msw.use(...authHandlers.noConnection);
  },
  async play() {
    await enterCode();
    await screen.findByRole('alert');
  },
});

export const Confirming = meta.story({
  beforeEach({ msw }) {
    msw.use(...authHandlers.waiting);
  },
  play: enterCode,
});

/** The code is void after too many wrong ones. */
export const VoidCode = meta.story({
  beforeEach({ msw }) {
    msw.use(...authHandlers.voidCode);
  },
  play: enterCode,
});

/** The first code was sent a moment ago: the wait counts from it. */
export const JustSent = meta.story({
  beforeEach({ msw }) {
    msw.use(...authHandlers.justSent);
  },
});

/** The last code has expired. */
export const NoCode = meta.story({
  beforeEach({ msw }) {
    msw.use(...authHandlers.noCode);
  },
});

async function openCorrection() {
  await userEvent.click(await screen.findByRole('button', { name: /change the number|изменить номер/i }));
  await screen.findByRole('button', { name: /save|сохранить/i });
}

/** A wrong number can be corrected before it is confirmed. */
export const CorrectNumber = meta.story({
  beforeEach({ msw }) {
    msw.use(...authHandlers.goodDay);
  },
  play: openCorrection,
});

/** The phone is already confirmed in another window, so no code is needed. */
export const AlreadyConfirmed = meta.story({
  beforeEach({ msw }) {
    msw.use(mockApi.problem('get', '/auth/phone/code', 409, { code: 'conflict' }), ...authHandlers.goodDay);
  },
});

const resendButton = () => screen.findByRole('button', { name: /new code|новый код/i });

/** Another code was sent. The next one can be requested after a wait. */
export const Resent = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes: screenModes } },
  beforeEach({ msw }) {
    msw.use(...authHandlers.goodDay);
  },
  async play() {
    await userEvent.click(await resendButton());
    await screen.findByText(/we sent a new code|новый код отправлен/i);
  },
});

/** A code was sent a moment ago. The page shows how long to wait, not an error. */
export const AskedTooEarly = meta.story({
  beforeEach({ msw }) {
    msw.use(...authHandlers.askedTooEarly);
  },
  async play() {
    await userEvent.click(await resendButton());
    await screen.findByText(/42/);
  },
});

export const CodeNotSent = meta.story({
  beforeEach({ msw }) {
    msw.use(...authHandlers.codeNotSent);
  },
  async play() {
    await userEvent.click(await resendButton());
    await screen.findByRole('alert');
  },
});
