import preview from '#.storybook/preview';
import { Amount } from '../Amount/Amount.tsx';
import { Card } from '../Card/Card.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Stat } from './Stat.tsx';
import { StatList } from './StatList.tsx';

const balance = <Amount value={{ amount: '12450.50', currency: 'USDT' }} />;

const meta = preview.meta({
  title: 'Components/Stat',
  component: Stat,
  parameters: { layout: 'padded' },
  args: { label: 'Available balance', value: balance },
  render: (args) => (
    <StatList>
      <Stat {...args} />
    </StatList>
  ),
});

export const Quiet = meta.story();

export const Lead = meta.story({ args: { emphasis: 'lead' } });

export const WithHint = meta.story({ args: { label: 'On deposit', hint: 'Locked until 12 November 2026' } });

export const Loading = meta.story({ args: { value: <Skeleton>{balance}</Skeleton> } });

const figures = [
  ['Пополнено', '24800.00'],
  ['Выведено', '9120.75'],
  ['В активных депозитах', '12000.00'],
  ['Заработано', '1842.19'],
  ['Партнёрское вознаграждение', '310.04'],
  ['Всего', '14450.50'],
] as const;

export const AllStates = meta.story({
  globals: { language: 'ru' },
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <StatList>
        <Stat emphasis="lead" label="Доступный баланс" value={balance} hint="Без учёта активных депозитов" />
      </StatList>
      <Card>
        <StatList label="Сводка по балансу">
          {figures.map(([label, amount]) => (
            <Stat key={label} label={label} value={<Amount value={{ amount, currency: 'USDT' }} />} />
          ))}
        </StatList>
      </Card>
    </div>
  ),
});
