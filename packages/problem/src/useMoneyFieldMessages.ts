import { maximumDigits } from '@meridian/money';
import type { MoneyFieldMessages } from '@meridian/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** The sentences of an amount field; a feature puts its own bounds (section 5) in the place of the general ones. */
export function useMoneyFieldMessages(): MoneyFieldMessages {
  const { t } = useTranslation('problem');
  return useMemo(
    () => ({
      unreadable: (reason, decimals) => t(`amount.${reason}`, { decimals, digits: maximumDigits }),
      ambiguous: ([grouped, decimal]) => t('amount.ambiguous', { grouped, decimal }),
      belowMinimum: (minimum) => t('amount.belowMinimum', { minimum }),
      aboveMaximum: (maximum) => t('amount.aboveMaximum', { maximum }),
      understood: (amount) => t('amount.understood', { amount }),
    }),
    [t],
  );
}
