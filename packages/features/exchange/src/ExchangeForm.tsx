import type { Schema } from '@meridian/api-client';
import { useApiMutation } from '@meridian/api-client/react';
import { compare, type DecimalString, formatMoney, isZero, previewExchange, soldFor } from '@meridian/money';
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
import {
  ArrowLeftRightIcon,
  Button,
  Card,
  emptyMoney,
  Form,
  Grid,
  MoneyField,
  type MoneyValue,
  moneyValue,
  Select,
  SelectItem,
  Stack,
  Text,
} from '@meridian/ui';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ExchangeConfirmation, type ExchangeIntent } from './ExchangeConfirmation.tsx';
import { ExchangeSummary } from './ExchangeSummary.tsx';
import { firstPair, mostToSell, sellable } from './pairs.ts';
import { useQuote } from './useQuote.ts';

interface ExchangeFormProps {
  balance: Schema<'Balance'>;
  setting: Schema<'SettingExchange'>;
  hrefs: { confirmPhone: string };
  onMade: (exchange: Schema<'Exchange'>) => void;
}

const emptyDraft = { sell: '', buy: '', side: 'sold', ...emptyMoneyDraft, ...emptyQuoteDraft };

/** Asks for two currencies and either amount, shows what the other one is at the quoted rate, and confirms the exchange. */
export function ExchangeForm({ balance, setting, hrefs, onMade }: ExchangeFormProps) {
  const { t, i18n } = useTranslation('exchange');
  const { kept, keep, forget } = useDraft('exchange', emptyDraft);
  const [pair, setPair] = useState(() => firstPair(balance, setting, { from: kept.sell, to: kept.buy }));
  // The other amount follows from this one.
  const [typed, setTyped] = useState<{ side: 'sold' | 'received'; money: MoneyValue }>(() => ({
    side: kept.side === 'received' ? 'received' : 'sold',
    money: pair.from === kept.sell && pair.to === kept.buy ? moneyOfDraft(kept, i18n.language) : emptyMoney,
  }));
  const [sentQuote, setSentQuote] = useState(() => quoteOfDraft(kept));
  const [intent, setIntent] = useState<ExchangeIntent | null>(null);
  const { trigger, isMutating, error, reset } = useApiMutation('post', '/user/exchange');
  const { fieldErrors, formError } = useFieldErrors(error, ['amount']);
  const moneyMessages = useMoneyFieldMessages();
  const quotes = useQuote(pair);

  const isSent = sentQuote?.course.from === pair.from && sentQuote.course.to === pair.to;
  const quote = isSent ? sentQuote : quotes.data;
  const expiryDate = isSent ? undefined : quotes.data?.expiryDate;
  const [from, to] = [balance.currencies[pair.from], balance.currencies[pair.to]];
  const decimals = { from: from?.decimals ?? 0, to: to?.decimals ?? 0 };
  const available = from?.available.amount ?? '0';
  const bounds = setting.amounts.find(({ minimum }) => minimum.currency === pair.from);
  const terms = quote && { rate: quote.course.rate, feePercent: quote.feePercent, decimals: decimals.to };
  const sold = soldAmount();
  const preview = sold !== null && terms ? previewExchange(sold, terms) : null;
  const write = (amount: DecimalString, currency = pair.from) =>
    formatMoney({ amount, currency }, i18n.language);

  useEffect(() => {
    keep({
      sell: pair.from,
      buy: pair.to,
      side: typed.side,
      ...draftOfMoney(typed.money),
      ...draftOfQuote(sentQuote),
    });
  }, [keep, pair, typed, sentQuote]);

  function soldAmount(): DecimalString | null {
    if (typed.side === 'sold' || typed.money.amount === null) return typed.money.amount;
    return terms ? soldFor(typed.money.amount, terms, decimals.from) : null;
  }

  /** The text of the amount that is not typed. */
  function computed(amount: DecimalString | null | undefined): MoneyValue {
    return amount ? moneyValue(amount, i18n.language) : emptyMoney;
  }

  function change(next: { from: string; to: string }) {
    setPair(next);
    setTyped({ side: 'sold', money: emptyMoney });
    reset();
  }

  function refuseSold(amount: DecimalString): string | null {
    if (compare(amount, available) > 0) return t('amount.insufficient', { available: write(available) });
    return terms && isZero(previewExchange(amount, terms).received) ? t('amount.feeTakesAll') : null;
  }

  function review(event: FormEvent) {
    event.preventDefault();
    if (sold === null || !quote || !preview) return;
    reset();
    setIntent({ quote, expiryDate, sold: { amount: sold, currency: pair.from }, preview });
  }

  async function confirm({ quote: agreed, sold: amount }: ExchangeIntent) {
    // Until the answer is known, a retry must use this quote: it cannot be spent twice.
    setSentQuote(agreed);
    const outcome = await trigger({ body: { quoteId: agreed.quoteId, amount } });
    if (outcome.ok) {
      forget();
      onMade(outcome.data);
      return;
    }
    const { code, fields, isDefinitive } = outcome.error;
    if (isDefinitive) setSentQuote(null);
    if (code === 'quote_expired') void quotes.mutate();
    // Errors to fix in the form are shown there. For all others the dialog stays open for a retry.
    const needsChange = code === 'quote_expired' || code === 'insufficient_balance';
    if (needsChange || Object.keys(fields).length > 0) setIntent(null);
  }

  const most = mostToSell(bounds, available);
  const targets = Object.keys(balance.currencies).filter((currency) => currency !== pair.from);
  return (
    <Form onSubmit={review} validationErrors={fieldErrors}>
      <Grid layout="aside" isAsideSticky gap={6}>
        <Card title={t('form.title')}>
          <Stack gap={5}>
            <Select
              label={t('form.from')}
              placeholder={t('form.choose')}
              value={pair.from}
              onChange={(code) => change({ from: String(code), to: code === pair.to ? pair.from : pair.to })}
            >
              {sellable(balance, setting).map((code) => (
                <SelectItem key={code} id={code} label={code} />
              ))}
            </Select>
            <MoneyField
              key={`sold ${pair.from}`}
              name="amount"
              label={t('form.sold')}
              labelAside={
                <Text isInline tone="muted">
                  {t('form.available', { amount: write(available) })}
                </Text>
              }
              isLeading
              value={typed.side === 'sold' ? typed.money : computed(sold)}
              onChange={(money) => setTyped({ side: 'sold', money })}
              currency={pair.from}
              decimals={decimals.from}
              minimum={bounds?.minimum.amount}
              maximum={bounds?.maximum.amount}
              validateAmount={refuseSold}
              fill={most === null ? undefined : { label: t('form.most'), amount: most }}
              description={
                bounds &&
                t('form.bounds', {
                  minimum: write(bounds.minimum.amount),
                  maximum: write(bounds.maximum.amount),
                })
              }
              requiredMessage={t('form.amountRequired')}
              messages={{
                ...moneyMessages,
                belowMinimum: (minimum) => t('amount.belowMinimum', { minimum }),
                aboveMaximum: (maximum) => t('amount.aboveMaximum', { maximum }),
              }}
            />
            <Button
              variant="quiet"
              icon={ArrowLeftRightIcon}
              isDisabled={!sellable(balance, setting).includes(pair.to)}
              onPress={() => change({ from: pair.to, to: pair.from })}
            >
              {t('form.swap')}
            </Button>
            <Select
              label={t('form.to')}
              placeholder={t('form.choose')}
              value={pair.to}
              onChange={(code) => change({ ...pair, to: String(code) })}
            >
              {targets.map((code) => (
                <SelectItem key={code} id={code} label={code} />
              ))}
            </Select>
            <MoneyField
              key={`received ${pair.to}`}
              name="received"
              label={t('form.received')}
              value={typed.side === 'received' ? typed.money : computed(preview?.received)}
              onChange={(money) => setTyped({ side: 'received', money })}
              currency={pair.to}
              decimals={decimals.to}
              description={t('form.receivedHint')}
              messages={moneyMessages}
            />
          </Stack>
        </Card>
        <ExchangeSummary quote={quote} expiryDate={expiryDate} {...pair} preview={preview}>
          {quotes.error && !quote && (
            <ProblemBanner error={quotes.error} onRetry={() => void quotes.mutate()} />
          )}
          {formError && !intent && <ProblemBanner {...formError} hrefs={hrefs} />}
          <Button type="submit" variant="primary" size="large" isWide isDisabled={!quote}>
            {t('form.submit')}
          </Button>
        </ExchangeSummary>
      </Grid>
      {intent && (
        <ExchangeConfirmation
          intent={intent}
          to={pair.to}
          onConfirm={() => void confirm(intent)}
          onCancel={() => setIntent(null)}
          isPending={isMutating}
          error={error}
          hrefs={hrefs}
        />
      )}
    </Form>
  );
}
