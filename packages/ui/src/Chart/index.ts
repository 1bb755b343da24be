export { Chart, type ChartProps } from './Chart.tsx';
export type { ChartLabels } from './chartData.ts';
export type { ChartCourse, ChartPoint, ChartShape } from './chartData.ts';
