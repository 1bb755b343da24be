export { type AmountBar, AmountBars, type AmountBarsProps } from './AmountBars.tsx';
