import { LinkButton } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { Actions } from '../parts/Actions.tsx';
import { PageIntro } from '../parts/PageIntro.tsx';

export interface NotFoundPageProps {
  hrefs: { readonly home: string; readonly plans: string; readonly contacts: string };
}

/** The page for every address that leads nowhere. */
export function NotFoundPage({ hrefs }: NotFoundPageProps) {
  const { t } = useTranslation('content');
  return (
    <PageIntro title={t('notices.notFound.title')} lead={t('notices.notFound.lead')}>
      <Actions>
        <LinkButton variant="primary" href={hrefs.home}>
          {t('notices.notFound.home')}
        </LinkButton>
        <LinkButton href={hrefs.plans}>{t('notices.notFound.plans')}</LinkButton>
        <LinkButton href={hrefs.contacts}>{t('notices.notFound.contacts')}</LinkButton>
      </Actions>
    </PageIntro>
  );
}
