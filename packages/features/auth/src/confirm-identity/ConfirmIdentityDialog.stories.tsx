import { screenModes } from '#.storybook/chromaticModes';
import preview from '#.storybook/preview';
import { screen, userEvent } from 'storybook/test';
import { authHandlers } from '../auth.handlers.ts';
import { ConfirmIdentityDialog } from './ConfirmIdentityDialog.tsx';

const meta = preview.meta({
  component: ConfirmIdentityDialog,
  title: 'Features/Auth/ConfirmIdentityDialog',
  args: { onClose: () => {} },
});

const password = () => screen.findByLabelText(/^(Password|Пароль)$/);

/** Over the form of a sensitive change. */
export const ByPassword = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes: screenModes } },
  beforeEach({ msw }) {
    msw.use(...authHandlers.goodDay);
  },
});

/** Without a password there is only a code, which is sent on request. */
export const ByCode = meta.story({
  beforeEach({ msw }) {
    msw.use(...authHandlers.confirmedByCodeOnly);
  },
});

/** A code is on its way. */
export const CodeSent = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes: screenModes } },
  beforeEach({ msw }) {
    msw.use(...authHandlers.confirmationCodeSent);
  },
});

/** The authenticator app shows the code, so none is sent. */
export const ByApp = meta.story({
  beforeEach({ msw }) {
    msw.use(...authHandlers.confirmedByApp);
  },
});

export const WrongPassword = meta.story({
  beforeEach({ msw }) {
    msw.use(...authHandlers.identityRefused);
  },
  async play() {
    await userEvent.type(await password(), 'a wrong guess 99{Enter}');
    await screen.findByText(
      /^(The password is incorrect\. Enter it again|Неверный пароль\. Введите его ещё раз)\.$/,
    );
  },
});

export const TooManyTries = meta.story({
  beforeEach({ msw }) {
    msw.use(...authHandlers.identityTriedTooOften);
  },
  async play() {
    await userEvent.type(await password(), 'a wrong guess 99{Enter}');
    await screen.findByRole('alert');
  },
});

/** The response takes long. */
export const Confirming = meta.story({
  beforeEach({ msw }) {
    msw.use(...authHandlers.confirming);
  },
  async play() {
    await userEvent.type(await password(), 'seven quiet herons 41{Enter}');
    await screen.findByText(/^(Checking the password|Проверяем пароль)$/);
  },
});

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(...authHandlers.confirmationLoading);
  },
});

export const Failed = meta.story({
  beforeEach({ msw }) {
    msw.use(...authHandlers.confirmationUnknown);
  },
});

/** The browser and the account have passkeys. */
export const WithPasskey = meta.story({
  beforeEach({ msw }) {
    msw.use(...authHandlers.confirmedByPasskey);
  },
});
