import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { useSay } from '#.storybook/useSay';
import { expect, fn } from 'storybook/test';
import { LabelButton } from './LabelButton.tsx';

const meta = preview.meta({
  title: 'Features/Cabinet/LabelButton',
  component: LabelButton,
  parameters: { layout: 'padded', inRussian: { children: 'Доступный баланс' } },
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
    const say = useSay();
    const label = say('Available balance', 'Доступный баланс');
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
