export { DateRangeField, type DateRangeFieldProps } from './DateRangeField.tsx';
export type { Period, PeriodPreset } from './Period.ts';
