import type { Schema } from '@meridian/api-client';
import { CountryField, useDraft, useFieldErrors, useTextRefusal } from '@meridian/forms';
import { readName } from '@meridian/personal-data';
import { ProblemBanner } from '@meridian/problem';
import { Button, Form, Stack, TextField, useToast } from '@meridian/ui';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { useUpdatePersonalData } from './personalData.requests.ts';

interface PersonalDataFormProps {
  profile: Schema<'ProfileData'>;
  onSaved: (profile: Schema<'ProfileData'>) => void;
}

type Field = 'fullName' | 'city' | 'country';

const fields: readonly Field[] = ['fullName', 'city', 'country'];

const longest = { fullName: 200, city: 100 } as const;

/**
 * The name, the city and the country. What is typed survives a reload and an expired session. Only typed fields are sent, so that
 * another device's change of the others stays.
 */
export function PersonalDataForm({ profile, onSaved }: PersonalDataFormProps) {
  const { t } = useTranslation(messages);
  const toast = useToast();
  const sayRefusal = useTextRefusal();
  const { kept, keep, forget } = useDraft('profile', { fullName: '', city: '', country: '', typed: '' });
  const [typed, setTyped] = useState<Partial<Record<Field, string>>>(() => {
    const names = kept.typed.split(' ');
    return Object.fromEntries(
      fields.filter((field) => names.includes(field)).map((field) => [field, kept[field]]),
    );
  });
  const shown = {
    fullName: profile.fullName ?? '',
    city: profile.city ?? '',
    country: profile.country ?? '',
    ...typed,
  };
  const { trigger, isMutating, error } = useUpdatePersonalData();
  const { fieldErrors, formError } = useFieldErrors(error, fields);

  function refuse(text: string, most: number) {
    const read = readName(text, most);
    // An empty field deletes the value.
    return read.refused === 'required' ? undefined : sayRefusal(read, most);
  }

  function type(change: Partial<Record<Field, string>>) {
    const next = { ...typed, ...change };
    setTyped(next);
    keep({ ...change, typed: Object.keys(next).join(' ') });
  }

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isMutating) return;
    const { fullName, city, country } = typed;
    const body = {
      ...(fullName !== undefined && { fullName: readName(fullName, longest.fullName).text ?? null }),
      ...(city !== undefined && { city: readName(city, longest.city).text ?? null }),
      ...(country !== undefined && { country: country || null }),
    };
    if (Object.keys(body).length > 0) {
      const outcome = await trigger({ body });
      if (!outcome.ok) return;
      forget();
      onSaved(outcome.data);
      setTyped({});
    }
    toast.show({ message: t('profile.saved') });
  }

  return (
    <Form onSubmit={save} validationErrors={fieldErrors}>
      {formError && <ProblemBanner {...formError} />}
      <Stack gap={5}>
        <TextField
          name="fullName"
          label={t('profile.fullName')}
          description={t('profile.fullNameHint')}
          autoComplete="name"
          value={shown.fullName}
          onChange={(fullName) => type({ fullName })}
          validate={(name) => refuse(name, longest.fullName)}
        />
        <TextField
          name="city"
          label={t('profile.city')}
          autoComplete="address-level2"
          value={shown.city}
          onChange={(city) => type({ city })}
          validate={(name) => refuse(name, longest.city)}
        />
        <CountryField
          name="country"
          label={t('profile.country')}
          value={shown.country || null}
          onChange={(country) => type({ country: country ?? '' })}
        />
        <Button type="submit" variant="primary" isPending={isMutating} pendingLabel={t('frame.saving')}>
          {t('profile.save')}
        </Button>
      </Stack>
    </Form>
  );
}
