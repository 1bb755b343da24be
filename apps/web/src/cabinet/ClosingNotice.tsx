import { useDateFormat } from '@meridian/i18n';
import { Card, CircleAlertIcon, EmptyState, LinkButton } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages as frameMessages } from '@meridian/frame/messages';
import { usePaths } from '../routes/paths.ts';

/** In place of a form that the server refuses while the closing of the account is scheduled. */
export function ClosingNotice({ closingDate }: { closingDate: string }) {
  const { t } = useTranslation(frameMessages);
  const paths = usePaths();
  const date = useDateFormat()(closingDate);
  return (
    <Card>
      <EmptyState
        icon={CircleAlertIcon}
        headingLevel={2}
        title={t('closing.form.title')}
        action={<LinkButton href={paths.myData}>{t('closing.form.action')}</LinkButton>}
      >
        {t('closing.form.body', { date })}
      </EmptyState>
    </Card>
  );
}
