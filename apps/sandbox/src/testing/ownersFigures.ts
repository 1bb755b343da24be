import { unwrap } from '@meridian/api-client';
import { add, isDecimal } from '@meridian/money';
import type { CompanySettings } from '../settings/CompanySettings.ts';
import type { Person, TestSandbox } from './openTestSandbox.ts';

/** A figure that the owner sets: which setting it is in, and the settings with it made one greater. */
export interface OwnersFigure {
  readonly setting: string;
  /** Where it is in the setting, by names. */
  readonly path: string;
  readonly greater: CompanySettings;
}

type Change = readonly [path: string, changed: unknown];

/** What a value becomes when one figure in it is made one greater, a figure at a time; of a list, the first item's. */
function changesOf(value: unknown, path: string): Change[] {
  if (typeof value === 'number') return [[path, value + 1]];
  if (typeof value === 'string') return isDecimal(value) ? [[path, add(value, '1')]] : [];
  if (Array.isArray(value)) {
    const [first, ...others] = value;
    return changesOf(first, path).map(([at, changed]) => [at, [changed, ...others]]);
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    changesOf(part, path === '' ? name : `${path}.${name}`).map(([at, changed]): Change => [
      at,
      { ...value, [name]: changed },
    ]),
  );
}

/** Every figure that the owner sets, by the setting that it is in. */
export function ownersFigures(settings: CompanySettings): OwnersFigure[] {
  return Object.entries(settings).flatMap(([setting, value]) =>
    changesOf(value, setting).map(([path, changed]) => ({
      setting,
      path,
      greater: { ...settings, [setting]: changed },
    })),
  );
}

const settingKeys = [
  'auth',
  'cases',
  'contacts',
  'deposit',
  'exchange',
  'partners',
  'refill',
  'verification',
  'withdrawal',
] as const;

/** All that the API tells anybody of what the owner sets, and the rates that it quotes to these two, as one text. */
export async function whatIsServed({ guest }: TestSandbox, [one, another]: readonly [Person, Person]) {
  const quoteTo = async ({ api }: Person, sourceCurrency: string, targetCurrency: string) => {
    const query = { sourceCurrency, targetCurrency };
    const { course, feePercent } = await unwrap(api.GET('/user/exchange-rate', { params: { query } }));
    return { course, feePercent };
  };
  const served: readonly unknown[] = await Promise.all([
    ...settingKeys.map((key) => unwrap(guest.GET('/settings/{key}', { params: { path: { key } } }))),
    unwrap(guest.GET('/settings_other/plans/available')),
    unwrap(guest.GET('/payment-systems')),
    unwrap(guest.GET('/settings/subscription/options')),
    unwrap(guest.GET('/settings/technical_work')),
    unwrap(guest.GET('/settings/telegramAuthAvailable')),
    quoteTo(one, 'USDT', 'BTC'),
    quoteTo(another, 'ETH', 'TRX'),
  ]);
  return JSON.stringify(served);
}
