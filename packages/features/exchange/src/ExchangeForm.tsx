import type { Schema } from '@meridian/api-client';
import { AmountField, SubmitArea } from '@meridian/forms';
import { Form, Grid, Select, SelectItem, Stack, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { ExchangeConfirmation } from './ExchangeConfirmation.tsx';
import { ExchangeSummary } from './ExchangeSummary.tsx';
import { messages } from './messages.ts';
import { type Pair, sellable } from './pairs.ts';
import { SwapFields } from './SwapFields.tsx';
import { useExchangeForm } from './useExchangeForm.ts';

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
      <Form onSubmit={form.review} validationErrors={validationErrors}>
        <Grid layout="aside" isAsideSticky gap={6}>
          <Stack gap={4}>
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
            <Text>{t('form.risk')}</Text>
          </Stack>
          <ExchangeSummary
            quote={quote}
            isQuoteMissing={!quote && problem !== undefined}
            expiryDate={expiryDate}
            to={to}
            exchange={form.exchange}
            isImpossible={form.isImpossible}
          >
            <SubmitArea problem={problem} hrefs={hrefs} isDisabled={!quote}>
              {form.submitLabel}
            </SubmitArea>
          </ExchangeSummary>
        </Grid>
      </Form>
      {dialog && <ExchangeConfirmation {...dialog} to={to} hrefs={hrefs} />}
    </>
  );
}
