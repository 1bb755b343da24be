import type { Schema } from '@meridian/api-client';
import { AmountField, useFieldErrors, useMoneyEntry } from '@meridian/forms';
import { countDecimals } from '@meridian/money';
import { ProblemBanner } from '@meridian/problem';
import { Button, Dialog, Form, useToast } from '@meridian/ui';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { useUpdateOwnLimit } from './protection.requests.ts';
import { protectionMessages } from './messages.ts';

interface OwnLimitDialogProps {
  limit: Schema<'OwnLimit'>;
  /** Hours until a higher limit takes effect. */
  raiseHours: number;
  onSaved: () => void;
  onCancel: () => void;
}

const fields = ['limit'];

/** Sets or removes an own limit. */
export default function OwnLimitDialog({
  limit: current,
  raiseHours,
  onSaved,
  onCancel,
}: OwnLimitDialogProps) {
  const { t } = useTranslation(messages);
  const { t: tProtection } = useTranslation(protectionMessages);
  const toast = useToast();
  const { kind, limit, used } = current;
  const entry = useMoneyEntry({ currency: used.currency, decimals: countDecimals(used.amount) });
  const { trigger, isMutating, error } = useUpdateOwnLimit();
  const { fieldErrors, formError } = useFieldErrors(error, fields);

  async function save(wanted: Schema<'Money'> | null) {
    if (isMutating) return;
    const outcome = await trigger({ body: { kind, limit: wanted } });
    if (!outcome.ok) return;
    toast.show({ message: tProtection('limits.saved') });
    onSaved();
  }

  return (
    <Dialog
      isOpen
      isDismissable={false}
      isKeyboardDismissDisabled={isMutating}
      onOpenChange={onCancel}
      title={tProtection(`limits.kind.${kind}`)}
      closeLabel={t('frame.cancel')}
    >
      <Form
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          if (entry.money) void save(entry.money);
        }}
        validationErrors={fieldErrors}
      >
        {formError && <ProblemBanner {...formError} />}
        <AmountField
          name="limit"
          label={tProtection('limits.amount')}
          entry={entry}
          description={tProtection('limits.amountHint', { count: raiseHours })}
          requiredMessage={tProtection('limits.amountRequired')}
        />
        <Button
          type="submit"
          variant="primary"
          isWide
          isPending={isMutating}
          pendingLabel={t('frame.saving')}
        >
          {tProtection('limits.save')}
        </Button>
        {limit !== null && (
          <Button variant="quiet" isWide isDisabled={isMutating} onPress={() => void save(null)}>
            {tProtection('limits.remove', { count: raiseHours })}
          </Button>
        )}
      </Form>
    </Dialog>
  );
}
