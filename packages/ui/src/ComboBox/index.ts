export { ComboBox, type ComboBoxProps } from './ComboBox.tsx';
export type { ComboBoxItem } from './ComboBoxItem.ts';
export type { FoundListWords } from './FoundList.tsx';
