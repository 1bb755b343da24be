export { Chart, type ChartProps } from './Chart.tsx';
export type { ChartLabels } from './ChartLabels.ts';
export type { ChartCourse, ChartPoint, ChartShape } from './ChartPoint.ts';
