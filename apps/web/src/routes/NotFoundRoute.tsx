import { EmptyState, LinkButton, SearchIcon } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages as frameMessages } from '@meridian/frame/messages';
import { usePaths } from './paths.ts';

export function Component() {
  const { t } = useTranslation(frameMessages);
  const paths = usePaths();
  return (
    <EmptyState
      headingLevel={2}
      icon={SearchIcon}
      title={t('notFound.title')}
      action={<LinkButton href={paths.cabinet}>{t('notFound.home')}</LinkButton>}
    >
      {t('notFound.body')}
    </EmptyState>
  );
}
