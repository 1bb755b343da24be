import { useLocale } from '@meridian/i18n';
import { countDecimals, type DecimalString, formatAmount, isZero } from '@meridian/money';
import { useHiddenLabel } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from './messages.ts';

const SMALLEST: DecimalString = '0.01';

/** Writes a value of `calculateAbout` in a display currency, such as `≈ 1,152 EUR`. Where amounts are hidden, the value is too. */
export function useAboutText(): (about: DecimalString, code: string) => string {
  const { t } = useTranslation(messages);
  const locale = useLocale();
  const hiddenLabel = useHiddenLabel();
  const figure = (amount: DecimalString, code: string) =>
    `${formatAmount(amount, locale, countDecimals(amount) === 0 ? 0 : 2).replace('-', '\u2212')}\u00a0${code}`;
  return (about, code) => {
    if (hiddenLabel !== undefined) return t('hidden', { currency: code });
    return isZero(about)
      ? t('less', { amount: figure(SMALLEST, code) })
      : t('about', { amount: figure(about, code) });
  };
}
