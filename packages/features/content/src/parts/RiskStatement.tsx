import { Link, TriangleAlertIcon, Icon } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import css from './RiskStatement.module.css';

export interface RiskStatementProps {
  /** Leads to the page about risks. Leave it out on that page. */
  href?: string;
}

/** The risk statement, at the size of body text. A page shows it above its first call to action. */
export function RiskStatement({ href }: RiskStatementProps) {
  const { t } = useTranslation(messages);
  return (
    <aside className={css.root} aria-label={t('parts.risk.title')}>
      <span className={css.icon}>
        <Icon of={TriangleAlertIcon} size={20} />
      </span>
      <div className={css.text}>
        <strong className={css.title}>{`${t('parts.risk.title')}.`}</strong>{' '}
        <span>{t('parts.risk.body')}</span>
        {href !== undefined && (
          <>
            {' '}
            <Link href={href}>{t('parts.risk.link')}</Link>
          </>
        )}
      </div>
    </aside>
  );
}
