import type { DetailsState } from '@meridian/lists';
import { useMemo, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { usePaths } from './paths.ts';
import type { ScreenId } from '@meridian/frame/screens';

/** The list is the previous entry of the history, so closing the details goes back to it. */
const OPENED_FROM_LIST = 'opened from list';

/**
 * The details that are open over a list, in the address: `/refill/{id}`. The filters stay in the query. `part` is something
 * else about the item that is open instead of its details: `/refill/{id}/{part}`.
 */
export function useDetails<Item extends { id: string }>(list: ScreenId, part?: string): DetailsState<Item> {
  const path = usePaths()[list];
  const params = useParams();
  const location = useLocation();
  const { search, pathname } = location;
  const [, shownPart] = params.id === undefined ? [] : pathname.slice(path.length + 1).split('/');
  const id = shownPart === part ? params.id : undefined;
  const navigate = useNavigate();
  const [pressed, setPressed] = useState<Item>();
  const isOpenedFromList = location.state === OPENED_FROM_LIST;
  return useMemo(
    () => ({
      id,
      row: pressed?.id === id ? pressed : undefined,
      open: (row) => {
        setPressed(row);
        void navigate([path, row.id, part].filter(Boolean).join('/') + search, {
          state: OPENED_FROM_LIST,
          preventScrollReset: true,
        });
      },
      close: () =>
        isOpenedFromList
          ? void navigate(-1)
          : void navigate(path + search, { replace: true, preventScrollReset: true }),
    }),
    [id, isOpenedFromList, navigate, part, path, pressed, search],
  );
}
