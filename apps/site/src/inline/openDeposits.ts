/** Opens the deposits, and writes their figures into the skeleton. */
import './openCabinet.ts';
import { balanceShape, isSchema, statisticsShape } from '@meridian/api-client';
import { depositFigures } from '@meridian/feature-deposit/figures';
import { fillEarly } from '@meridian/web/fill-skeleton';

void fillEarly(async (read, locale) => {
  const [balance, statistics] = await Promise.all([read('/user/balance'), read('/user/statistics')]);
  return isSchema(balanceShape, balance) && isSchema(statisticsShape, statistics)
    ? depositFigures(balance, statistics, locale)
    : undefined;
});
