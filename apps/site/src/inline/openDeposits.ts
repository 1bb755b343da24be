/** Opens the deposits, and writes their figures into the skeleton. */
import './openCabinet.ts';
import { balanceShape, isSchema, statisticsShape } from '@meridian/api-client';
import { depositFigures } from '@meridian/feature-deposit/figures';
import { fillEarly } from '@meridian/web/fill-skeleton';

void fillEarly(['/user/balance', '/user/statistics'], (bodies, locale) => {
  const balance = bodies.get('/user/balance');
  const statistics = bodies.get('/user/statistics');
  return isSchema(balanceShape, balance) && isSchema(statisticsShape, statistics)
    ? depositFigures(balance, statistics, locale)
    : undefined;
});
