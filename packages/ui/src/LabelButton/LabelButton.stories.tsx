import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { expect, fn } from 'storybook/test';
import { LabelButton } from './LabelButton.tsx';

const meta = preview.meta({
  title: 'Components/LabelButton',
  component: LabelButton,
  parameters: { layout: 'padded' },
  args: { children: 'Available balance', onPress: fn() },
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
    const label = 'Available balance';
    return (
      <States>
        <State name="closed">
          <LabelButton>{label}</LabelButton>
        </State>
        <State name="hovered" is="hovered">
          <LabelButton>{label}</LabelButton>
        </State>
        <State name="focused" is="focused">
          <LabelButton>{label}</LabelButton>
        </State>
        <State name="disabled">
          <LabelButton isDisabled>{label}</LabelButton>
        </State>
      </States>
    );
  },
});
