export { DateField, type DateFieldProps } from './DateField.tsx';
export type { DayLetters } from './dayText.ts';
