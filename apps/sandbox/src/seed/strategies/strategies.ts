import { futuresStrategies } from './futures.ts';
import { lendingStrategies } from './lending.ts';
import { onchainStrategies } from './onchain.ts';
import { optionsStrategies } from './options.ts';
import type { SeededStrategy } from './SeededStrategy.ts';
import { spotStrategies } from './spot.ts';

/** The strategies in the order of the public page. None of them states or promises a result. */
export const strategies: readonly SeededStrategy[] = [
  ...spotStrategies,
  ...futuresStrategies,
  ...optionsStrategies,
  ...lendingStrategies,
  ...onchainStrategies,
];
