import type { Schema } from '@meridian/api-client';
import {
  Button,
  Card,
  DateTime,
  Inline,
  KeyValueList,
  LinkButton,
  Stack,
  StatusBadge,
  Text,
  useToast,
} from '@meridian/ui';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

const ContactDialog = lazy(() => import('./ContactDialog.tsx'));

interface ContactsProps {
  user: Schema<'User'>;
  onUserChange: (user: Schema<'User'>) => void;
  hrefs: { confirmEmail: string };
}

/** The e-mail and the phone, which are changed with the password. */
export function Contacts({ user, onUserChange, hrefs }: ContactsProps) {
  const { t } = useTranslation('settings');
  const toast = useToast();
  const [changed, setChanged] = useState<'email' | 'phone' | null>(null);
  const contact = (kind: 'email' | 'phone', value: string, isConfirmed: boolean) => ({
    id: kind,
    term: t(`contacts.${kind}`),
    value: (
      <Stack gap={2} align="end">
        <Inline justify="end">
          <Text isInline>{value}</Text>
          <StatusBadge
            state={isConfirmed ? 'done' : 'attention'}
            label={t(`contacts.${isConfirmed ? 'confirmed' : 'notConfirmed'}.${kind}`)}
          />
        </Inline>
        <Inline justify="end">
          {kind === 'email' && !isConfirmed && (
            <LinkButton size="small" href={hrefs.confirmEmail}>
              {t('contacts.confirmEmail')}
            </LinkButton>
          )}
          <Button size="small" onPress={() => setChanged(kind)}>
            {t(`contacts.change.${kind}`)}
          </Button>
        </Inline>
      </Stack>
    ),
  });
  return (
    <Card title={t('contacts.title')}>
      <KeyValueList
        items={[
          { id: 'login', term: t('contacts.login'), value: user.login },
          contact('email', user.email, user.emailConfirmed),
          contact('phone', user.phone, user.phoneConfirmed),
          {
            id: 'registered',
            term: t('contacts.registered'),
            value: <DateTime value={user.registrationDate} precision="day" />,
          },
        ]}
      />
      <Suspense>
        {changed && (
          <ContactDialog
            kind={changed}
            current={user[changed]}
            onChanged={(next) => {
              setChanged(null);
              toast.show({ message: t(`contacts.saved.${changed}`) });
              onUserChange(next);
            }}
            onCancel={() => setChanged(null)}
          />
        )}
      </Suspense>
    </Card>
  );
}
