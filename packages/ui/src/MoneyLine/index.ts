export { MoneySteps, type MoneyStepsProps } from './MoneySteps.tsx';
export { daysPerDot, type DotDays } from './daysPerDot.ts';
export { MoneyLegend, type MoneyLegendItem, type MoneyLegendProps } from './MoneyLegend.tsx';
export {
  MoneyLine,
  type MoneyLineProps,
  type MoneySegment,
  type MoneyState,
  type MoneyStop,
} from './MoneyLine.tsx';
