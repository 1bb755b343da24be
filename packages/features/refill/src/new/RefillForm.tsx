import type { Schema } from '@meridian/api-client';
import { useApiMutation, useLatestRefills } from '@meridian/api-client/react';
import { type DecimalString, formatMoney, isNegative, isZero, netOf } from '@meridian/money';
import {
  draftOfMoney,
  emptyMoneyDraft,
  moneyOfDraft,
  ProblemBanner,
  useDraft,
  useFieldErrors,
  useMoneyFieldMessages,
} from '@meridian/problem';
import { Button, Card, emptyMoney, Form, Grid, MoneyField, Stack, Text } from '@meridian/ui';
import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RefillOffer } from './refillOffers.ts';
import { RefillSummary } from './RefillSummary.tsx';
import { SystemChoice } from './SystemChoice.tsx';

interface RefillFormProps {
  hrefs: { confirmPhone?: string };
  /** At least one of them is available. */
  offers: readonly RefillOffer[];
  setting: Schema<'SettingRefill'>;
  onCreated: (refill: Schema<'Refill'>) => void;
}

const fields = ['system', 'amount'];

const emptyDraft = { currency: '', system: '', ...emptyMoneyDraft };

/** A single offer is preselected. */
function onlyOffer(offers: readonly RefillOffer[], currency: string): string | null {
  const [first, ...others] = offers.filter((offer) => offer.currency === currency && offer.isAvailable);
  return first && others.length === 0 ? first.id : null;
}

/** The form for a refill: currency, payment system and amount, with a summary beside it. */
export function RefillForm({ hrefs, offers, setting, onCreated }: RefillFormProps) {
  const { t, i18n } = useTranslation('refill');
  const { kept, keep, forget } = useDraft('refill', emptyDraft);
  const [currency, setCurrency] = useState(() => {
    const available = offers.filter(({ isAvailable }) => isAvailable);
    return (available.find((offer) => offer.currency === kept.currency) ?? available[0])?.currency ?? '';
  });
  const isKept = currency === kept.currency;
  const [systemId, setSystemId] = useState(() => {
    const before = offers.find(({ id, isAvailable }) => isKept && isAvailable && id === kept.system);
    return before?.id ?? onlyOffer(offers, currency);
  });
  const [money, setMoney] = useState(() => (isKept ? moneyOfDraft(kept, i18n.language) : emptyMoney));
  const { trigger, isMutating, error } = useApiMutation('post', '/funds/refills');
  const { fieldErrors, formError } = useFieldErrors(error, fields);
  const waiting = useLatestRefills().data?.items.filter(({ status }) => status === 'waiting').length ?? 0;
  const isLimitNear = waiting + 1 >= setting.waitingRefills || error?.code === 'too_many_calls';
  const moneyMessages = useMoneyFieldMessages();

  useEffect(() => {
    keep({ currency, system: systemId ?? '', ...draftOfMoney(money) });
  }, [keep, currency, systemId, money]);

  const chosen = offers.find(({ id }) => id === systemId);
  const decimals = offers.find((offer) => offer.currency === currency)?.decimals ?? 0;

  const changeCurrency = useCallback(
    (next: string) => {
      setCurrency(next);
      setSystemId(onlyOffer(offers, next));
      setMoney(emptyMoney);
    },
    [offers],
  );

  function refuseFee(amount: DecimalString) {
    if (!chosen) return null;
    const { amount: net } = netOf({ amount, currency }, chosen.fee, decimals);
    return isNegative(net) || isZero(net) ? t('amount.feeTakesAll') : null;
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!chosen || money.amount === null) return;
    const outcome = await trigger({
      body: { system: chosen.id, amount: { amount: money.amount, currency } },
    });
    if (!outcome.ok) return;
    forget();
    setMoney(emptyMoney);
    onCreated(outcome.data);
  }

  const bounds = chosen && {
    minimum: formatMoney({ amount: chosen.minimum, currency }, i18n.language),
    maximum: formatMoney({ amount: chosen.maximum, currency }, i18n.language),
  };

  return (
    <Form onSubmit={submit} validationErrors={fieldErrors}>
      <Grid layout="aside" gap={6} isAsideSticky>
        <Card title={t('form.title')}>
          <Stack gap={5}>
            <SystemChoice
              offers={offers}
              currency={currency}
              onCurrencyChange={changeCurrency}
              systemId={systemId}
              onSystemChange={setSystemId}
            />
            <MoneyField
              name="amount"
              label={t('form.amount')}
              value={money}
              onChange={setMoney}
              currency={currency}
              decimals={decimals}
              minimum={chosen?.minimum}
              maximum={chosen?.maximum}
              validateAmount={refuseFee}
              description={bounds && t('form.amountBounds', bounds)}
              requiredMessage={t('form.amountRequired')}
              messages={{
                ...moneyMessages,
                belowMinimum: (minimum) => t('amount.belowMinimum', { minimum }),
                aboveMaximum: (maximum) => t('amount.aboveMaximum', { maximum }),
              }}
            />
          </Stack>
        </Card>
        <RefillSummary
          amount={money.amount === null ? null : { amount: money.amount, currency }}
          decimals={decimals}
          offer={chosen}
          setting={setting}
        >
          {isLimitNear && <Text tone="muted">{t('summary.waiting', { count: setting.waitingRefills })}</Text>}
          {formError && <ProblemBanner {...formError} hrefs={hrefs} />}
          <Button
            type="submit"
            variant="primary"
            size="large"
            isWide
            isPending={isMutating}
            pendingLabel={t('form.submitting')}
          >
            {t('form.submit')}
          </Button>
        </RefillSummary>
      </Grid>
    </Form>
  );
}
