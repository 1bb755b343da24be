import { LinkButton, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { Actions } from '../parts/Actions.tsx';
import { PageDrawing } from '../parts/PageDrawing.tsx';
import { PageIntro } from '../parts/PageIntro.tsx';

export interface MaintenancePageProps {
  /** The page to try again. `?` is the current one. */
  retryHref: string;
}

/** What a server without an API responds with during technical work. */
export function MaintenancePage({ retryHref }: MaintenancePageProps) {
  const { t } = useTranslation(messages);
  return (
    <PageIntro
      title={t('notices.maintenance.title')}
      lead={t('notices.maintenance.lead')}
      drawing={<PageDrawing of="maintenance" />}
    >
      <Text size={16}>{t('notices.maintenance.safe')}</Text>
      <Text size={16}>{t('notices.maintenance.again')}</Text>
      <Actions>
        <LinkButton href={retryHref}>{t('notices.maintenance.retry')}</LinkButton>
      </Actions>
    </PageIntro>
  );
}
