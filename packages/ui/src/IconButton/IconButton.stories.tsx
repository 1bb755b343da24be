import preview from '#.storybook/preview';
import { expect, fn } from 'storybook/test';
import { BellIcon, CopyIcon, RefreshCwIcon, XIcon } from '../Icon/icons.ts';
import { Inline } from '../Inline/Inline.tsx';
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

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Inline gap={3}>
      <IconButton icon={BellIcon} label="Уведомления" />
      <IconButton icon={XIcon} label="Закрыть" />
      <IconButton icon={RefreshCwIcon} label="Обновить" isDisabled />
      <IconButton icon={CopyIcon} label="Скопировать адрес" size="small" />
      <IconButton icon={XIcon} label="Убрать фильтр" size="small" isDisabled />
    </Inline>
  ),
});
