import { useTranslation } from 'react-i18next';
import { stations, useFees } from '../fees/useFees.ts';
import { messages } from '../messages.ts';
import type { FeeFigures, PlanFigures } from '../parts/PlanFigures.ts';
import css from './diagrams.module.css';

export interface FeesDiagramProps {
  plans: PlanFigures | undefined;
  fees: FeeFigures | undefined;
}

/** The way of money from the refill to the withdrawal as one line, with a mark wherever a fee is taken. */
export function FeesDiagram({ plans, fees }: FeesDiagramProps) {
  const { t } = useTranslation(messages);
  const listed = useFees(plans, fees);
  return (
    <ol className={css.stations} role="list">
      {stations.map((id) => (
        <li key={id} className={css.station} data-fee={listed[id].isCharged}>
          <svg viewBox="0 0 24 24" width="24" height="24" className={css.mark} aria-hidden="true">
            <circle cx="12" cy="12" r="10" className={css.markRing} />
            {listed[id].isCharged && (
              <path d="m8.500 15.500 7-7M9 9h.01M15 15h.01" className={css.markSign} />
            )}
          </svg>
          <div className={css.stationText}>
            <h3 className={css.stageName}>{t(`diagrams.fees.${id}.name`)}</h3>
            <div className={css.fee}>
              {[...new Set(listed[id].fees.map(({ fee }) => fee))].map((fee) => (
                <p key={fee}>{fee}</p>
              ))}
            </div>
            <p className={css.why}>{listed[id].about}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
