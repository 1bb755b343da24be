import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { FactTable } from '../parts/FactTable.tsx';
import type { FeeFigures, PlanFigures } from '../parts/PlanFigures.ts';
import css from './FeeTable.module.css';
import { stations, useFees } from './useFees.ts';

export interface FeeTableProps {
  plans: PlanFigures | undefined;
  fees: FeeFigures | undefined;
}

/** Every fee of the service as a figure, in the order in which money meets them. */
export function FeeTable({ plans, fees }: FeeTableProps) {
  const { t } = useTranslation(messages);
  const listed = useFees(plans, fees);
  return (
    <FactTable caption={t('plans.fees.title')}>
      <thead>
        <tr>
          <th scope="col">{t('plans.fees.what')}</th>
          <th scope="col">{t('plans.fees.fee')}</th>
        </tr>
      </thead>
      <tbody>
        {stations.map((id) => (
          <tr key={id}>
            <th scope="row">
              <span>{t(`diagrams.fees.${id}.name`)}</span>
              <span className={css.about}>{listed[id].about}</span>
            </th>
            <td>
              <ul role="list">
                {listed[id].fees.map(({ fee, of }) => (
                  <li key={`${of} ${fee}`}>
                    <span className={css.fee}>{fee}</span>{' '}
                    {of !== undefined && <span className={css.of}>{of}</span>}
                  </li>
                ))}
              </ul>
            </td>
          </tr>
        ))}
      </tbody>
    </FactTable>
  );
}
