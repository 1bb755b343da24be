import { compare, formatMoney, type DecimalString } from '@meridian/money';
import preview from '#.storybook/preview';
import { useSay } from '#.storybook/useSay';
import { useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Amount } from '../Amount/Amount.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { DateTime } from '../DateTime/DateTime.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';
import { Table } from '../Table/Table.tsx';
import type { TableSort } from '../Table/TableColumn.ts';

type Status = 'waiting' | 'replenished' | 'rejected';
type Shown = 'all' | Status;

interface Refill {
  id: string;
  date: string;
  amount: DecimalString;
  status: Status;
}

const refill = (index: number): Refill => ({
  id: `${index}`,
  date: `2026-10-${String(15 - index).padStart(2, '0')}T09:12:00Z`,
  amount: `${(index * 3700) % 9100}`,
  status: index === 1 ? 'waiting' : 'replenished',
});

const refills = Array.from({ length: 14 }, (_, index) => refill(index + 1));

const LIMIT = 5;

interface RefillsProps {
  shownFirst: Shown;
}

/** A full list: filter, sort, row links, pages. The host stores the state, ideally in the URL. */
function Refills({ shownFirst }: RefillsProps) {
  const say = useSay();
  const { locale } = useLocale();
  const [shown, setShown] = useState(shownFirst);
  const [page, setPage] = useState(1);
  const [sort, setSort] = useState<TableSort>({ column: 'date', direction: 'descending' });
  const found = refills.filter(({ status }) => shown === 'all' || status === shown).toSorted(inOrder(sort));
  const statuses = {
    waiting: { state: 'working', label: say('In process', 'В обработке') },
    replenished: { state: 'done', label: say('Replenished', 'Зачислено') },
    rejected: { state: 'failed', label: say('Rejected', 'Отклонено') },
  } as const;
  const show = (next: Shown) => {
    setShown(next);
    setPage(1);
  };
  return (
    <Card title={say('Refills', 'Пополнения')}>
      <Stack>
        <SegmentedControl
          label={say('Status', 'Статус')}
          value={shown}
          onChange={show}
          options={[
            { value: 'all', label: say('All', 'Все') },
            { value: 'replenished', label: statuses.replenished.label },
            { value: 'rejected', label: statuses.rejected.label },
          ]}
        />
        <Table
          caption={say('Refills', 'Пополнения')}
          rows={found.slice((page - 1) * LIMIT, page * LIMIT)}
          getRowKey={({ id }) => id}
          sort={sort}
          onSortChange={(next) => {
            setSort(next);
            setPage(1);
          }}
          rowAction={{
            header: say('Details', 'Подробности'),
            label: ({ amount }) =>
              say(
                `Refill of ${formatMoney({ amount, currency: 'USDT' }, locale)}`,
                `Пополнение на ${formatMoney({ amount, currency: 'USDT' }, locale)}`,
              ),
            href: ({ id }) => `#refill-${id}`,
          }}
          columns={[
            {
              id: 'date',
              header: say('Date', 'Дата'),
              isRowHeader: true,
              isSortable: true,
              cell: ({ date }) => <DateTime value={date} timeZone="UTC" />,
            },
            {
              id: 'status',
              header: say('Status', 'Статус'),
              cell: ({ status }) => <StatusBadge {...statuses[status]} />,
            },
            {
              id: 'amount',
              header: say('Amount', 'Сумма'),
              align: 'end',
              isSortable: true,
              cell: ({ amount }) => <Amount value={{ amount, currency: 'USDT' }} />,
            },
          ]}
          empty={
            <EmptyState
              title={say('No refills with this status', 'Пополнений с таким статусом нет')}
              action={<Button onPress={() => show('all')}>{say('Show all', 'Показать все')}</Button>}
            >
              {say('Choose another status, or show all.', 'Выберите другой статус или покажите все.')}
            </EmptyState>
          }
        />
        {found.length > 0 && (
          <Pagination
            page={page}
            limit={LIMIT}
            total={found.length}
            onPageChange={setPage}
            labels={{
              navigation: say('Pages of refills', 'Страницы пополнений'),
              previous: say('Previous page', 'Предыдущая страница'),
              next: say('Next page', 'Следующая страница'),
              page: (number) => say(`Page ${number}`, `Страница ${number}`),
              range: (first, last, total) =>
                say(`${first}–${last} of ${total}`, `${first}–${last} из ${total}`),
              position: (number, pages) => say(`${number} of ${pages}`, `${number} из ${pages}`),
            }}
          />
        )}
      </Stack>
    </Card>
  );
}

const inOrder =
  ({ column, direction }: TableSort) =>
  (one: Refill, other: Refill) =>
    (direction === 'ascending' ? 1 : -1) *
    (column === 'amount' ? compare(one.amount, other.amount) : one.date.localeCompare(other.date));

const meta = preview.meta({
  title: 'Patterns/Tables',
  component: Refills,
  parameters: { layout: 'padded', controls: { disable: true } },
  args: { shownFirst: 'all' } satisfies RefillsProps,
});

/** Sorting returns to the first page. Amounts are compared as amounts. */
export const Whole = meta.story();

/** A filter without results says so and offers to reset it. It differs from the state of an empty account. */
export const NothingFound = meta.story({
  args: { shownFirst: 'rejected' },
});
