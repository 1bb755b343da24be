import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { Hatching } from './Hatching.tsx';
import css from './PageDrawing.module.css';

const drawings = {
  // Many ways to work with money, each with its own shape of gain and loss.
  strategies: (
    <>
      <path d="M0 140H480" className={css.thin} />
      <path d="M16 232H168L312 64H464" className={css.free} />
      <path d="M16 88H216L360 232H464" className={css.held} />
      <path d="M16 196H120L240 84L360 196H464" className={css.moving} />
    </>
  ),
  // Three levels, each with a thinner share.
  marketing: (
    <>
      <circle cx={56} cy={140} r={14} className={css.ring} />
      <path d="M76 134C180 110 240 64 424 56" className={css.first} />
      <path d="M78 140H424" className={css.second} />
      <path d="M76 146C180 170 240 216 424 224" className={css.third} />
      <circle cx={440} cy={56} r={8} className={css.ring} />
      <circle cx={440} cy={140} r={8} className={css.ring} />
      <circle cx={440} cy={224} r={8} className={css.ring} />
    </>
  ),
  // Held money ends in what can be lost.
  risks: (
    <>
      <path d="M8 84H96" className={css.free} />
      <circle cx={108} cy={84} r={10} className={css.ring} />
      <path d="M126 84H268" className={css.held} />
      <path d="M280 92L328 208" className={css.moving} />
      <rect x={208} y={212} width={264} height={56} className={css.hatched} />
      <path d="M208 212H472" className={css.thin} />
    </>
  ),
  // An address with one letter that is not what it seems.
  contacts: <OddAddress />,
  // Days in a row, some with a message.
  news: (
    <>
      <path d="M8 140H472" className={css.free} />
      <path d="M56 124V156M152 124V156M248 124V156M344 124V156M440 124V156" className={css.thin} />
      <circle cx={104} cy={140} r={10} className={css.filled} />
      <circle cx={296} cy={140} r={10} className={css.filled} />
      <path d="M104 120V64H216M296 160V216H408" className={css.thin} />
    </>
  ),
  // A question leaves the line and comes back to it.
  faq: (
    <>
      <path d="M8 200H136M344 200H472" className={css.free} />
      <path d="M152 190C176 60 304 60 328 190" className={css.held} />
      <circle cx={148} cy={200} r={10} className={css.ring} />
      <circle cx={332} cy={200} r={10} className={css.ring} />
    </>
  ),
  // The line leaves the frame.
  notFound: (
    <>
      <rect x={96} y={40} width={288} height={200} rx={12} className={css.thin} />
      <path
        d="M8 180H168C220 180 240 140 236 96C232 52 292 60 304 112C316 160 380 150 480 88"
        className={css.held}
      />
    </>
  ),
  // On its way, not there yet.
  maintenance: (
    <>
      <path d="M8 140H128" className={css.free} />
      <path d="M144 140H336" className={css.moving} />
      <path d="M352 140H472" className={css.free} />
      <path d="M136 108V172M344 108V172" className={css.thin} />
    </>
  ),
} satisfies Record<string, ReactNode>;

/** The subject of a page, drawn with the marks of money: solid is free, dots are held, dashes are on their way, hatching can be lost. */
export const PageDrawing = ({ of }: { of: keyof typeof drawings }) => <Drawing>{drawings[of]}</Drawing>;

const Drawing = ({ children }: { children: ReactNode }) => (
  <svg className={css.root} viewBox="0 0 480 280" aria-hidden="true">
    <defs>
      <Hatching id="can-be-lost" />
    </defs>
    {children}
  </svg>
);

/** Deposits of these days begin, are held for their terms and come free, on one scale. */
export function DrawingOfTerms({ days }: { days: readonly number[] }) {
  const longest = Math.max(...days);
  return (
    <Drawing>
      {days.slice(0, MOST_TERMS).map((term, index, drawn) => {
        const y = Math.round((280 * (index + 1)) / (drawn.length + 1));
        const end = Math.round(104 + (292 * term) / longest);
        return (
          <g key={index}>
            <path d={`M8 ${y}H66`} className={css.free} />
            <circle cx={76} cy={y} r={10} className={css.ring} />
            <path d={`M96 ${y}H${end - 26}`} className={css.held} />
            <g transform={`translate(${end} ${y})`}>
              <circle r={18} className={css.ring} />
              <path d="M-7-2H7V8H-7ZM-4.5-2V-5A4.5 4.5 0 0 1 4-6.5" className={css.thin} />
            </g>
            <path d={`M${end + 20} ${y}H472`} className={css.free} />
          </g>
        );
      })}
    </Drawing>
  );
}

const MOST_TERMS = 4;

function OddAddress() {
  const { t } = useTranslation(messages);
  return (
    <>
      <text x={240} y={72} textAnchor="middle" className={css.note}>
        {t('contacts.oddNote')}
      </text>
      <text x={240} y={152} textAnchor="middle" className={css.address}>
        {t('contacts.oddAddress')}
      </text>
      <circle cx={253} cy={138} r={26} className={css.ring} />
      <path d="M253 164V228H352" className={css.thin} />
    </>
  );
}
