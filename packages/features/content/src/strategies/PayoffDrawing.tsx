import type { Schema } from '@meridian/api-client';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { Hatching } from '../parts/Hatching.tsx';
import css from './PayoffDrawing.module.css';

interface PayoffDrawingProps {
  payoff: Schema<'StrategyPayoff'>;
  /** `small` in a row of the list, `large` with words at its axes. */
  size: 'small' | 'large';
}

const sizes = { small: { width: 48, height: 32 }, large: { width: 480, height: 240 } };
/** Below the drawing, for the words at its ends. */
const WORDS = 40;

/** Where a strategy earns and where it loses, over the price. Where it loses is hatched. The text of the strategy says the same. */
export function PayoffDrawing({ payoff, size }: PayoffDrawingProps) {
  const { t } = useTranslation(messages);
  const id = useId();
  const { width, height } = sizes[size];
  const x = (change: number) => ((change + 100) / 200) * width;
  const y = (result: number) => ((100 - result) / 200) * height;
  const line = payoff.map(({ change, result }) => `${x(change)} ${y(result)}`).join('L');
  const lowest = payoff.reduce((least, point) => (point.result < least.result ? point : least));
  return (
    <svg
      className={css.root}
      viewBox={`0 0 ${width} ${size === 'large' ? height + WORDS : height}`}
      data-size={size}
      aria-hidden="true"
    >
      <defs>
        <Hatching id={`${id}-loss`} />
        <clipPath id={`${id}-below`}>
          <rect y={height / 2} width={width} height={height / 2} />
        </clipPath>
      </defs>
      <path
        d={`M0 ${height / 2}L${line}L${width} ${height / 2}Z`}
        fill={`url(#${id}-loss)`}
        clipPath={`url(#${id}-below)`}
      />
      <path d={`M0 ${height / 2}H${width}`} className={css.axis} />
      <path d={`M${line}`} className={css.line} />
      {size === 'large' && (
        <>
          <text x={0} y={height + WORDS - 8} className={css.word}>
            {t('strategies.payoff.falls')}
          </text>
          <text x={width} y={height + WORDS - 8} textAnchor="end" className={css.word}>
            {t('strategies.payoff.rises')}
          </text>
          <text
            x={lowest.change < 0 ? 0 : width}
            y={y(lowest.result) + 20}
            textAnchor={lowest.change < 0 ? 'start' : 'end'}
            className={css.word}
          >
            {t('strategies.payoff.loses')}
          </text>
        </>
      )}
    </svg>
  );
}
