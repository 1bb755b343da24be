import { useBalance } from '@meridian/api-client/react';
import { Amount, Button, Inline, Skeleton, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { BalanceChoice } from './BalanceChoice.tsx';
import { figureByType, getShownBalance } from './getShownBalance.ts';
import { balanceMessages } from './messages.ts';

/** The chosen balance for the top bar, which opens the choice. Renders nothing after an error: the page shows it. */
export function ShownBalance() {
  const { t } = useTranslation(balanceMessages);
  const { data, error } = useBalance();
  if (!data && error) return null;
  if (!data) {
    return (
      <Text isInline aria-busy>
        <Skeleton>{`${t('short.available')} 1,000.00 USDT`}</Skeleton>
      </Text>
    );
  }
  const shown = getShownBalance(data);
  if (!shown) return null;
  return (
    <BalanceChoice
      balance={data}
      trigger={
        <Button variant="plain" size="small">
          <Inline isUnbroken align="baseline">
            <Text isInline tone="muted">
              {t(`short.${figureByType[data.type]}`)}
            </Text>
            <Text isInline weight="medium">
              <Amount value={shown} precision="glance" />
            </Text>
          </Inline>
        </Button>
      }
    />
  );
}
