export { Meter, type MeterProps } from './Meter.tsx';
export type { Zones } from './zoneOf.ts';
