import type { Schema } from '@meridian/api-client';
import { SubmitArea } from '@meridian/forms';
import { Card, Form, Grid, Stack } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { ExchangeConfirmation } from './ExchangeConfirmation.tsx';
import { ExchangeFields } from './ExchangeFields.tsx';
import { ExchangeSummary } from './ExchangeSummary.tsx';
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
  const { pair, confirmation } = form;
  return (
    <Form onSubmit={form.review} validationErrors={confirmation.fieldErrors}>
      <Grid layout="aside" isAsideSticky gap={6}>
        <Card title={t('form.title')}>
          <Stack gap={5}>
            <ExchangeFields balance={balance} setting={setting} form={form} />
          </Stack>
        </Card>
        <ExchangeSummary
          quote={confirmation.quote}
          expiryDate={confirmation.expiryDate}
          {...pair}
          preview={form.preview}
        >
          <SubmitArea problem={confirmation.problem} hrefs={hrefs} isDisabled={!confirmation.quote}>
            {t('form.submit')}
          </SubmitArea>
        </ExchangeSummary>
      </Grid>
      {confirmation.dialog && <ExchangeConfirmation {...confirmation.dialog} to={pair.to} hrefs={hrefs} />}
    </Form>
  );
}
