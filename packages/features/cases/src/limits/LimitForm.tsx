import type { Schema } from '@meridian/api-client';
import { useApiMutation } from '@meridian/api-client/react';
import { decimalsOf } from '@meridian/money';
import { ProblemBanner, useFieldErrors, useMoneyFieldMessages } from '@meridian/problem';
import { Button, emptyMoney, Form, Inline, MoneyField, Stack, Text } from '@meridian/ui';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface LimitFormProps {
  limits: Schema<'CaseLimits'>;
  /** Hours until a higher limit takes effect. */
  raiseHours: number;
}

/** Sets or removes the limit per day. */
export function LimitForm({ limits: { spendPerDay, spentToday }, raiseHours }: LimitFormProps) {
  const { t } = useTranslation('cases');
  const [money, setMoney] = useState(emptyMoney);
  const { trigger, isMutating, error, data } = useApiMutation('patch', '/crypto-cases/limits', {
    revalidates: ['/crypto-cases/limits'],
  });
  const { fieldErrors, formError } = useFieldErrors(error, ['spendPerDay']);
  const messages = useMoneyFieldMessages();
  const { currency } = spentToday;

  async function save(limit: Schema<'Money'> | null) {
    const outcome = await trigger({ body: { spendPerDay: limit } });
    if (outcome.ok) setMoney(emptyMoney);
  }

  return (
    <Form
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (money.amount !== null) void save({ amount: money.amount, currency });
      }}
      validationErrors={fieldErrors}
    >
      <Stack gap={3}>
        <MoneyField
          name="spendPerDay"
          label={t('limits.amount')}
          value={money}
          onChange={setMoney}
          currency={currency}
          decimals={decimalsOf(spentToday.amount)}
          minimum="0"
          description={t('limits.amountHint', { count: raiseHours })}
          requiredMessage={t('limits.amountRequired')}
          messages={messages}
        />
        {formError && <ProblemBanner {...formError} />}
        <Inline gap={3}>
          <Button type="submit" isPending={isMutating} pendingLabel={t('limits.saving')}>
            {t('limits.save')}
          </Button>
          {spendPerDay !== null && (
            <Button variant="quiet" isDisabled={isMutating} onPress={() => void save(null)}>
              {t('limits.remove')}
            </Button>
          )}
        </Inline>
        <Text role="status" tone="muted">
          {data ? t('limits.saved') : ''}
        </Text>
      </Stack>
    </Form>
  );
}
