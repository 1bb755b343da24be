/** A target: a factor of another contender's figure, less than it, or a maximum. */
export type Goal =
  | { against: string; ratio: number }
  | { against: string; isLess: true }
  | { atMost: number };

export interface Measure {
  id: string;
  title: string;
  unit: 'ms' | 'MB';
  /** Empty for a figure without a target. */
  goals: readonly Goal[];
}

export const ROWS = [50, 1000, 10_000] as const;

const besideTanStack: Goal = { against: 'tanstack', ratio: 1.1 };

/** The time targets of the design system. */
export const MEASURES: readonly Measure[] = [
  ...ROWS.map((rows) => ({
    id: `load ${rows}`,
    title: `A table of ${rows.toLocaleString('en')} rows is loaded (CPU)`,
    unit: 'ms' as const,
    goals: [besideTanStack],
  })),
  {
    id: 'sort 1000',
    title: 'Its 1,000 rows are sorted (CPU)',
    unit: 'ms',
    goals: [{ against: 'windowed', ratio: 1.5 }],
  },
  { id: 'heap 1000', title: 'What a table of 1,000 rows keeps in memory', unit: 'MB', goals: [] },
  {
    id: 'form load',
    title: 'A form page is loaded: field, select, button, dialog, tabs (CPU)',
    unit: 'ms',
    goals: [
      { against: 'aria', ratio: 1.05 },
      { against: 'mui', isLess: true },
    ],
  },
  { id: 'form dialog', title: 'Its dialog is opened (CPU)', unit: 'ms', goals: [] },
  {
    id: 'form key',
    title: 'The longest event while 20 characters are typed into the form',
    unit: 'ms',
    goals: [{ atMost: 40 }],
  },
  { id: 'form typing', title: 'All 20 of them (CPU)', unit: 'ms', goals: [] },
  {
    id: 'beside key',
    title: 'The longest event while they are typed above a table of 1,000 rows',
    unit: 'ms',
    goals: [{ atMost: 40 }],
  },
  { id: 'beside typing', title: 'All 20 of them above that table (CPU)', unit: 'ms', goals: [] },
];

/** The most gzipped bytes a component may add to React Aria's part. */
export const COMPONENT_BYTES = 3000;

/**
 * Exceptions with their own limit; decision 0020 explains them. The check fails for a larger component, and for
 * an exception that is no longer needed.
 */
export const LARGER_COMPONENTS: Readonly<Record<string, number>> = {
  MoneyField: 5850,
  Table: 6300,
  FileDrop: 4950,
  AppShell: 5050,
  DateRangeField: 4950,
  DateField: 4600,
  NumberField: 4200,
  ComboBox: 4050,
  ConfirmDialog: 3850,
  Chart: 4000,
  PhoneField: 3400,
  Toast: 3150,
};
