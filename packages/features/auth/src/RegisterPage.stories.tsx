import preview from '#.storybook/preview';
import { AuthLayout, defaultBrand, Logo } from '@meridian/ui';
import { authHandlers } from './auth.handlers.ts';
import { RegisterPage } from './RegisterPage.tsx';

const meta = preview.meta({
  component: RegisterPage,
  title: 'Features/Auth/RegisterPage',
  args: { inviter: 'viktor', language: 'en' as const, hrefs: { login: '#login' }, onAuthenticated: () => {} },
  decorators: [
    (Story) => (
      <AuthLayout logo={<Logo {...defaultBrand} />}>
        <Story />
      </AuthLayout>
    ),
  ],
});

export const Invited = meta.story({
  beforeEach({ msw }) {
    msw.use(...authHandlers.goodDay);
  },
});

export const NotInvited = Invited.extend({ args: { inviter: undefined } });

export const InviterLoading = meta.story({
  beforeEach({ msw }) {
    msw.use(...authHandlers.inviterLoading);
  },
});

/** The link names nobody: the person may go on without an inviter. */
export const InviterUnknown = meta.story({
  args: { inviter: 'nobody' },
  beforeEach({ msw }) {
    msw.use(...authHandlers.inviterUnknown);
  },
});

/** The inviter cannot be looked up now; the name in the link still goes with the registration. */
export const InviterUnchecked = meta.story({
  beforeEach({ msw }) {
    msw.use(...authHandlers.inviterUnchecked);
  },
});

/** The rules could not be read: the form works without its hints, and the server judges. */
export const Partial = meta.story({
  beforeEach({ msw }) {
    msw.use(...authHandlers.noRules);
  },
});

/** Every field answered in a way that will not do. */
export const WrongAnswers = Invited.extend({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('textbox', { name: /^(login|логин)/i }));
    await userEvent.keyboard('анна');
    await userEvent.tab();
    await userEvent.keyboard('anna.petrova');
    await userEvent.tab();
    await userEvent.keyboard('8 999 123-45-67');
    await userEvent.tab();
    await userEvent.keyboard('herons');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('heron{Enter}');
  },
});

const registering = Invited.extend({
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('textbox', { name: /^(login|логин)/i }));
    await userEvent.keyboard('annapetrova');
    await userEvent.tab();
    await userEvent.keyboard('anna.petrova@example.com');
    await userEvent.tab();
    await userEvent.keyboard('+44 7700 900123');
    await userEvent.tab();
    await userEvent.keyboard('seven quiet herons 41');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('seven quiet herons 41');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
  },
});

export const LoginTaken = registering.extend({
  beforeEach({ msw }) {
    msw.use(...authHandlers.loginTaken);
  },
});

export const FieldsRefused = registering.extend({
  beforeEach({ msw }) {
    msw.use(...authHandlers.fieldsRefused);
  },
});

export const InviterRefused = registering.extend({
  beforeEach({ msw }) {
    msw.use(...authHandlers.inviterRefused);
  },
});

export const CodeNotSent = registering.extend({
  beforeEach({ msw }) {
    msw.use(...authHandlers.codeNotSent);
  },
});

/** No answer came: the account may have been made, and the person is told what that would look like. */
export const NoConnection = registering.extend({
  beforeEach({ msw }) {
    msw.use(...authHandlers.noConnection);
  },
});

export const Registering = registering.extend({
  beforeEach({ msw }) {
    msw.use(...authHandlers.waiting);
  },
});
