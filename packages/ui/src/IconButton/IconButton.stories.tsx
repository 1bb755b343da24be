import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { useSay } from '#.storybook/useSay';
import { expect, fn } from 'storybook/test';
import { BellIcon, CopyIcon, RefreshCwIcon, XIcon } from '../Icon/icons.ts';
import { IconButton } from './IconButton.tsx';

const meta = preview.meta({
  component: IconButton,
  title: 'Components/IconButton',
  parameters: { layout: 'padded' },
  args: { icon: CopyIcon, label: 'Copy the address', onPress: fn() },
});

export const Medium = meta.story({
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the address' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
});

export const Small = meta.story({ args: { size: 'small' } });

export const Disabled = meta.story({ args: { isDisabled: true } });

/** The keyboard reaches it with Tab and presses it with Enter and with Space. */
export const Keyboard = meta.story({
  async play({ args, canvas, userEvent }) {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copy the address' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Copy the address' })).not.toHaveFocus();
  },
});

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: function AllStates() {
    const say = useSay();
    const copy = say('Copy the address', 'Скопировать адрес');
    return (
      <States cell="narrow">
        {(['medium', 'small'] as const).map((size) => (
          <State key={size} name={size}>
            <IconButton icon={CopyIcon} label={copy} size={size} />
          </State>
        ))}
        {(['hovered', 'pressed', 'focused'] as const).map((state) => (
          <State key={state} name={state} is={state}>
            <IconButton icon={BellIcon} label={say('Notifications', 'Уведомления')} />
          </State>
        ))}
        <State name="disabled">
          <IconButton icon={RefreshCwIcon} label={say('Refresh', 'Обновить')} isDisabled />
        </State>
        <State name="small, disabled">
          <IconButton
            icon={XIcon}
            label={say('Remove the filter', 'Убрать фильтр')}
            size="small"
            isDisabled
          />
        </State>
      </States>
    );
  },
});
