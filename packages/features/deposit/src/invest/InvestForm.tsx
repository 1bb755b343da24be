import type { Schema } from '@meridian/api-client';
import { useApiMutation, useApiQuery } from '@meridian/api-client/react';
import { compare, type DecimalString, formatMoney, payoutAfter, previewDeposit } from '@meridian/money';
import {
  draftOfMoney,
  draftOfQuote,
  emptyMoneyDraft,
  emptyQuoteDraft,
  moneyOfDraft,
  ProblemBanner,
  quoteOfDraft,
  useDraft,
  useFieldErrors,
  useMoneyFieldMessages,
} from '@meridian/problem';
import { Button, Card, Checkbox, emptyMoney, Form, Grid, Link, MoneyField, Stack, Text } from '@meridian/ui';
import { type FormEvent, lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DepositIntent } from './InvestConfirmation.tsx';
import { HowComputed } from './HowComputed.tsx';
import { InvestCases } from './InvestCases.tsx';
import { InvestSummary } from './InvestSummary.tsx';
import { bodyBounds, bodyOf, type PaymentSource } from './paymentSources.ts';
import { SourceChoice } from './SourceChoice.tsx';

/** Milliseconds between two quotes, so the shown one rarely expires before the person confirms. */
const QUOTE_INTERVAL = 30_000;

const InvestConfirmation = lazy(() => import('./InvestConfirmation.tsx'));
const ProjectionCard = lazy(() => import('./ProjectionCard.tsx'));

interface InvestFormProps {
  plan: Schema<'DepositPlan'>;
  setting: Schema<'SettingDeposit'>;
  /** The server's time when it answered with the plans. The browser's clock may be wrong. */
  offeredAt: string;
  /** At least one; the plan's own currency comes first. */
  sources: readonly [PaymentSource, ...PaymentSource[]];
  paymentMethod: Schema<'PaymentMethod'>;
  hrefs: { refill: string; confirmPhone: string };
  onInvested: (deposit: Schema<'Deposit'>) => void;
}

/** `source` is the balance that the person chose, `currency` that of the typed amount. */
const emptyDraft = { source: '', currency: '', autoinvestment: '', ...emptyMoneyDraft, ...emptyQuoteDraft };

