import type { Schema } from '@meridian/api-client';
import { AmountField, MoneyForm, SubmitArea } from '@meridian/forms';
import { largestWithin } from '@meridian/money';
import { ArrowLeftRightIcon, Button, Select, SelectItem } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { ExchangeConfirmation } from './ExchangeConfirmation.tsx';
import { ExchangeSummary } from './ExchangeSummary.tsx';
import { type Pair, sellable } from './pairs.ts';
import { useExchangeForm } from './useExchangeForm.ts';

interface ExchangeFormProps {
  balance: Schema<'Balance'>;
  setting: Schema<'SettingExchange'>;
  hrefs: { confirmPhone: string };
  onMade: (exchange: Schema<'Exchange'>) => void;
}

/** Asks for two currencies and either amount, shows what the other one is at the quoted rate, and confirms the exchange. */
export function ExchangeForm({ balance, setting, hrefs, onMade }: ExchangeFormProps) {
  const { t } = useTranslation('exchange');
  const form = useExchangeForm(balance, setting, onMade);
  const { pair, changePair, bounds, available } = form;
  const { from, to } = pair;
  const { quote, expiryDate, problem, validationErrors, dialog } = form.confirmation;
  const sources = sellable(balance, setting);
  const targets = Object.keys(balance.currencies).filter((currency) => currency !== from);

  const choice = (end: keyof Pair, codes: readonly string[], onChange: (code: string) => void) => (
    <Select
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
        title={t('form.title')}
        onSubmit={form.review}
        validationErrors={validationErrors}
        summary={
          <ExchangeSummary {...pair} quote={quote} expiryDate={expiryDate} preview={form.preview}>
            <SubmitArea problem={problem} hrefs={hrefs} isDisabled={!quote}>
              {t('form.submit')}
            </SubmitArea>
          </ExchangeSummary>
        }
      >
        {choice('from', sources, (code) => changePair({ from: code, to: code === to ? from : to }))}
        <AmountField
          label={t('form.sold')}
          isLeading
          entry={form.sold}
          bounds={bounds}
          boundsMessage={(key, values) => t(`amount.${key}`, values)}
          available={available.amount}
          most={bounds ? largestWithin(bounds, available.amount) : null}
          refuse={form.refuse}
          requiredMessage={t('form.amountRequired')}
        />
        <Button
          variant="quiet"
          icon={ArrowLeftRightIcon}
          isDisabled={!sources.includes(to)}
          onPress={() => changePair({ from: to, to: from })}
        >
          {t('form.swap')}
        </Button>
        {choice('to', targets, (code) => changePair({ from, to: code }))}
        <AmountField
          name="received"
          label={t('form.received')}
          entry={form.received}
          description={t('form.receivedHint')}
        />
      </MoneyForm>
      {dialog && <ExchangeConfirmation {...dialog} to={to} hrefs={hrefs} />}
    </>
  );
}
