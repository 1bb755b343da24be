import type { Schema } from '@meridian/api-client';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import css from './RiskLevel.module.css';
import { risks } from './strategyFilter.ts';

/** The risk level of a strategy: three bars and a word. */
export function RiskLevel({ risk }: { risk: Schema<'StrategyRisk'> }) {
  const { t } = useTranslation(messages);
  const filled = risks.indexOf(risk);
  return (
    <span className={css.root}>
      <svg viewBox="0 0 18 16" width="18" height="16" aria-hidden="true" focusable="false">
        {risks.map((level, index) => (
          <rect
            key={level}
            x={index * 6.5}
            y={10 - index * 5}
            width="5"
            height={6 + index * 5}
            rx="1"
            className={index <= filled ? css.filled : css.free}
          />
        ))}
      </svg>
      <span>{t(`strategies.risk.${risk}`)}</span>
    </span>
  );
}
