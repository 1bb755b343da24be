import { EmptyState, LinkButton, SearchIcon } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { usePaths } from './paths.ts';

export function Component() {
  const { t } = useTranslation('frame');
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
