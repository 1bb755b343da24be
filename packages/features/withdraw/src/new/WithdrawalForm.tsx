import type { Schema } from '@meridian/api-client';
import { AmountField, MoneyForm } from '@meridian/forms';
import { formatAmount, formatMoney, netAfterFee } from '@meridian/money';
import { Amount, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { SubscriptionLapsed } from '../SubscriptionLapsed.tsx';
import { useWithdrawalForm } from './useWithdrawalForm.ts';
import { WalletChoice } from './WalletChoice.tsx';
import type { WalletChanges, WithdrawalOffer } from './withdrawalOffers.ts';
import { WithdrawalNext } from './WithdrawalNext.tsx';
import { WithdrawalTerms } from './WithdrawalTerms.tsx';

interface WithdrawalFormProps {
  offers: readonly WithdrawalOffer[];
  balance: Schema<'Balance'>;
  /** Keep this stable too. */
  changes: WalletChanges;
  /** The chosen wallet; empty until there is one. */
  walletId: string;
  /** Keep this and `onEditWallet` stable: otherwise typing an amount re-renders the wallet. */
  onWalletChange: (walletId: string) => void;
  onEditWallet: (walletId: string | null) => void;
  /** The subscription has ended since the form was opened. */
  isLapsed: boolean;
  /** Opens the subscriptions; `onBought` is called after a payment. */
  onSubscribe: (onBought: () => void) => void;
  onRequested: (confirmation: Schema<'WithdrawalConfirmation'>) => void;
  hrefs: { refill: string; invest: string; confirmPhone?: string };
}

/** The form for a withdrawal: wallet and amount, with a summary beside it. Submitting requests a code. */
export function WithdrawalForm(props: WithdrawalFormProps) {
  const { offers, onSubscribe } = props;
  const { t, i18n } = useTranslation(messages);
  const form = useWithdrawalForm(offers, props.balance, props.walletId, props.onRequested);
  const { offer, amount, available, most, submit, mutation } = form;
  const isLapsed = props.isLapsed || mutation.error?.code === 'subscription_required';

  return (
    <MoneyForm
      {...submit.form}
      summaryTitle={t('summary.title')}
      summary={
        offer && amount ? (
          <WithdrawalTerms offer={offer} amount={amount} />
        ) : (
          <Text tone="muted">{emptySummary()}</Text>
        )
      }
      ahead={<WithdrawalNext expectedSeconds={offer?.expectedSeconds} />}
      figure={
        offer && amount
          ? {
              label: t('summary.receive'),
              value: <Amount value={netAfterFee(amount, offer.fee, offer.decimals)} />,
            }
          : undefined
      }
      action={{
        ...submit.area,
        ...(isLapsed && { problem: undefined }),
        hrefs: props.hrefs,
        isDisabled: !offer,
        pendingLabel: t('form.submitting'),
        children: form.submitLabel,
      }}
    >
      {isLapsed && <SubscriptionLapsed onSubscribe={() => onSubscribe(mutation.reset)} />}
      <WalletChoice
        offers={offers}
        changes={props.changes}
        walletId={offer?.walletId ?? null}
        onWalletChange={props.onWalletChange}
        onEditWallet={props.onEditWallet}
      />
      {offer && (
        <>
          <AmountField
            {...form.fieldOf('leaves', offer)}
            available={available.amount}
            most={most}
            description={t('form.bounds', {
              minimum: formatMoney(offer.bounds.minimum, i18n.language),
              maximum: formatMoney(offer.bounds.maximum, i18n.language),
            })}
          />
          <AmountField {...form.fieldOf('arrives', offer)} name="arrives" isNoteQuiet />
        </>
      )}
      <Text tone="muted">{t('summary.risk')}</Text>
    </MoneyForm>
  );

  function feeRule({ fixed, percent }: WithdrawalOffer['fee']) {
    return t('summary.feeRule', {
      fixed: formatMoney(fixed, i18n.language),
      percent: formatAmount(percent, i18n.language, 0),
    });
  }

  function emptySummary() {
    if (!offer) return t('summary.noWallet');
    if (most !== null) return t('summary.empty', { rule: feeRule(offer.fee) });
    return t('summary.tooLittle', {
      available: formatMoney(available, i18n.language),
      minimum: formatMoney(offer.bounds.minimum, i18n.language),
    });
  }
}
