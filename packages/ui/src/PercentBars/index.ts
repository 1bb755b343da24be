export { type PercentBar, PercentBars, type PercentBarsProps } from './PercentBars.tsx';
