/** Opens the refill, and writes the figures of its example into the skeleton. */
import './openCabinet.ts';
import { isSchema, paymentSystemListShape, settingRefillShape } from '@meridian/api-client';
import { refillFigures } from '@meridian/feature-refill/figures';
import { fillEarly } from '@meridian/web/fill-skeleton';

// What was typed before is in the form again.
const hasDraft = Object.keys(sessionStorage).some((key) => key.includes(':draft:'));

if (!hasDraft)
  void fillEarly(['/payment-systems', '/settings/refill'], (bodies) => {
    const systems = bodies.get('/payment-systems');
    const setting = bodies.get('/settings/refill');
    return isSchema(paymentSystemListShape, systems) && isSchema(settingRefillShape, setting)
      ? refillFigures(systems.items, setting)
      : undefined;
  });
