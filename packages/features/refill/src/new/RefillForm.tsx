import type { Schema } from '@meridian/api-client';
import { useLatestRefills } from '@meridian/api-client/react';
import { AmountField, SubmitArea } from '@meridian/forms';
import { isZero, netAfterFee } from '@meridian/money';
import { Card, Form, Grid, Stack, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import type { RefillOffer } from './refillOffers.ts';
import { RefillSummary } from './RefillSummary.tsx';
import { SystemChoice } from './SystemChoice.tsx';
import { useRefillForm } from './useRefillForm.ts';

interface RefillFormProps {
  hrefs: { confirmPhone?: string };
  /** At least one of them is available. */
  offers: readonly RefillOffer[];
  setting: Schema<'SettingRefill'>;
  onCreated: (refill: Schema<'Refill'>) => void;
}

/** The form for a refill: currency, payment system and amount, with a summary beside it. */
export function RefillForm({ hrefs, offers, setting, onCreated }: RefillFormProps) {
  const { t } = useTranslation('refill');
  const form = useRefillForm(offers, onCreated);
  const { entry, offer } = form;
  const waiting = useLatestRefills().data?.items.filter(({ status }) => status === 'waiting').length ?? 0;
  const isLimitNear = waiting + 1 >= setting.waitingRefills || form.error?.code === 'too_many_calls';

  return (
    <Form onSubmit={form.submit} validationErrors={form.fieldErrors}>
      <Grid layout="aside" gap={6} isAsideSticky>
        <Card title={t('form.title')}>
          <Stack gap={5}>
            <SystemChoice
              offers={offers}
              currency={form.currency}
              systemId={offer?.id ?? null}
              onChange={form.choose}
            />
            <AmountField
              name="amount"
              label={t('form.amount')}
              entry={entry}
              bounds={offer?.bounds}
              boundsMessage={(key, bounds) => t(`amount.${key}`, bounds)}
              refuse={(amount) =>
                offer && isZero(netAfterFee({ ...entry, amount }, offer.fee, entry.decimals).amount)
                  ? t('amount.feeTakesAll')
                  : null
              }
              requiredMessage={t('form.amountRequired')}
            />
          </Stack>
        </Card>
        <RefillSummary amount={entry.money} decimals={entry.decimals} offer={offer} setting={setting}>
          {isLimitNear && <Text tone="muted">{t('summary.waiting', { count: setting.waitingRefills })}</Text>}
          <SubmitArea
            problem={form.formError}
            hrefs={hrefs}
            isPending={form.isMutating}
            pendingLabel={t('form.submitting')}
          >
            {t('form.submit')}
          </SubmitArea>
        </RefillSummary>
      </Grid>
    </Form>
  );
}
