/** Opens the refill, and writes the figures of its example into the skeleton. */
import './openCabinet.ts';
import { isSchema, paymentSystemListShape, settingRefillShape } from '@meridian/api-client';
import { refillFigures } from '@meridian/feature-refill/figures';
import { fillEarly } from '@meridian/web/fill-skeleton';

// What was typed before is in the form again.
const hasDraft = Object.keys(sessionStorage).some((key) => key.includes(':draft:'));

if (!hasDraft)
  void fillEarly(async (read) => {
    const [systems, setting] = await Promise.all([read('/payment-systems'), read('/settings/refill')]);
    return isSchema(paymentSystemListShape, systems) && isSchema(settingRefillShape, setting)
      ? refillFigures(systems.items, setting)
      : undefined;
  });
