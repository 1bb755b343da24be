import type { Key, Selection } from 'react-aria-components/Menu';
import type { LucideIcon } from '../Icon/Icon.tsx';

interface Entry {
  id: string;
  label: string;
  /** Smaller text below the label. */
  description?: string;
  icon?: LucideIcon;
  /** The link target; without it, pass `onAction`. */
  href?: string;
  onAction?: () => void;
  /** `danger` only for destructive actions. */
  tone?: 'danger';
  /** Separated from the items before it, such as sign out. */
  isApart?: boolean;
}

/** An action or a link of a `Menu`. */
export type MenuAction = Entry &
  (
    | { isDisabled?: boolean; disabledReason?: undefined }
    | {
        isDisabled: true;
        /** Replaces the description, because a grey label alone does not explain itself. */
        disabledReason: string;
      }
  );

/** A titled group of `Menu` items. With a `selectionMode` they are checkable. */
export type MenuGroup = { id: string; title: string; items: readonly MenuAction[] } & (
  | { selectionMode?: undefined; selectedKeys?: undefined; onSelectionChange?: undefined }
  | {
      selectionMode: 'single' | 'multiple';
      /** The checked ids. */
      selectedKeys: Iterable<Key>;
      onSelectionChange: (keys: Selection) => void;
    }
);

export type MenuEntry = MenuAction | MenuGroup;
