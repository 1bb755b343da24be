import type { Schema } from '@meridian/api-client';
import { AmountField, MoneyForm, SubmitArea } from '@meridian/forms';
import { SegmentedControl } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { SubscriptionLapsed } from '../SubscriptionLapsed.tsx';
import { sides, useWithdrawalForm } from './useWithdrawalForm.ts';
import { WalletChoice } from './WalletChoice.tsx';
import type { WithdrawalOffer } from './withdrawalOffers.ts';
import { WithdrawalSummary } from './WithdrawalSummary.tsx';

interface WithdrawalFormProps {
  offers: readonly WithdrawalOffer[];
  balance: Schema<'Balance'>;
  /** The chosen payment system; empty until there is one. */
  systemId: string;
  /** Keep this and `onEditWallet` stable: otherwise typing an amount re-renders every wallet. */
  onSystemChange: (systemId: string) => void;
  onEditWallet: (systemId: string | null) => void;
  /** The subscription has ended since the form was opened. */
  isLapsed: boolean;
  /** Opens the subscriptions; `onBought` is called after a payment. */
  onSubscribe: (onBought: () => void) => void;
  onRequested: (confirmation: Schema<'WithdrawalConfirmation'>) => void;
  hrefs: { refill: string; invest: string; confirmPhone: string };
}

/** The form for a withdrawal: wallet and amount, with a summary beside it. Submitting requests a code. */
export function WithdrawalForm(props: WithdrawalFormProps) {
  const { offers, onSubscribe } = props;
  const { t } = useTranslation('withdraw');
  const form = useWithdrawalForm(offers, props.balance, props.systemId, props.onRequested);
  const { offer, submit, mutation } = form;
  const isLapsed = props.isLapsed || mutation.error?.code === 'subscription_required';

  return (
    <MoneyForm
      {...submit.form}
      title={t('form.title')}
      summary={
        <WithdrawalSummary offer={offer} amount={form.leaving}>
          {isLapsed && <SubscriptionLapsed onSubscribe={() => onSubscribe(mutation.reset)} />}
          <SubmitArea
            {...submit.area}
            {...(isLapsed && { problem: undefined })}
            hrefs={props.hrefs}
            isDisabled={!offer}
            pendingLabel={t('form.submitting')}
          >
            {t('form.submit')}
          </SubmitArea>
        </WithdrawalSummary>
      }
    >
      <WalletChoice
        offers={offers}
        systemId={offer?.id ?? null}
        onSystemChange={props.onSystemChange}
        onEditWallet={props.onEditWallet}
      />
      {offer && (
        <>
          <SegmentedControl
            label={t('form.side')}
            value={form.side}
            options={sides.map((value) => ({ value, label: t(`form.${value}`) }))}
            onChange={form.setSide}
          />
          <AmountField
            key={form.side}
            label={t('form.amount')}
            isLeading
            requiredMessage={t('form.amountRequired')}
            {...form.amountProps(offer)}
          />
        </>
      )}
    </MoneyForm>
  );
}
