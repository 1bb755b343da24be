export { AboutAmount, type AboutAmountProps } from './AboutAmount.tsx';
export { useCourses } from './courses.requests.ts';
export {
  DisplayCurrencyProvider,
  type DisplayCurrencyProviderProps,
  useChosenCurrency,
  useDisplayCurrency,
} from './DisplayCurrencyProvider.tsx';
export { DisplayCurrencyChoice, type DisplayCurrencyChoiceProps } from './DisplayCurrencyChoice.tsx';
export { messages } from './messages.ts';
export { useAboutText } from './useAboutText.ts';
