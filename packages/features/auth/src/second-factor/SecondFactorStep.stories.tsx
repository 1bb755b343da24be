import { screenModes } from '#.storybook/chromaticModes';
import { fill } from '#.storybook/fill';
import preview from '#.storybook/preview';
import { screen, userEvent } from 'storybook/test';
import { AuthLayout, defaultBrand, Logo } from '@meridian/ui';
import { secondFactorNeeded } from '../auth.fixtures.ts';
import { authHandlers } from '../auth.handlers.ts';
import SecondFactorStep from './SecondFactorStep.tsx';

const meta = preview.meta({
  component: SecondFactorStep,
  title: 'Features/Auth/SecondFactorStep',
  args: { challenge: secondFactorNeeded.challenge, onAuthenticated: () => {}, onReturn: () => {} },
  decorators: [
    (Story) => (
      <AuthLayout logo={<Logo {...defaultBrand} />}>
        <Story />
      </AuthLayout>
    ),
  ],
});

const chooseRecoveryCode = async () =>
  userEvent.click(screen.getByRole('button', { name: /^(Use a recovery|Ввести резервный)/ }));

export const App = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes: screenModes } },
  beforeEach: ({ msw }) => msw.use(...authHandlers.secondFactor),
});

export const RecoveryCode = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes: screenModes } },
  beforeEach: ({ msw }) => msw.use(...authHandlers.secondFactor),
  play: chooseRecoveryCode,
});

export const WrongCode = meta.story({
  beforeEach: ({ msw }) => msw.use(...authHandlers.secondFactorWrong),
  async play() {
    await fill(screen.getByRole('textbox'), '408215');
    await screen.findByText(/Codes do not match|Неверный код/);
  },
});

export const WrongRecoveryCode = meta.story({
  beforeEach: ({ msw }) => msw.use(...authHandlers.secondFactorWrong),
  async play() {
    await chooseRecoveryCode();
    await userEvent.type(screen.getByRole('textbox'), '7k2qd-m04xw{Enter}');
    await screen.findByText(/Codes do not match|Неверный код/);
  },
});

export const TooManyTries = meta.story({
  beforeEach: ({ msw }) => msw.use(...authHandlers.secondFactorLimited),
  async play() {
    await fill(screen.getByRole('textbox'), '408215');
    await screen.findByRole('alert');
  },
});
