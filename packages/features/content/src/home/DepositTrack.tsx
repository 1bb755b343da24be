import type { Schema } from '@meridian/api-client';
import { compareCases, type Money, previewDeposit } from '@meridian/money';
import { Amount, Percent } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import type { PlanFigures } from '../parts/PlanFigures.ts';
import css from './DepositTrack.module.css';

type Plan = Schema<'DepositPlan'>;

/** The circle of the track, and half of the angle that the longest term takes on it. */
const CENTER = { x: 280, y: 317 };
const RADIUS = 267;
const HALF_ANGLE = 64;
/** What is drawn of the way before the confirmation and after the longest term. */
const BEYOND = 13.5;

const MOST_TERMS = 3;

/** The place at an angle from the top of the circle, in degrees. */
function placeAt(angle: number) {
  const radians = (angle * Math.PI) / 180;
  const round = (value: number) => Math.round(value * 10) / 10;
  return {
    x: round(CENTER.x + RADIUS * Math.sin(radians)),
    y: round(CENTER.y - RADIUS * Math.cos(radians)),
  };
}

/** The side of the circle on which the way is steep, so that a caption below a point would be on it; 0 near the top. */
const steepSide = (angle: number) => (Math.abs(angle) < 30 ? 0 : Math.sign(angle));

function arc(from: number, to: number): string {
  const [start, end] = [placeAt(from), placeAt(to)];
  const isLarge = to - from > 180 ? 1 : 0;
  return `M${start.x} ${start.y}A${RADIUS} ${RADIUS} 0 ${isLarge} 1 ${end.x} ${end.y}`;
}

/** The first plan of each term, the shortest first. */
export function plansByTerm(plans: readonly Plan[]): readonly Plan[] {
  const terms = [...new Set(plans.map(({ timeInDays }) => timeInDays))].sort((a, b) => a - b);
  return terms
    .flatMap((term) => plans.find(({ timeInDays }) => timeInDays === term) ?? [])
    .slice(0, MOST_TERMS);
}

/**
 * The way of the smallest deposit from its confirmation to its payout, to the scale of the days. A switch of terms moves the payout
 * and the figures. It needs no script: the style sheet shows the track of the chosen term.
 */
export function DepositTrack({ plans }: { plans: PlanFigures['items'] }) {
  const { t } = useTranslation(messages);
  const shown = plansByTerm(plans);
  const longest = Math.max(...shown.map(({ timeInDays }) => timeInDays));
  return (
    <div className={css.root}>
      <fieldset className={css.switch}>
        <legend className={css.legend}>{t('plans.terms.term')}</legend>
        {shown.map(({ id, timeInDays }, index) => (
          <label key={id} className={css.choice}>
            <input type="radio" name="track" value={id} defaultChecked={index === 0} className={css.radio} />
            <span>{t('plans.days', { count: timeInDays })}</span>
          </label>
        ))}
      </fieldset>
      {shown.map((plan) => (
        <Track key={plan.id} plan={plan} longest={longest} />
      ))}
    </div>
  );
}

function Track({ plan, longest }: { plan: Plan; longest: number }) {
  const { t } = useTranslation(messages);
  const { minimumDeposit, timeInDays } = plan;
  const { body, dailyIncome, earlyReceipt } = previewDeposit(plan, minimumDeposit.amount);
  const cases = compareCases(minimumDeposit.amount, plan, timeInDays);
  const end = -HALF_ANGLE + (2 * HALF_ANGLE * timeInDays) / longest;
  const [start, lock] = [placeAt(-HALF_ANGLE), placeAt(end)];
  const side = steepSide(end);
  const day = t('home.track.day', { day: timeInDays });
  return (
    <section className={css.track}>
      <h2 className={css.head}>
        <span className={css.example}>{t('home.track.example', { plan: plan.name })}</span>
        <span className={css.body}>
          <Amount value={body} />
        </span>
        <span className={css.rate}>
          <Percent value={plan.dailyYieldPercent} /> <span>{t('plans.card.perDay')}</span>
        </span>
      </h2>
      <svg viewBox="0 0 560 250" className={css.drawing} aria-hidden="true" focusable="false">
        <path d={arc(-HALF_ANGLE - BEYOND, HALF_ANGLE + BEYOND)} className={css.way} />
        <path d={arc(-HALF_ANGLE - BEYOND, -HALF_ANGLE)} className={css.free} />
        {/* A dot for each day. */}
        <path d={arc(-HALF_ANGLE, end)} pathLength={timeInDays} className={css.held} />
        <path d={arc(end, HALF_ANGLE + BEYOND)} className={css.free} />
        <circle cx={start.x} cy={start.y} r="9" className={css.stop} />
        <circle cx={lock.x} cy={lock.y} r="19" className={css.stop} />
        <path
          transform={`translate(${lock.x} ${lock.y})`}
          d="M-5.500 -1.500v-4a5.500 5.500 0 0 1 10.500 -2.500M-8 -1.500h16v9.500h-16z"
          className={css.lock}
        />
        <text x={start.x + 2} y={start.y + 36} className={css.day}>
          {t('home.track.day', { day: 0 })}
        </text>
        <text
          x={lock.x + 8 * side}
          y={lock.y + 44}
          textAnchor={side === 0 ? 'middle' : side > 0 ? 'end' : 'start'}
          className={css.day}
        >
          {day}
        </text>
      </svg>
      <dl className={css.figures}>
        <Figure term={t('home.track.daily')} value={dailyIncome} />
        <Figure term={t('home.track.holds', { day })} value={cases.rateHolds.receipt} />
        <Figure term={t('home.track.half')} value={cases.halfRate.receipt} />
        <Figure term={t('home.track.early')} value={earlyReceipt} />
        <Figure term={t('home.track.loss')} value={cases.totalLoss.receipt} />
      </dl>
    </section>
  );
}

const Figure = ({ term, value }: { term: string; value: Money }) => (
  <div className={css.figure}>
    <dt className={css.term}>{term}</dt>
    <dd className={css.value}>
      <Amount value={value} />
    </dd>
  </div>
);
