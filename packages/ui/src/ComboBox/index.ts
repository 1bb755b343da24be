export { ComboBox, type ComboBoxProps } from './ComboBox.tsx';
export type { ComboBoxItem } from './findItems.ts';
export type { FoundListWords } from './FoundList.tsx';
