import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { Amount } from '../Amount/Amount.tsx';
import { FigureStrip, type StripFigure } from './FigureStrip.tsx';

const figuresOf = (amount: `${number}` = '8495.50'): StripFigure[] =>
  (
    [
      ['refill', 'Refilled'],
      ['withdraw', 'Withdrawn'],
      ['active', 'Active deposits'],
      ['earned', 'Earned'],
      ['referrals', 'Referrals'],
      ['total', 'Total'],
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
  parameters: { layout: 'padded' },
  args: { label: 'All time', figures: figuresOf() },
});

export const Six = meta.story({});

export const LongWords = meta.story({
  args: { figures: figuresOf('123456789012.345678') },
  render: (args) => (
    <div style={{ maxWidth: 288 }}>
      <FigureStrip {...args} />
    </div>
  ),
});

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <States cell="full">
      <State name="six">
        <FigureStrip label="All time" figures={figuresOf()} />
      </State>
      <State name="three">
        <FigureStrip label="This year" figures={figuresOf().slice(0, 3)} />
      </State>
      <State name="narrow">
        <div style={{ maxWidth: 328 }}>
          <FigureStrip label="This month" figures={figuresOf()} />
        </div>
      </State>
      <State name="three in a narrow column">
        <div style={{ maxWidth: 368 }}>
          <FigureStrip label="Totals" figures={figuresOf().slice(0, 3)} />
        </div>
      </State>
    </States>
  ),
});
