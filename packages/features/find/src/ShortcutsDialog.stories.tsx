import preview from '#.storybook/preview';
import { fn, screen } from 'storybook/test';
import { ShortcutsDialog, type ShortcutsDialogProps } from './ShortcutsDialog.tsx';

const meta = preview.meta({
  title: 'Features/Find/ShortcutsDialog',
  component: ShortcutsDialog,
  parameters: { layout: 'fullscreen' },
  args: { isOn: true, onChange: fn(), onClose: fn() } satisfies ShortcutsDialogProps,
});

export const Opened = meta.story({
  async play() {
    await screen.findByRole('dialog');
  },
});
