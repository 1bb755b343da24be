import type { Schema } from '@meridian/api-client';
import { markPart, pageParts } from '@meridian/page-parts';
import { Link, LinkButton, Text } from '@meridian/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SplitDiagram } from '../diagrams/SplitDiagram.tsx';
import { FeeTable } from '../fees/FeeTable.tsx';
import { Disclosure } from '../parts/Disclosure.tsx';
import { messages } from '../messages.ts';
import { Actions } from '../parts/Actions.tsx';
import { FiguresDate } from '../parts/FiguresDate.tsx';
import { ForGuests } from '../parts/ForGuests.tsx';
import { DrawingOfTerms } from '../parts/PageDrawing.tsx';
import { PageIntro } from '../parts/PageIntro.tsx';
import { PausedByWork } from '../parts/PausedByWork.tsx';
import type { FeeFigures, PlanFigures } from '../parts/PlanFigures.ts';
import { Reserved } from '../parts/Reserved.tsx';
import { RiskStatement } from '../parts/RiskStatement.tsx';
import { Section } from '../parts/Section.tsx';
import { PlanComparison } from './PlanComparison.tsx';
import { PlanResults } from './PlanResults.tsx';
import css from './PlansPage.module.css';

export interface PlansPageProps {
  plans: PlanFigures | undefined;
  fees: FeeFigures | undefined;
  /** Undefined where they are switched off, and when there was no API at build time. */
  results: Schema<'PlanResultList'> | undefined;
  /** The island of the calculator. Undefined when there are no plans to calculate with. */
  calculator: ReactNode;
  hrefs: {
    readonly invest: string;
    readonly register: string;
    readonly risks: string;
    readonly faq: string;
  };
}

/** All plans, what happens with a deposit on them, and a calculator. */
export function PlansPage({ plans, fees, results, calculator, hrefs }: PlansPageProps) {
  const { t } = useTranslation(messages);
  const [first] = plans?.items ?? [];
  return (
    <>
      <PageIntro
        title={t('plans.title')}
        lead={t('plans.lead')}
        drawing={<DrawingOfTerms days={plans?.items.map(({ timeInDays }) => timeInDays) ?? []} />}
      >
        <RiskStatement href={hrefs.risks} />
      </PageIntro>
      <Section id="plans" title={t('plans.offer.title')} isRefreshed>
        {plans === undefined && <Reserved />}
        {plans?.items.length === 0 && <Text size={16}>{t('plans.none')}</Text>}
        {plans && plans.items.length > 0 && (
          <PlanComparison plans={plans.items} results={results} investHref={hrefs.invest} />
        )}
        <FiguresDate date={plans?.date} />
        {results && (
          <div {...markPart(pageParts.capability, 'planResults')}>
            <Disclosure id="results" summary={t('plans.results.title')}>
              <PlanResults results={results} />
            </Disclosure>
          </div>
        )}
      </Section>
      <Section
        id="calculator"
        title={t('plans.calculator.title')}
        lead={t('plans.calculator.lead')}
        band="sunken"
        isRefreshed
      >
        {Boolean(calculator) && (
          <div className={css.noScript}>
            <Text size={16}>{t('plans.calculator.noScript')}</Text>
          </div>
        )}
        {Boolean(calculator) && <PausedByWork what="form" />}
        {calculator ?? <Text size={16}>{t('plans.calculator.noFigures')}</Text>}
      </Section>
      <Section
        id="split"
        title={t('plans.split.title')}
        lead={t('plans.split.lead')}
        line="start"
        isRefreshed
      >
        {first && <SplitDiagram split={first.split} />}
        <Text>
          <span>{t('plans.split.note')}</span> <span>{t('plans.split.held')}</span>
        </Text>
      </Section>
      <Section id="fees" title={t('plans.fees.title')} lead={t('plans.fees.lead')} line="free" isRefreshed>
        <Disclosure id="fee-table" summary={t('plans.fees.table')}>
          <FeeTable plans={plans} fees={fees} />
        </Disclosure>
      </Section>
      <Section id="next" title={t('plans.next.title')} lead={t('plans.next.lead')}>
        <Actions>
          <ForGuests>
            <LinkButton variant="primary" size="large" href={hrefs.register}>
              {t('plans.next.register')}
            </LinkButton>
          </ForGuests>
        </Actions>
        <p className={css.links}>
          <Link href={hrefs.risks}>{t('plans.next.risks')}</Link>
          <Link href={hrefs.faq}>{t('plans.next.faq')}</Link>
        </p>
      </Section>
    </>
  );
}
