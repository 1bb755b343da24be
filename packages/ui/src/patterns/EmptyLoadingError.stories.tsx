import preview from '#.storybook/preview';
import { useSay } from '#.storybook/useSay';
import { fn } from 'storybook/test';
import { Alert } from '../Alert/Alert.tsx';
import { Amount } from '../Amount/Amount.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { DateTime } from '../DateTime/DateTime.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ArrowDownToLineIcon } from '../Icon/icons.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Stat } from '../Stat/Stat.tsx';
import { StatList } from '../Stat/StatList.tsx';
import { Table } from '../Table/Table.tsx';

interface BalanceAndRefillsProps {
  /** `partial`: the balance has loaded, the refills have not. `refreshing`: everything has loaded and reloads. */
  state: 'loading' | 'empty' | 'failed' | 'partial' | 'full' | 'refreshing';
  onRetry: () => void;
}

const refills = [
  { id: '2', date: '2026-10-14T09:12:00Z', amount: '1250.00' },
  { id: '1', date: '2026-09-28T18:40:00Z', amount: '98.50' },
] as const;

/** A figure and a list, each with its own state. */
function BalanceAndRefills({ state, onRetry }: BalanceAndRefillsProps) {
  const say = useSay();
  const retry = (
    <Button size="small" onPress={onRetry}>
      {say('Try again', 'Повторить')}
    </Button>
  );
  if (state === 'failed') {
    return (
      <Alert
        tone="danger"
        isAnnounced
        title={say('Your balance could not be loaded', 'Не удалось загрузить баланс')}
        actions={retry}
      >
        {say(
          'It is safe on the server; it is only not shown. Try again in a minute.',
          'Деньги в сохранности, мы только не смогли их показать. Повторите через минуту.',
        )}
      </Alert>
    );
  }
  const balance = { amount: state === 'empty' ? '0.00' : '1348.50', currency: 'USDT' } as const;
  const figure = <Amount value={balance} />;
  return (
    <Stack gap={6}>
      <StatList>
        <Stat
          emphasis="lead"
          label={say('Available', 'Доступно')}
          value={state === 'loading' ? <Skeleton>{figure}</Skeleton> : figure}
        />
      </StatList>
      <Card title={say('Refills', 'Пополнения')}>
        {state === 'partial' ? (
          <Alert
            tone="warning"
            isAnnounced
            title={say('The refills could not be loaded', 'Не удалось загрузить пополнения')}
            actions={retry}
          >
            {say('The balance above is up to date.', 'Баланс выше актуален.')}
          </Alert>
        ) : (
          <Table
            caption={say('Refills', 'Пополнения')}
            isLoading={state === 'loading' || state === 'refreshing'}
            skeletonRows={2}
            rows={state === 'loading' || state === 'empty' ? [] : refills}
            getRowKey={({ id }) => id}
            columns={[
              {
                id: 'date',
                header: say('Date', 'Дата'),
                isRowHeader: true,
                cell: ({ date }) => <DateTime value={date} timeZone="UTC" />,
              },
              {
                id: 'amount',
                header: say('Amount', 'Сумма'),
                align: 'end',
                cell: ({ amount }) => <Amount value={{ amount, currency: 'USDT' }} />,
              },
            ]}
            empty={
              <EmptyState
                icon={ArrowDownToLineIcon}
                title={say('No refills yet', 'Пополнений пока нет')}
                action={<Button variant="primary">{say('Refill', 'Пополнить')}</Button>}
              >
                {say(
                  'Each will be listed here with its status and its hash.',
                  'Здесь будет каждое пополнение со статусом и хешем.',
                )}
              </EmptyState>
            }
          />
        )}
      </Card>
    </Stack>
  );
}

const meta = preview.meta({
  title: 'Patterns/Empty, loading, error',
  component: BalanceAndRefills,
  parameters: { layout: 'padded', controls: { disable: true } },
  args: { state: 'full', onRetry: fn() } satisfies BalanceAndRefillsProps,
});

export const Loading = meta.story({
  args: { state: 'loading' },
});

export const Empty = meta.story({ args: { state: 'empty' } });

export const Failed = meta.story({
  args: { state: 'failed' },
});

/** Loaded data is shown. The failed part reports its error in its own place. */
export const Partial = meta.story({
  args: { state: 'partial' },
});

export const Full = meta.story();

/** Old data stays visible while it reloads. */
export const Refreshing = meta.story({
  args: { state: 'refreshing' },
});
