import type { en } from '../messages/en.ts';
import { useTranslation } from 'react-i18next';

export interface PageTitleProps {
  page: keyof (typeof en)['title'];
}

/** Names the page in the browser's tab and to screen readers that announce a new page. */
export function PageTitle({ page }: PageTitleProps) {
  const { t } = useTranslation('web');
  return <title>{`${t(`title.${page}`)} · Meridian`}</title>;
}
