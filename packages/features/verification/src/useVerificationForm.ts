import type { Schema } from '@meridian/api-client';
import { useDraft, useFieldErrors } from '@meridian/forms';
import { type FormEvent, useState } from 'react';
import { readDocumentNumber, readFullName } from './identityTexts.ts';
import { noPhotos, type PhotoField, photoFields } from './photos.ts';
import { useUploadVerification } from './verification.requests.ts';

const textFields = ['fullName', 'dateOfBirth', 'familyStatus', 'documentNumber'] as const;
const emptyTexts = { fullName: '', dateOfBirth: '', familyStatus: '', documentNumber: '' };
const fields = [...textFields, ...photoFields];

/** The texts and photos of the form, and their upload. A failed or cancelled upload loses no input. */
export function useVerificationForm(before: Schema<'VerificationData'>, onSent: () => void) {
  const { kept, keep, forget } = useDraft('verification', emptyTexts);
  const [texts, setTexts] = useState(() => ({
    fullName: kept.fullName || (before.fullName ?? ''),
    dateOfBirth: kept.dateOfBirth || (before.dateOfBirth ?? ''),
    familyStatus: kept.familyStatus || (before.familyStatus ?? ''),
    documentNumber: kept.documentNumber,
  }));
  const [photos, setPhotos] = useState(noPhotos);
  const [sentPhotos, setSentPhotos] = useState(noPhotos);
  const [isCancelled, setCancelled] = useState(false);
  const [failures, setFailures] = useState(0);
  const { upload, cancel, progress, error, reset } = useUploadVerification();
  const { fieldErrors, formError } = useFieldErrors(error, fields);

  function change(changed: Partial<typeof texts>) {
    setTexts((current) => ({ ...current, ...changed }));
    keep(changed);
  }

  /** Props of the field for a photo. */
  const photoProps = (field: PhotoField) => ({
    photo: photos[field],
    onChange(photo: File | undefined) {
      setPhotos((current) => ({ ...current, [field]: photo }));
      setCancelled(false);
    },
    // Another photo is not the one that the server refused.
    errorMessage: photos[field] === sentPhotos[field] ? fieldErrors[field] : undefined,
  });

  async function send(event?: FormEvent) {
    event?.preventDefault();
    const form = new FormData();
    for (const field of textFields) form.set(field, texts[field].trim());
    form.set('fullName', readFullName(texts.fullName).text ?? texts.fullName);
    form.set('documentNumber', readDocumentNumber(texts.documentNumber).text ?? texts.documentNumber);
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

  return {
    texts,
    change,
    photoProps,
    send,
    cancel,
    reset,
    /** Undefined while nothing is sent. */
    progress,
    isCancelled,
    /** How often the upload failed or was cancelled, except for refused fields. */
    failures,
    fieldErrors,
    formError,
  };
}
