import type { Schema } from '@meridian/api-client';
import {
  amountFor,
  compare,
  type DecimalString,
  formatMoney,
  isNegative,
  isZero,
  type Money,
  netOf,
} from '@meridian/money';
import { ProblemBanner, useFieldErrors, useMoneyFieldMessages } from '@meridian/problem';
import {
  Button,
  Card,
  emptyMoney,
  Form,
  Grid,
  MoneyField,
  type MoneyValue,
  moneyValue,
  SegmentedControl,
  Stack,
  Text,
} from '@meridian/ui';
import { type Dispatch, type FormEvent, type SetStateAction, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { SubscriptionLapsed } from '../SubscriptionLapsed.tsx';
import { useRequestWithdrawal } from '../useRequestWithdrawal.ts';
import { WalletChoice } from './WalletChoice.tsx';
import { mostOf, type WithdrawalOffer } from './withdrawalOffers.ts';
import { WithdrawalSummary } from './WithdrawalSummary.tsx';

/** The values entered so far. */
export interface WithdrawalDraft {
  readonly systemId: string | null;
  /** Whether the typed amount is what leaves the balance, fee included, or what arrives at the wallet. */
  readonly side: Side;
  readonly money: MoneyValue;
  /** What was typed before the side was switched. Switching back restores it, until `money` is edited. */
  readonly typed: { readonly side: Side; readonly money: MoneyValue } | null;
}

type Side = 'leaves' | 'arrives';

interface WithdrawalFormProps {
  offers: readonly WithdrawalOffer[];
  balance: Schema<'Balance'>;
  draft: WithdrawalDraft;
  onDraftChange: Dispatch<SetStateAction<WithdrawalDraft>>;
  /** Keep this and `onDraftChange` stable: otherwise typing an amount re-renders every wallet. */
  onEditWallet: (systemId: string | null) => void;
  /** The subscription has ended since the form was opened. */
  isLapsed: boolean;
  /** Opens the subscriptions; `onBought` is called after a payment. */
  onSubscribe: (onBought: () => void) => void;
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
  isLapsed,
  onSubscribe,
  onRequested,
  hrefs,
}: WithdrawalFormProps) {
  const { t, i18n } = useTranslation('withdraw');
  const { trigger, isMutating, error, reset } = useRequestWithdrawal();
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
        return { ...before, systemId, money: isSameCurrency ? before.money : emptyMoney, typed: null };
      });
    },
    [offers, onDraftChange],
  );

  async function submit(event: FormEvent) {
    event.preventDefault();
    const amount = chosen && leavingAmount(chosen, money.amount);
    if (!amount || chosen.wallet === null) return;
    const { id: system, wallet } = chosen;
    const outcome = await trigger({ body: { system, wallet, amount } });
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
            {chosen && amountFields(chosen)}
          </Stack>
        </Card>
        <WithdrawalSummary offer={chosen} amount={chosen ? leavingAmount(chosen, money.amount) : null}>
          {isLapsed || error?.code === 'subscription_required' ? (
            <SubscriptionLapsed onSubscribe={() => onSubscribe(reset)} />
          ) : (
            formError && <ProblemBanner {...formError} hrefs={hrefs} />
          )}
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

  /** What leaves the balance for the typed amount. Null if nothing is typed, or the fee would take it all. */
  function leavingAmount({ currency, fee, decimals }: WithdrawalOffer, amount: DecimalString | null) {
    if (amount === null) return null;
    const typed: Money = { amount, currency };
    return draft.side === 'leaves' ? typed : amountFor(typed, fee, decimals);
  }

  function amountFields(offer: WithdrawalOffer) {
    const { currency, decimals, bounds, fee } = offer;
    const write = (amount: DecimalString) => formatMoney({ amount, currency }, i18n.language);
    const available = balance.currencies[currency]?.available.amount ?? '0';
    const most = mostOf(bounds, available);
    const arrivesOf = (amount: DecimalString) => netOf({ amount, currency }, fee, decimals).amount;
    const isOfArrival = draft.side === 'arrives';

    function refuseAmount(typed: DecimalString): string | null {
      const leaving = leavingAmount(offer, typed);
      if (leaving === null) return t('amount.feeTakesAll');
      const { amount } = leaving;
      // The field itself compares only what leaves the balance with the bounds.
      if (compare(amount, bounds.minimum.amount) < 0)
        return t('amount.belowMinimumOf', { minimum: write(bounds.minimum.amount), amount: write(amount) });
      if (compare(amount, bounds.maximum.amount) > 0)
        return t('amount.aboveMaximumOf', { maximum: write(bounds.maximum.amount), amount: write(amount) });
      if (compare(amount, available) > 0)
        return isOfArrival
          ? t('amount.insufficientFor', { available: write(available), amount: write(amount) })
          : t('amount.insufficient', { available: write(available) });
      const net = arrivesOf(amount);
      return isNegative(net) || isZero(net) ? t('amount.feeTakesAll') : null;
    }

    return (
      <>
        <SegmentedControl<Side>
          label={t('form.side')}
          value={draft.side}
          options={[
            { value: 'leaves', label: t('form.leaves') },
            { value: 'arrives', label: t('form.arrives') },
          ]}
          onChange={(side) => {
            if (side !== draft.side) onDraftChange(switched(offer, side));
          }}
        />
        <MoneyField
          key={`${currency} ${draft.side}`}
          name="amount"
          label={t('form.amount')}
          labelAside={
            <Text isInline tone="muted">
              {t('form.available', { amount: write(available) })}
            </Text>
          }
          isLeading
          value={money}
          onChange={(edited) => onDraftChange({ ...draft, money: edited, typed: null })}
          currency={currency}
          decimals={decimals}
          {...(!isOfArrival && { minimum: bounds.minimum.amount, maximum: bounds.maximum.amount })}
          validateAmount={refuseAmount}
          fill={
            most === null
              ? undefined
              : { label: t('form.most'), amount: isOfArrival ? arrivesOf(most) : most }
          }
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
      </>
    );
  }

  function switched(offer: WithdrawalOffer, side: Side): WithdrawalDraft {
    const { systemId, typed } = draft;
    if (typed?.side === side) return { systemId, ...typed, typed: null };
    return { systemId, side, money: otherSide(offer, side), typed: { side: draft.side, money } };
  }

  /** The typed amount as seen from the other side. */
  function otherSide(offer: WithdrawalOffer, side: Side): MoneyValue {
    const leaving = leavingAmount(offer, money.amount);
    if (leaving === null) return emptyMoney;
    if (side === 'leaves') return moneyValue(leaving.amount, i18n.language);
    const { amount } = netOf(leaving, offer.fee, offer.decimals);
    return isNegative(amount) ? emptyMoney : moneyValue(amount, i18n.language);
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
