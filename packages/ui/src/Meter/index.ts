export { Meter, type MeterProps } from './Meter.tsx';
export type { Zones } from './findZone.ts';
