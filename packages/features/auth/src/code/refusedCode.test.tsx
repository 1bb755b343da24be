import { messages as problemMessages } from '@meridian/problem';
import {
  loadMessages,
  mockApi,
  mockServer,
  render,
  expectRefusedAgain,
  screen,
  user,
} from '@meridian/testing';
import { expect, it } from 'vitest';
import { authHandlers } from '../auth.handlers.ts';
import { ConfirmEmailPage } from '../confirm-email/ConfirmEmailPage.tsx';
import { ConfirmIdentityDialog } from '../confirm-identity/ConfirmIdentityDialog.tsx';
import { ConfirmPhoneDialog } from '../confirm-phone/ConfirmPhoneDialog.tsx';
import { ForgotPasswordPage } from '../forgot-password/ForgotPasswordPage.tsx';
import { LoginPage } from '../login/LoginPage.tsx';
import { messages } from '../messages.ts';

const words = await loadMessages(messages, problemMessages);

const none = () => undefined;
const phone = '+447700900123';
const login = (
  <LoginPage
    hrefs={{ register: '#', forgotLogin: '#', forgotPassword: '#' }}
    telegram={{ returnTo: 'https://meridian.example/en/login', result: undefined, isExpected: false }}
    onAuthenticated={none}
    onTelegramUnknown={none}
  />
);
const wrong = { code: 'codes_do_not_match' } as const;

it.each([
  {
    code: 'of the phone',
    place: <ConfirmPhoneDialog phone={phone} onConfirmed={none} onChanged={none} onSignOut={none} />,
    handlers: [mockApi.problem('post', '/auth/phone/confirm', 422, wrong), ...authHandlers.goodDay],
    button: 'Confirm the phone',
  },
  {
    code: 'of the e-mail',
    place: (
      <ConfirmEmailPage
        isConfirmed={false}
        email="anna@example.com"
        hrefs={{ cabinet: '#' }}
        onChanged={none}
      />
    ),
    handlers: [mockApi.problem('post', '/auth/email/confirm', 422, wrong), ...authHandlers.goodDay],
    button: 'Confirm the e-mail',
  },
  {
    code: 'of a sensitive change',
    place: <ConfirmIdentityDialog onClose={none} />,
    handlers: [
      mockApi.problem('post', '/user/confirmation', 422, wrong),
      ...authHandlers.confirmationCodeSent,
    ],
    button: 'Confirm with the code',
  },
  {
    code: 'of the authenticator app for a sensitive change',
    place: <ConfirmIdentityDialog onClose={none} />,
    handlers: [mockApi.problem('post', '/user/confirmation', 422, wrong), ...authHandlers.confirmedByApp],
    button: 'Confirm with the code',
  },
  {
    code: 'of a new password',
    place: <ForgotPasswordPage hrefs={{ login: '#', forgotLogin: '#' }} onAuthenticated={none} />,
    handlers: [mockApi.problem('post', '/auth/reset-password/validate', 422, wrong), ...authHandlers.goodDay],
    async open() {
      await user.type(screen.getByLabelText('Login'), 'annapetrova');
      await user.type(screen.getByLabelText('E-mail'), 'anna@example.com');
      await user.click(screen.getByRole('button', { name: 'Send a code' }));
    },
    button: 'Check the code',
  },
  {
    code: 'of the authenticator app at the sign-in',
    place: login,
    handlers: authHandlers.secondFactorWrong,
    open: enterPassword,
    button: 'Sign in',
  },
  {
    code: 'of recovery',
    place: login,
    handlers: authHandlers.secondFactorWrong,
    async open() {
      await enterPassword();
      await user.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
    },
    field: 'Recovery code',
    typed: '7k2qd-m04xw',
    button: 'Sign in',
  },
])('a refused code $code is refused again when it is entered again', async (row) => {
  const { place, handlers, field = 'Code', typed = '111111', button } = row;
  sessionStorage.clear();
  mockServer.use(...handlers);
  render(place, { messages: words });
  await row.open?.();
  await expectRefusedAgain({ field, code: typed, button, message: /Codes do not match/ });
  expect(screen.queryByText('Enter the code from the message.')).not.toBeInTheDocument();
});

async function enterPassword() {
  await user.type(await screen.findByRole('textbox', { name: 'Login, e-mail or phone' }), 'annapetrova');
  await user.type(screen.getByLabelText('Password'), 'seven quiet herons 41{Enter}');
}
