import type { Schema } from '@meridian/api-client';
import { useLocale } from '@meridian/i18n';
import { FileDrop, type FileDropProps, writeBytes } from '@meridian/ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isDecodable } from './isDecodable.ts';
import { messages } from './messages.ts';
import type { PhotoField } from './photos.ts';

interface PhotoDropProps {
  field: PhotoField;
  rules: Schema<'SettingVerification'>;
  photo: File | undefined;
  onChange: (photo: File | undefined) => void;
  /** What the server said about this photo. */
  errorMessage: string | undefined;
  isDisabled: boolean;
}

const formatNames: Readonly<Record<string, string>> = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
};

/** One photo: checked by size and content, and shown before it is sent. */
export function PhotoDrop({ field, rules, photo, onChange, errorMessage, isDisabled }: PhotoDropProps) {
  const { t } = useTranslation(messages);
  const locale = useLocale();
  const [refusal, setRefusal] = useState<string>();
  const latest = useRef<File | undefined>(undefined);
  const formats = new Intl.ListFormat(locale, { type: 'disjunction' }).format(
    rules.fileTypes.map((type) => formatNames[type] ?? type),
  );
  const size = writeBytes(rules.fileMaximumBytes, locale);

  async function take(file: File) {
    latest.current = file;
    setRefusal(undefined);
    const canBeShown = await isDecodable(file);
    if (latest.current !== file) return;
    if (canBeShown) onChange(file);
    else setRefusal(t('refused.unreadable', { name: file.name }));
  }

  const refuse: FileDropProps['words']['refuse'] = (refused) => {
    const { name } = refused.file;
    if (refused.reason === 'type') {
      if (refused.type === 'image/heic') return t('refused.heic', { name });
      if (rules.fileTypes.includes(refused.file.type)) return t('refused.not_a_photo', { name, formats });
    }
    return t(`refused.${refused.reason}`, { name, formats, size });
  };

  return (
    <FileDrop
      label={t(`photo.${field}.label`)}
      description={`${t(`photo.${field}.hint`)} ${t('photo.rules', { formats, size })}`}
      requiredMessage={t('photo.required')}
      errorMessage={refusal ?? errorMessage}
      acceptedTypes={rules.fileTypes}
      maximumBytes={rules.fileMaximumBytes}
      maximumFiles={1}
      preview="large"
      isDisabled={isDisabled}
      items={photo ? [{ id: field, file: photo, status: 'ready' }] : []}
      onAdd={([file]) => file && void take(file)}
      onRefuse={() => {
        latest.current = undefined;
        setRefusal(undefined);
      }}
      onRemove={() => {
        latest.current = undefined;
        setRefusal(undefined);
        onChange(undefined);
      }}
      // A photo is never sent alone.
      onRetry={() => undefined}
      words={{
        choose: t(photo ? 'photo.chooseAnother' : 'photo.choose'),
        drop: t('photo.drop'),
        refuse,
        remove: (name) => t('photo.remove', { name }),
        retry: (name) => name,
        ready: t('photo.ready'),
        sending: () => '',
        sent: '',
      }}
    />
  );
}
