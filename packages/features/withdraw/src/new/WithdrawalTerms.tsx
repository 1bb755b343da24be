import { calculateFee, formatAmount, formatMoney, type Money, netAfterFee } from '@meridian/money';
import { Amount, Duration, KeyValueList, Skeleton, Stat, StatList, Text } from '@meridian/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import type { WithdrawalOffer } from './withdrawalOffers.ts';

interface WithdrawalTermsProps {
  offer: WithdrawalOffer;
  /** What leaves the balance; null for an amount that cannot be withdrawn. */
  amount: Money | null;
}

/** A preview of the amounts, calculated by the same rules as on the server. */
export function WithdrawalTerms({ offer, amount }: WithdrawalTermsProps) {
  const { t, i18n } = useTranslation(messages);
  const { fee, decimals, network, expectedSeconds } = offer;
  const figure = (of: (amount: Money) => Money) =>
    amount ? (
      <Amount value={of(amount)} />
    ) : (
      <Text isInline tone="muted">
        —
      </Text>
    );
  return (
    <>
      <StatList>
        <Stat
          emphasis="panel"
          label={t('summary.receive')}
          value={figure((leaving) => netAfterFee(leaving, fee, decimals))}
          hint={t('summary.receiveHint')}
        />
      </StatList>
      <KeyValueList
        items={[
          { id: 'amount', term: t('summary.leaves'), value: figure((leaving) => leaving) },
          {
            id: 'fee',
            term: t('summary.fee'),
            hint: t('summary.feeRule', {
              fixed: formatMoney(fee.fixed, i18n.language),
              percent: formatAmount(fee.percent, i18n.language, 0),
            }),
            value: figure((leaving) => calculateFee(leaving, fee, decimals)),
          },
          { id: 'network', term: t('summary.network'), value: network },
          { id: 'time', term: t('summary.time'), value: <Duration seconds={expectedSeconds} /> },
        ]}
      />
    </>
  );
}

/** What the least withdrawal comes to, until an amount is typed. */
export function WithdrawalExample({ offer }: { offer: WithdrawalOffer }) {
  const { fee, decimals, bounds } = offer;
  return (
    <ExampleLines
      leaves={<Amount value={bounds.minimum} />}
      fee={<Amount value={calculateFee(bounds.minimum, fee, decimals)} />}
      arrives={<Amount value={netAfterFee(bounds.minimum, fee, decimals)} />}
    />
  );
}

export function WithdrawalExampleSkeleton() {
  const amount = <Skeleton>10.00 USDT</Skeleton>;
  return <ExampleLines leaves={amount} fee={amount} arrives={amount} />;
}

function ExampleLines({ leaves, fee, arrives }: Readonly<Record<'leaves' | 'fee' | 'arrives', ReactNode>>) {
  const { t } = useTranslation(messages);
  return (
    <>
      <Text tone="muted">{t('summary.example')}</Text>
      <KeyValueList
        items={[
          { id: 'leaves', term: t('summary.leaves'), value: leaves },
          { id: 'fee', term: t('summary.fee'), value: fee },
          { id: 'arrives', term: t('summary.receive'), value: arrives },
        ]}
      />
    </>
  );
}
