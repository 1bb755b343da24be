import { Calculator, type CalculatorProps } from '@meridian/feature-content/calculator';
import { calculatorWords, getExitFigures, levelWords, PlansPage } from '@meridian/feature-content';
import { locales } from '@meridian/i18n';
import { formatPercent } from '@meridian/money';
import { useTranslation } from 'react-i18next';
import { messages as contentMessages } from '@meridian/feature-content/messages';
import { Island } from '../Island.tsx';
import type { SitePage } from '../SitePage.ts';

export const plans: SitePage = {
  Component: ({ figures, language, paths }) => {
    const { t } = useTranslation(contentMessages);
    const offered = figures?.plans.items ?? [];
    const props: CalculatorProps = {
      plans: offered,
      labels: Object.fromEntries(
        offered.map(({ id, dailyYieldPercent, timeInDays }) => [
          id,
          t('plans.calculator.option', {
            rate: formatPercent(dailyYieldPercent, language),
            days: t('plans.days', { count: timeInDays }),
          }),
        ]),
      ),
      durations: Object.fromEntries(
        offered.map(({ id, timeInDays }) => [id, t('plans.days', { count: timeInDays })]),
      ),
      exitFigures: figures ? getExitFigures(figures) : { exits: {}, subscription: null },
      words: calculatorWords(t),
      levels: levelWords(t),
      locale: locales[language],
    };
    const calculator =
      offered.length > 0 ? (
        <Island name="calculator" start="visible" of={Calculator} props={props} />
      ) : undefined;
    return (
      <PlansPage
        plans={figures?.plans}
        fees={figures}
        results={figures?.planResults}
        calculator={calculator}
        hrefs={paths}
      />
    );
  },
  head: (_, t) => ({ title: t('plans.title'), description: t('plans.description') }),
  refreshes: ['plans', 'subscription', 'paymentSystems', 'exchange', 'planResults'],
};
