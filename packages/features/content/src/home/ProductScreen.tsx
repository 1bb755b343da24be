import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import css from './ProductScreen.module.css';

/** Pictures of the cabinet by their file names. `npm run screens` takes them. */
const pictures = import.meta.glob<string>('./screens/*.png', { eager: true, import: 'default' });

const schemes = ['light', 'dark'] as const;

/** The page of the cabinet where a deposit is confirmed, as it is, in a frame. A phone has no room for it. */
export function ProductScreen() {
  const { t, i18n } = useTranslation(messages);
  return (
    <figure className={css.root}>
      <div className={css.frame}>
        {schemes.map((scheme) => (
          <img
            key={scheme}
            src={pictures[`./screens/invest-${i18n.language}-${scheme}.png`]}
            alt={t('home.how.screen.label')}
            width={1200}
            height={920}
            loading="lazy"
            className={css.picture}
            data-scheme={scheme}
          />
        ))}
      </div>
      <figcaption className={css.caption}>{t('home.how.screen.caption')}</figcaption>
    </figure>
  );
}
