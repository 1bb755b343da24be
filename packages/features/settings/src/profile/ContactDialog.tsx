import type { Schema } from '@meridian/api-client';
import { useUpdateProfile } from '@meridian/api-client/react';
import { PhoneInput, useDraft, useFieldErrors, WithdrawalPauseNote } from '@meridian/forms';
import { isEmail } from '@meridian/personal-data';
import { ProblemBanner } from '@meridian/problem';
import { Button, Dialog, Form, Text, TextField } from '@meridian/ui';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messages as problemMessages } from '@meridian/problem';
import { messages } from '../messages.ts';

interface ContactDialogProps {
  kind: 'email' | 'phone';
  /** What the contact is now. */
  current: string;
  onChanged: (user: Schema<'User'>) => void;
  onCancel: () => void;
}

/** Of an e-mail, as the contract has it. */
const longestEmail = 254;

const fieldOfCode = {
  email_already_registered: 'email',
  phone_already_registered: 'phone',
} as const;

/** Changes the e-mail or the phone. A press outside never closes it, because that would lose the input. */
export default function ContactDialog({ kind, current, onChanged, onCancel }: ContactDialogProps) {
  const { t } = useTranslation(messages);
  const { t: tProblem } = useTranslation(problemMessages);
  const { kept, keep, forget } = useDraft(`contact:${kind}`, { contact: '' });
  const [contact, setContact] = useState(kept.contact);
  const { trigger, isMutating, error } = useUpdateProfile();
  // The server would keep it and send no code.
  const isSame = contact.trim().toLowerCase() === current.toLowerCase();
  const same = isSame ? t(`contacts.same.${kind}`) : undefined;
  const { fieldErrors, formError } = useFieldErrors(error, [kind], fieldOfCode);

  function refuseEmail(email: string) {
    if (email.length > longestEmail) return tProblem('field.too_long', { count: longestEmail });
    return isEmail(email) ? same : tProblem('field.email_invalid');
  }

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isMutating || isSame) return;
    const outcome = await trigger({ body: { [kind]: contact.trim() } });
    if (!outcome.ok) return;
    forget();
    onChanged(outcome.data);
  }

  function cancel() {
    forget();
    onCancel();
  }

  function type(text: string) {
    setContact(text);
    keep({ contact: text });
  }

  return (
    <Dialog
      isOpen
      isDismissable={false}
      isKeyboardDismissDisabled={isMutating}
      onOpenChange={cancel}
      title={t(`contacts.change.${kind}`)}
      closeLabel={t('frame.cancel')}
    >
      <Form onSubmit={save} validationErrors={fieldErrors}>
        {formError && <ProblemBanner {...formError} />}
        <Text>{t(`contacts.next.${kind}`)}</Text>
        <WithdrawalPauseNote />
        {kind === 'email' ? (
          <TextField
            name="email"
            inputMode="email"
            label={t('contacts.newEmail')}
            autoComplete="email"
            isVerbatim
            value={contact}
            onChange={type}
            validate={(text) => refuseEmail(text.trim())}
            requiredMessage={tProblem('field.email_required')}
          />
        ) : (
          <PhoneInput
            name="phone"
            label={t('contacts.newPhone')}
            description={t('contacts.phoneHint')}
            autoComplete="tel"
            defaultValue={contact}
            onChange={type}
            errorMessage={same}
            requiredMessage={t('contacts.phoneRequired')}
          />
        )}
        <Button
          type="submit"
          variant="primary"
          isWide
          isPending={isMutating}
          pendingLabel={t('frame.saving')}
        >
          {t(`contacts.save.${kind}`)}
        </Button>
      </Form>
    </Dialog>
  );
}
