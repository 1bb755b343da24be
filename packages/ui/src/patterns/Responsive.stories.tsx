import preview from '#.storybook/preview';
import { useSay } from '#.storybook/useSay';
import { expect, waitFor } from 'storybook/test';
import { Amount } from '../Amount/Amount.tsx';
import { Card } from '../Card/Card.tsx';
import { DateTime } from '../DateTime/DateTime.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { KeyValueList } from '../KeyValueList/KeyValueList.tsx';
import { LinkButton } from '../Link/LinkButton.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Stat } from '../Stat/Stat.tsx';
import { StatList } from '../Stat/StatList.tsx';
import { Table } from '../Table/Table.tsx';

const operations = [
  { id: '2', date: '2026-10-14T09:12:00Z', amount: '12.50' },
  { id: '1', date: '2026-10-13T09:12:00Z', amount: '-1000.00' },
] as const;

/** A small screen, written once without breakpoints. */
function Cabinet() {
  const say = useSay();
  const figures = [
    { label: say('Active deposits', 'Активные депозиты'), amount: '24000.00' },
    { label: say('Earned', 'Заработано'), amount: '1284.062113' },
    { label: say('Referrals', 'Партнёрские начисления'), amount: '96.00' },
  ] as const;
  return (
    <Stack gap={6}>
      <PageHeader
        headingLevel={2}
        title={say('Cabinet', 'Кабинет')}
        actions={
          <>
            <LinkButton href="#withdraw">{say('Withdraw', 'Вывести')}</LinkButton>
            <LinkButton href="#refill" variant="primary">
              {say('Refill', 'Пополнить')}
            </LinkButton>
          </>
        }
      />
      <StatList>
        <Stat
          emphasis="lead"
          label={say('Available', 'Доступно')}
          value={<Amount value={{ amount: '12480.25', currency: 'USDT' }} />}
        />
        {figures.map(({ label, amount }) => (
          <Stat key={label} label={label} value={<Amount value={{ amount, currency: 'USDT' }} />} />
        ))}
      </StatList>
      <Grid layout="aside" gap={6}>
        <Card headingLevel={3} title={say('Operations', 'Операции')}>
          <Table
            caption={say('Operations', 'Операции')}
            rows={operations}
            getRowKey={({ id }) => id}
            empty={null}
            columns={[
              {
                id: 'date',
                header: say('Date', 'Дата'),
                isRowHeader: true,
                cell: ({ date }) => <DateTime value={date} timeZone="UTC" />,
              },
              {
                id: 'kind',
                header: say('Type', 'Тип'),
                cell: ({ id }) => (id === '2' ? say('Accrual', 'Начисление') : say('Deposit', 'Депозит')),
              },
              {
                id: 'amount',
                header: say('Amount', 'Сумма'),
                align: 'end',
                cell: ({ amount }) => <Amount sign="always" value={{ amount, currency: 'USDT' }} />,
              },
            ]}
          />
        </Card>
        <Card headingLevel={3} title={say('Next accrual', 'Следующее начисление')}>
          <KeyValueList
            items={[
              {
                id: 'when',
                term: say('When', 'Когда'),
                value: <DateTime value="2026-10-16T09:12:00Z" timeZone="UTC" />,
              },
              {
                id: 'rate',
                term: say('If accruals are paid in full', 'При полной выплате'),
                value: <Amount value={{ amount: '12.50', currency: 'USDT' }} />,
              },
            ]}
          />
        </Card>
      </Grid>
    </Stack>
  );
}

const meta = preview.meta({
  title: 'Patterns/Responsive',
  component: Cabinet,
  parameters: { layout: 'padded', controls: { disable: true } },
  render: (_, { parameters }) => (
    <div data-place style={{ maxInlineSize: parameters.width }}>
      <Cabinet />
    </div>
  ),
});

const holdsItAll = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  const place = canvasElement.querySelector('[data-place]');
  // The table measures its width just before the first paint.
  await waitFor(() => expect(place?.scrollWidth).toBe(place?.clientWidth));
};

/** On a 320 px phone the table becomes cards, and every figure is still complete. */
export const InAPhone = meta.story({ parameters: { width: 288 }, play: holdsItAll });

export const InHalfAWindow = meta.story({ parameters: { width: 640 }, play: holdsItAll });

export const InAWindow = meta.story({ parameters: { width: 1120 }, play: holdsItAll });

/** Layout uses start and end: a right-to-left language mirrors the page, but not figures. */
export const RightToLeft = meta.story({
  render: () => (
    <div dir="rtl" data-place>
      <Cabinet />
    </div>
  ),
  play: holdsItAll,
});
