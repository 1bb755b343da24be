import { useBalance } from '@meridian/api-client/react';
import { Amount, Inline, Skeleton, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { availableOf } from './availableOf.ts';

/** The available balance for the top bar. Renders nothing after an error: the page shows it. */
export function AvailableBalance() {
  const { t } = useTranslation('cabinet');
  const { data, error } = useBalance();
  const available = data && availableOf(data);
  if (!available && error) return null;
  return (
    <Inline isUnbroken align="baseline" aria-busy={!available}>
      <Text isInline tone="muted">
        {t('balance.availableShort')}
      </Text>
      <Text isInline weight="medium">
        {available ? <Amount value={available} /> : <Skeleton>1,000.00 USDT</Skeleton>}
      </Text>
    </Inline>
  );
}
