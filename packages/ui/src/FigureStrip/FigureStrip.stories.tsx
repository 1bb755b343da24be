import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { sayIn, useSay, type Say } from '#.storybook/useSay';
import { Amount } from '../Amount/Amount.tsx';
import { FigureStrip, type StripFigure } from './FigureStrip.tsx';

const figuresIn = (say: Say, amount: `${number}` = '8495.50'): StripFigure[] =>
  (
    [
      ['refill', say('Refilled', 'Пополнено')],
      ['withdraw', say('Withdrawn', 'Выведено')],
      ['active', say('Active deposits', 'Активные депозиты')],
      ['earned', say('Earned', 'Заработано')],
      ['referrals', say('Referrals', 'От партнёров')],
      ['total', say('Total', 'Всего')],
    ] as const
  ).map(([id, label]) => ({
    id,
    label,
    value: <Amount value={{ amount, currency: 'USDT' }} />,
    detail: id === 'earned' ? undefined : <Amount value={{ amount: '0.25', currency: 'BTC' }} />,
  }));

const meta = preview.meta({
  title: 'Components/FigureStrip',
  component: FigureStrip,
  parameters: {
    layout: 'padded',
    inRussian: { label: 'За всё время', figures: figuresIn(sayIn('ru')) },
  },
  args: { label: 'All time', figures: figuresIn(sayIn('en')) },
});

export const Six = meta.story({});

export const LongWords = meta.story({
  args: { figures: figuresIn(sayIn('en'), '123456789012.345678') },
  parameters: { inRussian: { figures: figuresIn(sayIn('ru'), '123456789012.345678') } },
  render: (args) => (
    <div style={{ maxWidth: 288 }}>
      <FigureStrip {...args} />
    </div>
  ),
});

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: function AllStates() {
    const say = useSay();
    return (
      <States cell="full">
        <State name="six">
          <FigureStrip label={say('All time', 'За всё время')} figures={figuresIn(say)} />
        </State>
        <State name="three">
          <FigureStrip label={say('This year', 'За год')} figures={figuresIn(say).slice(0, 3)} />
        </State>
        <State name="narrow">
          <div style={{ maxWidth: 328 }}>
            <FigureStrip label={say('This month', 'За месяц')} figures={figuresIn(say)} />
          </div>
        </State>
        <State name="column beside the content">
          <div style={{ maxWidth: 368 }}>
            <FigureStrip isColumnBeside label={say('Totals', 'Итоги')} figures={figuresIn(say).slice(0, 3)} />
          </div>
        </State>
      </States>
    );
  },
});
