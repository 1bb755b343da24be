import { markPart, pageParts } from '@meridian/page-parts';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import css from './PublicFrame.module.css';

/** Light, dark or as the system has it. The buttons need the boot script, so they are hidden without scripts. */
export function SchemeChoices() {
  const { t } = useTranslation(messages);
  return (
    <div role="group" aria-label={t('frame.scheme.label')} className={css.schemes}>
      {(['system', 'light', 'dark'] as const).map((choice) => (
        <button
          key={choice}
          type="button"
          className={css.scheme}
          {...markPart(pageParts.schemeChoice, choice)}
          aria-pressed={choice === 'system'}
        >
          {t(`frame.scheme.${choice}`)}
        </button>
      ))}
    </div>
  );
}
