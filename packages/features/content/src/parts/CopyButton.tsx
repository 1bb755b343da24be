import { markPart, pageParts } from '@meridian/page-parts';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import css from './CopyButton.module.css';

interface CopyButtonProps {
  /** The id of the element whose text it copies. */
  copies: string;
  /** What it copies. */
  children: string;
}

/** Copies a text of the page. Needs the boot script, so it is hidden without scripts. */
export function CopyButton({ copies, children }: CopyButtonProps) {
  const { t } = useTranslation(messages);
  return (
    <span className={css.root}>
      <button type="button" className={css.button} {...markPart(pageParts.copies, copies)}>
        {children}
      </button>
      <span role="status" className={css.status}>
        <span hidden>{t('parts.copy.done')}</span>
        <span hidden>{t('parts.copy.refused')}</span>
      </span>
    </span>
  );
}
