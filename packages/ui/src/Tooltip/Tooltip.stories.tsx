import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { useSay } from '#.storybook/useSay';
import type { ReactNode } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { ArrowUpFromLineIcon, CopyIcon } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Tooltip, type TooltipProps } from './Tooltip.tsx';

/** Room on all sides, so that no tooltip has to turn to the other side. */
const Middle = ({ children }: { children: ReactNode }) => (
  <div style={{ display: 'grid', placeItems: 'center', minHeight: 140 }}>{children}</div>
);

const meta = preview.meta({
  title: 'Components/Tooltip',
  component: Tooltip,
  parameters: { layout: 'centered' },
  args: {
    text: 'Copy the address',
    children: <IconButton icon={CopyIcon} label="Copy" />,
  } satisfies TooltipProps,
});

export const Open = meta.story({
  parameters: { docs: { story: { inline: false, height: '140px' } } },
  args: { isOpen: true },
});

/** It comes with the focus and is read out as the description; Escape sends it away, and the focus stays. */
export const Keyboard = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Copy' });
    await expect(button).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Copy the address');
    await expect(button).toHaveAccessibleDescription('Copy the address');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(button).toHaveFocus();
  },
});

export const Disabled = meta.story({ args: { isDisabled: true } });

export const LongWords = meta.story({
  args: { isOpen: true, text: 'Сверхвысокопроизводительныесистемыавтоматизированнойобработкиплатежей' },
});

export const AllStates = meta.story({
  parameters: {
    chromatic: { disableSnapshot: false },
    docs: { story: { inline: false, height: '400px' } },
    layout: 'padded',
  },
  render: function AllStates() {
    const say = useSay();
    return (
      <States>
        {(['top', 'bottom'] as const).map((placement) => (
          <State key={placement} name={placement}>
            <Middle>
              <Tooltip text={say('Copy the address', 'Скопировать адрес')} placement={placement} isOpen>
                <IconButton icon={CopyIcon} label={say('Copy', 'Скопировать')} />
              </Tooltip>
            </Middle>
          </State>
        ))}
        <State name="end: beside a folded bar">
          <Middle>
            <Tooltip text={say('Withdrawal', 'Вывод')} placement="end" isOpen>
              <IconButton icon={ArrowUpFromLineIcon} label={say('Withdrawal', 'Вывод')} />
            </Tooltip>
          </Middle>
        </State>
        <State name="more words than a line">
          <Middle>
            <Tooltip
              text={say(
                'Copy the address of the wallet for this refill',
                'Скопировать адрес кошелька для этого пополнения',
              )}
              isOpen
            >
              <IconButton icon={CopyIcon} label={say('Copy', 'Скопировать')} />
            </Tooltip>
          </Middle>
        </State>
      </States>
    );
  },
});
