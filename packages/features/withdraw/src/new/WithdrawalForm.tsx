import type { Schema } from '@meridian/api-client';
import { compare, type DecimalString, formatMoney, isNegative, isZero, netOf } from '@meridian/money';
import { ProblemBanner, useFieldErrors, useMoneyFieldMessages } from '@meridian/problem';
import { Button, Card, emptyMoney, Form, Grid, MoneyField, type MoneyValue, Stack, Text } from '@meridian/ui';
import { type Dispatch, type FormEvent, type SetStateAction, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useRequestWithdrawal } from '../useRequestWithdrawal.ts';
import { WalletChoice } from './WalletChoice.tsx';
import { mostOf, type WithdrawalOffer } from './withdrawalOffers.ts';
import { WithdrawalSummary } from './WithdrawalSummary.tsx';

/** The values entered so far. */
export interface WithdrawalDraft {
  readonly systemId: string | null;
  readonly money: MoneyValue;
}

interface WithdrawalFormProps {
  offers: readonly WithdrawalOffer[];
  balance: Schema<'Balance'>;
  draft: WithdrawalDraft;
  onDraftChange: Dispatch<SetStateAction<WithdrawalDraft>>;
  /** Keep this and `onDraftChange` stable: otherwise typing an amount re-renders every wallet. */
  onEditWallet: (systemId: string | null) => void;
  onRequested: (confirmation: Schema<'WithdrawalConfirmation'>) => void;
  hrefs: { refill: string; invest: string; confirmPhone: string };
}

const fields = ['wallet', 'amount'];

/** The form for a withdrawal: wallet and amount, with a summary beside it. Submitting requests a code. */
export function WithdrawalForm({
  offers,
  balance,
  draft,
  onDraftChange,
  onEditWallet,
  onRequested,
  hrefs,
}: WithdrawalFormProps) {
  const { t, i18n } = useTranslation('withdraw');
  const { trigger, isMutating, error } = useRequestWithdrawal();
  const { fieldErrors, formError } = useFieldErrors(error, fields);
  const moneyMessages = useMoneyFieldMessages();
  const chosen = offers.find(({ id }) => id === draft.systemId && canGoTo(id)) ?? onlyWallet();
  const { money } = draft;

  const changeSystem = useCallback(
    (systemId: string) => {
      const currencyOf = (wanted: string | null) => offers.find(({ id }) => id === wanted)?.currency;
      onDraftChange((before) => {
        const isSameCurrency = currencyOf(systemId) === currencyOf(before.systemId);
        // An amount in one currency is meaningless in another.
        return { systemId, money: isSameCurrency ? before.money : emptyMoney };
      });
    },
    [offers, onDraftChange],
  );

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!chosen || chosen.wallet === null || money.amount === null) return;
    const { id: system, wallet, currency } = chosen;
    const outcome = await trigger({ body: { system, wallet, amount: { amount: money.amount, currency } } });
    if (outcome.ok) onRequested(outcome.data);
  }

  return (
    <Form onSubmit={submit} validationErrors={fieldErrors}>
      <Grid layout="aside" isAsideSticky gap={6}>
        <Card title={t('form.title')}>
          <Stack gap={5}>
            <WalletChoice
              offers={offers}
              systemId={chosen?.id ?? null}
              onSystemChange={changeSystem}
              onEditWallet={onEditWallet}
            />
            {chosen && amountField(chosen)}
          </Stack>
        </Card>
        <WithdrawalSummary offer={chosen} amount={money.amount}>
          {formError && <ProblemBanner {...formError} hrefs={hrefs} />}
          <Button
            type="submit"
            variant="primary"
            size="large"
            isWide
            isDisabled={!chosen}
            isPending={isMutating}
            pendingLabel={t('form.submitting')}
          >
            {t('form.submit')}
          </Button>
        </WithdrawalSummary>
      </Grid>
    </Form>
  );

  function amountField({ currency, decimals, bounds, fee }: WithdrawalOffer) {
    const write = (amount: DecimalString) => formatMoney({ amount, currency }, i18n.language);
    const available = balance.currencies[currency]?.available.amount ?? '0';
    const most = mostOf(bounds, available);

    function refuseAmount(amount: DecimalString): string | null {
      if (compare(amount, available) > 0) return t('amount.insufficient', { available: write(available) });
      const { amount: net } = netOf({ amount, currency }, fee, decimals);
      return isNegative(net) || isZero(net) ? t('amount.feeTakesAll') : null;
    }

    return (
      <MoneyField
        key={currency}
        name="amount"
        label={t('form.amount')}
        labelAside={
          <Text isInline tone="muted">
            {t('form.available', { amount: write(available) })}
          </Text>
        }
        isLeading
        value={money}
        onChange={(typed) => onDraftChange({ systemId: draft.systemId, money: typed })}
        currency={currency}
        decimals={decimals}
        minimum={bounds.minimum.amount}
        maximum={bounds.maximum.amount}
        validateAmount={refuseAmount}
        fill={most === null ? undefined : { label: t('form.most'), amount: most }}
        description={t('form.bounds', {
          minimum: write(bounds.minimum.amount),
          maximum: write(bounds.maximum.amount),
        })}
        requiredMessage={t('form.amountRequired')}
        messages={{
          ...moneyMessages,
          belowMinimum: (minimum) => t('amount.belowMinimum', { minimum }),
          aboveMaximum: (maximum) => t('amount.aboveMaximum', { maximum }),
        }}
      />
    );
  }

  /** A single wallet is preselected. */
  function onlyWallet() {
    const [first, ...others] = offers.filter(({ id }) => canGoTo(id));
    return others.length === 0 ? first : undefined;
  }

  function canGoTo(systemId: string) {
    const offer = offers.find(({ id }) => id === systemId);
    return offer !== undefined && offer.wallet !== null && offer.isAvailable;
  }
}
