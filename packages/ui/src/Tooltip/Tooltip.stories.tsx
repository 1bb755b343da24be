import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import type { ReactNode } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { ArrowUpFromLineIcon, CopyIcon } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Tooltip, type TooltipProps } from './Tooltip.tsx';

/** Space on all sides, so that no tooltip flips. */
const Middle = ({ children }: { children: ReactNode }) => (
  <div style={{ display: 'grid', placeItems: 'center', minHeight: 140 }}>{children}</div>
);

function Copy() {
  return <IconButton icon={CopyIcon} label="Copy" />;
}

const meta = preview.meta({
  title: 'Components/Tooltip',
  component: Tooltip,
  parameters: { layout: 'centered' },
  args: {
    text: 'Copy the address',
    children: <Copy />,
  } satisfies TooltipProps,
});

export const Open = meta.story({
  parameters: { docs: { story: { inline: false, height: '140px' } } },
  args: { isOpen: true },
});

/** It appears on focus and is announced as the description. Escape hides it, and the focus stays. */
export const Keyboard = meta.story({
  async play({ canvas, userEvent }) {
    const text = 'Copy the address';
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Copy' });
    await expect(button).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(text);
    await expect(button).toHaveAccessibleDescription(text);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(button).toHaveFocus();
  },
});

export const LongWords = meta.story({
  args: { isOpen: true, text: 'Сверхвысокопроизводительныесистемыавтоматизированнойобработкиплатежей' },
});

export const AllStates = meta.story({
  parameters: {
    chromatic: { disableSnapshot: false },
    docs: { story: { inline: false, height: '400px' } },
    layout: 'padded',
  },
  render: () => (
    <States>
      {(['top', 'bottom'] as const).map((placement) => (
        <State key={placement} name={placement}>
          <Middle>
            <Tooltip text="Copy the address" placement={placement} isOpen>
              <Copy />
            </Tooltip>
          </Middle>
        </State>
      ))}
      <State name="end: beside a folded bar">
        <Middle>
          <Tooltip text="Withdrawal" placement="end" isOpen>
            <IconButton icon={ArrowUpFromLineIcon} label="Withdrawal" />
          </Tooltip>
        </Middle>
      </State>
      <State name="more words than a line">
        <Middle>
          <Tooltip text="Copy the address of the wallet for this refill" isOpen>
            <Copy />
          </Tooltip>
        </Middle>
      </State>
    </States>
  ),
});
