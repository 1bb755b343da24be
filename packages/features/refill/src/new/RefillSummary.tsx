import type { Schema } from '@meridian/api-client';
import { calculateFee, formatAmount, formatMoney, type Money } from '@meridian/money';
import { Amount, Card, Duration, KeyValueList, Stack, Stat, StatList, Text } from '@meridian/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { isFree, receivedOf } from './refillFigures.ts';
import type { RefillOffer } from './refillOffers.ts';

interface RefillSummaryProps {
  /** Null until an amount is entered. */
  amount: Money | null;
  /** Undefined until one is chosen. */
  offer: RefillOffer | undefined;
  /** Its least refill is an example until there are an offer and an amount. */
  exampleOffer: RefillOffer | undefined;
  setting: Schema<'SettingRefill'>;
  /** The submit button, below the summary. */
  children: ReactNode;
}

/** What is sent over a payment system. */
interface Transfer {
  offer: RefillOffer;
  sent: Money;
}

/** A preview of the amounts, calculated by the same rules as on the server. */
export function RefillSummary({ amount, offer, exampleOffer, setting, children }: RefillSummaryProps) {
  const { t, i18n } = useTranslation(messages);
  const preview = offer && amount ? { offer, sent: amount } : null;
  const example =
    exampleOffer && !preview ? { offer: exampleOffer, sent: exampleOffer.bounds.minimum } : null;

  function feeItem({ offer, sent }: Transfer) {
    const { fee, decimals } = offer;
    const hasNoFee = isFree(offer);
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

  const timeItem = ({ offer: { expectedSeconds } }: Transfer) => ({
    id: 'time',
    term: t('summary.time'),
    value: <Duration seconds={expectedSeconds} />,
  });

  return (
    <Card title={t('summary.title')} surface="sunken">
      <Stack gap={4}>
        {preview ? (
          <StatList>
            <Stat
              emphasis="panel"
              label={t('summary.receive')}
              value={<Amount value={receivedOf(preview.offer, preview.sent)} />}
              hint={t('summary.receiveHint')}
            />
          </StatList>
        ) : (
          <Text tone="muted">
            <span>{t(offer ? 'summary.empty' : 'summary.chooseFirst')}</span>
            {example && (
              <>
                {' '}
                <span>
                  {t('summary.example', { currency: example.offer.currency, network: example.offer.network })}
                </span>
              </>
            )}
          </Text>
        )}
        <KeyValueList
          items={[
            ...(example
              ? [
                  { id: 'sent', term: t('summary.sent'), value: <Amount value={example.sent} /> },
                  feeItem(example),
                  {
                    id: 'received',
                    term: t('summary.receive'),
                    value: <Amount value={receivedOf(example.offer, example.sent)} />,
                  },
                  timeItem(example),
                ]
              : []),
            ...(preview ? [feeItem(preview), timeItem(preview)] : []),
            {
              id: 'addressTime',
              term: t('summary.addressTime'),
              value: <Duration seconds={setting.addressLifetimeSeconds} />,
            },
          ]}
        />
        {offer && <Text>{t('summary.risk', { currency: offer.currency, network: offer.network })}</Text>}
        {children}
      </Stack>
    </Card>
  );
}
