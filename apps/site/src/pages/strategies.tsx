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

function hrefsOf({ paths, isWritten = () => true }: SitePageProps): StrategiesPageProps['hrefs'] {
  const ifWritten = (path: string) => (isWritten(path) ? path : undefined);
  return {
    risks: paths.risks,
    plans: paths.plans,
    all: paths.strategies,
    list(filter) {
      const text = writeStrategyFilter(filter);
      return text === '' ? paths.strategies : ifWritten(`${paths.strategies}/list/${text}`);
    },
    strategy: (id) => ifWritten(`${paths.strategies}/${id}`),
  };
}

const dateOf = ({ figures }: SitePageProps) => figures?.plans.date;

const listed = ({ figures }: SitePageProps) => figures?.strategies.items;

export const strategies: SitePage = {
  Component: (props) => (
    <StrategiesPage strategies={listed(props)} date={dateOf(props)} hrefs={hrefsOf(props)} />
  ),
  head: (_, t) => ({ title: t('strategies.title'), description: t('strategies.description') }),
  refreshes: ['strategies'],
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
      description: t('strategies.descriptionOfList'),
    };
  },
  refreshes: ['strategies'],
  params: (figures) => usedStrategyFilters(figures.strategies.items).map((filter) => ({ filter })),
};

const described = (props: SitePageProps) => listed(props)?.find(({ id }) => id === props.params.id);

const shown = (props: SitePageProps) => {
  const strategy = described(props);
  if (!strategy) throw new Error(`There is no strategy "${props.params.id}".`);
  return strategy;
};

export const strategy: SitePage = {
  Component: (props) => (
    <StrategyPage
      strategy={described(props)}
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
  refreshes: ['strategies'],
  params: ({ strategies: { items } }) => items.map(({ id }) => ({ id })),
};
