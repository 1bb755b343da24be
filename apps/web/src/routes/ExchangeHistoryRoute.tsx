import { ExchangeHistoryPage } from '@meridian/feature-exchange';
import { usePaths } from './paths.ts';

export function Component() {
  return <ExchangeHistoryPage hrefs={usePaths()} />;
}
