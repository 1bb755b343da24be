import type { Schema } from '@meridian/api-client';
import { feeOf, formatAmount, formatMoney, isZero, type Money, netAfterFee } from '@meridian/money';
import { Amount, Card, Duration, KeyValueList, Stack, Stat, StatList, Text } from '@meridian/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RefillOffer } from './refillOffers.ts';

interface RefillSummaryProps {
  /** Null until an amount is entered. */
  amount: Money | null;
  decimals: number;
  offer: RefillOffer | undefined;
  setting: Schema<'SettingRefill'>;
  /** The submit button, below the summary. */
  children: ReactNode;
}

/** A preview of the amounts, calculated by the same rules as on the server. */
export function RefillSummary({ amount, decimals, offer, setting, children }: RefillSummaryProps) {
  const { t, i18n } = useTranslation('refill');
  const received = amount && offer ? netAfterFee(amount, offer.fee, decimals) : amount;

  function termsOf({ fee, expectedSeconds }: RefillOffer) {
    const isFree = isZero(fee.fixed.amount) && isZero(fee.percent);
    const rule = t('summary.feeRule', {
      fixed: formatMoney(fee.fixed, i18n.language),
      percent: formatAmount(fee.percent, i18n.language, 0),
    });
    return [
      {
        id: 'fee',
        term: t('summary.fee'),
        value: isFree ? (
          t('summary.feeNone')
        ) : amount ? (
          <Amount value={feeOf(amount, fee, decimals)} />
        ) : (
          rule
        ),
        ...(!isFree && amount && { hint: rule }),
      },
      { id: 'time', term: t('summary.time'), value: <Duration seconds={expectedSeconds} /> },
    ];
  }

  return (
    <Card title={t('summary.title')} surface="sunken">
      <Stack gap={4}>
        {received ? (
          <StatList>
            <Stat
              emphasis="panel"
              label={t('summary.receive')}
              value={<Amount value={received} />}
              hint={t('summary.receiveHint')}
            />
          </StatList>
        ) : (
          <Text tone="muted">{t(offer ? 'summary.empty' : 'summary.chooseFirst')}</Text>
        )}
        <KeyValueList
          items={[
            ...(offer ? termsOf(offer) : []),
            {
              id: 'addressTime',
              term: t('summary.addressTime'),
              value: <Duration seconds={setting.addressLifetimeSeconds} />,
            },
          ]}
        />
        {offer && <Text>{t('summary.risk', { currency: offer.currency, network: offer.network })}</Text>}
        {!offer && received && <Text>{t('summary.chooseFirst')}</Text>}
        {children}
      </Stack>
    </Card>
  );
}
