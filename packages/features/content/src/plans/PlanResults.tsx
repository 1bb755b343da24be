import type { Schema } from '@meridian/api-client';
import { calculateShares, formatPercent } from '@meridian/money';
import { Percent, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { FactTable } from '../parts/FactTable.tsx';
import css from './PlanResults.module.css';
import { useQuarterName } from './useQuarterName.ts';

interface PlanResultsProps {
  results: Schema<'PlanResultList'>;
}

/** What closed deposits brought beside what the rate would have brought. A loss looks like a gain. */
export function PlanResults({ results: { items, fewestDeposits } }: PlanResultsProps) {
  const { t, i18n } = useTranslation(messages);
  const quarterOf = useQuarterName();
  const shareOf = ({ deposits, closedEarly }: Schema<'PlanResult'>) =>
    formatPercent(calculateShares([`${closedEarly}`, `${deposits - closedEarly}`])[0] ?? '0', i18n.language);
  return (
    <div className={css.root}>
      <Text>{t('plans.results.lead')}</Text>
      {items.length === 0 ? (
        <Text>{t('plans.results.none')}</Text>
      ) : (
        <FactTable caption={t('plans.results.caption')} hasFigures>
          <thead>
            <tr>
              <th scope="col">{t('plans.results.plan')}</th>
              <th scope="col">{t('plans.results.deposits')}</th>
              <th scope="col">{t('plans.results.target')}</th>
              <th scope="col">{t('plans.results.brought')}</th>
            </tr>
          </thead>
          {[...Map.groupBy(items, ({ quarter }) => quarter)].map(([quarter, plans]) => (
            <tbody key={quarter}>
              <tr>
                <th scope="rowgroup" colSpan={4} className={css.quarter}>
                  {quarterOf(quarter)}
                </th>
              </tr>
              {plans.map((result) => (
                <tr key={`${result.plan.id} ${result.body.currency}`}>
                  <th scope="row">{result.plan.name}</th>
                  <td>
                    <span>{result.deposits}</span>
                    <span className={css.early}>
                      {t('plans.results.early', { count: result.closedEarly, share: shareOf(result) })}
                    </span>
                  </td>
                  <td>
                    <Percent value={result.planPercent} />
                  </td>
                  <td className={css.brought}>
                    <Percent value={result.resultPercent} />
                  </td>
                </tr>
              ))}
            </tbody>
          ))}
        </FactTable>
      )}
      <Text tone="muted">
        <span>{t('plans.results.counted')}</span>{' '}
        <span>{t('plans.results.fewest', { count: fewestDeposits })}</span>
      </Text>
    </div>
  );
}
