import { markPart, pageParts } from '@meridian/page-parts';
import type { Schema } from '@meridian/api-client';
import { formatPhone } from '@meridian/personal-data';
import {
  Button,
  Card,
  DateTime,
  Inline,
  LinkButton,
  Row,
  RowList,
  StatusBadge,
  Text,
  useToast,
} from '@meridian/ui';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';

const ContactDialog = lazy(() => import('./ContactDialog.tsx'));

interface ContactsProps {
  user: Schema<'User'>;
  onUserChange: (user: Schema<'User'>) => void;
  hrefs: { confirmEmail: string };
}

/** The e-mail and the phone, which are changed with the password. */
export function Contacts({ user, onUserChange, hrefs }: ContactsProps) {
  const { t } = useTranslation(messages);
  const toast = useToast();
  const [changed, setChanged] = useState<'email' | 'phone' | null>(null);
  const contact = (kind: 'email' | 'phone', isConfirmed: boolean) => (
    <Row
      title={
        <>
          <span>{t(`contacts.${kind}`)}</span>{' '}
          <span {...markPart(pageParts.ofUser)}>
            <StatusBadge
              state={isConfirmed ? 'done' : 'attention'}
              label={t(`contacts.${isConfirmed ? 'confirmed' : 'notConfirmed'}.${kind}`)}
            />
          </span>
        </>
      }
      detail={
        <bdi dir="ltr" translate="no" {...markPart(pageParts.ofUser)}>
          {kind === 'phone' ? formatPhone(user.phone) : user.email}
        </bdi>
      }
      value={
        <Inline justify="end">
          {kind === 'email' && !isConfirmed && (
            <span {...markPart(pageParts.ofUser)}>
              <LinkButton size="small" href={hrefs.confirmEmail}>
                {t('contacts.confirmEmail')}
              </LinkButton>
            </span>
          )}
          <Button size="small" aria-label={t(`contacts.change.${kind}`)} onPress={() => setChanged(kind)}>
            {t('wallet.change')}
          </Button>
        </Inline>
      }
    />
  );
  return (
    <Card title={t('contacts.title')}>
      <RowList>
        <Row title={t('contacts.login')} value={<Text isInline>{user.login}</Text>} />
        {contact('email', user.emailConfirmed)}
        {contact('phone', user.phoneConfirmed)}
        <Row
          title={t('contacts.registered')}
          value={
            <Text isInline {...markPart(pageParts.ofUser)}>
              <DateTime value={user.registrationDate} precision="day" />
            </Text>
          }
        />
      </RowList>
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
