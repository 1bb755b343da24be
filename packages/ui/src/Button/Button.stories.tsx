import preview from '#.storybook/preview';
import { expect, fn } from 'storybook/test';
import { ArrowDownToLineIcon, ArrowUpFromLineIcon, DownloadIcon, Trash2Icon } from '../Icon/icons.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Button } from './Button.tsx';

const meta = preview.meta({
  component: Button,
  title: 'Components/Button',
  parameters: { layout: 'padded' },
  args: { children: 'Continue', onPress: fn() },
});

export const Primary = meta.story({ args: { variant: 'primary', children: 'Confirm the withdrawal' } });

export const Secondary = meta.story({ args: { variant: 'secondary' } });

export const Quiet = meta.story({ args: { variant: 'quiet', children: 'Send the code again' } });

export const Danger = meta.story({ args: { variant: 'danger', children: 'Close the deposit early' } });

export const Small = meta.story({ args: { size: 'small', children: 'Export to CSV', icon: DownloadIcon } });

export const Large = meta.story({ args: { size: 'large', variant: 'primary', children: 'Open an account' } });

export const WithIcon = meta.story({
  args: { variant: 'primary', icon: ArrowDownToLineIcon, children: 'Refill' },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Refill' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
});

export const Disabled = meta.story({
  args: { variant: 'primary', isDisabled: true },
  async play({ canvas }) {
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
});

export const Pending = meta.story({
  args: { variant: 'primary', children: 'Confirm the withdrawal', isPending: true, pendingLabel: 'Sending' },
  async play({ args, canvas, userEvent }) {
    const button = canvas.getByRole('button', { name: /Sending/ });
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
});

export const Wide = meta.story({ args: { variant: 'primary', isWide: true, children: 'Log in' } });

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Stack gap={6} align="start">
      {(['large', 'medium', 'small'] as const).map((size) => (
        <Inline key={size} gap={3}>
          <Button variant="primary" size={size}>
            Подтвердить вывод средств
          </Button>
          <Button size={size} icon={ArrowUpFromLineIcon}>
            Вывести
          </Button>
          <Button variant="quiet" size={size}>
            Отправить код ещё раз
          </Button>
          <Button variant="danger" size={size} icon={Trash2Icon}>
            Закрыть вклад досрочно
          </Button>
        </Inline>
      ))}
      <Inline gap={3}>
        {(['primary', 'secondary', 'quiet', 'danger'] as const).map((variant) => (
          <Button key={variant} variant={variant} isPending pendingLabel="Отправляем">
            Подтвердить
          </Button>
        ))}
      </Inline>
      <Inline gap={3}>
        {(['primary', 'secondary', 'quiet', 'danger'] as const).map((variant) => (
          <Button key={variant} variant={variant} isDisabled>
            Подтвердить
          </Button>
        ))}
      </Inline>
    </Stack>
  ),
});
