import {
  readStrategyFilter,
  StrategiesPage,
  type StrategiesPageProps,
  StrategyPage,
  usedStrategyFilters,
  writeStrategyFilter,
} from '@meridian/feature-content';
import type { SitePage, SitePageProps } from '../SitePage.ts';
import { breadcrumbs } from './breadcrumbs.ts';

const hrefsOf = ({ paths }: SitePageProps): StrategiesPageProps['hrefs'] => ({
  risks: paths.risks,
  plans: paths.plans,
  list(filter) {
    const text = writeStrategyFilter(filter);
    return text === '' ? paths.strategies : `${paths.strategies}/list/${text}`;
  },
  strategy: (id) => `${paths.strategies}/${id}`,
});

const dateOf = ({ figures }: SitePageProps) => figures?.plans.date;

const listed = ({ figures }: SitePageProps) => figures?.strategies.items;

export const strategies: SitePage = {
  Component: (props) => (
    <StrategiesPage strategies={listed(props)} date={dateOf(props)} hrefs={hrefsOf(props)} />
  ),
  head: (_, t) => ({ title: t('strategies.title'), description: t('strategies.lead') }),
};

/** Each filter is a page, so that filters work without a script. */
export const strategiesFiltered: SitePage = {
  Component: (props) => (
    <StrategiesPage
      strategies={listed(props)}
      date={dateOf(props)}
      filter={readStrategyFilter(props.params.filter ?? '')}
      hrefs={hrefsOf(props)}
    />
  ),
  head({ params }, t) {
    const { risk, market } = readStrategyFilter(params.filter ?? '');
    const chosen = [
      ...(risk ? [t(`strategies.risk.${risk}`)] : []),
      ...(market ? [t(`strategies.market.${market}.name`)] : []),
    ];
    return {
      title: `${t('strategies.title')}: ${chosen.join(', ')}`,
      description: t('strategies.lead'),
    };
  },
  params: (figures) => usedStrategyFilters(figures.strategies.items).map((filter) => ({ filter })),
};

const shown = (props: SitePageProps) => {
  const strategy = listed(props)?.find(({ id }) => id === props.params.id);
  if (!strategy) throw new Error(`There is no strategy "${props.params.id}".`);
  return strategy;
};

export const strategy: SitePage = {
  Component: (props) => (
    <StrategyPage
      strategy={shown(props)}
      strategies={listed(props) ?? []}
      date={dateOf(props)}
      hrefs={hrefsOf(props)}
    />
  ),
  head(props, t) {
    const { id, name, summary } = shown(props);
    return {
      title: name,
      description: summary,
      structuredData: [
        breadcrumbs(props, [
          { name: t('strategies.title'), path: props.paths.strategies },
          { name, path: `${props.paths.strategies}/${id}` },
        ]),
      ],
    };
  },
  params: ({ strategies: { items } }) => items.map(({ id }) => ({ id })),
};
