import { useTranslation } from 'react-i18next';
import css from './HomePage.module.css';

/** Places of the accruals on the way along the meridian, from the confirmation up to the end of the tariff. */
const accruals = [
  [229, 399],
  [263, 368],
  [287, 325],
  [300, 280],
  [304, 230],
  [300, 180],
  [287, 135],
  [263, 92],
  [236, 66],
] as const;

/** A globe of meridians. Along one of them a deposit travels from its confirmation to the end of its tariff. */
export function MeridianDrawing() {
  const { t } = useTranslation('content');
  return (
    <figure className={css.drawing}>
      <svg viewBox="0 0 440 460" className={css.globe} aria-hidden="true" focusable="false">
        <circle cx="190" cy="230" r="180" className={css.globeFace} />
        {[180, 156, 114, 60].map((radius) => (
          <ellipse key={radius} cx="190" cy="230" rx={radius} ry="180" className={css.meridian} />
        ))}
        <path d="M190 50V410M10 230H370M34 140H346M34 320H346" className={css.meridian} />
        <path d="M190 410A114 180 0 0 0 190 50" className={css.way} />
        {accruals.map(([x, y]) => (
          <circle key={y} cx={x} cy={y} r="5" className={css.accrual} />
        ))}
        <circle cx="190" cy="410" r="9" className={css.pole} />
        <circle cx="190" cy="50" r="15" className={css.gate} />
        <path d="M185.500 49v-3.500a4.500 4.500 0 0 1 8.500-2M184 49h12v7h-12z" className={css.lock} />
      </svg>
      <figcaption className={css.captions}>
        <span className={css.atEnd}>{t('home.drawing.end')}</span>
        <span className={css.onTheWay}>{t('home.drawing.days')}</span>
        <span className={css.atStart}>{t('home.drawing.start')}</span>
      </figcaption>
    </figure>
  );
}
