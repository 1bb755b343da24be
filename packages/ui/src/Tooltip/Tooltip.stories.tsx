import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { CopyIcon } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Tooltip, type TooltipProps } from './Tooltip.tsx';

const meta = preview.meta({
  title: 'Components/Tooltip',
  component: Tooltip,
  parameters: { layout: 'centered' },
  args: {
    text: 'Copy the address',
    children: <IconButton icon={CopyIcon} label="Copy" />,
  } satisfies TooltipProps,
});

export const OnFocus = meta.story({
  async play({ canvasElement }) {
    await userEvent.tab();
    const button = within(canvasElement).getByRole('button', { name: 'Copy' });
    await expect(button).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Copy the address');
    await expect(button).toHaveAccessibleDescription('Copy the address');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
});

export const Open = meta.story({ args: { isOpen: true } });

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  args: { isOpen: true, text: 'Скопировать адрес кошелька для пополнения' },
});
