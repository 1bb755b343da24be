import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { expect, fn } from 'storybook/test';
import { PillButton } from './PillButton.tsx';

const meta = preview.meta({
  title: 'Components/PillButton',
  component: PillButton,
  parameters: { layout: 'padded' },
  args: { label: 'Period', value: 'All time', onPress: fn() },
});

export const Closed = meta.story({});

export const Keyboard = meta.story({
  async play({ args, userEvent }) {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
});

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: function AllStates() {
    const pill = { label: 'Period', value: 'All time' };
    return (
      <States>
        <State name="closed">
          <PillButton {...pill} />
        </State>
        <State name="hovered" is="hovered">
          <PillButton {...pill} />
        </State>
        <State name="focused" is="focused">
          <PillButton {...pill} />
        </State>
      </States>
    );
  },
});
