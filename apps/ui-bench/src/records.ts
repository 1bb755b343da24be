/** What every table of the bench shows: six columns of text, the same in every run. */
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

/** Each column once, for every contender alike. The first one is what the bench sorts by. */
export const columns = [
  { id: 'date', header: 'Date' },
  { id: 'amount', header: 'Amount' },
  { id: 'currency', header: 'Currency' },
  { id: 'system', header: 'System' },
  { id: 'status', header: 'Status' },
  { id: 'hash', header: 'Hash' },
] as const satisfies readonly { id: keyof Refill; header: string }[];

/** Rows whose dates are in no order, so that sorting moves nearly all of them. */
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

/** How many rows the address asks for. */
export const rowCount = (): number => Number(new URLSearchParams(location.search).get('rows') ?? '50');

/** The height of a row and of the area it scrolls in, the same for all who window their rows. */
export const ROW_HEIGHT = 44;
export const AREA_HEIGHT = 600;
export const OVERSCAN = 5;

/**
 * Stands above every table, as a count, a sum or a date does on any page: the first use of `Intl` takes a browser longer
 * than rendering fifty rows, and React Aria makes it whether the page does or not.
 */
export const countText = (count: number): string => new Intl.NumberFormat('en-US').format(count);
