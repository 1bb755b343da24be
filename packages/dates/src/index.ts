export { dateFormat } from './dateFormat.ts';
export {
  dayFormat,
  hourAndMinute,
  type MomentPrecision,
  type MomentYear,
  momentFormat,
} from './momentFormat.ts';
export { isTimeZone, reportedTimeZone } from './timeZone.ts';
