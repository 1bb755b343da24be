import type { Schema } from '@meridian/api-client';
import { countDecimals } from '@meridian/money';
import { AmountField, useFieldErrors, useMoneyDraft, useMoneyEntry } from '@meridian/forms';
import { ProblemBanner } from '@meridian/problem';
import { Button, Form, Inline, Stack, Text } from '@meridian/ui';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSetCaseLimits } from '../cases.requests.ts';
import { messages } from '../messages.ts';

interface LimitFormProps {
  limits: Schema<'CaseLimits'>;
  /** Hours until a higher limit takes effect. */
  raiseHours: number;
}

/** Sets or removes the limit per day. */
export function LimitForm({ limits: { spendPerDay, spentToday }, raiseHours }: LimitFormProps) {
  const { t } = useTranslation(messages);
  const { currency, amount } = spentToday;
  const draft = useMoneyDraft('case-limit', {});
  const entry = useMoneyEntry({ currency, decimals: countDecimals(amount) }, draft);
  const { trigger, isMutating, error, data } = useSetCaseLimits();
  const { fieldErrors, formError } = useFieldErrors(error, ['spendPerDay']);

  async function save(limit: Schema<'Money'> | null) {
    const outcome = await trigger({ body: { spendPerDay: limit } });
    if (!outcome.ok) return;
    entry.clear();
    draft.forget();
  }

  return (
    <Form
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (entry.money) void save(entry.money);
      }}
      validationErrors={fieldErrors}
    >
      <Stack gap={3}>
        <AmountField
          name="spendPerDay"
          label={t('limits.amount')}
          entry={entry}
          description={t('limits.amountHint', { count: raiseHours })}
          requiredMessage={t('limits.amountRequired')}
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
