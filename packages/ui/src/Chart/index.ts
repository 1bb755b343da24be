export { Chart, type ChartProps } from './Chart.tsx';
export type { ChartCourse, ChartLabels, ChartParts, ChartPoint, ChartShape } from './chartData.ts';
