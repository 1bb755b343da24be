import type { Schema } from '@meridian/api-client';
import { calculateFee, formatAmount, formatMoney, type Money, netAfterFee } from '@meridian/money';
import { Amount, Duration, KeyValueList, Stack, Stat, StatList, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { isFree } from './refillFigures.ts';
import type { RefillOffer } from './refillOffers.ts';

interface RefillSummaryProps {
  /** Null until an amount is entered. */
  amount: Money | null;
  /** Undefined until one is chosen. */
  offer: RefillOffer | undefined;
  setting: Schema<'SettingRefill'>;
}

/** A preview of the amounts, calculated by the same rules as on the server. */
export function RefillSummary({ amount, offer, setting }: RefillSummaryProps) {
  const { t, i18n } = useTranslation(messages);

  function feeItem(refilled: RefillOffer, sent: Money) {
    const { fee, decimals } = refilled;
    const hasNoFee = isFree(refilled);
    const rule = t('summary.feeRule', {
      fixed: formatMoney(fee.fixed, i18n.language),
      percent: formatAmount(fee.percent, i18n.language, 0),
    });
    return {
      id: 'fee',
      term: t('summary.fee'),
      value: hasNoFee ? t('summary.feeNone') : <Amount value={calculateFee(sent, fee, decimals)} />,
      ...(!hasNoFee && { hint: rule }),
    };
  }

  if (!offer) return <Text tone="muted">{t('summary.chooseFirst')}</Text>;
  return (
    <Stack gap={4}>
      {amount ? (
        <StatList>
          <Stat
            emphasis="panel"
            label={t('summary.receive')}
            value={<Amount value={netAfterFee(amount, offer.fee, offer.decimals)} />}
            hint={t('summary.receiveHint')}
          />
        </StatList>
      ) : (
        <Text tone="muted">{t('summary.empty')}</Text>
      )}
      <KeyValueList
        items={[
          ...(amount ? [feeItem(offer, amount)] : []),
          { id: 'time', term: t('summary.time'), value: <Duration seconds={offer.expectedSeconds} /> },
          {
            id: 'addressTime',
            term: t('summary.addressTime'),
            value: <Duration seconds={setting.addressLifetimeSeconds} />,
          },
        ]}
      />
    </Stack>
  );
}
