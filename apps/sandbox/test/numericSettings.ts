import { unwrap } from '@meridian/api-client';
import { add, isDecimal } from '@meridian/money';
import type { CompanySettings } from '../src/core/CompanySettings.ts';
import type { TestUser, TestSandbox } from './openTestSandbox.ts';

/** A number in the settings, and the settings with it increased by one. */
export interface NumericSetting {
  readonly setting: string;
  /** Path within the setting. */
  readonly path: string;
  readonly greater: CompanySettings;
}

type Change = readonly [path: string, changed: unknown];

/** Increases each number in a value by one, one at a time. Of a list, only the first item. */
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

/** All numbers in the settings, by setting. */
export function numericSettings(settings: CompanySettings): NumericSetting[] {
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

/** Reads of everything that the API reveals of the settings, with quotes for these two investors. */
export function settingsReads(
  { guest }: TestSandbox,
  [one, another]: readonly [TestUser, TestUser],
): (() => Promise<unknown>)[] {
  const quoteTo = async ({ api }: TestUser, sourceCurrency: string, targetCurrency: string) => {
    const query = { sourceCurrency, targetCurrency };
    const { course, feePercent } = await unwrap(api.GET('/user/exchange-rate', { params: { query } }));
    return { course, feePercent };
  };
  return [
    ...settingKeys.map((key) => () => unwrap(guest.GET('/settings/{key}', { params: { path: { key } } }))),
    () => unwrap(guest.GET('/settings_other/plans/available')),
    () => unwrap(guest.GET('/payment-systems')),
    () => unwrap(guest.GET('/settings/subscription/options')),
    () => unwrap(guest.GET('/settings/technical_work')),
    () => unwrap(guest.GET('/settings/telegramAuthAvailable')),
    () => unwrap(one.api.GET('/user/sessions')),
    () => unwrap(one.api.GET('/user/closing')),
    () => unwrap(one.api.GET('/user/protection')),
    () => unwrap(one.api.GET('/user/read-only-keys')),
    () => unwrap(one.api.GET('/user-data/wallets')),
    () => quoteTo(one, 'USDT', 'BTC'),
    () => quoteTo(another, 'ETH', 'TRX'),
  ];
}
