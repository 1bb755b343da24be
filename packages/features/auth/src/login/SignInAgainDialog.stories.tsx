import { screenModes } from '#.storybook/chromaticModes';
import preview from '#.storybook/preview';
import { SignInAgainDialog } from './SignInAgainDialog.tsx';

const meta = preview.meta({
  component: SignInAgainDialog,
  title: 'Features/Auth/SignInAgainDialog',
  args: {
    login: 'annapetrova',
    hrefs: { forgotPassword: '#forgot-password' },
    onAuthenticated: () => {},
    onSignOut: () => {},
  },
});

/** Over the page whose session has ended. */
export const Open = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes: screenModes } },
});
