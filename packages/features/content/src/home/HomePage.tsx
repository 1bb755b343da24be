import type { Schema } from '@meridian/api-client';
import { Heading, Link, LinkButton, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { FeesDiagram } from '../diagrams/FeesDiagram.tsx';
import { UnlockDiagram } from '../diagrams/UnlockDiagram.tsx';
import { messages } from '../messages.ts';
import { Actions } from '../parts/Actions.tsx';
import { FiguresDate } from '../parts/FiguresDate.tsx';
import { ForGuests } from '../parts/ForGuests.tsx';
import type { FeeFigures, PlanFigures } from '../parts/PlanFigures.ts';
import { Refreshed } from '../parts/Refreshed.tsx';
import { Reserved } from '../parts/Reserved.tsx';
import { RiskStatement } from '../parts/RiskStatement.tsx';
import { Section } from '../parts/Section.tsx';
import { PlanCards } from '../plans/PlanCards.tsx';
import { DepositExample } from './DepositExample.tsx';
import css from './HomePage.module.css';
import { LastCount } from './LastCount.tsx';
import { ProductScreen } from './ProductScreen.tsx';

export interface HomePageProps {
  brandName: string;
  plans: PlanFigures | undefined;
  fees: FeeFigures | undefined;
  /** The last count of liabilities. Undefined before the first night, and when there was no API. */
  night: Schema<'LiabilitySnapshot'> | undefined;
  hrefs: {
    readonly plans: string;
    readonly invest: string;
    readonly register: string;
    readonly risks: string;
    readonly whatWeOwe: string;
  };
}

const steps = ['register', 'refill', 'invest', 'withdraw'] as const;
const losses = ['strategy', 'currency', 'early', 'mistake'] as const;

/** The first page of the public site: what the product is, how it works, what it costs and what can be lost. */
export function HomePage({ brandName, plans, fees, night, hrefs }: HomePageProps) {
  const { t } = useTranslation(messages);
  return (
    <>
      <header className={css.hero}>
        <div className={css.words}>
          <Heading level={1} size={60}>
            {t('home.title')}
          </Heading>
          <div className={css.lead}>{t('home.lead', { brand: brandName })}</div>
        </div>
        <div className={css.drawing}>
          <Refreshed name="example">
            {plans && plans.items.length > 0 ? <DepositExample plans={plans.items} /> : <Reserved />}
          </Refreshed>
        </div>
        <div className={css.decide}>
          <RiskStatement href={hrefs.risks} />
          <Actions>
            <LinkButton variant="primary" size="large" href={hrefs.plans}>
              {t('home.actions.plans')}
            </LinkButton>
            <ForGuests>
              <LinkButton variant="quiet" size="large" href={hrefs.register}>
                {t('home.actions.register')}
              </LinkButton>
            </ForGuests>
          </Actions>
        </div>
      </header>
      <Section id="count" title={t('home.count.title')} lead={t('home.count.lead')} band="ink" isRefreshed>
        {night ? (
          <LastCount night={night} href={hrefs.whatWeOwe} />
        ) : (
          <Text size={16}>{t('home.count.none')}</Text>
        )}
      </Section>
      <Section id="plans" title={t('home.plans.title')} lead={t('home.plans.lead')} isRefreshed>
        {plans ? <PlanCards plans={plans.items} investHref={hrefs.invest} /> : <Reserved />}
        <FiguresDate date={plans?.date} />
        <Actions>
          <LinkButton href={hrefs.plans}>{t('home.plans.all')}</LinkButton>
        </Actions>
      </Section>
      <Section id="how" title={t('home.how.title')} lead={t('home.how.lead')} line="start">
        <ol className={css.steps} role="list">
          {steps.map((step, index) => (
            <li key={step} className={css.step}>
              <span className={css.number} aria-hidden="true">
                {index + 1}
              </span>
              <h3 className={css.name}>{t(`home.how.steps.${step}.title`)}</h3>
              <div className={css.about}>{t(`home.how.steps.${step}.text`)}</div>
            </li>
          ))}
        </ol>
        <ProductScreen />
      </Section>
      <Section id="unlock" title={t('home.unlock.title')} lead={t('home.unlock.lead')} line="held">
        <UnlockDiagram />
      </Section>
      <Section id="costs" title={t('home.costs.title')} lead={t('home.costs.lead')} line="free" isRefreshed>
        <FeesDiagram plans={plans} fees={fees} />
      </Section>
      <Section id="loss" title={t('home.loss.title')} lead={t('home.loss.lead')} band="ink">
        <ul className={css.losses} role="list">
          {losses.map((loss) => (
            <li key={loss} className={css.loss}>
              <h3 className={css.name}>{t(`home.loss.items.${loss}.title`)}</h3>
              <div className={css.about}>{t(`home.loss.items.${loss}.text`)}</div>
            </li>
          ))}
        </ul>
        <Text size={16}>
          <Link href={hrefs.risks}>{t('home.loss.more')}</Link>
        </Text>
      </Section>
    </>
  );
}
