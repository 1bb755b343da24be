/** Opens the operations, and writes their totals into the skeleton. */
import './openCabinet.ts';
import { isSchema, operationPageShape } from '@meridian/api-client';
import { operationFigures } from '@meridian/feature-operations/figures';
import { fillEarly } from '@meridian/web/fill-skeleton';

void fillEarly(async (read) => {
  const page = await read('/user/operations/');
  return isSchema(operationPageShape, page) ? operationFigures(page.totals) : undefined;
});
