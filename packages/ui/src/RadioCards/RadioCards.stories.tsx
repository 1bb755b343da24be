import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { sayIn, useSay, type Say } from '#.storybook/useSay';
import { expect, fn } from 'storybook/test';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Percent } from '../Percent/Percent.tsx';
import { RadioCard } from './RadioCard.tsx';
import { RadioCards } from './RadioCards.tsx';

const walletsIn = (say: Say) => [
  <RadioCard
    key="trc20"
    value="trc20"
    label="USDT, TRC-20"
    description="TQn9…bLSE"
    aside={say('Fee 1 USDT', 'Комиссия 1 USDT')}
  />,
  <RadioCard
    key="erc20"
    value="erc20"
    label="USDT, ERC-20"
    description="0x7a3f…2b41"
    aside={say('Fee 4 USDT', 'Комиссия 4 USDT')}
  />,
  <RadioCard
    key="btc"
    value="btc"
    label="Bitcoin"
    description={say('No wallet is saved for Bitcoin', 'Кошелёк для Bitcoin не сохранён')}
    isDisabled
  />,
];

const meta = preview.meta({
  component: RadioCards,
  subcomponents: { RadioCard },
  title: 'Components/RadioCards',
  parameters: {
    layout: 'padded',
    inRussian: { label: 'Куда вывести', children: walletsIn(sayIn('ru')) },
  },
  args: {
    label: 'Where to',
    onChange: fn(),
    children: walletsIn(sayIn('en')),
  },
});

export const NothingChosen = meta.story();

export const Chosen = meta.story({ args: { defaultValue: 'trc20' } });

export const ChosenAnywhereOnTheCard = meta.story({
  async play({ args, canvas, globals, userEvent }) {
    await userEvent.click(canvas.getByRole('radio', { name: 'USDT, ERC-20' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('erc20');
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('trc20');
    await expect(canvas.getByRole('radio', { name: 'USDT, TRC-20' })).toHaveAccessibleDescription(
      sayIn(globals.language)('Fee 1 USDT TQn9…bLSE', 'Комиссия 1 USDT TQn9…bLSE'),
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
  async play({ canvas, globals }) {
    const say = sayIn(globals.language);
    const name = canvas.getByText('USDT, TRC-20').getBoundingClientRect();
    const fee = canvas.getByText(say('Fee 1 USDT', 'Комиссия 1 USDT')).getBoundingClientRect();
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
    const say = useSay();
    const label = say('Where to', 'Куда вывести');
    const cards = walletsIn(say);
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
          <RadioCards
            label={label}
            errorMessage={say('Choose where to send the funds.', 'Выберите, куда отправить средства.')}
          >
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
          <RadioCards label={say('Currency', 'Валюта')} defaultValue="usdt">
            <RadioCard
              value="usdt"
              mark={<Avatar name="USDT" size={32} isDecorative />}
              label={say('USDT on TRON', 'USDT в сети TRON')}
              description={say('Usually 5 minutes', 'Обычно 5 минут')}
            />
            <RadioCard
              value="btc"
              mark={<Avatar name="BTC" size={32} isDecorative />}
              label={say('BTC on Bitcoin', 'BTC в сети Bitcoin')}
              description={say('Paused for now', 'Временно недоступна')}
              isDisabled
            />
          </RadioCards>
        </State>
        <State name="with figures">
          <RadioCards label={say('Plan', 'План')} layout="columns" defaultValue="start">
            <RadioCard
              value="start"
              label={say('Start', 'Старт')}
              figure={<Percent value="0.1" />}
              figureNote={say('a day', 'в день')}
              description={say('30 days, from 50 USDT', '30 дней, от 50 USDT')}
            />
            <RadioCard
              value="term"
              label={say('Bitcoin term', 'Биткоин на срок')}
              figure={<Percent value="0.05" />}
              figureNote={say('a day', 'в день')}
              description={say('90 days, from 0.001 BTC', '90 дней, от 0,001 BTC')}
            />
          </RadioCards>
        </State>
        <State name="columns, described">
          <RadioCards
            label={say('Send codes to', 'Куда присылать коды')}
            layout="columns"
            description={say('You can change it later.', 'Выбор можно изменить позже.')}
          >
            <RadioCard value="phone" label={say('Phone', 'Телефон')} description="+44 •••• ••0123" />
            <RadioCard value="email" label={say('E-mail', 'Почта')} description="a•••@example.com" />
          </RadioCards>
        </State>
      </States>
    );
  },
});
