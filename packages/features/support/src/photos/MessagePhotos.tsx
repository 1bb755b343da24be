import { useSetting } from '@meridian/api-client/react';
import { useLocale } from '@meridian/i18n';
import { FileDrop, type FileDropItem, type FileDropProps, SkeletonRows, writeBytes } from '@meridian/ui';
import { forwardRef, useImperativeHandle, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { photosMessages } from './messages.ts';
import { useUploadSupportPhoto } from './photos.requests.ts';

/** As the contract has it. */
const mostPhotos = 3;

const formatNames: Readonly<Record<string, string>> = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
};

export interface PhotosToSend {
  /** Sends what is not sent yet. The ids of all photos; undefined when one was not taken. */
  upload: () => Promise<readonly string[] | undefined>;
}

interface ChosenPhoto {
  readonly key: string;
  readonly file: File;
  /** Of the server, once it has the photo. */
  readonly id?: string;
  readonly failure?: string;
}

/** The photos of a message. They are sent with it, not before: until then the browser alone has them. */
const MessagePhotos = forwardRef<PhotosToSend>(function MessagePhotos(_, ref) {
  const { t } = useTranslation(photosMessages);
  const locale = useLocale();
  const { data: rules } = useSetting('verification');
  const { upload, progress } = useUploadSupportPhoto();
  const [photos, setPhotos] = useState<readonly ChosenPhoto[]>([]);
  const [sending, setSending] = useState<string>();

  const change = (key: string, changed: Omit<ChosenPhoto, 'key' | 'file'>) =>
    setPhotos((all) => all.map((one) => (one.key === key ? { key, file: one.file, ...changed } : one)));

  async function sendOne({ key, file }: ChosenPhoto): Promise<string | undefined> {
    const form = new FormData();
    form.set('photo', file);
    setSending(key);
    const outcome = await upload(form);
    setSending(undefined);
    if (outcome !== 'cancelled' && outcome.ok) {
      change(key, { id: outcome.data.id });
      return outcome.data.id;
    }
    const refused = outcome !== 'cancelled' && 'photo' in outcome.error.fields;
    change(key, { failure: refused ? t('refused.unreadable', { name: file.name }) : t('failed') });
    return undefined;
  }

  useImperativeHandle(ref, () => ({
    async upload() {
      const ids: string[] = [];
      for (const photo of photos) {
        const id = photo.id ?? (await sendOne(photo));
        if (id === undefined) return undefined;
        ids.push(id);
      }
      return ids;
    },
  }));

  if (!rules) return <SkeletonRows count={2} />;

  const formats = new Intl.ListFormat(locale, { type: 'disjunction' }).format(
    rules.fileTypes.map((type) => formatNames[type] ?? type),
  );
  const size = writeBytes(rules.fileMaximumBytes, locale);
  const refuse: FileDropProps['words']['refuse'] = ({ reason, file: { name } }) =>
    t(`refused.${reason}`, { name, formats, size });
  const percent = progress && progress.total > 0 ? Math.floor((100 * progress.sent) / progress.total) : 0;

  const itemOf = ({ key, file, id, failure }: ChosenPhoto): FileDropItem => {
    if (sending === key) return { id: key, file, status: 'sending', percent };
    if (id !== undefined) return { id: key, file, status: 'sent' };
    return failure === undefined
      ? { id: key, file, status: 'ready' }
      : { id: key, file, status: 'failed', reason: failure };
  };

  return (
    <FileDrop
      label={t('label')}
      description={t('rules', { formats, size })}
      acceptedTypes={rules.fileTypes}
      maximumBytes={rules.fileMaximumBytes}
      maximumFiles={mostPhotos}
      isDisabled={sending !== undefined}
      items={photos.map(itemOf)}
      onAdd={(files) =>
        setPhotos((all) => [...all, ...files.map((file) => ({ key: crypto.randomUUID(), file }))])
      }
      onRemove={(key) => setPhotos((all) => all.filter((one) => one.key !== key))}
      onRetry={(key) => {
        const photo = photos.find((one) => one.key === key);
        if (photo) void sendOne(photo);
      }}
      words={{
        choose: t('choose'),
        drop: t('drop'),
        refuse,
        remove: (name) => t('remove', { name }),
        retry: (name) => t('retry', { name }),
        ready: t('ready'),
        sending: (done) => t('sending', { percent: done }),
        sent: t('sent'),
      }}
    />
  );
});

export default MessagePhotos;
