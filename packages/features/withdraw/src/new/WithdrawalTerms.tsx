import { calculateFee, formatAmount, formatMoney, type Money, netAfterFee } from '@meridian/money';
import { Amount, KeyValueList, Stack, Stat, StatList } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import type { WithdrawalOffer } from './withdrawalOffers.ts';

interface WithdrawalTermsProps {
  offer: WithdrawalOffer;
  /** What leaves the balance. */
  amount: Money;
}

/** A preview of the amounts, calculated by the same rules as on the server. */
export function WithdrawalTerms({ offer, amount }: WithdrawalTermsProps) {
  const { t, i18n } = useTranslation(messages);
  const { fee, decimals, network } = offer;
  return (
    <Stack gap={4}>
      <StatList>
        <Stat
          emphasis="panel"
          label={t('summary.receive')}
          value={<Amount value={netAfterFee(amount, fee, decimals)} />}
          hint={t('summary.receiveHint')}
        />
      </StatList>
      <KeyValueList
        items={[
          { id: 'amount', term: t('summary.leaves'), value: <Amount value={amount} /> },
          {
            id: 'fee',
            term: t('summary.fee'),
            hint: t('summary.feeRule', {
              fixed: formatMoney(fee.fixed, i18n.language),
              percent: formatAmount(fee.percent, i18n.language, 0),
            }),
            value: <Amount value={calculateFee(amount, fee, decimals)} />,
          },
          { id: 'network', term: t('summary.network'), value: network },
        ]}
      />
    </Stack>
  );
}
