import type { Schema } from '@meridian/api-client';
import { AmountField, MoneyForm } from '@meridian/forms';
import { Amount, Select, SelectItem, Skeleton, Text } from '@meridian/ui';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { BalancesAfter } from './BalancesAfter.tsx';
import { ExchangeSummary } from './ExchangeSummary.tsx';
import { ExchangeTerms } from './ExchangeTerms.tsx';
import { messages } from './messages.ts';
import { type Pair, sellable } from './pairs.ts';
import { SwapFields } from './SwapFields.tsx';
import { useExchangeForm } from './useExchangeForm.ts';

const ExchangeConfirmation = lazy(() => import('./ExchangeConfirmation.tsx'));

interface ExchangeFormProps {
  balance: Schema<'Balance'>;
  setting: Schema<'SettingExchange'>;
  hrefs: { confirmPhone?: string };
  onMade: (exchange: Schema<'Exchange'>) => void;
}

/** Asks for two currencies and either amount, shows what the other one is at the quoted rate, and confirms the exchange. */
export function ExchangeForm({ balance, setting, hrefs, onMade }: ExchangeFormProps) {
  const { t } = useTranslation(messages);
  const form = useExchangeForm(balance, setting, onMade);
  const { pair, changePair, bounds, available } = form;
  const { from, to } = pair;
  const { quote, expiryDate, problem, validationErrors, dialog } = form.confirmation;
  const sources = sellable(balance, setting);
  const targets = Object.keys(balance.currencies).filter((currency) => currency !== from);

  const choice = (end: keyof Pair, codes: readonly string[], onChange: (code: string) => void) => (
    <Select
      shape="code"
      label={t(`form.${end}`)}
      placeholder={t('form.choose')}
      value={pair[end]}
      onChange={(code) => onChange(String(code))}
    >
      {codes.map((code) => (
        <SelectItem key={code} id={code} label={code} />
      ))}
    </Select>
  );

  return (
    <>
      <MoneyForm
        onSubmit={form.review}
        validationErrors={validationErrors}
        summaryTitle={t('summary.title')}
        summary={<ExchangeSummary quote={quote} to={to} exchange={form.exchange} />}
        ahead={<BalancesAfter balance={balance} pair={pair} exchange={form.exchange} />}
        figure={
          form.exchange
            ? {
                label: t('form.received'),
                value: <Amount value={{ amount: form.exchange.preview.received, currency: to }} />,
              }
            : undefined
        }
        action={{ problem, hrefs, isDisabled: !quote, children: form.submitLabel }}
      >
        <SwapFields
          first={{
            field: (
              <AmountField
                label={t('form.sold')}
                placeholder="0"
                entry={form.sold}
                isCurrencyBeside
                bounds={bounds}
                boundsMessage={(key, values) => t(`amount.${key}`, values)}
                available={available.amount}
                isAvailableAtGlance
                most={form.most}
                refuse={form.refuse}
                requiredMessage={t('form.amountRequired')}
              />
            ),
            text: form.sold.value.text,
            choice: choice('from', sources, (code) =>
              changePair({ from: code, to: code === to ? from : to }),
            ),
          }}
          second={{
            field: (
              <AmountField
                name="received"
                label={t('form.received')}
                placeholder="0"
                entry={form.received}
                isCurrencyBeside
                isNoteQuiet
              />
            ),
            text: form.received.value.text,
            choice: choice('to', targets, (code) => changePair({ from, to: code })),
          }}
          swapLabel={t('form.swap')}
          onSwap={() => changePair({ from: to, to: from })}
          isSwapDisabled={!sources.includes(to)}
        />
        {quote ? (
          <ExchangeTerms quote={quote} expiryDate={expiryDate} />
        ) : (
          problem === undefined && (
            <Text>
              <Skeleton>1 BTC = 64,000 USDT, fee 0.5%, fixed until 10:00:00</Skeleton>
            </Text>
          )
        )}
        <Text tone="muted">{t('form.risk')}</Text>
      </MoneyForm>
      <Suspense>{dialog && <ExchangeConfirmation {...dialog} to={to} hrefs={hrefs} />}</Suspense>
    </>
  );
}
