export { MoneyLevels, type MoneyLevelsProps } from './MoneyLevels.tsx';
export { MoneySteps, type MoneyStepsProps } from './MoneySteps.tsx';
export { daysPerDot, type DotDays } from './daysPerDot.ts';
export { MoneyLegend, type MoneyLegendItem, type MoneyLegendProps } from './MoneyLegend.tsx';
export { MoneyLine, type MoneyLineProps } from './MoneyLine.tsx';
export type { MoneySegment, MoneyState, MoneyStop } from './moneyMarks.tsx';
