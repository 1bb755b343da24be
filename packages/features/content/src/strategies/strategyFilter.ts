import type { Schema } from '@meridian/api-client';

export const risks = ['low', 'medium', 'high'] as const satisfies readonly Schema<'StrategyRisk'>[];
export const markets = [
  'spot',
  'futures',
  'options',
  'lending',
  'onchain',
] as const satisfies readonly Schema<'StrategyMarket'>[];

/** Which strategies a list shows; without a field, all. */
export interface StrategyFilter {
  readonly risk?: Schema<'StrategyRisk'> | undefined;
  readonly market?: Schema<'StrategyMarket'> | undefined;
}

export const filterStrategies = (
  strategies: readonly Schema<'Strategy'>[],
  { risk, market }: StrategyFilter,
): readonly Schema<'Strategy'>[] =>
  strategies.filter(
    (strategy) =>
      (risk === undefined || strategy.risk === risk) && (market === undefined || strategy.market === market),
  );

/** The last part of the address of a filtered list, such as `low-futures`; empty for the whole list. */
export const writeStrategyFilter = ({ risk, market }: StrategyFilter): string =>
  [risk, market].filter((part) => part !== undefined).join('-');

/** Reads what `writeStrategyFilter` writes. Ignores every other word. */
export function readStrategyFilter(text: string): StrategyFilter {
  const words = text.split('-');
  return {
    risk: risks.find((risk) => words.includes(risk)),
    market: markets.find((market) => words.includes(market)),
  };
}

/** Every filter, except the whole list, that shows at least one strategy: a page is written for each. */
export function usedStrategyFilters(strategies: readonly Schema<'Strategy'>[]): readonly string[] {
  const all = [undefined, ...risks].flatMap((risk) =>
    [undefined, ...markets].map((market) => ({ risk, market })),
  );
  return all
    .filter((filter) => filterStrategies(strategies, filter).length > 0)
    .map(writeStrategyFilter)
    .filter((text) => text !== '');
}
