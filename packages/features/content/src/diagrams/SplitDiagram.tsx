import { Percent, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import type { PlanFigures } from '../parts/PlanFigures.ts';
import css from './diagrams.module.css';

/** The body of a deposit as a ring: its savings part and its active part. */
export function SplitDiagram({ split }: { split: PlanFigures['items'][number]['split'] }) {
  const { t } = useTranslation('content');
  return (
    <figure className={css.split}>
      <svg viewBox="0 0 200 200" className={css.ring} aria-hidden="true" focusable="false">
        <circle cx="100" cy="100" r="82" pathLength="100" className={css.active} />
        <circle
          cx="100"
          cy="100"
          r="82"
          pathLength="100"
          strokeDasharray={`${split.savingsPercent} 100`}
          transform="rotate(-90 100 100)"
          className={css.savings}
        />
        {[52, 34, 12].map((radius) => (
          <ellipse key={radius} cx="100" cy="100" rx={radius} ry="52" className={css.meridian} />
        ))}
        <path d="M48 100H152" className={css.meridian} />
      </svg>
      <figcaption className={css.legend}>
        {(['savings', 'active'] as const).map((part) => (
          <div key={part} className={css.part} data-part={part}>
            <p className={css.share}>
              <Percent value={split[`${part}Percent`]} />
            </p>
            <p className={css.partName}>{t(`diagrams.split.${part}.name`)}</p>
            <Text size={16} tone="muted">
              {t(`diagrams.split.${part}.text`)}
            </Text>
          </div>
        ))}
      </figcaption>
    </figure>
  );
}
