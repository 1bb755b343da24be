/** The data of every table: six text columns, the same in every run. */
export interface Refill {
  id: string;
  date: string;
  amount: string;
  currency: string;
  system: string;
  status: string;
  hash: string;
}

const systems = ['USDT, TRC-20', 'USDT, ERC-20', 'Bitcoin', 'Ethereum'] as const;
const statuses = ['In process', 'Replenished', 'Rejected'] as const;

/** The columns of every contender. The bench sorts by the first one. */
export const columns = [
  { id: 'date', header: 'Date' },
  { id: 'amount', header: 'Amount' },
  { id: 'currency', header: 'Currency' },
  { id: 'system', header: 'System' },
  { id: 'status', header: 'Status' },
  { id: 'hash', header: 'Hash' },
] as const satisfies readonly { id: keyof Refill; header: string }[];

/** Dates are unsorted, so that sorting moves nearly every row. */
export function makeRefills(count: number): Refill[] {
  return Array.from({ length: count }, (_, index) => {
    const shuffled = (index * 7919 + 13) % count;
    return {
      id: String(index),
      date: new Date(Date.UTC(2026, 0, 1) + shuffled * 3_600_000)
        .toISOString()
        .slice(0, 16)
        .replace('T', ' '),
      amount: `${(index * 37) % 90_000}.${String((index * 13) % 100).padStart(2, '0')}`,
      currency: index % 3 === 0 ? 'BTC' : 'USDT',
      system: systems[index % systems.length] ?? '',
      status: statuses[index % statuses.length] ?? '',
      hash: `0x${(index * 2654435761).toString(16).padStart(12, '0').slice(-12)}`,
    };
  });
}

export const byDate = (a: Refill, b: Refill): number => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0);

/** The row count from the URL. */
export const rowCount = (): number => Number(new URLSearchParams(location.search).get('rows') ?? '50');

/** Row height and scroll area height for all virtualized tables. */
export const ROW_HEIGHT = 44;
export const AREA_HEIGHT = 600;
export const OVERSCAN = 5;

/**
 * Formats a count above every table. The first use of `Intl` takes longer than rendering fifty rows, and React
 * Aria uses it anyway.
 */
export const countText = (count: number): string => new Intl.NumberFormat('en-US').format(count);
