import preview from '#.storybook/preview';
import { expect, fn } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { RadioCard } from './RadioCard.tsx';
import { RadioCards } from './RadioCards.tsx';

const meta = preview.meta({
  component: RadioCards,
  title: 'Components/RadioCards',
  parameters: { layout: 'padded' },
  args: {
    label: 'Where to',
    onChange: fn(),
    children: [
      <RadioCard key="trc20" value="trc20" label="USDT, TRC-20" description="TQn9…bLSE" aside="Fee 1 USDT" />,
      <RadioCard
        key="erc20"
        value="erc20"
        label="USDT, ERC-20"
        description="0x7a3f…2b41"
        aside="Fee 4 USDT"
      />,
      <RadioCard
        key="btc"
        value="btc"
        label="Bitcoin"
        description="No wallet is saved for Bitcoin"
        isDisabled
      />,
    ],
  },
});

export const NothingChosen = meta.story({
  async play({ canvas }) {
    for (const card of canvas.getAllByRole('radio')) await expect(card).not.toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Bitcoin' })).toBeDisabled();
  },
});

export const Chosen = meta.story({ args: { defaultValue: 'trc20' } });

export const ChosenAnywhereOnTheCard = meta.story({
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('radio', { name: 'USDT, ERC-20' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('erc20');
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('trc20');
    await expect(canvas.getByRole('radio', { name: 'USDT, TRC-20' })).toHaveAccessibleDescription(
      'TQn9…bLSE',
    );
  },
});

export const Columns = meta.story({ args: { layout: 'columns' } });

export const Invalid = meta.story({
  args: { errorMessage: 'Choose where to send the funds' },
});

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Stack gap={8}>
      <RadioCards label="Куда вывести средства" defaultValue="trc20">
        <RadioCard value="trc20" label="USDT, TRC-20" description="TQn9…bLSE" aside="Комиссия 1 USDT" />
        <RadioCard value="erc20" label="USDT, ERC-20" description="0x7a3f…2b41" aside="Комиссия 4 USDT" />
        <RadioCard value="btc" label="Bitcoin" description="Кошелёк Bitcoin не сохранён" isDisabled />
      </RadioCards>
      <RadioCards
        label="Способ получения кода безопасности"
        layout="columns"
        errorMessage="Выберите, куда присылать код"
      >
        <RadioCard value="phone" label="Телефон" description="+7 ••• •••-45-67" />
        <RadioCard value="email" label="Электронная почта" description="a•••@example.com" />
      </RadioCards>
    </Stack>
  ),
});
