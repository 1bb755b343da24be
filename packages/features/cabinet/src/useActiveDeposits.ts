import { SHOWN_DEPOSITS, useDeposits } from './useDeposits.ts';

/**
 * The deposits that are not closed, the next to end first. The server filters by one status at a time, and three of
 * them are not closed (section 4); money in any of the three is shown.
 */
export function useActiveDeposits() {
  const lists = [useDeposits('awaiting_completion'), useDeposits('in_work'), useDeposits('waiting')];
  const isLoaded = lists.every(({ data }) => data !== undefined);
  return {
    /** Undefined until all of it is known. */
    deposits: isLoaded ? lists.flatMap(({ data }) => data?.items ?? []).slice(0, SHOWN_DEPOSITS) : undefined,
    error: lists.find(({ error }) => error !== undefined)?.error,
    retry: () => {
      for (const { error, mutate } of lists) if (error) void mutate();
    },
  };
}
