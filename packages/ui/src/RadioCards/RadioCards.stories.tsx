import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { expect, fn } from 'storybook/test';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Percent } from '../Percent/Percent.tsx';
import { RadioCard } from './RadioCard.tsx';
import { RadioCards } from './RadioCards.tsx';

const wallets = [
  <RadioCard key="trc20" value="trc20" label="USDT, TRC-20" description="TQn9…bLSE" aside="Fee 1 USDT" />,
  <RadioCard key="erc20" value="erc20" label="USDT, ERC-20" description="0x7a3f…2b41" aside="Fee 4 USDT" />,
  <RadioCard key="btc" value="btc" label="Bitcoin" description="No wallet is saved for Bitcoin" isDisabled />,
];

const meta = preview.meta({
  component: RadioCards,
  subcomponents: { RadioCard },
  title: 'Components/RadioCards',
  parameters: { layout: 'padded' },
  args: {
    label: 'Where to',
    onChange: fn(),
    children: wallets,
  },
});

export const NothingChosen = meta.story();

export const Chosen = meta.story({ args: { defaultValue: 'trc20' } });

export const ChosenAnywhereOnTheCard = meta.story({
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('radio', { name: 'USDT, ERC-20' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('erc20');
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('trc20');
    await expect(canvas.getByRole('radio', { name: 'USDT, TRC-20' })).toHaveAccessibleDescription(
      'Fee 1 USDT TQn9…bLSE',
    );
  },
});

/** An aside that does not fit wraps below the name. A name only breaks if it is wider than the card. */
export const Narrow = meta.story({
  args: { defaultValue: 'trc20' },
  render: (args) => (
    <div style={{ maxWidth: 220 }}>
      <RadioCards {...args} />
    </div>
  ),
  async play({ canvas }) {
    const name = canvas.getByText('USDT, TRC-20').getBoundingClientRect();
    const fee = canvas.getByText('Fee 1 USDT').getBoundingClientRect();
    const lineHeight = 20;
    await expect(name.height).toBe(lineHeight);
    await expect(fee.height).toBe(lineHeight);
    await expect(fee.top).toBeGreaterThanOrEqual(name.bottom);
  },
});

/** One Tab stop. Arrows choose and skip disabled cards. */
export const Keyboard = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'USDT, TRC-20' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('radio', { name: 'USDT, TRC-20' })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'USDT, ERC-20' })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'USDT, TRC-20' })).toBeChecked();
    await userEvent.tab();
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('radio', { name: 'USDT, TRC-20' })).toHaveFocus();
  },
});

export const LongWords = meta.story({
  args: {
    label: 'Кошелёк, на который следует вывести запрошенные средства',
    children: (
      <RadioCard
        value="long"
        label="Превысокомногорассмотрительствующая платёжная система"
        description="0x7a3f1c9de4b25a8091f3c7d6e2b4a5968c0d1e2f3a4b5c6d7e8f90a1b2c3d4e5"
        aside="1111111111111111111111111111111111111111 USDT"
      />
    ),
  },
});

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: function AllStates() {
    const label = 'Where to';
    const cards = wallets;
    return (
      <States cell="wide">
        <State name="nothing chosen">
          <RadioCards label={label}>{cards}</RadioCards>
        </State>
        <State name="chosen">
          <RadioCards label={label} defaultValue="trc20">
            {cards}
          </RadioCards>
        </State>
        <State name="hovered" is="hovered" on="label:not([data-disabled])">
          <RadioCards label={label}>{cards}</RadioCards>
        </State>
        <State name="focused" is="focused" on="label:first-of-type">
          <RadioCards label={label} defaultValue="trc20">
            <RadioCard value="trc20" label="USDT, TRC-20" description="TQn9…bLSE" />
          </RadioCards>
        </State>
        <State name="invalid">
          <RadioCards label={label} errorMessage="Choose where to send the funds.">
            {cards}
          </RadioCards>
        </State>
        <State name="disabled">
          <RadioCards label={label} defaultValue="trc20" isDisabled>
            {cards}
          </RadioCards>
        </State>
        <State name="read-only">
          <RadioCards label={label} defaultValue="trc20" isReadOnly>
            {cards}
          </RadioCards>
        </State>
        <State name="with marks">
          <RadioCards label="Currency" defaultValue="usdt">
            <RadioCard
              value="usdt"
              mark={<Avatar name="USDT" size={32} isDecorative />}
              label="USDT on TRON"
              description="Usually 5 minutes"
            />
            <RadioCard
              value="btc"
              mark={<Avatar name="BTC" size={32} isDecorative />}
              label="BTC on Bitcoin"
              description="Paused for now"
              isDisabled
            />
          </RadioCards>
        </State>
        <State name="with figures">
          <RadioCards label="Plan" layout="columns" defaultValue="start">
            <RadioCard
              value="start"
              label="Start"
              figure={<Percent value="0.1" />}
              figureNote="a day"
              description="30 days, from 50 USDT"
            />
            <RadioCard
              value="term"
              label="Bitcoin term"
              figure={<Percent value="0.05" />}
              figureNote="a day"
              description="90 days, from 0.001 BTC"
            />
          </RadioCards>
        </State>
        <State name="columns, described">
          <RadioCards label="Send codes to" layout="columns" description="You can change it later.">
            <RadioCard value="phone" label="Phone" description="+44 •••• ••0123" />
            <RadioCard value="email" label="E-mail" description="a•••@example.com" />
          </RadioCards>
        </State>
      </States>
    );
  },
});
