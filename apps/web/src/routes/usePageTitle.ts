import { useTranslation } from 'react-i18next';
import { messages as frameMessages } from '@meridian/frame/messages';
import { useCapabilities } from '../cabinet/useCapabilities.ts';
import { getScreen } from '@meridian/frame/screens';
import { useRouteMatch } from './useRouteMatch.ts';

/** The title of the current page, in its language. */
export function usePageTitle(): string {
  const { t } = useTranslation(frameMessages);
  const match = useRouteMatch();
  const capabilities = useCapabilities();
  const capability = match && getScreen(match.id).capability;
  const isOff = capability && capabilities && !capabilities[capability];
  return match && !isOff ? t(`title.${match.id}`, match.params) : t('title.notFound');
}
