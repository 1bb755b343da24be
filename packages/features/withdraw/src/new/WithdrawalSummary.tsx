import { feeOf, formatAmount, formatMoney, type Money, netAfterFee } from '@meridian/money';
import { Amount, Card, Duration, KeyValueList, Stack, Stat, StatList, Text } from '@meridian/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { WithdrawalOffer } from './withdrawalOffers.ts';

interface WithdrawalSummaryProps {
  /** Undefined until a wallet is chosen. */
  offer: WithdrawalOffer | undefined;
  /** What leaves the balance; null until an amount is entered. */
  amount: Money | null;
  /** The submit button, below the summary. */
  children: ReactNode;
}

/** A preview of the amounts, calculated by the same rules as on the server. */
export function WithdrawalSummary({ offer, amount, children }: WithdrawalSummaryProps) {
  const { t } = useTranslation('withdraw');
  return (
    <Card title={t('summary.title')} surface="sunken">
      <Stack gap={4}>
        {offer ? <Terms offer={offer} amount={amount} /> : <Text tone="muted">{t('summary.noWallet')}</Text>}
        <Text>{t('summary.next')}</Text>
        <Text>{t('summary.risk')}</Text>
        {children}
      </Stack>
    </Card>
  );
}

const NONE_YET = (
  <Text isInline tone="muted">
    —
  </Text>
);

function Terms({ offer, amount }: { offer: WithdrawalOffer; amount: Money | null }) {
  const { t, i18n } = useTranslation('withdraw');
  const { fee, decimals, network, expectedSeconds } = offer;
  return (
    <>
      <StatList>
        <Stat
          emphasis="panel"
          label={t('summary.receive')}
          value={amount ? <Amount value={netAfterFee(amount, fee, decimals)} /> : NONE_YET}
          hint={t('summary.receiveHint')}
        />
      </StatList>
      <KeyValueList
        items={[
          { id: 'amount', term: t('summary.leaves'), value: amount ? <Amount value={amount} /> : NONE_YET },
          {
            id: 'fee',
            term: t('summary.fee'),
            hint: t('summary.feeRule', {
              fixed: formatMoney(fee.fixed, i18n.language),
              percent: formatAmount(fee.percent, i18n.language, 0),
            }),
            value: amount ? <Amount value={feeOf(amount, fee, decimals)} /> : NONE_YET,
          },
          { id: 'network', term: t('summary.network'), value: network },
          { id: 'time', term: t('summary.time'), value: <Duration seconds={expectedSeconds} /> },
        ]}
      />
    </>
  );
}
