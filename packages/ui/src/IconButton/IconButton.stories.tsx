import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { expect, fn } from 'storybook/test';
import { BellIcon, CopyIcon, XIcon } from '../Icon/icons.ts';
import { Inline } from '../Inline/Inline.tsx';
import { IconButton } from './IconButton.tsx';

const meta = preview.meta({
  component: IconButton,
  title: 'Components/IconButton',
  parameters: { layout: 'padded' },
  args: { icon: CopyIcon, label: 'Copy the address', onPress: fn() },
});

export const Medium = meta.story();

/** Tab reaches it. Enter and Space press it. */
export const Keyboard = meta.story({
  async play({ args, canvas, userEvent }) {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button')).not.toHaveFocus();
  },
});

const states = [
  ['rest', undefined, {}],
  ['hovered', 'hovered', {}],
  ['pressed', 'pressed', {}],
  ['focused', 'focused', {}],
  ['disabled', undefined, { isDisabled: true }],
] as const;

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <States cell="narrow">
      {states.map(([state, forced, props]) => (
        <State key={state} name={state} is={forced} on="button">
          <Inline gap={3}>
            <IconButton icon={BellIcon} label="Notifications" {...props} />
            <IconButton icon={XIcon} label="Remove the filter" size="small" {...props} />
          </Inline>
        </State>
      ))}
    </States>
  ),
});
