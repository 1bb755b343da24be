import { Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import css from './diagrams.module.css';

/**
 * The accruals above the body, a column for each day. They grow by the same step, because nothing is compounded, and stay far smaller
 * than the body, because a picture of fast growth would promise it.
 */
const days = Array.from({ length: 15 }, (_, day) => ({ x: 24 + day * 36, height: (day + 1) * 2 }));

const stages = ['confirm', 'accrue', 'end', 'payout'] as const;

/** How accruals grow day by day, stay locked, and unlock together with the body at the end of the term. */
export function UnlockDiagram() {
  const { t } = useTranslation(messages);
  return (
    <figure className={css.unlock}>
      <svg viewBox="0 0 720 220" className={css.chart} role="img" aria-label={t('diagrams.unlock.label')}>
        <path d="M12 190H700" className={css.axis} />
        <rect x="24" y="90" width="532" height="100" className={css.body} />
        {days.map(({ x, height }) => (
          <rect key={x} x={x} y={90 - height} width="28" height={height} className={css.held} />
        ))}
        <path d="M572 14V204" className={css.gate} />
        <g className={css.lock}>
          <circle cx="572" cy="30" r="20" className={css.lockFace} />
          <path d="M565 30v-5a7 7 0 0 1 13-3.5M563 30h18v10h-18z" />
        </g>
        <rect x="604" y="90" width="28" height="100" className={css.body} />
        <rect x="604" y="60" width="28" height="30" className={css.released} />
        <path d="M646 125h44m-12-10 12 10-12 10" className={css.arrow} />
      </svg>
      <div className={css.scale}>
        <Text tone="muted">{t('diagrams.unlock.scale')}</Text>
      </div>
      <ol className={css.stages} role="list">
        {stages.map((stage) => (
          <li key={stage} className={css.stage}>
            <p className={css.stageName}>{t(`diagrams.unlock.${stage}.name`)}</p>
            <p className={css.stageText}>{t(`diagrams.unlock.${stage}.text`)}</p>
          </li>
        ))}
      </ol>
    </figure>
  );
}
