import { ExchangePage } from '@meridian/feature-exchange';
import { usePaths } from './paths.ts';

export function Component() {
  return <ExchangePage hrefs={usePaths()} />;
}
