import preview from '#.storybook/preview';
import { AuthLayout, defaultBrand, Logo } from '@meridian/ui';
import { authHandlers } from './auth.handlers.ts';
import { LoginPage } from './LoginPage.tsx';

const meta = preview.meta({
  component: LoginPage,
  title: 'Features/Auth/LoginPage',
  args: { hrefs: { register: '#register' }, onAuthenticated: () => {} },
  decorators: [
    (Story) => (
      <AuthLayout logo={<Logo {...defaultBrand} />}>
        <Story />
      </AuthLayout>
    ),
  ],
});

export const Empty = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  beforeEach({ msw }) {
    msw.use(...authHandlers.goodDay);
  },
});

/** Brought here by a 401: what happened, and that it is enough to log in. */
export const SessionExpired = meta.story({ args: { notice: 'session_expired' } });

/** Sent without an answer: each field says what it wants, and the first has the focus. */
export const NothingEntered = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.keyboard('{Enter}');
    await canvas.findByText(/login|логин/i, { selector: '[slot="errorMessage"] *' });
  },
});

const loggingIn = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('textbox'), 'annapetrova');
    await userEvent.tab();
    await userEvent.keyboard('seven quiet herons 41{Enter}');
  },
});

export const WrongPassword = loggingIn.extend({
  parameters: { chromatic: { disableSnapshot: false } },
  beforeEach({ msw }) {
    msw.use(...authHandlers.wrongPassword);
  },
});

export const TooManyTries = loggingIn.extend({
  beforeEach({ msw }) {
    msw.use(...authHandlers.tooManyTries);
  },
});

export const NoConnection = loggingIn.extend({
  beforeEach({ msw }) {
    msw.use(...authHandlers.noConnection);
  },
});

export const LoggingIn = loggingIn.extend({
  beforeEach({ msw }) {
    msw.use(...authHandlers.waiting);
  },
});
