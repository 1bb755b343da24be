import type { Schema } from '@meridian/api-client';
import { Heading, Link, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { FiguresDate } from '../parts/FiguresDate.tsx';
import { PageDrawing } from '../parts/PageDrawing.tsx';
import { PageIntro } from '../parts/PageIntro.tsx';
import { Refreshed } from '../parts/Refreshed.tsx';
import { Reserved } from '../parts/Reserved.tsx';
import { RiskStatement } from '../parts/RiskStatement.tsx';
import { MarketDrawing } from './MarketDrawing.tsx';
import { PayoffDrawing } from './PayoffDrawing.tsx';
import { RiskLevel } from './RiskLevel.tsx';
import css from './StrategiesPage.module.css';
import { filterStrategies, markets, risks, type StrategyFilter } from './strategyFilter.ts';

export interface StrategiesPageProps {
  /** Undefined when there was no API at build time. */
  strategies: readonly Schema<'Strategy'>[] | undefined;
  /** When the server gave them. */
  date: string | undefined;
  /** From the address. Each filter is a separate page, so that it works without a script. */
  filter?: StrategyFilter;
  hrefs: {
    readonly risks: string;
    readonly plans: string;
    /** The whole list. */
    readonly all: string;
    /** The list with a filter. Undefined when it has no page. */
    readonly list: (filter: StrategyFilter) => string | undefined;
    /** Undefined when the strategy has no page yet. */
    readonly strategy: (id: string) => string | undefined;
  };
}

/** The strategies by market, with filters by risk and market. */
export function StrategiesPage({ strategies, date, filter = {}, hrefs }: StrategiesPageProps) {
  const { t } = useTranslation(messages);
  return (
    <>
      <PageIntro
        title={t('strategies.title')}
        lead={t('strategies.lead')}
        drawing={<PageDrawing of="strategies" />}
      >
        <RiskStatement href={hrefs.risks} />
      </PageIntro>
      <Refreshed name="strategies">
        {strategies === undefined ? (
          <Reserved>
            <Text size={16}>{t('strategies.missing')}</Text>
          </Reserved>
        ) : strategies.length === 0 ? (
          <Text size={16}>{t('strategies.none')}</Text>
        ) : (
          <Markets strategies={strategies} date={date} filter={filter} hrefs={hrefs} />
        )}
      </Refreshed>
    </>
  );
}

interface MarketsProps extends Required<StrategiesPageProps> {
  strategies: readonly Schema<'Strategy'>[];
}

function Markets({ strategies, date, filter, hrefs }: MarketsProps) {
  const { t } = useTranslation(messages);
  const shown = filterStrategies(strategies, filter);
  return (
    <>
      <nav className={css.filters} aria-label={t('strategies.filters')}>
        <FilterRow
          label={t('strategies.riskLabel')}
          options={[undefined, ...risks].map((risk) => ({
            id: risk ?? 'all',
            label: risk === undefined ? t('strategies.anyRisk') : t(`strategies.risk.${risk}`),
            href: hrefs.list({ ...filter, risk }),
            count: filterStrategies(strategies, { ...filter, risk }).length,
            isCurrent: filter.risk === risk,
          }))}
        />
        <FilterRow
          label={t('strategies.marketLabel')}
          options={[undefined, ...markets].map((market) => ({
            id: market ?? 'all',
            label: market === undefined ? t('strategies.anyMarket') : t(`strategies.market.${market}.name`),
            href: hrefs.list({ ...filter, market }),
            count: filterStrategies(strategies, { ...filter, market }).length,
            isCurrent: filter.market === market,
          }))}
        />
      </nav>
      {shown.length === 0 && (
        <p className={css.nothing}>
          <span>{t('strategies.nothing')}</span> <Link href={hrefs.all}>{t('strategies.all')}</Link>
        </p>
      )}
      {markets
        .filter((market) => shown.some((strategy) => strategy.market === market))
        .map((market) => (
          <section key={market} className={css.market} aria-labelledby={`market-${market}`}>
            <div className={css.about}>
              <MarketDrawing market={market} />
              <Heading id={`market-${market}`} level={2} size={24}>
                {t(`strategies.market.${market}.name`)}
              </Heading>
              <Text size={16} tone="muted">
                {t(`strategies.market.${market}.about`)}
              </Text>
            </div>
            <ul className={css.rows} role="list">
              {filterStrategies(shown, { market }).map(({ id, name, summary, risk, horizon, payoff }) => {
                // A strategy may be newer than the pages: it has no address then.
                const href = hrefs.strategy(id);
                return (
                  <li key={id}>
                    <details className={css.strategy}>
                      <summary className={css.summary}>
                        <PayoffDrawing payoff={payoff} size="small" />
                        <h3 className={css.name}>{name}</h3>
                        <span className={css.risk}>
                          <RiskLevel risk={risk} />
                        </span>
                        <span className={css.horizon}>{horizon}</span>
                      </summary>
                      <div className={css.content}>
                        <p className={css.text}>{summary}</p>
                        {href !== undefined && (
                          <Text size={16}>
                            <Link href={href} aria-label={t('strategies.moreNamed', { strategy: name })}>
                              {t('strategies.more')}
                            </Link>
                          </Text>
                        )}
                      </div>
                    </details>
                  </li>
                );
              })}
            </ul>
          </section>
        ))}
      <section className={css.levels} aria-labelledby="levels">
        <Heading id="levels" level={2} size={24}>
          {t('strategies.levelsTitle')}
        </Heading>
        <dl className={css.levelList}>
          {risks.map((risk) => (
            <div key={risk} className={css.level}>
              <dt>
                <RiskLevel risk={risk} />
              </dt>
              <dd className={css.meaning}>{t(`strategies.meaning.${risk}`)}</dd>
            </div>
          ))}
        </dl>
        <Text size={16}>{t('strategies.relation')}</Text>
        <FiguresDate date={date} of="facts" />
        <Text size={16}>
          <Link href={hrefs.plans}>{t('strategies.toPlans')}</Link>
        </Text>
      </section>
    </>
  );
}

interface FilterOption {
  readonly id: string;
  readonly label: string;
  readonly href: string | undefined;
  readonly count: number;
  readonly isCurrent: boolean;
}

/** A row of links. On a phone it opens like a select, and its summary shows what is chosen. */
function FilterRow({ label, options }: { label: string; options: readonly FilterOption[] }) {
  const current = options.find(({ isCurrent }) => isCurrent);
  return (
    <details className={css.filter} name="filter">
      <summary className={css.select}>{current?.label ?? label}</summary>
      <ul className={css.options} aria-label={label}>
        {options.map(({ id, label: text, href, count, isCurrent }) => (
          <li key={id}>
            {href === undefined || (count === 0 && !isCurrent) ? (
              <span className={css.empty}>
                <span>{text}</span> <span className={css.count}>{count}</span>
              </span>
            ) : (
              <a className={css.option} href={href} aria-current={isCurrent ? 'page' : undefined}>
                <span>{text}</span> <span className={css.count}>{count}</span>
              </a>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
