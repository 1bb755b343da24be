import type { Key, Selection } from 'react-aria-components/Menu';
import type { LucideIcon } from '../Icon/Icon.tsx';

interface Entry {
  id: string;
  label: string;
  /** Under the label, smaller: what the label alone would not tell. */
  description?: string;
  icon?: LucideIcon;
  /** Where the item leads; without it, `onAction` says what it does. */
  href?: string;
  onAction?: () => void;
  /** `danger` only where something is lost. */
  tone?: 'danger';
  /** Set apart from the items before it, such as signing out. */
  isApart?: boolean;
}

/** An action or a link of a `Menu`. */
export type MenuAction = Entry &
  (
    | { isDisabled?: boolean; disabledReason?: undefined }
    | {
        isDisabled: true;
        /** Stands in place of the description, because a greyed word alone cannot be asked why. */
        disabledReason: string;
      }
  );

/** Items of a `Menu` under a title of their own; with a `selectionMode` they are ticked instead of done. */
export type MenuGroup = { id: string; title: string; items: readonly MenuAction[] } & (
  | { selectionMode?: undefined; selectedKeys?: undefined; onSelectionChange?: undefined }
  | {
      selectionMode: 'single' | 'multiple';
      /** The ids that are ticked. */
      selectedKeys: Iterable<Key>;
      onSelectionChange: (keys: Selection) => void;
    }
);

export type MenuEntry = MenuAction | MenuGroup;
