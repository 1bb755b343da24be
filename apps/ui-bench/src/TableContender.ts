import type { ComponentType } from 'react';
import type { Refill } from './records.ts';

/** A table that shows rows in the given order and asks to sort when its date header is clicked. */
export type TableContender = ComponentType<{ rows: readonly Refill[]; onSort: () => void }>;

/** A controlled text field. */
export type FieldContender = ComponentType<{
  label: string;
  value: string;
  onChange: (value: string) => void;
}>;
