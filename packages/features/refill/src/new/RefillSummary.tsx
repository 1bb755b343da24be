import { calculateFee, formatAmount, formatMoney, type Money, netAfterFee } from '@meridian/money';
import { Amount, KeyValueList, Stack, Stat, StatList, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { isFree } from './refillFigures.ts';
import type { RefillOffer } from './refillOffers.ts';

interface RefillSummaryProps {
  /** Null until an amount is entered. */
  amount: Money | null;
  /** Undefined until one is chosen. */
  offer: RefillOffer | undefined;
}

/** A preview of the amounts, calculated by the same rules as on the server. */
export function RefillSummary({ amount, offer }: RefillSummaryProps) {
  const { t, i18n } = useTranslation(messages);
  if (!offer) return <Text tone="muted">{t('summary.chooseFirst')}</Text>;
  if (!amount) return <Text tone="muted">{t('summary.empty')}</Text>;
  const { fee, decimals } = offer;
  const hasNoFee = isFree(offer);
  const rule = t('summary.feeRule', {
    fixed: formatMoney(fee.fixed, i18n.language),
    percent: formatAmount(fee.percent, i18n.language, 0),
  });
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
          {
            id: 'fee',
            term: t('summary.fee'),
            value: hasNoFee ? t('summary.feeNone') : <Amount value={calculateFee(amount, fee, decimals)} />,
            ...(!hasNoFee && { hint: rule }),
          },
        ]}
      />
    </Stack>
  );
}
