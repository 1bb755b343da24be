export { PillButton, type PillButtonProps } from './PillButton.tsx';
