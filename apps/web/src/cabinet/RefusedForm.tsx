import { useDateFormat } from '@meridian/i18n';
import { Card, CircleAlertIcon, EmptyState, LinkButton } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages as frameMessages } from '@meridian/frame/messages';
import { usePaths } from '../routes/paths.ts';

interface RefusedFormProps {
  title: string;
  body: string;
  action: string;
  href: string;
}

/** In place of a form that the server refuses: why, and where that can be changed. */
const RefusedForm = ({ title, body, action, href }: RefusedFormProps) => (
  <Card>
    <EmptyState
      icon={CircleAlertIcon}
      headingLevel={2}
      title={title}
      action={<LinkButton href={href}>{action}</LinkButton>}
    >
      {body}
    </EmptyState>
  </Card>
);

/** While the closing of the account is scheduled. */
export function ClosingNotice({ closingDate }: { closingDate: string }) {
  const { t } = useTranslation(frameMessages);
  const date = useDateFormat()(closingDate);
  return (
    <RefusedForm
      title={t('closing.form.title')}
      body={t('closing.form.body', { date })}
      action={t('closing.form.action')}
      href={usePaths().myData}
    />
  );
}

/** While the account is locked. */
export function LockedNotice() {
  const { t } = useTranslation(frameMessages);
  return (
    <RefusedForm
      title={t('locked.form')}
      body={t('locked.body')}
      action={t('locked.action')}
      href={usePaths().protection}
    />
  );
}
