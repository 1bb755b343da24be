import { SHOWN_DEPOSITS, useDeposits } from './useDeposits.ts';

/**
 * The deposits that are not closed: those whose term is over, then those in work by their end, then those that wait.
 * The server filters by one status at a time, and three of them are not closed (section 4). Only the first few are
 * given; `total` counts all of them, so that whoever shows the few can say how many there are.
 */
export function useActiveDeposits() {
  const lists = [useDeposits('awaiting_completion'), useDeposits('in_work'), useDeposits('waiting')];
  const isLoaded = lists.every(({ data }) => data !== undefined);
  return {
    /** Undefined until all of it is known. */
    deposits: isLoaded ? lists.flatMap(({ data }) => data?.items ?? []).slice(0, SHOWN_DEPOSITS) : undefined,
    /** How many there are, in all three statuses. */
    total: lists.reduce((sum, { data }) => sum + (data?.total ?? 0), 0),
    error: lists.find(({ error }) => error !== undefined)?.error,
    retry: () => {
      for (const { error, mutate } of lists) if (error) void mutate();
    },
  };
}
