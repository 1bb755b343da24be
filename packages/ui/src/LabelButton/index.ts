export { LabelButton, type LabelButtonProps } from './LabelButton.tsx';
