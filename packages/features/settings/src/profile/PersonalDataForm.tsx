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
}

const fields = ['fullName', 'city', 'country'];

const longest = { fullName: 200, city: 100 } as const;

/** The name, the city and the country. What is typed survives a reload and an expired session. */
export function PersonalDataForm({ profile }: PersonalDataFormProps) {
  const { t } = useTranslation(messages);
  const toast = useToast();
  const sayRefusal = useTextRefusal();
  const saved = {
    fullName: profile.fullName ?? '',
    city: profile.city ?? '',
    country: profile.country ?? '',
  };
  const { kept, keep, forget } = useDraft('profile', { ...saved, isTyped: '' });
  const [typed, setTyped] = useState(kept.isTyped ? kept : saved);
  const { trigger, isMutating, error } = useUpdatePersonalData();
  const { fieldErrors, formError } = useFieldErrors(error, fields);

  function refuse(typed: string, most: number) {
    const read = readName(typed, most);
    // An empty field deletes the value.
    return read.refused === 'required' ? undefined : sayRefusal(read, most);
  }

  function type(change: Partial<typeof saved>) {
    setTyped((before) => ({ ...before, ...change }));
    keep({ ...typed, ...change, isTyped: 'yes' });
  }

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isMutating) return;
    const outcome = await trigger({
      body: {
        fullName: readName(typed.fullName, longest.fullName).text ?? null,
        city: readName(typed.city, longest.city).text ?? null,
        country: typed.country || null,
      },
    });
    if (!outcome.ok) return;
    forget();
    const { fullName, city, country } = outcome.data;
    setTyped({ fullName: fullName ?? '', city: city ?? '', country: country ?? '' });
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
          value={typed.fullName}
          onChange={(fullName) => type({ fullName })}
          validate={(name) => refuse(name, longest.fullName)}
        />
        <TextField
          name="city"
          label={t('profile.city')}
          autoComplete="address-level2"
          value={typed.city}
          onChange={(city) => type({ city })}
          validate={(name) => refuse(name, longest.city)}
        />
        <CountryField
          name="country"
          label={t('profile.country')}
          value={typed.country || null}
          onChange={(country) => type({ country: country ?? '' })}
        />
        <Button type="submit" variant="primary" isPending={isMutating} pendingLabel={t('frame.saving')}>
          {t('profile.save')}
        </Button>
      </Stack>
    </Form>
  );
}
