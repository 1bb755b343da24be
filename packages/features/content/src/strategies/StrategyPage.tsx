import type { Schema } from '@meridian/api-client';
import { Breadcrumbs, Heading, Link, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { FiguresDate } from '../parts/FiguresDate.tsx';
import { PageIntro } from '../parts/PageIntro.tsx';
import { Refreshed } from '../parts/Refreshed.tsx';
import { RiskStatement } from '../parts/RiskStatement.tsx';
import { PayoffDrawing } from './PayoffDrawing.tsx';
import { RiskLevel } from './RiskLevel.tsx';
import css from './StrategyPage.module.css';
import type { StrategiesPageProps } from './StrategiesPage.tsx';
import { filterStrategies } from './strategyFilter.ts';

export interface StrategyPageProps {
  /** Undefined when the server removed it after the page was written. */
  strategy: Schema<'Strategy'> | undefined;
  /** All strategies, for the links to others of the same market. */
  strategies: readonly Schema<'Strategy'>[];
  /** When the server gave them. */
  date: string | undefined;
  hrefs: StrategiesPageProps['hrefs'];
}

/** One strategy: what it does, who pays when it earns, and when it loses. */
export const StrategyPage = ({ strategy, ...props }: StrategyPageProps) => (
  <Refreshed name="strategy">
    {strategy ? <Description strategy={strategy} {...props} /> : <Removed {...props} />}
  </Refreshed>
);

function Removed({ date, hrefs }: Pick<StrategyPageProps, 'date' | 'hrefs'>) {
  const { t } = useTranslation(messages);
  return (
    <PageIntro title={t('strategies.removed.title')} size={32} lead={t('strategies.removed.lead')}>
      <FiguresDate date={date} of="facts" />
      <Text size={16}>
        <Link href={hrefs.all}>{t('strategies.all')}</Link>
      </Text>
    </PageIntro>
  );
}

interface DescriptionProps extends StrategyPageProps {
  strategy: Schema<'Strategy'>;
}

function Description({ strategy, strategies, date, hrefs }: DescriptionProps) {
  const { t } = useTranslation(messages);
  const { id, name, summary, idea, instruments, sourceOfReturn, whenItLoses, risk, horizon, market, payoff } =
    strategy;
  const marketHref = hrefs.list({ market });
  const others = filterStrategies(strategies, { market }).filter((other) => other.id !== id);
  return (
    <>
      <PageIntro
        title={name}
        lead={summary}
        above={
          <Breadcrumbs
            label={t('strategies.crumbs')}
            parents={[
              { label: t('strategies.title'), href: hrefs.all },
              ...(marketHref === undefined
                ? []
                : [{ label: t(`strategies.market.${market}.name`), href: marketHref }]),
            ]}
            current={name}
          />
        }
        drawing={
          <figure className={css.payoff}>
            <PayoffDrawing payoff={payoff} size="large" />
            <figcaption>
              <Text tone="muted">{t('strategies.payoff.note')}</Text>
            </figcaption>
          </figure>
        }
      >
        <dl className={css.facts}>
          <div className={css.fact}>
            <dt className={css.term}>{t('strategies.riskLabel')}</dt>
            <dd className={css.value}>
              <RiskLevel risk={risk} />
            </dd>
          </div>
          <div className={css.fact}>
            <dt className={css.term}>{t('strategies.marketLabel')}</dt>
            <dd className={css.value}>{t(`strategies.market.${market}.name`)}</dd>
          </div>
          <div className={css.fact}>
            <dt className={css.term}>{t('strategies.horizon')}</dt>
            <dd className={css.value}>{horizon}</dd>
          </div>
        </dl>
        <FiguresDate date={date} of="facts" />
      </PageIntro>
      <article className={css.body}>
        <div className={css.sections}>
          <section className={css.section} aria-labelledby="idea">
            <Heading id="idea" level={2} size={24}>
              {t('strategies.idea')}
            </Heading>
            <Text size={16}>{idea}</Text>
          </section>
          <section className={css.section} aria-labelledby="source">
            <Heading id="source" level={2} size={24}>
              {t('strategies.source')}
            </Heading>
            <Text size={16}>{sourceOfReturn}</Text>
          </section>
          <section className={css.loss} aria-labelledby="loss">
            <Heading id="loss" level={2} size={24}>
              {t('strategies.loss')}
            </Heading>
            <Text size={16}>{whenItLoses}</Text>
          </section>
          <section className={css.section} aria-labelledby="next">
            <Heading id="next" level={2} size={24}>
              {t('strategies.relationTitle')}
            </Heading>
            <Text size={16}>{t('strategies.relation')}</Text>
            <RiskStatement href={hrefs.risks} />
            <Text size={16}>
              <Link href={hrefs.plans}>{t('strategies.toPlans')}</Link>
            </Text>
          </section>
        </div>
        <aside className={css.aside} aria-labelledby="instruments">
          <Heading id="instruments" level={2} size={16}>
            {t('strategies.instruments')}
          </Heading>
          <ul className={css.instruments}>
            {instruments.map((instrument) => (
              <li key={instrument}>{instrument}</li>
            ))}
          </ul>
          <Heading level={2} size={16}>
            {t(`strategies.risk.${risk}`)}
          </Heading>
          <Text>{t(`strategies.meaning.${risk}`)}</Text>
        </aside>
      </article>
      {others.length > 0 && (
        <nav className={css.others} aria-labelledby="others">
          <Heading id="others" level={2} size={20}>
            {t('strategies.others')}
          </Heading>
          <ul className={css.list}>
            {others.map(({ id: other, name: label }) => {
              const href = hrefs.strategy(other);
              return <li key={other}>{href === undefined ? label : <Link href={href}>{label}</Link>}</li>;
            })}
          </ul>
        </nav>
      )}
    </>
  );
}
