import { screenModes } from '#.storybook/chromaticModes';
import preview from '#.storybook/preview';
import { screen } from 'storybook/test';
import { authHandlers } from '../auth.handlers.ts';
import { ConfirmPhoneDialog } from './ConfirmPhoneDialog.tsx';

const meta = preview.meta({
  component: ConfirmPhoneDialog,
  title: 'Features/Auth/ConfirmPhoneDialog',
  args: {
    phone: '+447700900123',
    onConfirmed: () => {},
    onChanged: () => {},
    onClose: () => {},
  },
});

/** Over the screen that needs a confirmed phone. */
export const Open = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes: screenModes } },
  beforeEach({ msw }) {
    msw.use(...authHandlers.justSent);
  },
  async play() {
    await screen.findByRole('textbox');
  },
});
