import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { Amount } from '../Amount/Amount.tsx';
import { Card } from '../Card/Card.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Stat } from './Stat.tsx';
import { StatList } from './StatList.tsx';

const balance = <Amount value={{ amount: '12450.50', currency: 'USDT' }} />;
const fortyDigits = (
  <Amount value={{ amount: '1234567890123456789012.000000000000000001', currency: 'ETH' }} />
);

const meta = preview.meta({
  title: 'Components/Stat',
  component: Stat,
  subcomponents: { StatList },
  parameters: { layout: 'padded' },
  args: { label: 'Available balance', value: balance },
  render: (args) => (
    <StatList>
      <Stat {...args} />
    </StatList>
  ),
});

export const Lead = meta.story({ args: { emphasis: 'lead' } });

export const Loading = meta.story({ args: { value: <Skeleton>{balance}</Skeleton> } });

export const FortyDigits = meta.story({
  args: { value: fortyDigits, emphasis: 'lead' },
  render: (args) => (
    <div style={{ maxWidth: 280 }}>
      <StatList>
        <Stat {...args} />
      </StatList>
    </div>
  ),
});

export const LongWords = meta.story({
  args: {
    label: 'Превысокомногорассмотрительствующие партнёрские начисления',
    hint: 'Разблокируется, когда закончится срок плана, выбранного при открытии депозита',
  },
  render: (args) => (
    <div style={{ maxWidth: 200 }}>
      <StatList>
        <Stat {...args} />
      </StatList>
    </div>
  ),
});

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: function AllStates() {
    const figures = [
      ['Refilled', '24800.00'],
      ['Withdrawn', '9120.75'],
      ['In active deposits', '12000.00'],
      ['Earned', '1842.19'],
      ['Referral rewards', '310.04'],
      ['Total', '24450.50'],
    ] as const;
    const available = 'Available balance';
    return (
      <States cell="full">
        <State name="lead, with a hint">
          <StatList>
            <Stat emphasis="lead" label={available} value={balance} hint="Active deposits are not included" />
          </StatList>
        </State>
        <State name="lead, loading">
          <StatList>
            <Stat emphasis="lead" label={available} value={<Skeleton>{balance}</Skeleton>} />
          </StatList>
        </State>
        <State name="lead, forty digits">
          <StatList>
            <Stat emphasis="lead" label={available} value={fortyDigits} />
          </StatList>
        </State>
        <State name="panel">
          <StatList>
            <Stat emphasis="panel" label={available} value={balance} />
          </StatList>
        </State>
        <State name="quiet, six in a list">
          <Card>
            <StatList label="Summary of the balance">
              {figures.map(([label, amount]) => (
                <Stat key={label} label={label} value={<Amount value={{ amount, currency: 'USDT' }} />} />
              ))}
            </StatList>
          </Card>
        </State>
      </States>
    );
  },
});
