/** The words of a chart. */
export interface ChartLabels {
  /** Heads the column of moments, such as "Date". */
  moment: string;
  /** Heads the column of values, such as "Balance". */
  value: string;
  /** Opens the same points as a table. */
  table: string;
  /** How to read it without a pointer: the arrow keys go point by point, Home and End to the ends. */
  keys: string;
  /** Stands in place of the drawing when there is no point yet. */
  empty: string;
}
