import preview from '#.storybook/preview';
import { AuthLayout, defaultBrand, Logo } from '@meridian/ui';
import { authHandlers } from './auth.handlers.ts';
import { ConfirmPhonePage } from './ConfirmPhonePage.tsx';

const meta = preview.meta({
  component: ConfirmPhonePage,
  title: 'Features/Auth/ConfirmPhonePage',
  args: { phone: '+447700900123', onConfirmed: () => {}, onSignOut: () => {} },
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

/** How long a code is is not known yet. */
export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(...authHandlers.rulesLoading);
  },
});

export const Failed = meta.story({
  beforeEach({ msw }) {
    msw.use(...authHandlers.noRules);
  },
});

const entering = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByRole('textbox'), '408215');
  },
});

export const WrongCode = entering.extend({
  beforeEach({ msw }) {
    msw.use(...authHandlers.wrongCode);
  },
});

export const ExpiredCode = entering.extend({
  beforeEach({ msw }) {
    msw.use(...authHandlers.expiredCode);
  },
});

export const NoConnection = entering.extend({
  beforeEach({ msw }) {
    msw.use(...authHandlers.noConnection);
  },
});

export const Confirming = entering.extend({
  beforeEach({ msw }) {
    msw.use(...authHandlers.waiting);
  },
});

/** Confirmed in another window: there is nothing to enter any more. */
export const AlreadyConfirmed = entering.extend({
  beforeEach({ msw }) {
    msw.use(...authHandlers.alreadyConfirmed);
  },
});

const resending = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: /new code|новый код/i }));
  },
});

/** Another code is on its way; the next can be asked for after a wait. */
export const Resent = resending.extend({
  parameters: { chromatic: { disableSnapshot: false } },
  beforeEach({ msw }) {
    msw.use(...authHandlers.goodDay);
  },
});

/** The last code was sent a moment ago: how long to wait, and no blame. */
export const AskedTooEarly = resending.extend({
  beforeEach({ msw }) {
    msw.use(...authHandlers.askedTooEarly);
  },
});

export const CodeNotSent = resending.extend({
  beforeEach({ msw }) {
    msw.use(...authHandlers.codeNotSent);
  },
});
