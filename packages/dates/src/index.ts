export { dateFormat } from './dateFormat.ts';
export { hourAndMinute, type MomentPrecision, type MomentYear, momentFormat } from './momentFormat.ts';
export { isTimeZone, reportedTimeZone } from './timeZone.ts';
