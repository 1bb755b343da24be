import type { ComponentType } from 'react';
import type { Refill } from './records.ts';

/** A table with rows in the order it is given, which asks for another order by its date header. */
export type TableContender = ComponentType<{ rows: readonly Refill[]; onSort: () => void }>;

/** A text field whose text lives above it. */
export type FieldContender = ComponentType<{
  label: string;
  value: string;
  onChange: (value: string) => void;
}>;