/** Asks for the amount and the balance to pay from, previews the deposit and confirms it. */
export function InvestForm({
  plan,
  setting,
  offeredAt,
  sources,
  paymentMethod,
  hrefs,
  onInvested,
}: InvestFormProps) {
  const { t, i18n } = useTranslation('deposit');
  const { kept, keep, forget } = useDraft('invest', emptyDraft);
  const [chosenCurrency, setChosenCurrency] = useState(kept.source);
  const [typed, setTyped] = useState(() => ({
    currency: kept.currency,
    money: moneyOfDraft(kept, i18n.language),
  }));
  const [wantsAutoinvestment, setWantsAutoinvestment] = useState(kept.autoinvestment !== '');
  const [sentQuote, setSentQuote] = useState(() => quoteOfDraft(kept));
  const [intent, setIntent] = useState<DepositIntent | null>(null);
  const { trigger, isMutating, error, reset } = useApiMutation('post', '/funds/deposits');
  const { fieldErrors, formError } = useFieldErrors(
    error,
    plan.autoinvestment ? ['amount', 'autoinvestment'] : ['amount'],
  );
  const moneyMessages = useMoneyFieldMessages();

  const source = sources.find(({ currency }) => currency === chosenCurrency) ?? sources[0];
  const { currency, decimals, available, bounds, isExchanged } = source;
  const quotes = useApiQuery(isExchanged ? '/user/exchange-rate' : null, {
    params: { query: { sourceCurrency: currency, targetCurrency: plan.currency } },
    refreshInterval: QUOTE_INTERVAL,
  });
  const isSent = sentQuote?.course.from === currency && sentQuote.course.to === plan.currency;
  const quote = isSent ? sentQuote : quotes.data;
  const course = isExchanged ? quote?.course : null;
  // An amount typed in one currency is not reused in another.
  const money = typed.currency === currency ? typed.money : emptyMoney;
  const preview =
    money.amount !== null && course !== undefined
      ? previewDeposit(plan, bodyOf(money.amount, course, plan))
      : null;
  const secondsToPayout = payoutAfter(plan, setting.accrualPeriodSeconds);
  const unlockDate = new Date(Date.parse(offeredAt) + secondsToPayout * 1000).toISOString();
  const format = (amount: DecimalString, of = currency) =>
    formatMoney({ amount, currency: of }, i18n.language);

  useEffect(() => {
    keep({
      source: chosenCurrency,
      currency,
      autoinvestment: wantsAutoinvestment ? 'yes' : '',
      ...draftOfMoney(money),
      ...draftOfQuote(sentQuote),
    });
  }, [keep, chosenCurrency, currency, wantsAutoinvestment, money, sentQuote]);

  function checkAmount(amount: DecimalString): string | null {
    if (compare(amount, available.amount) > 0) {
      return t('amount.insufficient', { available: format(available.amount) });
    }
    return course ? checkBody(bodyOf(amount, course, plan)) : null;
  }

  /** The plan's bounds apply to the amount after the exchange. */
  function checkBody(amount: DecimalString): string | null {
    const { minimum, maximum } = bodyBounds(plan, setting.deposits);
    const body = format(amount, plan.currency);
    if (compare(amount, minimum.amount) < 0) {
      return t('amount.bodyBelowMinimum', { body, minimum: format(minimum.amount, plan.currency) });
    }
    if (compare(amount, maximum.amount) > 0) {
      return t('amount.bodyAboveMaximum', { body, maximum: format(maximum.amount, plan.currency) });
    }
    return null;
  }

  function review(event: FormEvent) {
    event.preventDefault();
    if (money.amount === null || !preview || course === undefined) return;
    reset();
    setIntent({
      plan,
      quote: (isExchanged && quote) || null,
      preview,
      unlockDate,
      request: {
        plan: plan.id,
        amount: { amount: money.amount, currency },
        paymentMethod,
        ...(quote && { quoteId: quote.quoteId }),
        autoinvestment: plan.autoinvestment && wantsAutoinvestment,
      },
    });
  }

  async function confirm({ request, quote: confirmed }: DepositIntent) {
    setSentQuote(confirmed);
    const outcome = await trigger({ body: request });
    if (outcome.ok) {
      forget();
      return onInvested(outcome.data);
    }
    const { code, fields, isDefinitive } = outcome.error;
    if (isDefinitive) setSentQuote(null);
    if (code === 'quote_expired') void quotes.mutate();
    // Errors to fix in the form are shown there. For all others the dialog stays open for a retry.
    const needsChange = code === 'quote_expired' || code === 'insufficient_balance';
    if (needsChange || Object.keys(fields).length > 0) setIntent(null);
    return undefined;
  }

  return (
    <Form onSubmit={review} validationErrors={fieldErrors}>
      <Stack gap={6}>
        <Grid layout="aside" gap={6}>
          <Card title={t('form.title', { plan: plan.name })}>
            <Stack gap={5}>
              <SourceChoice sources={sources} currency={currency} onCurrencyChange={setChosenCurrency} />
              <MoneyField
                key={currency}
                name="amount"
                label={t('form.amount')}
                labelAside={
                  <Text isInline tone="muted">
                    {t('form.available', { amount: format(available.amount) })}{' '}
                    <Link href={hrefs.refill}>{t('form.refill')}</Link>
                  </Text>
                }
                isLeading
                value={money}
                onChange={(changed) => setTyped({ currency, money: changed })}
                currency={currency}
                decimals={decimals}
                minimum={bounds.minimum.amount}
                maximum={bounds.maximum.amount}
                validateAmount={checkAmount}
                description={t('form.bounds', {
                  minimum: format(bounds.minimum.amount),
                  maximum: format(bounds.maximum.amount),
                })}
                requiredMessage={t('form.amountRequired')}
                messages={{
                  ...moneyMessages,
                  belowMinimum: (minimum) => t('amount.belowMinimum', { minimum }),
                  aboveMaximum: (maximum) => t('amount.aboveMaximum', { maximum }),
                }}
              />
              <InvestCases plan={plan} preview={preview} periodSeconds={setting.accrualPeriodSeconds} />
            </Stack>
          </Card>
          <InvestSummary plan={plan} preview={preview} course={course} unlockDate={unlockDate}>
            {plan.autoinvestment && (
              <Checkbox
                name="autoinvestment"
                isSelected={wantsAutoinvestment}
                onChange={setWantsAutoinvestment}
                description={t('autoinvestment.hint')}
              >
                {t('autoinvestment.choose')}
              </Checkbox>
            )}
            {quotes.error && !quote && (
              <ProblemBanner error={quotes.error} onRetry={() => void quotes.mutate()} />
            )}
            {formError && !intent && <ProblemBanner {...formError} hrefs={hrefs} />}
            <Button type="submit" variant="primary" size="large" isWide isDisabled={course === undefined}>
              {t('form.submit')}
            </Button>
          </InvestSummary>
        </Grid>
        <Grid min="half" gap={6}>
          {preview && (
            <Suspense>
              <ProjectionCard
                plan={plan}
                body={preview.body}
                periodSeconds={setting.accrualPeriodSeconds}
                offeredAt={offeredAt}
              />
            </Suspense>
          )}
          <HowComputed plan={plan} preview={preview} course={course} offeredAt={offeredAt} />
        </Grid>
      </Stack>
      <Suspense>
        {intent && (
          <InvestConfirmation
            intent={intent}
            onConfirm={() => void confirm(intent)}
            onCancel={() => setIntent(null)}
            isPending={isMutating}
            error={error}
            hrefs={hrefs}
          />
        )}
      </Suspense>
    </Form>
  );
}
