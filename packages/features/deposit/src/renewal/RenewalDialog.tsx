import type { Schema } from '@meridian/api-client';
import { useFieldErrors } from '@meridian/forms';
import { useDateFormat, useLocale } from '@meridian/i18n';
import { formatMoney } from '@meridian/money';
import { ProblemBanner } from '@meridian/problem';
import { Button, Dialog, Form, Radio, RadioGroup, Skeleton, Text } from '@meridian/ui';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChangeDeposit } from '../deposit.requests.ts';
import { usePlans } from '../invest/invest.requests.ts';
import { messages } from '../messages.ts';
import { renewalMessages } from './messages.ts';

interface RenewalDialogProps {
  deposit: Schema<'Deposit'>;
  renewal: Schema<'DepositRenewal'>;
  onChange: (deposit: Schema<'Deposit'>) => void;
  onHide: () => void;
}

/** Chooses what happens at the end of the term: what is continued, and on which plan. */
export default function RenewalDialog({ onHide, ...props }: RenewalDialogProps) {
  const { t } = useTranslation(renewalMessages);
  const { t: tDeposit } = useTranslation(messages);
  return (
    <Dialog isOpen onOpenChange={onHide} title={t('title')} closeLabel={tDeposit('details.close')}>
      <RenewalForm {...props} />
    </Dialog>
  );
}

const endings = ['off', 'body', 'body_and_accruals'] as const;
const fields = ['renewal.amount', 'renewal.plan'];

function RenewalForm({ deposit, renewal, onChange }: Omit<RenewalDialogProps, 'onHide'>) {
  const { t } = useTranslation(renewalMessages);
  const { t: tDeposit } = useTranslation(messages);
  const locale = useLocale();
  const formatDay = useDateFormat();
  const plans = usePlans();
  const { trigger, isMutating, error } = useChangeDeposit();
  const { fieldErrors, formError } = useFieldErrors(error, fields);
  const [ending, setEnding] = useState<(typeof endings)[number]>(
    deposit.autoinvestment ? renewal.amount : 'off',
  );
  const [plan, setPlan] = useState(renewal.plan.id);
  const offered = plans.data?.items.filter(
    ({ currency, autoinvestment }) => autoinvestment && currency === deposit.amount.currency,
  );

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isMutating) return;
    const outcome = await trigger({
      params: { path: { id: deposit.id } },
      body:
        ending === 'off'
          ? { autoinvestment: false }
          : { autoinvestment: true, renewal: { amount: ending, plan } },
    });
    if (outcome.ok) onChange(outcome.data);
  }

  return (
    <Form onSubmit={(event) => void save(event)} validationErrors={fieldErrors}>
      {formError && <ProblemBanner {...formError} />}
      <RadioGroup
        name="renewal.amount"
        label={t('what')}
        value={ending}
        onChange={(value) => setEnding(endings.find((one) => one === value) ?? ending)}
      >
        {endings.map((one) => (
          <Radio key={one} value={one}>
            {t(one)}
          </Radio>
        ))}
      </RadioGroup>
      {ending !== 'off' && plans.error && (
        <ProblemBanner error={plans.error} onRetry={() => void plans.mutate()} />
      )}
      {ending !== 'off' && !plans.error && !offered && <Skeleton />}
      {ending !== 'off' && offered && (
        <RadioGroup name="renewal.plan" label={t('plan')} value={plan} onChange={setPlan}>
          {offered.map(({ id, name, timeInDays, minimumDeposit, maximumDeposit }) => (
            <Radio key={id} value={id}>
              {t('planTerms', {
                plan: name,
                term: tDeposit('plan.days', { count: timeInDays }),
                minimum: formatMoney(minimumDeposit, locale),
                maximum: formatMoney(maximumDeposit, locale),
              })}
            </Radio>
          ))}
        </RadioGroup>
      )}
      {ending !== 'off' && <Text tone="muted">{t('conditions')}</Text>}
      <Text tone="muted">{tDeposit('renewal.until', { date: formatDay(deposit.payoutDate) })}</Text>
      <Button
        type="submit"
        variant="primary"
        isWide
        isPending={isMutating}
        pendingLabel={tDeposit('details.saving')}
      >
        {t('save')}
      </Button>
    </Form>
  );
}
