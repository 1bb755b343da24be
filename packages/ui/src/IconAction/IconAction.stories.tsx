import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { expect, fn } from 'storybook/test';
import { ArrowDownToLineIcon, ArrowLeftRightIcon, ArrowUpFromLineIcon, SproutIcon } from '../Icon/icons.ts';
import { Inline } from '../Inline/Inline.tsx';
import { IconAction } from './IconAction.tsx';

const meta = preview.meta({
  title: 'Components/IconAction',
  component: IconAction,
  parameters: { layout: 'padded' },
  args: { icon: ArrowDownToLineIcon, label: 'Refill', href: '#refill' },
});

export const AsLink = meta.story({});

function FourActions() {
  return (
    <div style={{ maxWidth: 360 }}>
      <Inline gap={2} isUnbroken>
        <IconAction variant="primary" icon={ArrowDownToLineIcon} label="Refill" href="#refill" />
        <IconAction icon={SproutIcon} label="Invest" href="#invest" />
        <IconAction icon={ArrowUpFromLineIcon} label="Withdraw" href="#withdraw" />
        <IconAction icon={ArrowLeftRightIcon} label="Exchange" href="#exchange" />
      </Inline>
    </div>
  );
}

/** Enter follows a link; Enter and Space press a button. */
export const Keyboard = meta.story({
  args: { href: undefined, onPress: fn() },
  async play({ canvas, args, userEvent }) {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Refill' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
});

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: function AllStates() {
    const label = 'Refill';
    return (
      <States>
        <State name="four in a row">
          <FourActions />
        </State>
        <State name="primary">
          <IconAction variant="primary" icon={ArrowDownToLineIcon} label={label} href="#refill" />
        </State>
        <State name="secondary, hovered" is="hovered" on="a">
          <IconAction icon={ArrowDownToLineIcon} label={label} href="#refill" />
        </State>
        <State name="secondary, focused" is="focused" on="a">
          <IconAction icon={ArrowDownToLineIcon} label={label} href="#refill" />
        </State>
      </States>
    );
  },
});
