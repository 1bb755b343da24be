export { createI18n, type I18nOptions } from './createI18n.ts';
export { localTimeZone, useDateFormat, useListFormat } from './formats.ts';
export {
  fallbackLanguage,
  isLanguage,
  type Language,
  languageOfPath,
  languages,
  locales,
  preferredLanguage,
} from './language.ts';
export type { PackageMessages } from './PackageMessages.ts';
export type { Translation } from './Translation.ts';
