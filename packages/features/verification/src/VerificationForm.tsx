import type { Schema } from '@meridian/api-client';
import { useApiUpload } from '@meridian/api-client/react';
import { useDraft, useFieldErrors } from '@meridian/forms';
import { ProblemBanner } from '@meridian/problem';
import {
  Alert,
  Button,
  Card,
  DateField,
  Form,
  Radio,
  RadioGroup,
  Stack,
  Text,
  TextField,
} from '@meridian/ui';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { latestBirthDate } from './latestBirthDate.ts';
import { noPhotos, photoFields, type Photos } from './photos.ts';
import { PhotoDrop } from './PhotoDrop.tsx';
import { UploadStatus } from './UploadStatus.tsx';

interface VerificationFormProps {
  rules: Schema<'SettingVerification'>;
  /** What was sent before a denial. The document number is masked and must be entered again. */
  before: Schema<'VerificationData'>;
  onSent: () => void;
}

/** The contract's, which allows no emoji. */
const namePattern = /^[\p{L}\p{M}\p{N}\p{P} ]*$/u;

const EARLIEST_BIRTH = '1900-01-01';
const familyStatuses = [
  'single',
  'married',
  'divorced',
  'widowed',
] as const satisfies Schema<'FamilyStatus'>[];
const textFields = ['fullName', 'dateOfBirth', 'familyStatus', 'documentNumber'] as const;
const emptyTexts = { fullName: '', dateOfBirth: '', familyStatus: '', documentNumber: '' };
const fields = [...textFields, ...photoFields];

/** The six fields and three photos, sent as one form. A failed or cancelled upload loses no input. */
export function VerificationForm({ rules, before, onSent }: VerificationFormProps) {
  const { t } = useTranslation('verification');
  const { t: tProblem } = useTranslation('problem');
  const { kept, keep, forget } = useDraft('verification', emptyTexts);
  const [texts, setTexts] = useState(() => ({
    fullName: kept.fullName || (before.fullName ?? ''),
    dateOfBirth: kept.dateOfBirth || (before.dateOfBirth ?? ''),
    familyStatus: kept.familyStatus || (before.familyStatus ?? ''),
    documentNumber: kept.documentNumber,
  }));
  const [latestBirth] = useState(() => latestBirthDate(new Date(), rules.minimumAgeYears));
  const [photos, setPhotos] = useState(noPhotos);
  const [sentPhotos, setSentPhotos] = useState(noPhotos);
  const [isCancelled, setCancelled] = useState(false);
  const [failures, setFailures] = useState(0);
  const { upload, cancel, progress, error, reset } = useApiUpload('patch', '/user-data/verification', {
    revalidates: ['/user-data/byType/{type}'],
  });
  const { fieldErrors, formError } = useFieldErrors(error, fields);
  const isSending = progress !== undefined;

  function change(changed: Partial<typeof texts>) {
    setTexts((current) => ({ ...current, ...changed }));
    keep(changed);
  }

  function changePhoto(changed: Partial<Photos>) {
    setPhotos((current) => ({ ...current, ...changed }));
    setCancelled(false);
  }

  async function send(event?: FormEvent) {
    event?.preventDefault();
    const form = new FormData();
    for (const field of textFields) form.set(field, texts[field].trim());
    for (const field of photoFields) {
      const photo = photos[field];
      if (photo) form.set(field, photo);
    }
    setCancelled(false);
    setSentPhotos(photos);
    const outcome = await upload(form);
    if (outcome !== 'cancelled' && outcome.ok) {
      forget();
      onSent();
      return;
    }
    setCancelled(outcome === 'cancelled');
    // The first refused field takes the focus.
    if (outcome === 'cancelled' || Object.keys(outcome.error.fields).length === 0) setFailures(failures + 1);
  }

  const checkText = (most: number) => (text: string) => {
    if (text !== '' && text.trim() === '') return tProblem('field.required');
    return text.trim().length > most ? t('field.tooLong', { count: most }) : undefined;
  };

  const checkName = checkText(200);

  return (
    <Form onSubmit={(event) => void send(event)} validationErrors={fieldErrors}>
      <Card title={t('person.title')}>
        <Stack gap={5} width="form">
          <TextField
            name="fullName"
            label={t('field.fullName')}
            description={t('field.fullNameHint')}
            autoComplete="name"
            isDisabled={isSending}
            value={texts.fullName}
            onChange={(fullName) => change({ fullName })}
            validate={(name) => (namePattern.test(name) ? checkName(name) : t('field.characters'))}
            requiredMessage={t('missing.fullName')}
          />
          <DateField
            name="dateOfBirth"
            label={t('field.dateOfBirth')}
            autoComplete="bday"
            isDisabled={isSending}
            letters={{ day: t('date.day'), month: t('date.month'), year: t('date.year') }}
            value={texts.dateOfBirth === '' ? undefined : texts.dateOfBirth}
            onChange={(day = '') => change({ dateOfBirth: day })}
            minimum={EARLIEST_BIRTH}
            maximum={latestBirth}
            messages={{
              unreadable: (pattern) => t('date.unreadable', { pattern }),
              outside: t('date.outside', { count: rules.minimumAgeYears }),
            }}
            requiredMessage={t('missing.dateOfBirth')}
          />
          <RadioGroup
            name="familyStatus"
            label={t('field.familyStatus')}
            isDisabled={isSending}
            value={texts.familyStatus}
            onChange={(familyStatus) => change({ familyStatus })}
            requiredMessage={t('missing.familyStatus')}
          >
            {familyStatuses.map((status) => (
              <Radio key={status} value={status}>
                {t(`familyStatus.${status}`)}
              </Radio>
            ))}
          </RadioGroup>
          <TextField
            name="documentNumber"
            label={t('field.documentNumber')}
            description={t('field.documentNumberHint')}
            autoComplete="off"
            isVerbatim
            isDisabled={isSending}
            value={texts.documentNumber}
            onChange={(documentNumber) => change({ documentNumber })}
            validate={checkText(64)}
            requiredMessage={t('missing.documentNumber')}
          />
        </Stack>
      </Card>
      <Card title={t('photo.title')}>
        <Stack gap={6}>
          <Text>{t('photo.about')}</Text>
          {photoFields.map((field) => (
            <PhotoDrop
              key={field}
              field={field}
              rules={rules}
              photo={photos[field]}
              onChange={(photo) => changePhoto({ [field]: photo })}
              // Another photo is not the one that the server refused.
              errorMessage={photos[field] === sentPhotos[field] ? fieldErrors[field] : undefined}
              isDisabled={isSending}
            />
          ))}
        </Stack>
      </Card>
      {formError && <ProblemBanner {...formError} onRetry={() => void send()} />}
      {isCancelled && (
        <Alert tone="info" isAnnounced title={t('upload.cancelled')}>
          {t('upload.cancelledBody')}
        </Alert>
      )}
      {isSending ? (
        <UploadStatus progress={progress} onCancel={cancel} />
      ) : (
        <div>
          <Button
            // A new button for the focus, which was on the one that cancels the upload.
            key={failures}
            type="submit"
            variant="primary"
            size="large"
            onPress={reset}
            autoFocus={failures > 0}
          >
            {t('submit')}
          </Button>
        </div>
      )}
    </Form>
  );
}
