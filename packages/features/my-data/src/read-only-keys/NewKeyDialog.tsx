import type { Schema } from '@meridian/api-client';
import { useFieldErrors } from '@meridian/forms';
import { serverNow, useDateFormat } from '@meridian/i18n';
import { ProblemBanner } from '@meridian/problem';
import {
  Alert,
  Button,
  CopyField,
  Dialog,
  Form,
  Radio,
  RadioGroup,
  Stack,
  Text,
  TextField,
} from '@meridian/ui';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { useCreateReadOnlyKey } from './readOnlyKeys.requests.ts';

interface NewKeyDialogProps {
  /** How long a key can work. */
  validDays: readonly number[];
  onCreated: () => void;
  onCancel: () => void;
}

/** Creates a key, then shows it once. */
export default function NewKeyDialog({ validDays, onCreated, onCancel }: NewKeyDialogProps) {
  const { t } = useTranslation(messages);
  const [made, setMade] = useState<Schema<'NewReadOnlyKey'>>();
  return (
    <Dialog
      isOpen
      isDismissable={false}
      isKeyboardDismissDisabled={made !== undefined}
      onOpenChange={made ? onCreated : onCancel}
      title={t(made ? 'keys.shown.title' : 'keys.create')}
      closeLabel={t(made ? 'keys.shown.close' : 'keys.cancel')}
    >
      {made ? (
        <ShownKey made={made} onDone={onCreated} />
      ) : (
        <KeyForm validDays={validDays} onCreated={setMade} />
      )}
    </Dialog>
  );
}

interface KeyFormProps extends Pick<NewKeyDialogProps, 'validDays'> {
  onCreated: (made: Schema<'NewReadOnlyKey'>) => void;
}

const fields = ['name', 'validDays'];
const DAY_MS = 86_400_000;

function KeyForm({ validDays, onCreated }: KeyFormProps) {
  const { t } = useTranslation(messages);
  const formatDate = useDateFormat();
  const { trigger, isMutating, error } = useCreateReadOnlyKey();
  const { fieldErrors, formError } = useFieldErrors(error, fields);
  const endOf = (days: number) => formatDate(new Date(serverNow() + days * DAY_MS).toISOString());

  async function create(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const name = form.get('name');
    if (isMutating || typeof name !== 'string') return;
    const outcome = await trigger({ body: { name, validDays: Number(form.get('validDays')) } });
    if (outcome.ok) onCreated(outcome.data);
  }

  return (
    <Form onSubmit={(event) => void create(event)} validationErrors={fieldErrors}>
      {formError && <ProblemBanner {...formError} />}
      <Text>{t('keys.lead')}</Text>
      <TextField
        name="name"
        label={t('keys.new.name')}
        description={t('keys.new.nameHint')}
        autoComplete="off"
        autoFocus
        requiredMessage={t('keys.new.nameRequired')}
      />
      <RadioGroup name="validDays" label={t('keys.new.valid')} requiredMessage={t('keys.new.validRequired')}>
        {validDays.map((days) => (
          <Radio key={days} value={String(days)}>
            {t('keys.new.days', { count: days, date: endOf(days) })}
          </Radio>
        ))}
      </RadioGroup>
      <Text tone="muted">{t('keys.new.told')}</Text>
      <Button
        type="submit"
        variant="primary"
        isWide
        isPending={isMutating}
        pendingLabel={t('keys.new.creating')}
      >
        {t('keys.new.submit')}
      </Button>
    </Form>
  );
}

function ShownKey({ made, onDone }: { made: Schema<'NewReadOnlyKey'>; onDone: () => void }) {
  const { t } = useTranslation(messages);
  return (
    <Stack gap={5}>
      <Alert tone="warning" isAnnounced title={t('keys.shown.once')}>
        {t('keys.shown.onceBody')}
      </Alert>
      <CopyField
        label={t('keys.shown.key', { name: made.details.name })}
        value={made.key}
        copyLabel={t('keys.shown.copy')}
        isCopyLabelShown
        isPrimary
        copiedLabel={t('keys.shown.copied')}
        failedLabel={t('keys.shown.notCopied')}
      />
      <Text>{t('keys.lead')}</Text>
      <Text tone="muted">{t('keys.shown.safe')}</Text>
      <Button isWide onPress={onDone}>
        {t('keys.shown.done')}
      </Button>
    </Stack>
  );
}
