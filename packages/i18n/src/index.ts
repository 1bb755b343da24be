export { fallbackLanguage, type Language, languageTable } from '#languages';
export { createI18n, createI18nByLanguage, type I18nOptions } from './createI18n.ts';
export {
  useDateFormat,
  useDayRange,
  useDaySpan,
  useDayTitle,
  useListFormat,
  useLocale,
  useMonthTitle,
  useToday,
} from './formats.ts';
export {
  byLanguage,
  isLanguage,
  languageOfPath,
  languages,
  loadByLanguage,
  loadTexts,
  locales,
  preferredLanguage,
  setType,
  textsByLanguage,
  unsetType,
} from './language.ts';
export {
  forgetFailedMessages,
  loadMessages,
  packageMessages,
  readMessages,
  useMessages,
} from './messages.ts';
export { isTimeZoneKnown, localTimeZone } from './timeZone.ts';
export { type DatePrecision, localDay, localTime, today, writeDay, writeTime } from './writeDate.ts';
export type { Translation } from './Translation.ts';
export { serverNow } from '@meridian/server-clock';
