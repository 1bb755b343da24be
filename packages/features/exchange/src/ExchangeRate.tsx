import type { AgreedQuote } from '@meridian/forms';
import { formatAmount, inverseRate } from '@meridian/money';
import { Stack, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from './messages.ts';

/** A course in both directions. The second is derived, and marked as cut where it goes on. */
export function ExchangeRate({ course: { from, to, rate } }: { course: AgreedQuote['course'] }) {
  const { t, i18n } = useTranslation(messages);
  const inverse = inverseRate(rate);
  return (
    <Stack gap={0}>
      <Text isTabular weight="medium">
        {t('rate', { from, to, rate: formatAmount(rate, i18n.language, 0) })}
      </Text>
      {inverse && (
        <Text isTabular size={12} tone="muted">
          {t(inverse.isExact ? 'rate' : 'rateCut', {
            from: to,
            to: from,
            rate: formatAmount(inverse.rate, i18n.language, 0),
          })}
        </Text>
      )}
    </Stack>
  );
}
