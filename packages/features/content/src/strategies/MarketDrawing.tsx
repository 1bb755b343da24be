import type { Schema } from '@meridian/api-client';
import type { ReactNode } from 'react';
import css from './MarketDrawing.module.css';

const drawings: Readonly<Record<Schema<'StrategyMarket'>, ReactNode>> = {
  // A price that moves, and what is held of it.
  spot: (
    <>
      <path d="M8 46 L28 28 L44 56 L66 32 L84 64 L112 44" className={css.main} />
      <path d="M8 78 H112" className={css.quiet} />
    </>
  ),
  // A future and its coin meet on the last day.
  futures: (
    <>
      <path d="M8 20 C 44 24, 76 40, 112 48" className={css.main} />
      <path d="M8 76 C 44 72, 76 56, 112 48" className={css.quiet} />
      <circle cx="112" cy="48" r="3" className={css.dot} />
    </>
  ),
  // The price can part either way from the day of the deal, and a right is used in one of the two.
  options: (
    <>
      <path d="M54 48 L112 80" className={css.quiet} />
      <path d="M8 48 H54 L112 16" className={css.main} />
      <circle cx="54" cy="48" r="3" className={css.dot} />
    </>
  ),
  // Money goes out and comes back in parts.
  lending: (
    <>
      <path d="M8 48 H112" className={css.quiet} />
      <path d="M16 48 V84" className={css.main} />
      <path d="M44 48 V39 M66 48 V39 M88 48 V39 M110 48 V36" className={css.main} />
    </>
  ),
  // Blocks in a row.
  onchain: (
    <>
      <path d="M32 48 H48 M72 48 H88" className={css.quiet} />
      <rect x="8" y="36" width="24" height="24" rx="4" className={css.main} />
      <rect x="48" y="36" width="24" height="24" rx="4" className={css.main} />
      <rect x="88" y="36" width="24" height="24" rx="4" className={css.main} />
    </>
  ),
};

/** What the strategies of a market have in common, as a small diagram. */
export const MarketDrawing = ({ market }: { market: Schema<'StrategyMarket'> }) => (
  <svg viewBox="0 0 120 96" className={css.root} aria-hidden="true" focusable="false">
    {drawings[market]}
  </svg>
);
