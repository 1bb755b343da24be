import { useContext, type MouseEvent } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { ChevronRightIcon } from '../Icon/icons.ts';
import { NavigateContext } from '../UiProvider/NavigateContext.ts';
import type { TableRowAction } from './TableColumn.ts';

interface RowActionProps {
  row: unknown;
  action: TableRowAction<unknown>;
}

/** The link or button of a row. The platform's own: React Aria's take longer than all the rest of a row. */
export function RowAction({ row, action }: RowActionProps) {
  const navigate = useContext(NavigateContext);
  const label = action.label(row);
  if ('onPress' in action) {
    return (
      <button type="button" aria-label={label} onClick={() => action.onPress(row)}>
        {chevron}
      </button>
    );
  }
  const href = action.href(row);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!navigate || isForBrowser(event)) return;
    event.preventDefault();
    navigate(href);
  };
  return (
    <a href={href} aria-label={label} onClick={follow}>
      {chevron}
    </a>
  );
}

/** A new tab, a download, another site: what a router has no part in. */
const isForBrowser = ({
  currentTarget,
  altKey,
  button,
  ctrlKey,
  metaKey,
  shiftKey,
}: MouseEvent<HTMLAnchorElement>) =>
  altKey || ctrlKey || metaKey || shiftKey || button !== 0 || currentTarget.origin !== location.origin;

const chevron = <Icon of={ChevronRightIcon} size={16} />;
