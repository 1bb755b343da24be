import { useMemo, useState } from 'react';

/** Which item of a list has its details open. The app stores the id in the address. */
export interface DetailsState<Item> {
  readonly id: string | undefined;
  /** The row that was pressed. The details show it until their own query has a response. */
  readonly row: Item | undefined;
  readonly open: (row: Item) => void;
  readonly close: () => void;
}

/** Details without a router, which end with the component. */
export function useDetailsInMemory<Item extends { id: string }>(initialId?: string): DetailsState<Item> {
  const [shown, setShown] = useState<{ id?: string | undefined; row?: Item }>({ id: initialId });
  return useMemo(
    () => ({
      id: shown.id,
      row: shown.row,
      open: (row) => setShown({ id: row.id, row }),
      close: () => setShown({}),
    }),
    [shown],
  );
}
