import type { Schema } from '@meridian/api-client';
import { useUserData } from '@meridian/api-client/react';
import { ProblemBanner } from '@meridian/problem';
import { Card, Skeleton, Stack } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { Contacts } from './Contacts.tsx';
import { PersonalDataForm } from './PersonalDataForm.tsx';

interface ProfileSectionProps {
  user: Schema<'User'>;
  onUserChange: (user: Schema<'User'>) => void;
  hrefs: { confirmEmail: string };
}

/** Sets the size of the skeleton. */
const blank: Schema<'ProfileData'> = {
  type: 'profile',
  fullName: null,
  city: null,
  country: null,
  phone: '',
  registrationDate: '',
};

/** Personal data and contacts, each saved on its own. */
export function ProfileSection({ user, onUserChange, hrefs }: ProfileSectionProps) {
  const { t } = useTranslation(messages);
  const { data, error, mutate } = useUserData('profile');
  const profile = data?.type === 'profile' ? data : undefined;
  return (
    <Stack gap={6}>
      <Card title={t('profile.title')}>
        {profile && (
          <PersonalDataForm
            profile={profile}
            onSaved={(saved) => void mutate(saved, { revalidate: false })}
          />
        )}
        {!profile && error && <ProblemBanner error={error} onRetry={() => void mutate()} />}
        {!profile && !error && (
          <Skeleton shape="block">
            <PersonalDataForm profile={blank} onSaved={() => undefined} />
          </Skeleton>
        )}
      </Card>
      <Contacts user={user} onUserChange={onUserChange} hrefs={hrefs} />
    </Stack>
  );
}
