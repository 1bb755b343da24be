import { Percent } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import type { PlanFigures } from '../parts/PlanFigures.ts';
import css from './diagrams.module.css';

/** The body of a deposit as a bar: its savings part and its active part. */
export function SplitDiagram({ split }: { split: PlanFigures['items'][number]['split'] }) {
  const { t } = useTranslation(messages);
  return (
    <figure className={css.split}>
      <svg
        viewBox="0 0 100 12"
        height="12"
        preserveAspectRatio="none"
        className={css.bar}
        aria-hidden="true"
        focusable="false"
      >
        <rect width="100" height="12" className={css.active} />
        <rect width={split.savingsPercent} height="12" className={css.savings} />
      </svg>
      <figcaption className={css.legend}>
        {(['savings', 'active'] as const).map((part) => (
          <div key={part} className={css.part} data-part={part}>
            <p className={css.share}>
              <Percent value={split[`${part}Percent`]} />
            </p>
            <p className={css.partName}>{t(`diagrams.split.${part}.name`)}</p>
            <p className={css.stageText}>{t(`diagrams.split.${part}.text`)}</p>
          </div>
        ))}
      </figcaption>
    </figure>
  );
}
