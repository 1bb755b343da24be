import preview from '#.storybook/preview';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Grid } from '../Grid/Grid.tsx';
import { Select } from './Select.tsx';
import { SelectItem } from './SelectItem.tsx';

const meta = preview.meta({
  component: Select,
  title: 'Components/Select',
  parameters: { layout: 'padded' },
  args: {
    label: 'Payment system',
    placeholder: 'Choose a payment system',
    onChange: fn(),
    children: [
      <SelectItem key="trc20" id="trc20" label="USDT, TRC-20" description="Tron network" />,
      <SelectItem key="erc20" id="erc20" label="USDT, ERC-20" description="Ethereum network" />,
      <SelectItem key="btc" id="btc" label="Bitcoin" description="Bitcoin network" />,
    ],
  },
});

export const Empty = meta.story();

export const Chosen = meta.story({ args: { defaultValue: 'erc20' } });

export const Open = meta.story({
  async play({ args, canvas, userEvent }) {
    const trigger = canvas.getByRole('button', { name: /Payment system/ });
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('option', { name: /^Bitcoin/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('btc');
    await expect(trigger).toHaveTextContent(/^Bitcoin$/);
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('option', { name: /^Bitcoin/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
});

export const ChosenByKeyboard = meta.story({
  async play({ args, userEvent }) {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('erc20');
  },
});

export const Invalid = meta.story({
  args: { errorMessage: 'Choose where the funds come from' },
});

export const Disabled = meta.story({ args: { isDisabled: true, defaultValue: 'trc20' } });

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => {
    const words = { ...args, label: 'Платёжная система', placeholder: 'Выберите платёжную систему' };
    return (
      <Grid min="wide" gap={6}>
        <Select {...words} />
        <Select {...words} defaultValue="trc20" description="Сеть указана на следующем шаге ещё раз" />
        <Select {...words} errorMessage="Выберите, откуда придут средства" />
        <Select {...words} defaultValue="btc" isDisabled />
      </Grid>
    );
  },
});
