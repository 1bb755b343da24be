export { LanguageSwitch, type LanguageSwitchProps, type OfferedLanguage } from './LanguageSwitch.tsx';
