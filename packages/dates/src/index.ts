export { dateFormat } from './dateFormat.ts';
export {
  dayFormat,
  hourAndMinute,
  type MomentPrecision,
  type MomentYear,
  momentFormat,
  yearBeside,
} from './momentFormat.ts';
export { regionalLocale, setReaderLanguages } from './region.ts';
export { isTimeZone, reportedTimeZone } from './timeZone.ts';
export { timeZoneName } from './timeZoneName.ts';
