import { screenModes } from '#.storybook/chromaticModes';
import { mockApi } from '@meridian/api-client/testing';
import { fill } from '#.storybook/fill';
import preview from '#.storybook/preview';
import { screen, userEvent, waitFor, expect } from 'storybook/test';
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
  async play() {
    await codeField();
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
  async play() {
    await screen.findByRole('alert');
  },
});

async function enterCode() {
  await fill(await codeField(), '408215');
}

async function enterRefusedCode() {
  await enterCode();
  await waitFor(async () => expect(await codeField()).toBeInvalid());
}

export const WrongCode = meta.story({
  beforeEach({ msw }) {
    msw.use(...authHandlers.wrongCode);
  },
  play: enterRefusedCode,
});

export const ExpiredCode = meta.story({
  beforeEach({ msw }) {
    msw.use(...authHandlers.expiredCode);
  },
  play: enterRefusedCode,
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
  play: enterRefusedCode,
});

/** The first code was sent a moment ago: the wait counts from it. */
export const JustSent = meta.story({
  beforeEach({ msw }) {
    msw.use(...authHandlers.justSent);
  },
  async play() {
    await screen.findByText(/42/);
  },
});

/** The last code has expired. */
export const NoCode = meta.story({
  beforeEach({ msw }) {
    msw.use(...authHandlers.noCode);
  },
  async play() {
    await screen.findByRole('button', { name: /send a code|отправить код/i });
  },
});

async function openCorrection() {
  await userEvent.click(await screen.findByRole('button', { name: /number is wrong|номер указан/i }));
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
  async play() {
    await screen.findByText(/already confirmed|уже подтверждён/);
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
    await screen.findByText(/new code is on its way|новый код отправлен/i);
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
