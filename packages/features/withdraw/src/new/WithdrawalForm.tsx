import type { Schema } from '@meridian/api-client';
import { AmountField, SubmitArea } from '@meridian/forms';
import { Card, Form, Grid, SegmentedControl, Stack } from '@meridian/ui';
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
  const { offers, onSystemChange, onEditWallet, onSubscribe, hrefs } = props;
  const { t } = useTranslation('withdraw');
  const form = useWithdrawalForm(offers, props.balance, props.systemId, props.onRequested);
  const { offer } = form;
  const isLapsed = props.isLapsed || form.error?.code === 'subscription_required';

  return (
    <Form onSubmit={form.submit} validationErrors={form.fieldErrors}>
      <Grid layout="aside" isAsideSticky gap={6}>
        <Card title={t('form.title')}>
          <Stack gap={5}>
            <WalletChoice
              offers={offers}
              systemId={offer?.id ?? null}
              onSystemChange={onSystemChange}
              onEditWallet={onEditWallet}
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
                  name="amount"
                  label={t('form.amount')}
                  isLeading
                  {...form.field}
                  requiredMessage={t('form.amountRequired')}
                />
              </>
            )}
          </Stack>
        </Card>
        <WithdrawalSummary offer={offer} amount={form.leaving}>
          {isLapsed && <SubscriptionLapsed onSubscribe={() => onSubscribe(form.reset)} />}
          <SubmitArea
            problem={isLapsed ? undefined : form.formError}
            hrefs={hrefs}
            isDisabled={!offer}
            isPending={form.isMutating}
            pendingLabel={t('form.submitting')}
          >
            {t('form.submit')}
          </SubmitArea>
        </WithdrawalSummary>
      </Grid>
    </Form>
  );
}
