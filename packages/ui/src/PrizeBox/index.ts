export { PrizeBox, type PrizeBoxProps } from './PrizeBox.tsx';
