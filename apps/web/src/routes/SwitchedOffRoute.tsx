import { EmptyState, InfoIcon, LinkButton } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages as frameMessages } from '@meridian/frame/messages';
import { usePaths } from './paths.ts';

/** A section that was switched off while it was open. */
export function Component() {
  const { t } = useTranslation(frameMessages);
  const paths = usePaths();
  return (
    <EmptyState
      headingLevel={2}
      icon={InfoIcon}
      title={t('switchedOff.title')}
      action={<LinkButton href={paths.operations}>{t('switchedOff.operations')}</LinkButton>}
    >
      {t('switchedOff.body')}
    </EmptyState>
  );
}
