import type { ReactNode } from 'react';
import css from './FactTable.module.css';

interface FactTableProps {
  /** What the table has, for those who do not see the title above it. */
  caption: string;
  /** Whether all columns but the first are figures, and end at one edge. */
  hasFigures?: boolean;
  children: ReactNode;
}

/** A table of a public page: facts in rows. */
export const FactTable = ({ caption, hasFigures = false, children }: FactTableProps) => (
  <table className={css.table} data-numeric={hasFigures || undefined}>
    <caption className={css.caption}>{caption}</caption>
    {children}
  </table>
);
