import preview from '#.storybook/preview';
import { locales, isLanguage, type Language } from '@meridian/i18n';
import { useTranslation } from 'react-i18next';
import { fees, plans } from '../../content.fixtures.ts';
import { getExitFigures } from '../../fees/exitFees.ts';
import { messages } from '../../messages.ts';
import { Calculator, type CalculatorProps } from './Calculator.tsx';
import { calculatorWords, levelWords } from './words.ts';

const languageOf = (code: string): Language => (isLanguage(code) ? code : 'en');

function InPage({ plans }: Pick<CalculatorProps, 'plans'>) {
  const { t, i18n } = useTranslation(messages);
  return (
    <Calculator
      plans={plans}
      labels={{}}
      durations={Object.fromEntries(
        plans.map(({ id, timeInDays }) => [id, t('plans.days', { count: timeInDays })]),
      )}
      exitFigures={getExitFigures(fees)}
      words={calculatorWords(t)}
      levels={levelWords(t)}
      locale={locales[languageOf(i18n.language)]}
    />
  );
}

const meta = preview.meta({
  component: InPage,
  args: { plans: plans.items },
  title: 'Features/Content/Calculator',
  parameters: { layout: 'padded' },
});

export const SmallestDeposit = meta.story();
