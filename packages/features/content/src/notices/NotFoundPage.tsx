import { LinkButton } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { Actions } from '../parts/Actions.tsx';
import { PageDrawing } from '../parts/PageDrawing.tsx';
import { PageIntro } from '../parts/PageIntro.tsx';
import { Refreshed } from '../parts/Refreshed.tsx';

export interface NotFoundPageProps {
  hrefs: { readonly home: string; readonly plans: string; readonly contacts: string };
  /** The place of the figures that the page is shown in, where the browser finds that there is nothing. */
  place?: string;
}

/** The page for every address that leads nowhere. */
export function NotFoundPage({ hrefs, place }: NotFoundPageProps) {
  const { t } = useTranslation(messages);
  const page = (
    <PageIntro
      title={t('notices.notFound.title')}
      lead={t('notices.notFound.lead')}
      drawing={<PageDrawing of="notFound" />}
    >
      <Actions>
        <LinkButton variant="primary" href={hrefs.home}>
          {t('notices.notFound.home')}
        </LinkButton>
        <LinkButton href={hrefs.plans}>{t('notices.notFound.plans')}</LinkButton>
        <LinkButton href={hrefs.contacts}>{t('notices.notFound.contacts')}</LinkButton>
      </Actions>
    </PageIntro>
  );
  return place === undefined ? page : <Refreshed name={place}>{page}</Refreshed>;
}
