/** Opens the home of the cabinet, and writes its figures into the skeleton. */
import './openCabinet.ts';
import { balanceShape, isSchema, statisticsShape } from '@meridian/api-client';
import { homeFigures } from '@meridian/feature-cabinet/figures';
import { fillEarly } from '@meridian/web/fill-skeleton';

void fillEarly(async (read) => {
  const [balance, statistics] = await Promise.all([read('/user/balance'), read('/user/statistics')]);
  return isSchema(balanceShape, balance) && isSchema(statisticsShape, statistics)
    ? homeFigures(balance, statistics)
    : undefined;
});
